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

    A tile stays in the layout when a move is gone back from, and only isn't shown: to lay the line again takes
    seconds.

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
        self.rewind()

    def rewind(self):
        """Go back to the beginning of the round, to which the match has been brought; `show` shows it."""
        self._drawn = self._laid = 0  # how many tiles the seat whose turn it is has drawn and laid
        self._sentence = ()  # what is said of the last move, as phrases.sentence returns it

    def add(self, happened):
        """Count a move that was made; `happened` is its Happened."""
        move = happened.move
        self._sentence = sentence(self.words, move, self._drawn + (move == DRAW), self._laid)
        same = self.match.turn == happened.seat
        self._drawn = self.match.drawn if same else 0
        self._laid = self.match.laid if same else 0

    def show(self, happened):
        """Show the result of the last move; `happened` is its Happened, or None at the beginning of a round."""
        match = self.match
        self._show_line(happened and happened.move[0])
        self.bar.show_scores()
        self.table.bar.show_stock()
        self.bar.mark.show(match.turn if match.moves else None)
        if happened:
            self._say_of(happened)

    def _show_line(self, is_laid):
        """Show the line, and mark its last tile if it was laid just now."""
        line, layout = self.match.line, self.board.layout
        for i in range(len(layout.tiles), len(line.tiles)):
            layout.add(line.tiles[i], line.arms[i])
        last = self.board.show(len(line.tiles))
        if is_laid and last:
            last.pixel_shader = self.app.art.chosen

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
