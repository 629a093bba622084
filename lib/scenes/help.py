# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help: the rules of a game in short pages."""

import displayio

from drawings import ABOVE, ARROW_LEFT, ARROW_RIGHT, BUTTON_B, GOLD, GREY, HEAD, ICON, PITCH, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A
from scenes import help_pages
from words import names
from words.label import AT_RIGHT
from words.lines import sticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from app import App
    from art import Art
    from kinds import Steps
    from words.prose import Prose, Text

    class Drawing(Protocol):
        def room(self, art: Art, picture: str) -> int: ...
        def draw(self, prose: Prose, group: displayio.Group, picture: str, top: int, bottom: int) -> object: ...


_FOOT = 13  # px
_MARGIN = 3
_NUMBER = 26  # px
_AROUND = 25  # px of a page's height that neither lines nor a picture can use
_AIR = 4  # px around a picture


class Scene:
    """A heading, some lines of text, and below them a picture; LEFT and RIGHT turn the pages, B goes back.

    The help opens at the page on the moves that are legal now. A page too long for a small screen is shown in
    parts, whose numbers have a letter.
    """

    back = "pause"  # the scene that comes after it

    def __init__(self, app: "App") -> None:
        self.app = app
        self.art = app.art
        self.game, self.number = self.find()
        self._name, kind, self.pages = help_pages.PAGES[self.game]
        self.drawing = _drawing(kind)
        self.group, self._page = app.page()
        self.part = 0  # which part of the page is shown
        self._heading: "Text" = None  # type: ignore[assignment]  # the topic of the page, once one is shown

    def find(self) -> tuple[str, int]:
        """Return the name of the game, and the number of the page to begin with."""
        match = self.app.match
        return match.name, help_pages.find(match)

    def _make_labels(self) -> None:
        """Make the parts of all pages: the labels of the heading, the number and the text, and the keys."""
        art, page = self.art, self._page
        prose = self.prose = self.app.writer()
        self._heading = prose.text(page, GOLD, _MARGIN, 0)
        self._number = art.label(page, GREY, _NUMBER, art.page_width - _NUMBER - 1, ABOVE, AT_RIGHT)
        self._text = prose.text(page, WHITE, _MARGIN, HEAD - 1)
        self._picture = displayio.Group()
        page.append(self._picture)
        self._show_keys(art.page_height - _FOOT)

    def _show_keys(self, y: int) -> None:
        """Show which keys turn the pages and go back; on a narrow screen without words."""
        art, page, prose = self.art, self._page, self.prose
        art.icon(page, ARROW_LEFT, 1, y + 3)
        art.icon(page, ARROW_RIGHT, 1 + ICON, y + 3)
        right = art.page_width - _MARGIN
        if not art.is_narrow:
            words = self.app.words
            prose.write(page, GREY, 4 + 2 * ICON, y, words(names.PAGES_KEY))
            right = prose.write(page, GREY, right, y, words(names.BACK_KEY), AT_RIGHT).x - 2
        art.icon(page, BUTTON_B, right - ICON, y + 3)

    def _open(self, number: int, last: bool = False) -> None:
        """Show the first or the last part of a page."""
        self.number = number
        topic, picture = self.pages[number]
        words = self.app.words
        heading, text = words.forms(self._name, topic) or words.forms(names.HELP_LINE, topic)
        self._heading.show(heading)
        if topic == "keys":
            text = (text + " " + self.app.handheld.keyboard).rstrip()
        self._parts = self._split(text, picture)
        self.part = len(self._parts) - 1 if last else 0
        self._show()

    def _show(self) -> None:
        """Show a part of the page. The picture goes with the last, and with each other where it fits."""
        topic, picture = self.pages[self.number]
        part = chr(ord("a") + self.part) if len(self._parts) > 1 else ""
        self._number.show("%d%s/%d" % (self.number + 1, part, len(self.pages)))
        while len(self._picture):
            self._picture.pop()
        lines = self._parts[self.part]
        self._text.show("\n".join(lines))
        if picture and self._fits(lines, picture):
            top = HEAD - 1 + self._text.height
            self.drawing.draw(self.prose, self._picture, picture, top, self.art.page_height - _FOOT)

    def _split(self, text: str, picture: str) -> list[list[str]]:
        """Return a text as a list of parts, each the lines that fit on a page; whole sentences if possible, and in
        parts of about the same length."""
        lines = self._wrap(text)
        if self._fits(lines, picture):
            return [lines]
        first = _but_last(text)
        while first and not self._fits(self._wrap(first)):
            first = _but_last(first)
        if not first:  # a single sentence
            fits = lines[: self._high() // PITCH]
            return [fits] + self._split(text[len(" ".join(fits)) + 1 :], picture)
        shorter = _but_last(first)
        while (
            shorter
            and len(text) - len(shorter) < len(first)
            and self._fits(self._wrap(text[len(shorter) + 1 :]), picture)
        ):
            first, shorter = shorter, _but_last(shorter)
        return [self._wrap(first)] + self._split(text[len(first) + 1 :], picture)

    def _wrap(self, text: str) -> list[str]:
        """Return a text as a list of lines as wide as a page. If a single word is left for the last line, move
        another down from the line above, unless that leaves a single word there."""
        wide = self.art.page_width - 2 * _MARGIN
        lines = self.prose.wrap(text, wide)
        if len(lines) > 1 and " " not in lines[-1]:
            above = lines[-2]
            end = above.rfind(" ")
            while end > 0 and sticks(above[:end], above[end + 1 :]):
                end = above.rfind(" ", 0, end)
            last = above[end + 1 :] + " " + lines[-1]
            if above.find(" ") < end and self.prose.font.width(last) <= wide:
                lines[-2:] = above[:end], last
        return lines

    def _fits(self, lines: list[str], picture: str = "") -> bool:
        """Return whether some lines fit on a page, with a picture below them if one is given."""
        below = self.drawing.room(self.art, picture) + _AIR if picture else 0
        return len(lines) * PITCH + below <= self._high()

    def _high(self) -> int:
        """Return the height of a page's text and picture, in px."""
        return self.art.page_height - _AROUND

    def _turn(self, step: int) -> None:
        """Show the next part or page, or the previous one if `step` is -1."""
        if 0 <= self.part + step < len(self._parts):
            self.part += step
            self._show()
        else:
            self._open((self.number + step) % len(self.pages), step < 0)

    def run(self) -> "Steps[str]":
        """See scenes. Return the name of the scene that led here."""
        if self.back == "pause" or not self.app.match:  # beside a match there is no memory for the others
            self.app.expect(self.back)
        self._make_labels()
        self._open(self.number)
        while True:
            button = yield from self.app.press()
            if button not in (LEFT, RIGHT, UP, DOWN, A):
                return self.back
            self._turn(-1 if button in (LEFT, UP) else 1)


def _drawing(kind: str) -> "Drawing":
    """Return the module that draws pictures of that kind."""
    if kind == "line":
        from scenes import picture_line

        return picture_line
    if kind == "sum":
        from scenes import picture_sum

        return picture_sum
    from scenes import picture_tiles

    return picture_tiles


def _but_last(text: str) -> str:
    """Return a text without its last sentence; "..." doesn't end a sentence."""
    end = text.rfind(". ")
    while end > 0 and text[end - 1] == ".":
        end = text.rfind(". ", 0, end)
    return text[: end + 1]
