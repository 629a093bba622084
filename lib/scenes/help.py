# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help: the rules of a game in short pages."""
import displayio

import modules
from drawings import ARROW_LEFT, ARROW_RIGHT, BUTTON_B, GOLD, GREY, HEAD, ICON, PAGE, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A
from text.label import RIGHT as AT_RIGHT

_FOOT = 13  # px
_MARGIN = 3
_NUMBER = 4  # characters


class Scene:
    """A heading, some lines of text, and below them a picture; LEFT and RIGHT turn the pages, B goes back.

    It opens at the page on what can be done now.
    """

    back = "pause"  # the scene that comes after it

    def __init__(self, app):
        self.app = app
        self.art = app.art
        with modules.Passing():  # of the pages of all games
            from scenes import help_pages

            self.game, self.number = self.find(help_pages)
            kind, self.pages = help_pages.PAGES[self.game]
        say = app.words("help_" + self.game)
        self.words = say.PAGES
        self.draw = __import__("scenes.picture_" + kind, None, None, ("draw",)).draw
        self.group, self._page = app.page()
        self._heading = None  # until the first page is shown

    def find(self, help_pages):
        """The name of the game, and the number of the page to begin with."""
        match = self.app.match
        return match.name, help_pages.find(match)

    def _make_labels(self):
        """Make what is on all pages: the labels of the heading, the number and the text, and the keys."""
        from text.prose import writer

        art, page = self.art, self._page
        prose = self.prose = writer(art)
        self._heading = prose.text(page, GOLD, _MARGIN, 0, bold=True)
        x = art.wide - _NUMBER * art.small.width - 1
        self._number = art.label(page, art.small, GREY, _NUMBER, x, 3, AT_RIGHT)
        self._text = prose.text(page, WHITE, _MARGIN, HEAD - 1)
        self._picture = displayio.Group()
        page.append(self._picture)
        self._show_keys(art.high - _FOOT)

    def _show_keys(self, y):
        """Show what turns the pages, and what goes back; on a narrow screen without words."""
        art, page, prose = self.art, self._page, self.prose
        art.icon(page, ARROW_LEFT, 1, y + 3)
        art.icon(page, ARROW_RIGHT, 1 + ICON, y + 3)
        right = art.wide - _MARGIN
        if art.wide >= PAGE[0]:
            say = self.app.words("help")
            prose.write(page, GREY, 4 + 2 * ICON, y, say.PAGES_KEY)
            right = prose.write(page, GREY, right, y, say.BACK_KEY, AT_RIGHT).x - 2
        art.icon(page, BUTTON_B, right - ICON, y + 3)

    def _show(self):
        """Show a page."""
        topic, picture = self.pages[self.number]
        heading, text = self.words[topic]
        self._heading.show(heading)
        self._number.show("%d/%d" % (self.number + 1, len(self.pages)))
        self._text.show("\n".join(self.prose.wrap(text, self.art.wide - 2 * _MARGIN)))
        while len(self._picture):
            self._picture.pop()
        if picture:
            self.draw(self.prose, self._picture, picture, HEAD - 1 + self._text.height, self.art.high - _FOOT)

    def run(self):
        """See scenes. Returns what led here."""
        if self.back == "pause" or not self.app.match:  # there is no room for the rest beside a match
            self.app.expect(self.back)
        self._make_labels()
        button = None
        while button is None or button in (LEFT, RIGHT, UP, DOWN, A):
            self._show()
            button = yield from self.app.press()
            if button in (LEFT, RIGHT, UP, DOWN, A):
                step = -1 if button in (LEFT, UP) else 1
                self.number = (self.number + step) % len(self.pages)
        return self.back
