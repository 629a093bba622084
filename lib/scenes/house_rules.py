# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The house rules of a new match, and its deal, whose number is entered on a page of its own."""

from __future__ import annotations

from drawings import ARROW_LEFT, ARROW_RIGHT, GOLD, GREY, HEAD, ICON, INK, PITCH, WHITE
from handheld import chance
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from saves.choice import begin, last_choice
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.kinds import MaybeNone
    from kinds import Steps
    from words.prose import Text

_FEW, _ROWS = 4, 5  # things to choose: on most pages, and at most
_PITCH = 12  # px from row to row, at most
_CLOSE = 11  # px, at least
_WIDE = 152  # px of a row, at most
_MARGIN = 3
_BUTTON = 60, 12  # px
_LAST = 13  # px of the last line of explanation
_LINES = 3  # lines of explanation; on a narrow screen that isn't low one more
_DEAL = "deal"  # the key of the row for the match's number


class Scene:
    """Rows of a name and a value, a button, and a sentence on the chosen row.

    The last row is for the deal: a random one, today's if the clock is set, or that of a number which was entered.
    The button leads back to the new game.

    row     the number of the chosen row, and `key` its key; the button follows the last row
    keys    the keys of the rows, a list
    arrows  the arrows beside the chosen row's value, and `button` the button: TileGrids
    pitch   px from row to row
    """

    in_rules = True

    def __init__(self, app: App) -> None:
        self.app = app
        app.leave_table()
        self.art = art = app.art
        self.words = app.words
        self.choice = last_choice(app)
        self.group, page = app.page()
        self.prose = prose = app.writer()
        self._heading = prose.text(page, GOLD, art.page_width // 2, 0, CENTRE)
        lines = _LINES + (art.is_narrow and not art.is_low)
        pitch = PITCH - (lines > _LINES)
        bottom = art.page_height - _LAST - (lines - 1) * pitch
        self._space = bottom - HEAD - _BUTTON[1]  # px for the rows
        wide = min(_WIDE, art.page_width - 2)
        left = (art.page_width - wide) // 2
        self._bar = art.panel(page, INK, left, 0, wide, min(_PITCH, self._space // _FEW))
        right = left + wide - ICON
        self._rows: list[tuple[Text, Text]] = []  # for each row the labels of its name and its value
        for _ in range(_ROWS):
            name, value = prose.text(page, WHITE, left + 1, 0), prose.text(page, WHITE, right - 1, 0, AT_RIGHT)
            self._rows.append((name, value))
        self.arrows = art.icon(page, ARROW_LEFT, 0, 0), art.icon(page, ARROW_RIGHT, right, 0)
        self.button = art.panel(page, GOLD, (art.page_width - _BUTTON[0]) // 2, 0, *_BUTTON)
        self._on_button = prose.text(page, INK, art.page_width // 2, 0, CENTRE)
        # A label for each line, so that each is centred.
        middle = art.page_width // 2
        self._about = [prose.text(page, GREY, middle, bottom + i * pitch, CENTRE) for i in range(lines)]
        in_rules, row, number = app.chosen_row or (True, 0, None)
        self.choice.number = number
        today = chance.today()
        # The numbers that the row of the deal can have, None for a random one.
        self._numbers = [None] + [today] * bool(today) + [number] * (number not in (None, today))
        app.chosen_row = None
        self._heading.show(self.words(names.RULES))
        self._on_button.show(self.words(names.DONE))
        self._show_rows()
        self.row = row if in_rules and row is not None else 0
        self._show_row()
        self._explain()

    @property
    def key(self) -> str | MaybeNone:
        """Return the key of the chosen row, as in Choice; "deal" for the deal, and None for the button."""
        return self.keys[self.row] if self.row < len(self.keys) else None

    def top(self, row: int) -> int:
        """Return the top of a row, in px."""
        return HEAD + 1 + row * self.pitch

    def _show_rows(self) -> None:
        self.keys = self.choice.house_rules() + [_DEAL]
        self.pitch = min(_PITCH, self._space // max(_FEW, len(self.keys)))
        for i, (name, value) in enumerate(self._rows):
            name.y = value.y = self.top(i) - 1
            key = self.keys[i] if i < len(self.keys) else None
            name.show(self.words(names.CHOICES, key) if key else "")
            value.show(self._value(key) if key else "")

    def _value(self, key: str) -> str:
        """Return the value of a key in words."""
        if key == _DEAL:
            return self.words(names.CHOICE_VALUES, "%s.%s" % (key, self.kind())) or str(self.choice.number)
        value = self.choice.value(key)
        return self.words(names.CHOICE_VALUES, "%s.%s" % (key, value)) or str(value)

    def kind(self) -> str:
        """Return what kind of deal is chosen."""
        number = self.choice.number
        return "random" if number is None else "today" if number == chance.today() else "number"

    def _explanation(self) -> list[str]:
        """Return the lines that explain the chosen row; for the button, all of them."""
        key = self.key
        name = names.ABOUT if key in (None, _DEAL) else names.ABOUT_RULES
        about = self.words(name, key or "rules")
        if not about:  # there is one for each value
            value = self.kind() if key == _DEAL else self.choice.value(key)
            about = self.words(name, "%s.%s" % (key, value))
        lines = self.prose.wrap_evenly(about, self.art.page_width - 2 * _MARGIN)
        if key is None:
            lines.append(self.words(names.HELP_KEY) % self.app.button_name(SELECT))
        return lines

    def _show_row(self) -> None:
        """Mark the chosen row."""
        on_button = self.key is None
        off = self.art.height  # off the screen
        top = off if on_button else self.top(self.row)
        self._bar.y = top
        left, right = self.arrows
        right.y = top + 2
        left.y = off if self._opens() else right.y
        if not on_button:
            left.x = self._rows[self.row][1].left - ICON - 2
        self.button.y = self.top(len(self.keys)) + (1 if self.pitch > _CLOSE else 2)  # below the tails of letters
        self._on_button.y = self.button.y - 1
        self._on_button.dye(INK if on_button else GOLD)
        self.button.pixel_shader = self.art.ink(GOLD if on_button else INK)

    def _opens(self) -> bool:
        """Return whether the chosen row has no other value, and only opens a page."""
        return self.key == _DEAL and len(self._numbers) == 1

    def _explain(self) -> None:
        """Show the sentence that explains the chosen row."""
        lines = self._explanation()
        free = len(self._about) - len(lines)  # they stand at the foot, apart from the button
        for i, label in enumerate(self._about):
            label.show(lines[i - free] if i >= free else "")

    def _turn(self, key: str, step: int) -> None:
        """Choose the value of a row that is `step` places further on."""
        choice, numbers = self.choice, self._numbers
        if key == _DEAL:
            choice.number = numbers[(numbers.index(choice.number) + step) % len(numbers)]
        else:
            choice.turn(key, step)
            self._note()

    def _note(self) -> None:
        """Note what is chosen: it decides which help may come next."""
        self.app.packed_choice = self.choice.pack()
        self.app.remember_soon()

    def run(self) -> Steps[str]:
        """See scenes."""
        self._note()
        self.app.expect("new_game", "help_chosen")
        while True:
            button = yield from self.app.press()
            key = self.key
            if button == B or button == A and key is None:
                self.app.chosen_row = False, -1, self.choice.number
                return "new_game"
            elif button == START:
                return begin(self.app, self.choice.play)
            elif button == SELECT:
                self.app.chosen_row = True, self.row, self.choice.number
                return "help_chosen"
            elif button in (UP, DOWN):
                self.row = (self.row + (1 if button == DOWN else -1)) % (len(self.keys) + 1)
            elif key == _DEAL and (button == A or button == RIGHT and self._opens()):
                self.app.chosen_row = True, self.row, self.choice.number
                return "deal"
            elif button in (LEFT, RIGHT, A) and key is not None and not self._opens():
                self._turn(key, -1 if button == LEFT else 1)
                self._show_rows()
            self._show_row()
            yield  # answer the press at once: the sentence takes longer
            self._explain()
