# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows the moves of a line game."""
import loader
from drawings import GOLD, IVORY
from engine.line_match import BLOCKED
from engine.moves import DRAW
from seats import PERSON
from tables.round import slide
from words import names

# In ms; each is cut short by a press.
_SLIDE = 300
_END = 350  # to hear the sound of the round's end


class Animation:
    """Shows the moves of a match on a Table. Large changes are spread over several frames, so that no frame takes
    long to send."""

    def __init__(self, app, match, table):
        self.app = app
        self.match = match
        self.table = table
        self.seat = 0  # the seat that has made the move

    def show(self, happened):
        """Show a move and its results, a Happened (generator)."""
        self.seat = happened.seat
        if happened.move == DRAW:
            yield from self._draw(happened)
            self._say_move(happened)
            yield
        elif happened.move[0] is None:
            self.app.play_sound("passed")
            yield from self.table.hand.change(self.match.hands[PERSON])
            self._say_move(happened)
        else:
            yield from self._lay(happened)
        if happened.ended:
            yield from self._say_end(happened.ended.how == BLOCKED)
        elif not self.match.moves:
            yield from self._say_won()

    def _draw(self, happened):
        """Show a tile on its way from the pile (generator)."""
        from tables.line import draw

        yield from draw.show(self.app, self.match, self.table, happened, self._place(None))

    def _say_end(self, blocked):
        """Say how the round has ended, with a sound, then play the sound for the winner (generator)."""
        from tables import sounds

        self.app.play_sound("blocked" if blocked else "domino")
        if blocked:
            self.table.status.say(self.app.words(names.BLOCKED), GOLD)
        else:
            self._say(names.OUT, colour=GOLD)
        yield from self.app.pause(_END)
        sounds.end(self.app.handheld, self.match)

    def _say_won(self):
        """Say that the match is won, in mid-round, and play the sound for the winner (generator)."""
        from tables import sounds

        self._say(names.WON, colour=GOLD)
        yield
        sounds.end(self.app.handheld, self.match)

    def _say_move(self, happened):
        """Say in a sentence which move was made."""
        from tables.line import phrases  # only now: the tile moves first

        self._say(*phrases.sentence(happened))

    def _say(self, name, *values, colour=IVORY):
        self.table.status.say(self.app.sentence(self.seat, name, *values), colour)

    def _place(self, tile):
        """Return the place of a tile of the seat, or without a tile that of its last one: x and y in px."""
        table = self.table
        if self.seat != PERSON:
            return table.bar.tiles_place(self.seat)
        x, y = table.hand.place(table.hand.tiles.index(tile) if tile else len(self.match.hands[PERSON]) - 1)
        return x, y + table.hand.group.y

    def _lay(self, happened):
        """Let a tile slide from the seat to its place in the line, and show its points (generator)."""
        table = self.table
        board = table.board
        tile, arm = happened.move
        gets_smaller = board.aim(tile, arm)
        grid = board.add(tile, arm)
        to_place = grid.x, grid.y
        x, y = self._place(tile)
        # The tile starts under the bar or the tray.
        from_place = x, min(y - board.group.y, board.height)
        if self.seat == PERSON:
            table.hand.take(tile)
        if gets_smaller:
            grid.x, grid.y = from_place
            yield  # a sound would stutter during this frame
            self.app.play_sound("zoom")
        yield from slide(self.app, grid, from_place, to_place, _SLIDE)
        self.app.play_sound("laid")
        if self.seat == PERSON:
            yield from table.hand.change(self.match.hands[PERSON])
        board.show_moved()
        table.bar.show_stock()
        self._say_move(happened)
        yield
        points = happened.points
        if points:
            with loader.guest():
                yield from _scoring().Scoring(self.app, self.match, table).show(self.seat, points)
            with loader.guest():  # the memory isn't enough for both
                yield from _match_point().say_new(
                    self.app, self.match, table, self.match.side(self.seat), points)
        board.mark_last(self.match)
        yield


def _scoring():
    from tables.line import scoring

    return scoring


def _match_point():
    from tables.line import match_point

    return match_point
