# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The judged matches, as the statistics show them."""

from __future__ import annotations

import displayio

from drawings import ARROW_DOWN, ARROW_UP, FELT_DARK, GREY, HEAD, ICON, WHITE
from engine import games
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from saves import judged
from words import names
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps
    from words.prose import Prose

_PITCH = 11  # px from row to row
_MARGIN = 3  # px
_GAP = 4  # px between the name of a game and the luck, at least
_TAIL = 3  # px by which the letters of the last row reach down
_PER_MILLE = 10  # of them are 1 %


class Judged:
    """A page with a heading bar: what costs the person most, once that is known, and the luck in each game. A leads
    to such positions of theirs, as far as they are kept. UP and DOWN go on to the games that have no space."""

    def __init__(self, app: App, prose: Prose, page: displayio.Group) -> None:
        self.app = app
        self._prose = prose
        art, words = app.art, app.words
        kept = judged.load()
        self._games = sorted(kept.games.items())
        prose.heading(page, words(names.JUDGED_MATCHES) % sum([row[0] for row in kept.games.values()]))
        art.panel(page, FELT_DARK, 0, HEAD, art.page_width, art.page_height - HEAD)
        y = HEAD + _MARGIN
        cost = kept.costliest()
        if cost:
            y = prose.lines(page, WHITE, y, words(names.COSTS, cost))
            if kept.places(cost):
                y = prose.lines(page, GREY, y, words(names.PLAY_AGAIN))
            y += _MARGIN
        self._first = 0  # the place of the first game that is shown
        self._most = (art.page_height - _TAIL - y) // _PITCH - 1
        self._right = art.page_width - _MARGIN
        if self._most < len(self._games):
            self._right -= ICON
            art.icon(page, ARROW_UP, self._right + 1, y + _PITCH + _MARGIN)
            art.icon(page, ARROW_DOWN, self._right + 1, art.page_height - ICON - _MARGIN)
        title, sides = words.forms(names.LUCKS)
        prose.write(page, GREY, _MARGIN, y, title)
        prose.write(page, GREY, self._right, y, sides, AT_RIGHT)
        self._top = y + _PITCH
        self._rows = displayio.Group()
        page.append(self._rows)
        self._show()

    def _show(self) -> None:
        """Show the games from the first one on."""
        rows, prose = self._rows, self._prose
        while len(rows):
            rows.pop()
        y = self._top
        for game, (count, luck) in self._games[self._first : self._first + self._most]:
            percents = (abs(luck) + _PER_MILLE // 2) // _PER_MILLE * (-1 if luck < 0 else 1)
            sides = prose.write(rows, WHITE, self._right, y, "%+d : %+d" % (percents, -percents), AT_RIGHT)
            name = self.app.words(names.GAMES, games.NAMES[game])
            counted = "%s (%d)" % (name, count)
            fits = _MARGIN + prose.font.width(counted) + _GAP <= sides.x
            prose.write(rows, WHITE, _MARGIN, y, counted if fits else name)
            y += _PITCH

    def run(self) -> Steps[int]:
        """Wait for the button that leads elsewhere, and return it (generator). After A the App has a position to
        play again, if there is one."""
        while True:
            button = yield from self.app.press()
            if button in (UP, DOWN):
                last = max(0, len(self._games) - self._most)
                self._first = max(0, min(self._first + (1 if button == DOWN else -1), last))
                self._show()
            elif button == A:
                judged.begin(self.app)
            if button in (LEFT, RIGHT, START, B) or self.app.puzzle:
                return button
