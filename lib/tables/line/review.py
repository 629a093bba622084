# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in the review of a match of a line game."""

from __future__ import annotations

import loader
from drawings import GOLD, WHITE
from engine import tiles
from engine.line_match import BLOCKED
from seats import PERSON
from tables import review
from tables.line.phrases import blocked, scored, sentence
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import ModuleType

    from displayio import Group

    from app import App
    from engine.kinds import LineMove, MaybeNone, Move, Tile
    from engine.line_match import LineMatch
    from engine.match import Happened
    from kinds import Box
    from tables.line.bar_for_several import BarForSeveral
    from tables.line.bar_for_two import BarForTwo
    from tables.line.board import Board
    from tables.line.hand import Hand
    from tables.line.hud import Status
    from tables.line.layout import Layout

_ROWS, _ROW = 27, 9  # px from the rows for the buttons to the bottom, and from row to row
_SLICE = 30  # ms of a frame in which tiles are laid
_MEANWHILE = 20  # tiles that are shown, at most, while others are still being laid: laying takes 12,000 bytes


def has_moved_by(shape: Shape, layout: Layout) -> int | None:
    """Return by how much all tiles of a Shape have moved together in a Layout, as the difference of their spots.
    Return None if they lie otherwise."""
    by = layout.spots[0] - shape.spots[0] if shape.spots else 0
    # No list: there may be no free block of memory for it.
    same = shape.half == layout.half and all(spot + by == other for spot, other in zip(shape.spots, layout.spots))
    return by if same else None


class Shape:
    """The finished shape of a line: its tiles, their size and their spots, named as in a Layout. A Board can show
    it in place of a Layout, but nothing can be laid on it. The spots are those before the whole line moved."""

    def __init__(self, tiles: Sequence[Tile], half: int, spots: list[int]) -> None:
        self.tiles = tiles
        self.half = half
        self.spots = spots
        # For each move of the line: how many tiles it had, and the difference of their spots.
        self._moves: list[int] = []

    def append(self, spot: int, by: int) -> None:
        """Add the spot of one more tile, when the others have moved `by` in all."""
        more = by - self.moved(len(self.spots))
        if more:
            self._moves += [len(self.spots), more]
        self.spots.append(spot - by)

    def moved(self, count: int) -> int:
        """Return by how much the line has moved once it has `count` tiles, as the difference of their spots."""
        moves = self._moves
        return sum([moves[i + 1] for i in range(0, len(moves), 2) if moves[i] < count])


class View:
    """A table that shows a match but lets no one play. It begins at the start of a round.

    The line is always shown in the shape that it had after the last move. Laying it takes seconds, so the tiles of
    the whole round are laid once, a few at a time, while nothing is pressed. Until then, a very long line shows
    only its beginning. For its attributes and methods see Review.view.
    """

    covers = True
    board: Board
    status: Status
    bar: BarForTwo | BarForSeveral
    hand: Hand
    group: Group
    match: LineMatch

    def __init__(self, app: App, match: LineMatch, moves: Iterable[Move]) -> None:
        self.app = app
        left = app.art.width - review.width(app.art)
        with loader.guest():
            first = Shape((), _table().halves_on(app.art)[0], [])
            table = _table().lay(app.art, match, app.names, left, shape=first)
        self.board, self.status, self.bar, self.hand = table.board, table.status, table.bar, table.hand
        self.hand.width = left
        self.group = table.group
        self.rows = self.group, left, app.art.height - _ROWS, _ROW
        self.words = app.words
        # The moves whose tiles aren't laid yet.
        self._plays: Iterator[tuple[Tile, int]] = (move for move in moves if move[0])
        # While tiles are laid, the generator that lays them.
        self._laying: Iterator[None] | MaybeNone = None
        self._shapes = [first]  # the shapes of the line so far; an earlier one has fewer tiles
        self._is_laid = False  # whether all tiles of the round are laid
        self._sought: Sequence[tuple[Tile, int]] = ()  # the moves whose places are being looked for
        self._seeking: Iterator[bool] = iter(())  # the generator that does that
        self.rewind(match)

    def rewind(self, match: LineMatch) -> None:
        """See Review.view."""
        self.match = self.bar.match = match

    def add(self, happened: Happened) -> None:
        """See Review.view. This room needs nothing of a move."""

    def _show_moods(self, happened: Happened | None) -> None:
        """Show the moods after a Happened, but none from an earlier move: one can also go back."""
        if self.bar.faces:
            from tables.line import moods

            moods.show(self.match, self.bar.faces)
            moods.show(self.match, self.bar.faces, happened)

    def show(self, happened: Happened | None) -> None:
        """See Review.view."""
        match = self.match
        self._sought = ()
        for _ in self._seeking:  # it stops at once, and unloads its modules
            pass
        self._happened = happened
        self._show_line()
        self.bar.show_scores()
        self.bar.show_stock()
        self.bar.mark.show(match.turn if match.moves else None)
        self._show_moods(happened)
        if happened:
            self._say_of(happened)

    def finish(self) -> Iterator[bool]:
        """See Review.view. Lay the rest of the line, a few tiles in each step."""
        while self._seen() < len(self.match.line.tiles):
            yield from self._begin_to_lay()
            seen = self._seen()
            self._lay_some()
            if self._seen() > seen:
                self._show_line()
            yield self._seen() > seen
        happened = self._happened
        if happened and happened.points:
            gain = self.words(names.GAIN) % happened.points
            self.board.show_sign(gain, self.board.box(self.board.spots[-1]))
            yield True
        while not self._is_laid:
            yield from self._begin_to_lay()
            self._lay_some()
            yield False

    def _count(self) -> int:
        """Return the number of tiles that are laid."""
        return len(self._shapes[-1].spots)

    def _seen(self) -> int:
        """Return the number of the line's tiles that can be shown now."""
        laid = min(len(self.match.line.tiles), self._count())
        return laid if self._is_laid else min(laid, _MEANWHILE)

    def _lacks_tiles(self) -> bool:
        """Return whether the match has tiles on the table that aren't laid yet."""
        return self._count() < len(self.match.line.tiles)

    def _begin_to_lay(self) -> Iterator[bool]:
        """Load the modules that lay tiles, if they aren't loaded (generator)."""
        if not self._laying:
            yield False
            self._laying = self._lay_all()
            next(self._laying)
            yield False

    def _lay_some(self) -> None:
        """Lay tiles for as long as a frame may take. Stop early when the line on the table has become complete."""
        handheld, lacks = self.app.handheld, self._lacks_tiles()
        start = handheld.ticks()
        for _ in self._laying:
            if handheld.elapsed(start) >= _SLICE or lacks and not self._lacks_tiles():
                return
        self._is_laid = True
        self._laying = None

    def _lay_all(self) -> Iterator[None]:
        """Lay all tiles of the round, a little in each step (generator). The first step only loads the modules."""
        with loader.guest(_nothing):
            loader.collect()
            yield from self._lay_with(_table().new_layout(self.app.art, self.match, self.board.height))
        loader.collect()

    def _lay_with(self, layout: Layout) -> Iterator[None]:
        shapes = self._shapes
        shapes[0].tiles = layout.tiles
        yield
        for tile, arm in self._plays:
            yield from layout.seek(tile, arm)
            layout.add(tile, arm)
            by = has_moved_by(shapes[-1], layout)
            if by is not None:
                shapes[-1].append(layout.spots[-1], by)
            else:
                shapes[-1].spots = shapes[-1].spots[:]  # the list won't grow any more: free its spare memory
                spots: list[int] = loader.room_for(len(self.match.tiles))
                spots += layout.spots
                shapes.append(Shape(layout.tiles, layout.half, spots))
            yield

    def _show_line(self) -> None:
        """Show the line as far as it is laid, and mark its last tile if it was laid just now."""
        happened, count = self._happened, len(self.match.line.tiles)
        laid = self._seen()
        self.board.layout = shape = [shape for shape in self._shapes if len(shape.spots) >= laid][0]
        last = self.board.show(laid, shape.moved(laid))
        if laid == count and happened and happened.move[0] and last:
            self.app.art.outline_last(happened.seat == PERSON)
            last.pixel_shader = self.app.art.last

    def _say_of(self, happened: Happened) -> None:
        app, match = self.app, self.match
        if happened.ended:
            out = app.sentence(happened.seat, names.OUT)
            self.say(blocked(app.words, match.line) if happened.ended.how == BLOCKED else out, GOLD)
        elif happened.points:
            self.say(scored(app, match, happened.seat, happened.points), GOLD)
        else:
            self.say(app.sentence(happened.seat, *sentence(happened)))

    def show_better(self, moves: Sequence[LineMove], points: int) -> Iterator[bool]:
        """See Review.view. The better tiles are ghosts."""
        self._seeking = self._show_ghosts(moves, points)
        return self._seeking

    def _show_ghosts(self, moves: Sequence[LineMove], points: int) -> Iterator[bool]:
        board = self.board
        board.hide_ghost()
        self._sought = [(tile, arm) for tile, arm in moves if tile]
        if not self._sought:  # a turn of Blitz that lays nothing more
            board.show_sign(self.words(names.STOP_KEY), board.box(board.spots[-1]))
            yield True
            return
        found: list[tuple[Tile, int | None, Box]] = []
        with loader.guest(_nothing):
            loader.collect()
            handheld = self.app.handheld
            start = handheld.ticks()
            for _ in self._seek(found):
                if handheld.elapsed(start) >= _SLICE:
                    yield False
                    start = handheld.ticks()
        loader.collect()
        for i, (tile, spot, box) in enumerate(found):
            if spot is not None:
                board.show_ghost(tile, spot)
            if not i and (points or spot is None):
                gain = self.words(names.GAIN) % points
                board.show_sign(gain if points else tiles.name(tile), box)
        yield True

    def _seek(self, found: list[tuple[Tile, int | None, Box]]) -> Iterator[None]:
        """Lay the line up to here once more, and look for the places of better tiles beside it (generator): put them
        into `found`, each with its tile, its spot and its box. The first that has none, since others would have to
        move for it, is the last, without a spot at its end of the line."""
        board = self.board
        layout = _table().new_layout(self.app.art, self.match, board.height)
        line = self.match.line
        for tile, arm in zip(line.tiles, line.arms):  # `plays` would make one large list
            yield from layout.seek(tile, arm)
            layout.add(tile, arm)
            yield
            if not self._sought:
                return
        by = board.spots[0] - layout.spots[0] if board.spots else 0
        for tile, arm in self._sought:
            yield from layout.seek(tile, arm)
            spot = layout.ghost(tile, arm, False) if layout.half == board.half else None
            if spot is None:
                end = min(layout.last(arm)[0], len(board.spots) - 1)  # of a turn of Blitz, a better tile may be the end
                found.append((tile, None, board.box(board.spots[end])))
                return
            found.append((tile, spot + by, board.box(spot + by)))
            layout.add(tile, arm)

    def say(self, text: str, colour: int = WHITE) -> None:
        """See Review.view."""
        self.status.say(text, colour)

    def show_hand(self, seat: int, move: LineMove | None) -> None:
        """See Review.view. If it is the seat's turn, light the tiles that fit, and raise the tile of its `move`."""
        hand, match = self.hand, self.match
        hand.show(match.hands[seat], [tile for tile, how in match.moves if tile] if move else None)
        if move and move[0]:
            hand.choose(hand.tiles.index(move[0]))


def _nothing() -> None:
    """Drop nothing: the modules that are unloaded for a guest have made no objects here, see loader.guest."""


class Scene(review.Review):
    """See Review."""

    def view(self, match: LineMatch, moves: Iterator[Move]) -> View:
        """See Review."""
        return View(self.app, match, moves)


def _table() -> ModuleType:
    from tables.line import table

    return table
