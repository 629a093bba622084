# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help: the rules of a game in short pages."""
import displayio

import modules
from drawings import ARROW_LEFT, ARROW_RIGHT, BUTTON_B, GOLD, GREY, ICON, INK, PAGE, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A
from text.label import CENTRE
from text.label import RIGHT as AT_RIGHT
from text.lines import wrap

_FOOT = 10  # px
_MARGIN = 3  # px, on both sides together
_NUMBER = 4  # characters of the page's number
_LINES = 7  # of text, and on a narrow screen so many more
_NARROW = 3


class Scene:
    """A heading, some lines of text, in larger letters where the screen is wider than a page, and below them a
    picture; LEFT and RIGHT turn the pages, B goes back.

    The labels are the same for all pages. It opens at the page on what can be done now.
    """

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        with modules.Passing():  # of the pages of all games
            from scenes import help_pages

            self.game, self.number = self.find(help_pages)
            kind, self.pages = help_pages.PAGES[self.game]
        say = app.words("help_" + self.game)
        self.words = say.PAGES
        self.draw = __import__("scenes.picture_" + kind, None, None, ("draw",)).draw
        self.group, page = art.page()
        narrow = art.wide < PAGE[0]
        head = art.small.height + 2
        art.panel(page, INK, 0, 0, art.wide, head)
        columns = art.wide // art.small.width
        self._heading = art.label(page, art.small, GOLD, columns, 0, 1, CENTRE)
        right = art.wide - _NUMBER * art.tiny.width - 1
        self._number = art.label(page, art.tiny, GREY, _NUMBER, right, 2 - narrow, AT_RIGHT)
        self._top = head + 2
        font = art.tiny if art.wide <= PAGE[0] else art.small
        self._pitch = font.height + 1 - narrow
        columns = (art.wide - _MARGIN) // font.width
        left = (art.wide - columns * font.width) // 2
        self._lines = [art.label(page, font, WHITE, columns, left, self._top + i * self._pitch)
                       for i in range(_LINES + _NARROW * narrow)]
        self._picture = displayio.Group()
        page.append(self._picture)
        self._show_keys(page, app.words("help"), art.high - _FOOT + narrow)

    def find(self, help_pages):
        """The name of the game, and the number of the page to begin with."""
        match = self.app.match
        return match.name, help_pages.find(match)

    def _show_keys(self, page, say, y):
        """Show what turns the pages, and what goes back."""
        art = self.art
        art.icon(page, ARROW_LEFT, 1, y)
        art.icon(page, ARROW_RIGHT, 1 + ICON, y)
        art.label(page, art.tiny, GREY, len(say.PAGES_KEY), 4 + 2 * ICON, y + 1, text=say.PAGES_KEY)
        x = art.wide - len(say.BACK_KEY) * art.tiny.width - 1
        art.icon(page, BUTTON_B, x - ICON - 2, y)
        art.label(page, art.tiny, GREY, len(say.BACK_KEY), x, y + 1, text=say.BACK_KEY)

    def _show(self):
        """Show a page."""
        topic, picture = self.pages[self.number]
        heading, text = self.words[topic]
        self._heading.show(heading)
        self._number.show("%d/%d" % (self.number + 1, len(self.pages)))
        lines = wrap(text, self._lines[0].columns)
        for i, label in enumerate(self._lines):
            label.show(lines[i] if i < len(lines) else "")
        while len(self._picture):
            self._picture.pop()
        if picture:
            top = self._top + len(lines) * self._pitch
            self.draw(self.art, self._picture, picture, top, self.art.high - _FOOT)

    def run(self):
        """See scenes. Returns "pause", which led here."""
        button = None
        while button is None or button in (LEFT, RIGHT, UP, DOWN, A):
            self._show()
            button = yield from self.app.press()
            if button in (LEFT, RIGHT, UP, DOWN, A):
                step = -1 if button in (LEFT, UP) else 1
                self.number = (self.number + step) % len(self.pages)
        return "pause"
