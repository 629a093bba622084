# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move in a line game looks like."""
import modules
from drawings import GOLD, HALVES, IVORY
from engine.line_match import BLOCKED
from engine.moves import DRAW
from handheld.buttons import START
from seats import PERSON
from tables import sounds
from tables.line.phrases import sentence
from tables.round import forget_hurry, slide

# In ms; each is cut short by a press.
_SLIDE = 300
_DRAW = 200
_END = 350  # to hear how a round has ended
_MANY = 4  # tiles drawn in a row, from which on they come faster


class Animation:
    """The moves of a match on a Table. Each frame shows a part of what has changed, so that none takes long to
    send."""

    def __init__(self, app, match, table):
        self.app = app
        self.match = match
        self.table = table
        self.words = app.words("line_events")
        self.seat = 0  # whose move it is

    def make(self, move):
        """A generator: make a move, by the seat whose turn it is, and show what happens."""
        match = self.match
        self.seat = match.turn
        if move == DRAW:
            yield from self._draw()
        elif move[0] is None:
            match.play(move)
            yield from self.table.hand.change(match.hands[PERSON])
            self._say(*sentence(self.words, move))
        else:
            yield from self._play(move)
        if match.ended:
            yield from self._say_end(match.ended.how == BLOCKED)

    def _say_end(self, blocked):
        """Say how the round has ended, and let it be heard, and then who has won it."""
        self.app.play_sound("blocked" if blocked else "domino")
        if blocked:
            self.table.status.say(self.app.say.BLOCKED, GOLD)
        else:
            self._say(self.app.say.OUT, colour=GOLD)
        yield from self.app.pause(_END)
        sounds.end(self.app.handheld, self.match)

    def _say(self, sentences, *values, colour=IVORY):
        self.table.status.say(self.app.sentence(self.seat, sentences, *values), colour)

    def _place(self, tile):
        """Where the seat's tile comes from, or without one where its last one lies: x and y in px."""
        table = self.table
        if self.seat != PERSON:
            return table.bar.tiles_place(self.seat)
        x, y = table.hand.place(table.hand.tiles.index(tile) if tile else len(self.match.hands[PERSON]) - 1)
        return x, y + table.hand.group.y

    def _draw(self):
        """Draw until a tile fits or nothing is left to draw, unless START is pressed between two tiles."""
        table, match = self.table, self.match
        back = self.app.art.tile(HALVES[-1])
        self.app.art.show_tile(back, None, True)
        drawn = match.drawn
        while match.moves and match.moves[0] == DRAW:
            match.play(DRAW)
            drawn += 1
            self.app.play_sound("drawn")
            table.bar.show_stock()
            yield from self._fly(back, table.status.pile, self._place(None), _DRAW if drawn < _MANY else _DRAW // 4)
            if self.seat == PERSON:
                fit = [tile for tile, how in match.moves if tile]  # as in the turn that goes on
                yield from table.hand.change(match.hands[PERSON], fit)
            self._say(*sentence(self.words, DRAW, drawn))
            yield
            if self.app.pressed() == START:
                break
            forget_hurry(self.app, match, self.seat)

    def _play(self, move):
        """Lay a tile: it slides from where it comes from to its place in the line."""
        table = self.table
        board = table.board
        tile, arm = move
        yield from board.aim(self.app, tile, arm)
        grid = yield from board.add(self.app, tile, arm)
        drawn, laid = self.match.drawn, self.match.laid
        to_place = grid.x, grid.y
        x, y = self._place(tile)
        # It comes from under the bar or the tray.
        from_place = x, min(y - board.group.y, board.height)
        points = self.match.play(move).points
        if self.seat == PERSON:
            table.hand.take(tile)
        yield from slide(self.app, grid, from_place, to_place, _SLIDE)
        self.app.play_sound("laid")
        if self.seat == PERSON:
            yield from table.hand.change(self.match.hands[PERSON])
        yield from board.draw_anew(self.app)
        table.bar.show_stock()
        self._say(*sentence(self.words, move, drawn, laid))
        yield
        if points:
            with modules.Passing():
                yield from self._show_points(points)
        board.mark_last(self.match)
        yield

    def _show_points(self, points):
        """Count the points of the play, and say why they are scored if that isn't plain to see."""
        scoring = modules.module("tables.line.scoring").Scoring(self.app, self.match, self.table)
        yield from scoring.count(self.seat)
        reason = self.match.reason(self.match.line)
        if reason:
            self._say(self.words.REASONS[reason], points, colour=GOLD)
        yield from scoring.bring(self.seat, points, self.words.GAIN % points)

    def _fly(self, grid, start, end, duration):
        """Let a sprite fly to the person over everything else, or to another behind the bar, and be gone."""
        group = self.table.group if self.seat == PERSON else self.table.board.group
        (x, y), (end_x, end_y) = start, end
        grid.x, grid.y = start = x, y - group.y  # before it can be seen
        group.append(grid)
        yield from slide(self.app, grid, start, (end_x, end_y - group.y), duration)
        group.pop()
