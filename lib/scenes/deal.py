# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The number of a new match, entered digit by digit."""

from __future__ import annotations

from drawings import ARROW_DOWN, ARROW_UP, BUTTON_A, BUTTON_B, GOLD, HEAD, ICON, WHITE
from engine.rng import SEEDS
from handheld import chance
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from scenes import fair
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps

_DIGITS = len(str(SEEDS - 1))
_FIRST = 2  # the digit that is chosen first: a date has two digits less
_STEP = 12  # px from digit to digit
_ROW = HEAD + 13  # px from the top to the digits
_FOOT = 13  # px


class Scene(fair.Scene):
    """A row of digits, and below it the code of the next random match, for anybody who wants to note it before that
    begins.

    digits  the Labels of the digits, a list
    chosen  the place of the chosen digit in it
    arrows  the arrows above and below that digit, TileGrids
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        _, self._row, number = app.chosen_row or (True, 0, None)
        self._taken = number
        self._entered = chance.today() if number is None else number
        art, page, prose = app.art, self.page, self.prose
        left = (art.page_width - _DIGITS * _STEP) // 2
        self.digits = [
            art.label(page, WHITE, _STEP, left + i * _STEP, _ROW, CENTRE, digits=True) for i in range(_DIGITS)
        ]
        self.arrows = art.icon(page, ARROW_UP, 0, _ROW - ICON - 1), art.icon(page, ARROW_DOWN, 0, _ROW + ICON)
        foot = art.page_height - _FOOT
        back = prose.write(page, WHITE, prose.margin + ICON + 2, foot, self.words(names.BACK_KEY))
        done = prose.write(page, WHITE, art.page_width - prose.margin, foot, self.words(names.DONE), AT_RIGHT)
        for icon, text in ((BUTTON_B, back), (BUTTON_A, done)):
            art.icon(page, icon, text.x - ICON - 2, foot + 3)
        self.chosen = _FIRST
        self._choose(_FIRST)
        self.y = _ROW + 2 * ICON + 2

    def _heading(self) -> str:
        return self.words(names.CHOICES, "deal")

    def _choose(self, chosen: int) -> None:
        """Choose a digit by its place, and show all of them."""
        self.chosen = chosen % _DIGITS
        for i, (label, digit) in enumerate(zip(self.digits, str(10**_DIGITS + self._entered)[1:])):
            label.show(digit, self.app.art.ink(GOLD if i == self.chosen else WHITE))
        for arrow in self.arrows:
            arrow.x = self.digits[self.chosen].grid.x + (_STEP - ICON) // 2

    def _turn(self, step: int) -> None:
        """Choose another value of the chosen digit: the next with which the number isn't too large."""
        place = 10 ** (_DIGITS - 1 - self.chosen)
        digit = self._entered // place % 10
        rest = self._entered - digit * place
        values = [value for value in range(10) if rest + value * place < SEEDS]
        self._entered = rest + values[(values.index(digit) + step) % len(values)] * place
        self._choose(self.chosen)

    def run(self) -> Steps[str]:
        """See scenes."""
        app, code = self.app, None
        while True:
            if not code:
                code = yield from self.show_code(app.secret, names.NEXT_CODE)
            button = yield from app.press()
            if button in (LEFT, RIGHT):
                self._choose(self.chosen + (1 if button == RIGHT else -1))
            elif button in (UP, DOWN):
                self._turn(1 if button == UP else -1)
            elif button in (A, B, START):
                app.chosen_row = True, self._row, self._taken if button == B else self._entered
                return "house_rules"
