# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help: the rules of a game in short pages."""

from __future__ import annotations

import displayio

import loader
from drawings import ABOVE, ARROW_LEFT, ARROW_RIGHT, BUTTON_A, BUTTON_B, GOLD, GREY, HEAD, ICON, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A
from scenes import TAUGHT, help_pages
from words import names
from words.label import AT_RIGHT
from words.lines import sticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from app import App
    from art import Art
    from kinds import Steps
    from words.prose import Prose
    from words.words import Words

    class Drawing(Protocol):
        def room(self, art: Art, picture: str) -> int: ...
        def draw(
            self, prose: Prose, group: displayio.Group, picture: str, top: int, bottom: int, words: Words
        ) -> object: ...


_FOOT = 13  # px
_MARGIN = 3
_NUMBER = 38  # px
_AROUND = 25  # px of a page's height that neither lines nor a picture can use
_AIR = 3  # px around a picture


class Scene:
    """A heading, some lines of text, and below them a picture; LEFT and RIGHT turn the pages, B goes back. On the
    first page A opens the first lesson, if the game has one.

    The help opens at the page on the moves that are legal now. A page too long for a small screen is shown in
    parts, whose numbers have a letter.
    """

    back = "pause"  # the scene that comes after it

    def __init__(self, app: App) -> None:
        self.app = app
        self.art = app.art
        self.game, self.number = self.find()
        if app.lesson and app.lesson[1] == "help":  # the first page has led to it
            self.number, app.lesson = 0, None
        self._name, self.kind, self.pages = help_pages.PAGES[self.game]
        self.group, self._page = app.page()
        self.part = 0  # which part of the page is shown

    def find(self) -> tuple[str, int]:
        """Return the name of the game, and the number of the page to begin with."""
        match = self.app.match
        return match.game, help_pages.find(match)

    def _make_labels(self) -> None:
        """Make the parts of all pages: the labels of the heading, the number and the text, and the keys."""
        art, page = self.art, self._page
        prose = self.prose = self.app.writer()
        self._heading = prose.text(page, GOLD, _MARGIN, 0)
        self._number = art.label(page, GREY, _NUMBER, art.page_width - _NUMBER - 1, ABOVE, AT_RIGHT)
        self._reader = help_pages.reader(self.app)
        self._text = self._reader.text(page, WHITE, _MARGIN, HEAD - 1)
        self._picture = displayio.Group()
        page.append(self._picture)
        self._show_keys(art.page_height - _FOOT)

    def _show_keys(self, y: int) -> None:
        """Show which keys turn the pages and go back; on a narrow screen without words."""
        art, page, prose = self.art, self._page, self.prose
        art.icon(page, ARROW_LEFT, 1, y + 3)
        art.icon(page, ARROW_RIGHT, 1 + ICON, y + 3)
        right = art.page_width - _MARGIN
        words = self.app.words
        left = 4 + 2 * ICON
        # What A does on the first page, and what the arrows do: only one of them is in the third Group.
        self._lesson, self._turning, self._told = displayio.Group(), displayio.Group(), displayio.Group()
        page.append(self._told)
        if self.game in TAUGHT:
            art.icon(self._lesson, BUTTON_A, left, y + 3)
            if not (art.is_narrow and self.kind == "sum"):  # there the sum is below the picture
                prose.write(self._lesson, GREY, left + ICON + 2, y, words(names.FIRST_LESSON))
        if not art.is_narrow:
            prose.write(self._turning, GREY, left, y, words(names.PAGES_KEY))
            right = prose.write(page, GREY, right, y, words(names.BACK_KEY), AT_RIGHT).x - 2
        art.icon(page, BUTTON_B, right - ICON, y + 3)

    def _opens_lesson(self) -> bool:
        """Return whether A opens the first lesson."""
        return self.number == 0 and self.game in TAUGHT

    def _tell_key(self) -> None:
        """Tell beside the arrows that A opens the first lesson, or what the arrows do."""
        told = self._lesson if self._opens_lesson() else self._turning
        if not len(self._told) or self._told[0] is not told:
            while len(self._told):
                self._told.pop()
            self._told.append(told)

    def _open(self, number: int, last: bool = False) -> None:
        """Show the first or the last part of a page."""
        self.number = number
        self._tell_key()
        topic, picture = self.pages[number]
        words = self.app.words
        heading, text = words.forms(self._name, topic) or words.forms(names.HELP_LINE, topic)
        self._heading.show(heading)
        if topic == "keys":
            text = (text + " " + self.app.handheld.keyboard).rstrip()
        self._pictures = picture.split(" | ") if picture else []
        self._parts = self._split(text)
        self.part = len(self._parts) - 1 if last else 0
        self._show()

    def _show(self) -> None:
        """Show a part of the page, and of the pictures that go with it as many as fit."""
        pictures = self._pictures
        if len(self._parts) > 1:
            pictures = pictures[-1:] if self.part else pictures[:1]
        part = chr(ord("a") + self.part) if len(self._parts) > 1 else ""
        self._number.show("%d%s/%d" % (self.number + 1, part, len(self.pages)))
        while len(self._picture):
            self._picture.pop()
        lines = self._parts[self.part]
        self._text.show("\n".join(lines))
        while pictures and not self._fits(lines, *pictures):
            pictures = pictures[:-1]
        top, bottom = HEAD - 1 + self._text.height, self.art.page_height - _FOOT
        for i, picture in enumerate(pictures):
            end = top + (bottom - top) // (len(pictures) - i)
            _drawing(self.kind, picture).draw(self.prose, self._picture, picture, top, end, self.app.words)
            top = end

    def _split(self, text: str) -> list[list[str]]:
        """Return a text as a list of parts, each the lines that fit on a page with its picture; whole sentences if
        possible, and in parts of about the same length. A sentence too long for a picture below it has none."""
        parts, lines, pictures = [], self._wrap(text), self._pictures
        while not self._fits(lines, *pictures):
            above, pictures = pictures[:1], self._pictures[-1:]
            first = self._fitting(text, lines, above) or self._fitting(text, lines, [])
            if not first:  # a single sentence
                first = " ".join(lines[: min(self._high() // self._reader.pitch, (len(lines) + 1) // 2)])
            ends, shorter = [first], _but_last(first)
            while shorter and len(text) - len(shorter) < len(ends[-1]):
                ends.append(shorter)
                shorter = _but_last(shorter)
            first = ends.pop()
            # The rest takes these lines, or one less.
            while ends and not self._fits(lines[len(_until(lines, first)) - 1 :], *pictures):
                first = ends.pop()
            parts.append(self._lengthen(_until(lines, first)))
            text = text[len(first) + 1 :]
            lines = self._wrap(text)
        parts.append(self._lengthen(lines))
        return parts

    def _fitting(self, text: str, lines: list[str], pictures: list[str]) -> str:
        """Return the longest beginning of a text, in whole sentences without the last, that fits on a page with some
        pictures; "" if there is none. `lines` is the text in lines."""
        first = _but_last(text)
        while first and not self._fits(_until(lines, first), *pictures):
            first = _but_last(first)
        return first

    def _wrap(self, text: str) -> list[str]:
        """Return a text as a list of lines as wide as a page."""
        return self._reader.wrap(text, self.art.page_width - 2 * _MARGIN)

    def _lengthen(self, lines: list[str]) -> list[str]:
        """Return some lines. If a single word is left for the last, it has another from the line above, unless that
        leaves a single word there."""
        if len(lines) > 1 and " " not in lines[-1]:
            above = lines[-2]
            end = above.rfind(" ")
            while end > 0 and sticks(above[:end], above[end + 1 :]):
                end = above.rfind(" ", 0, end)
            last = above[end + 1 :] + " " + lines[-1]
            if above.find(" ") < end and self._reader.font.width(last) <= self.art.page_width - 2 * _MARGIN:
                lines[-2:] = above[:end], last
        return lines

    def _fits(self, lines: list[str], *pictures: str) -> bool:
        """Return whether some lines fit on a page, with pictures below them if some are given."""
        below = sum([_drawing(self.kind, picture).room(self.art, picture) + _AIR for picture in pictures])
        return len(lines) * self._reader.pitch + below <= self._high()

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

    def _read(self, step: int = 0) -> None:
        """Show the page, or by `step` another part or page. Where there is no memory for large letters, go on with the
        usual ones."""
        try:
            if step:
                self._turn(step)
            else:
                self._open(self.number)
        except MemoryError:
            if self._reader is self.prose:
                raise
            self._page.remove(self._text)
            self._reader = self.prose
            self._text = self._reader.text(self._page, WHITE, _MARGIN, HEAD - 1)
            loader.collect()
            self._open(self.number)

    def run(self) -> Steps[str]:
        """See scenes. Return the name of the scene that led here."""
        if self.back == "pause" or not self.app.match:  # beside a match there is no memory for the others
            self.app.expect(self.back)
        self._make_labels()
        self._read()
        while True:
            button = yield from self.app.press()
            if button not in (LEFT, RIGHT, UP, DOWN, A):
                return self.back
            if button == A and self._opens_lesson():
                return learn(self.app, self.game, self.app.scene)
            self._read(-1 if button in (LEFT, UP) else 1)
            yield
            yield loader.COLLECT  # so that none is due when the next page is asked for


def learn(app: App, game: str, back: str) -> str:
    """Return the name of the scene with the first lesson on a game, which leads back to the scene `back`."""
    app.lesson = game, back
    app.answer("lesson")
    return "lesson"


def _drawing(kind: str, picture: str) -> Drawing:
    """Return the module that draws a picture of the help on a game whose lines of play are of that kind."""
    if kind == "line" and not picture.startswith(help_pages.HAND):
        from scenes import picture_line

        return picture_line
    if kind == "sum" and not picture.startswith(help_pages.HAND):
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


def _until(lines: list[str], text: str) -> list[str]:
    """Return the lines of the beginning of a text, given those of all of it: to wrap it again takes 60 ms."""
    found, left = [], len(text)
    for line in lines:
        if left <= 0:
            break
        found.append(line[:left])
        left -= len(line) + 1
    return found
