# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table: rounds are played here, until the match is over or the player leaves."""
import gc

import modules
from app import PERSON
from art import BUTTON_A, BUTTON_B, FELT_DARK, HALVES
from table.board import LAYOUT, Board
from table.hand import Hand
from table.keys import Keys
from table.status import HEIGHT as STATUS
from table.status import Status
from table.turns import LOOK, Turns

HAND = 28  # px of height
_KEY = 6  # characters
_KEY_ROW = 12  # px
_WIDE = 200  # px; from this width on there is room for the biggest tiles in the line

_LOOK_IN_TURN = 300  # ms, where several others follow each other


class Scene(Turns):
    """The table's screen, and the flow of a round on it."""

    def __init__(self, app):
        super().__init__(app)
        match = self.match
        art = app.art
        goes_on = bool(match.moves)
        if not goes_on:
            app.next_deal()
        self.group = art.felt()
        tray = art.height - HAND - STATUS
        bar = _bar(match)
        halves = HALVES if art.width >= _WIDE else HALVES[1:]
        top = match.tiles[-1][0]
        self.board = Board(art, art.width, tray - bar.height, halves, match.line.has_spinner, top)
        self.board.group.y = bar.height
        self.group.append(self.board.group)  # under all else
        art.panel(self.group, FELT_DARK, 0, tray, art.width, art.height - tray)
        self.status = Status(art, self.group, tray)
        self.bar = bar(art, self.group, match, app.names, self.status)
        self.keys = Keys(art, self.group, (BUTTON_A, BUTTON_B), _KEY, 2, art.height - HAND + 3, _KEY_ROW)
        self.hand = Hand(art, art.width, self.keys.left)
        self.hand.group.y = art.height - HAND
        self.group.append(self.hand.group)
        self.cursor = 0
        for tile, arm in match.line.tiles:
            self.board.add(tile, arm)
        modules.let_go(LAYOUT)
        self.hand.show(match.hands[PERSON])
        self.bar.show_scores()
        self.show_stock()
        if goes_on:
            self.status.say(app.say.GOES_ON)
        gc.collect()

    def show_stock(self):
        """Show the open ends, and how many tiles there are."""
        self.bar.show_line()
        self.status.show_boneyard(max(0, len(self.match.boneyard) - self.match.reserve))

    def look(self):
        """See Turns. Who goes on drawing isn't waited for, and several others in a row are quick."""
        if self.match.drawn:
            return 0
        return LOOK if self.match.seats == 2 else _LOOK_IN_TURN

    # There is no room for all that the person's turn takes, nor for what lays a tile beside what moves it: each
    # is loaded in its turn, and let go.

    def choose(self):
        """See Turns. The parts of it are modules of `table`, whose `choose` is a generator that returns the part
        that comes next and what that has to know; or None and the move."""
        part, what = "person", None
        while part:
            part, what = yield from self.app.use("table." + part, lambda module: module.choose(self, what))
        return what

    def answer(self, move):
        """A generator: return a move from a part of `choose`, and show before that the press was taken: what
        shows the move has to be loaded first."""
        self.keys.show()
        self.hand.choose(None)
        yield
        return None, move

    def make(self, move):
        """See Turns."""
        tile, arm = move
        grid = self.board.add(tile, arm) if tile else None
        modules.let_go(LAYOUT)
        yield from self.app.use("table.motion", lambda motion: motion.Motion(self, grid).make(move))


def _bar(match):
    """The class of what stands at the top of a table; only the one that is needed is loaded."""
    if match.seats > 2:
        from table.seats import Seats
        return Seats
    from table.bar import Bar
    return Bar
