# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds, as the statistics list them."""

import displayio

from drawings import ARROW_DOWN, ARROW_UP, CHECK, FELT_DARK, GOLD, GREY, HEAD, ICON, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, B
from saves import deeds
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps
    from words.prose import Prose

_PITCH = 11  # px from line to line
_MARGIN = 3
_AIR = 2  # px between two deeds
_TAIL = 3  # px by which the letters of the last line reach down
_ABOVE = 3  # px from the top of a line to the top of its capitals


class Deeds:
    """All deeds on a page with a heading bar, with a sentence on each, as many as fit; UP and DOWN turn to the
    next ones. Those that are done are gold, and have a check mark.

    done   the keys of the deeds that are done, a list
    rows   the deeds that are shown, a list of (key, name, lines)
    """

    def __init__(self, app: "App", prose: "Prose", page: displayio.Group) -> None:
        self.app = app
        self.art = art = app.art
        self.done = deeds.load()
        self.rows: "list[tuple[str, str, list[str]]]" = []
        self._prose = prose
        prose.heading(page, app.words(names.DEEDS_DONE) % (len(self.done), len(deeds.KEYS)))
        self._right = art.page_width - ICON - 2  # where the arrows begin
        art.panel(page, FELT_DARK, 0, HEAD, art.page_width, art.page_height - HEAD)
        art.icon(page, ARROW_UP, self._right, HEAD + _MARGIN)
        art.icon(page, ARROW_DOWN, self._right, art.page_height - ICON - _MARGIN)
        self._shown = displayio.Group()
        page.append(self._shown)
        self._firsts = [0]  # the number of the first deed on each page, as far as known

    def _lay_out(self, first: int) -> list[tuple[str, str, list[str]]]:
        """Return the deeds from number `first` on that fit on a page, a list of (key, name, lines)."""
        room = self.art.page_height - HEAD - _TAIL + _AIR  # there is no air below the last
        found = []
        for key in deeds.KEYS[first:]:
            name, sentence = self.app.words.forms(names.DEEDS, key)
            lines = self._prose.wrap(sentence, self._right - 2 * _MARGIN)
            room -= (1 + len(lines)) * _PITCH + _AIR
            if room < 0:
                break
            found.append((key, name, lines))
        return found

    def _show(self, page: int) -> None:
        """Show a page by its number."""
        shown, prose = self._shown, self._prose
        while len(shown):
            shown.pop()
        y = HEAD
        self.rows = self._lay_out(self._firsts[page])
        for key, name, lines in self.rows:
            done = key in self.done
            if done:
                self.art.icon(shown, CHECK, _MARGIN, y + _ABOVE)
            prose.write(shown, GOLD if done else GREY, _MARGIN + (ICON + 2) * done, y, name)
            for line in lines:
                y += _PITCH
                prose.write(shown, WHITE if done else GREY, _MARGIN, y, line)
            y += _PITCH + _AIR

    def _find_pages(self, count: int) -> None:
        """Find where the first `count` pages begin, or all if there are fewer."""
        firsts = self._firsts
        while len(firsts) < count:
            following = firsts[-1] + len(self._lay_out(firsts[-1]))
            if following == len(deeds.KEYS):
                break
            firsts.append(following)

    def run(self) -> "Steps[int]":
        """Turn the pages with UP and DOWN (generator). Return the button that leads elsewhere."""
        page = 0
        self._show(page)
        while True:
            button = yield from self.app.press()
            if button in (UP, DOWN):
                self._find_pages(page + 2 if page or button == DOWN else len(deeds.KEYS))
                page = (page + (1 if button == DOWN else -1)) % len(self._firsts)
                self._show(page)
            elif button in (LEFT, RIGHT, START, B):
                return button
