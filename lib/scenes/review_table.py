# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in a look back at a match of a line game."""
import modules
from art import GOLD, WHITE
from engine.line_match import BLOCKED
from engine.moves import DRAW
from scenes.review import WIDTH
from table.hand import HEIGHT as HAND


class View:
    """The table at which nobody plays, at first at the beginning of a round.

    rows    the group, x, y and pitch in px for what the buttons show
    covers  whether it shows one hand at a time
    """

    covers = True

    def __init__(self, app):
        self.app = app
        self.match = app.match
        left = app.art.width - WIDTH
        self.group, self.board, self.status, self.bar, self.hand = modules.use(
            "table.setting", lambda setting: setting.set_up(app, left))
        self.hand.width = left
        self.rows = self.group, left, app.art.height - HAND + 1, 9
        self._marked = None  # the sprite of the tile that was laid last
        self._drawn = self._laid = 0  # by the seat whose turn it is

    def add(self, happened):
        """Let a move happen on the table."""
        move = happened.move
        tile, arm = move
        self._mark(self.board.add(tile, arm) if tile else None)
        self._told = move, self._drawn + (move == DRAW), self._laid
        same = self.match.turn == happened.seat
        self._drawn = self.match.drawn if same else 0
        self._laid = self.match.laid if same else 0

    def _mark(self, grid):
        if self._marked:
            self._marked.pixel_shader = self.app.art.plain
        if grid:
            grid.pixel_shader = self.app.art.chosen
        self._marked = grid

    def show(self, happened):
        """Show what came of the last move, of which this Happened; None at the beginning of a round."""
        match = self.match
        self.bar.show_scores()
        self.bar.show_line()
        self.status.show_boneyard(match)
        self.bar.mark.show(match.turn if match.moves else None)
        self.board.hide_ghost()
        if happened:
            say = self.app.words("motion")  # beside what lays tiles there is no room for them
            self._tell_of(happened, say)
            modules.let_go((say.__name__,))

    def _tell_of(self, happened, say):
        if happened.points:
            self.board.show_sign(say.GAIN % happened.points, self.board.box(self.board.spots[-1]))
        if not happened.ended:
            text = modules.use("table.telling", lambda telling: telling.words(say, *self._told))
            self.tell(self.app.told(happened.seat, *text))
        elif happened.ended.how == BLOCKED:
            self.tell(self.app.say.BLOCKED, GOLD)
        else:
            self.tell(self.app.told(happened.seat, self.app.say.OUT), GOLD)

    def tell(self, text, colour=WHITE):
        """Say what happened."""
        self.status.say(text, colour)

    def show_hand(self, seat, move):
        """Show the hand of a seat, and if it is its turn the tiles that fit, and raised the one of its move."""
        hand, match = self.hand, self.match
        hand.show(match.hands[seat])
        if move:
            hand.light([tile for tile, how in match.moves if tile])
            if move[0]:
                hand.choose(hand.tiles.index(move[0]))
