# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The part of a match that one seat may see."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .kinds import LineMove, Move
    from .line_match import LineMatch
    from .match import Match
    from .players.lines.belief import Belief


class _Key:
    """Makes slice objects."""

    def __getitem__(self, key: slice[Any, Any, Any]) -> slice[Any, Any, Any]:
        return key


ALL = _Key()[:]  # `items[ALL] = others` copies all items; with `items[:]` it would leave a slice object as garbage


class View:
    """A copy of everything that a seat may see, without a reference to anything hidden from it.

    seat       the seat whose view it is
    rules      the class of the game, for its rules; it knows nothing of this match
    options    the match's options by key
    hand       the seat's own tiles, a tuple
    moves      the seat's legal moves, a tuple; empty when it isn't its turn
    counts     the number of tiles that each seat holds, a tuple
    boneyard   the number of tiles in the boneyard
    scores     the points of each side, a tuple
    stake      the points at stake in the round, or 0
    rounds     the number of finished rounds
    played_by  the seat that made each move of this round, as bytes
    turn       the seat whose move it is
    leader     the seat that led this round
    tiles      the whole set, a tuple
    packed     the moves of this round, as bytes; `history` reads them
    """

    def __init__(self, match: Match, seat: int) -> None:
        """Copy everything that `seat` may see of a match now. Raises ValueError if the match has no such seat."""
        if type(seat) is not int or not 0 <= seat < match.seats:
            raise ValueError("a seat is a number of 0 to %d, not %r" % (match.seats - 1, seat))
        self.seat = seat
        self.rules = type(match)
        self.options = match.options.copy()
        self.hand = tuple(match.hands[seat])
        self.moves: tuple[Move, ...] = tuple(match.moves) if match.turn == seat else ()
        self.counts = tuple([len(hand) for hand in match.hands])
        self.boneyard = len(match.boneyard)
        self.scores = tuple(match.scores)
        self.stake = match.stake
        self.rounds = match.rounds
        self.played_by = bytes(match.played_by)
        self.turn = match.turn
        self.leader = match.leader
        self.tiles = match.tiles
        self.packed = self._pack(match)

    @property
    def played(self) -> list[Move]:
        """All moves of this round, as a list."""
        return list(self.rules.notation.unpack(self.packed, self.tiles))

    def history(self) -> Iterator[tuple[int, Move]]:
        """Return an iterator of (seat, move) over the moves of this round."""
        return zip(self.played_by, self.rules.notation.unpack(self.packed, self.tiles))

    def _pack(self, match: Match) -> bytes:
        return bytes(match._played)


class LineView(View):
    """The part of a LineMatch that a seat may see. `line` is a copy of the Line; `drawn` is the number of tiles
    that the seat to move has drawn in this turn. `belief` and `evidence` keep what players have inferred from it:
    see players.lines.belief.infer and players.points.evaluation.evidence."""

    rules: type[LineMatch]

    def __init__(self, match: LineMatch, seat: int) -> None:
        super().__init__(match, seat)
        self.line = match.line.copy()
        self.drawn = match.drawn
        self.belief: Belief | None = None
        self.evidence: bytearray | None = None

    def points(self, move: LineMove) -> int:
        """Return the points that a move scores at once."""
        tile, how = move
        if tile is None:
            return 0
        return self.line.having(tile, how, self.rules.points_in_play)
