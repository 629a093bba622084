# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deals of the match: what anybody needs to play the same ones, or to check that they are fair."""

from __future__ import annotations

import loader
from drawings import GOLD, GREY, HEAD, WHITE
from handheld.buttons import START, A, B
from words import names
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from app import App
    from kinds import Steps

_WIDEST = 152  # px from the names of the values to the ends of the values
_PITCH = 11  # px from line to line
_LINE = 16  # digits of a code on a line


class Scene:
    """The number of the match, and if it wasn't given, the code that fixed the game's part of it before the first
    tile. Once the match is over, what the code was made of, and whether the deals were those."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.words = app.words
        self.group, self.page = app.page()
        self.prose = app.writer()
        self.y = HEAD + 2
        self.prose.heading(self.page, self._heading())

    def _heading(self) -> str:
        return self.words(names.DEAL) % self._number()

    def _number(self) -> int:
        """Return the number of the match."""
        return self.app.number

    def tell(self, name: str, value: str) -> None:
        """Write a name and a value, below each other if there isn't space for both on a line."""
        prose, wide = self.prose, self.app.art.page_width
        left = max(prose.margin, (wide - _WIDEST) // 2)
        prose.write(self.page, GREY, left, self.y, name)
        if prose.font.width(name + " " + value) > wide - 2 * left:
            self.y += _PITCH
        prose.write(self.page, WHITE, wide - left, self.y, value, AT_RIGHT)
        self.y += _PITCH

    def explain(self, text: str, colour: int = GREY) -> None:
        """Write a sentence."""
        self.y = self.prose.lines(self.page, colour, self.y, text)

    def show_code(self, secret: bytes, name: int) -> Steps[str | None]:
        """Find the code that fixes a seed and a salt, and write it below the sentence of that name (generator).
        Return it, or None if a button was pressed."""
        yield  # the picture comes before the modules
        with loader.guest():
            code: str | None = yield from self.app.think(_fairness().find_code(*_fairness().unpack(secret)))
        if code:
            self.explain(self.words(name))
            for start in range(0, len(code), _LINE):
                self.explain(code[start : start + _LINE], WHITE)
            yield
        return code

    def _show(self) -> Steps[str | None]:
        """Write what there is to say (generator). Return None if a press came before all was written."""
        app, words = self.app, self.words
        over = app.match.result is not None
        if not app.fair:
            self.explain(words(names.SAME_DEALS))
            return ""
        code = yield from self.show_code(app.fair, names.CODE if over else names.CODE_FIXES)
        if not code or not over:
            return code
        with loader.guest():
            seed, salt = _fairness().unpack(app.fair)
        self.tell(words(names.SEED), str(seed))
        self.tell(words(names.SALT), salt)
        self.tell(words(names.OWN), str(seed ^ self._number()))
        yield
        yield from self._check()
        return code

    def _check(self) -> Steps[None]:
        """Say whether the deals of the match were those of the code (generator)."""
        match = self.app.match
        count, wrong = 0, ""
        with loader.guest():
            for wrong in _fairness().compare(match, self._number()):
                count += 1
                yield
        self.explain(self.words(names.CHECKED) % (count, match.rounds))
        self.explain(self.words.forms(names.VERDICTS)[wrong != ""], GOLD)

    def run(self) -> Steps[str]:
        """See scenes."""
        app = self.app
        shown = button = None
        while button not in (A, B, START):
            if shown is None:
                shown = yield from self._show()
            button = yield from app.press()
        return app.menu


def _fairness() -> ModuleType:
    from engine import fairness

    return fairness
