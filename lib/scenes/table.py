# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table: rounds are played here, until the match is over or the player leaves."""
import modules
from art import BUTTON_A, BUTTON_B
from table.board import LAYOUT
from table.hand import HEIGHT as HAND
from table.keys import Keys, left
from table.turns import LOOK, Turns

_KEY = 6  # characters
_KEY_ROW = 12  # px
_LOOK_IN_TURN = 300  # ms, where several others follow each other


class Scene(Turns):
    """The table's screen, and the flow of a round on it."""

    def __init__(self, app):
        super().__init__(app)
        self.cursor = 0
        art = app.art
        self.group, self.board, self.status, self.bar, self.hand = modules.use(
            "table.setting", lambda setting: setting.set_up(app, left(art, _KEY)))
        self.keys = Keys(art, self.group, (BUTTON_A, BUTTON_B), _KEY, 2, art.height - HAND + 3, _KEY_ROW)
        self.show_stock()

    def show_stock(self):
        """Show the open ends, and how many tiles there are."""
        self.bar.show_line()
        self.status.show_boneyard(self.match)

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
