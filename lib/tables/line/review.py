# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in the review of a match of a line game."""
from drawings import GOLD, WHITE
from engine.line_match import BLOCKED
from engine.moves import DRAW
from tables import review
from tables.line.hand import HEIGHT as HAND
from tables.line.phrases import sentence
from tables.line.table import Table


class View:
    """A table at which nobody plays. It begins at the start of a round.

    rows    the group, x, y and pitch in px of the rows for the buttons
    covers  whether only one hand is shown at a time
    """

    covers = True

    def __init__(self, app, match):
        self.app = app
        self.match = match
        left = app.art.width - review.WIDTH
        self.table = table = Table(app.art, match, app.names, left)
        self.board, self.status, self.bar, self.hand = table.board, table.status, table.bar, table.hand
        self.hand.width = left
        self.group = table.group
        self.rows = self.group, left, app.art.height - HAND + 1, 9
        self.words = app.words("line_events")
        self._marked = None  # the sprite of the tile that was laid last
        self._drawn = self._laid = 0  # how many tiles the seat whose turn it is has drawn and laid
        self._sentence = ()  # what is said of the last move, as phrases.sentence returns it

    def add(self, happened):
        """Put a move on the table; `happened` is its Happened."""
        move = happened.move
        tile, arm = move
        if tile:
            self.board.layout.add(tile, arm)
        self._mark(self.board.show() if tile else None)
        self._sentence = sentence(self.words, move, self._drawn + (move == DRAW), self._laid)
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
        """Show the result of the last move; `happened` is its Happened, or None at the beginning of a round."""
        match = self.match
        self.bar.show_scores()
        self.table.bar.show_stock()
        self.bar.mark.show(match.turn if match.moves else None)
        self.board.hide_ghost()
        if happened:
            self._say_of(happened)

    def _say_of(self, happened):
        if happened.points:
            self.board.show_sign(self.words.GAIN % happened.points, self.board.box(self.board.spots[-1]))
        if not happened.ended:
            self.say(self.app.sentence(happened.seat, *self._sentence))
        elif happened.ended.how == BLOCKED:
            self.say(self.app.say.BLOCKED, GOLD)
        else:
            self.say(self.app.sentence(happened.seat, self.app.say.OUT), GOLD)

    def say(self, text, colour=WHITE):
        """Say what happened."""
        self.status.say(text, colour)

    def show_hand(self, seat, move):
        """Show the hand of a seat. If it is its turn, light the tiles that fit, and raise the tile of its
        `move`."""
        hand, match = self.hand, self.match
        hand.show(match.hands[seat], [tile for tile, how in match.moves if tile] if move else None)
        if move and move[0]:
            hand.choose(hand.tiles.index(move[0]))


class Scene(review.Review):
    """See Review."""

    def view(self, match):
        """See Review."""
        return View(self.app, match)
