# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move is worth at once: points first, then to be rid of pips and doubles, on the opponents' ends.

A double is the hardest tile to be rid of. A seat can often play again at the end that it left: so a move is worth
more that covers an end which an opponent left, rather than the seat itself or its partner.
"""
from engine import tiles
from engine.line import START

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.view import LineView

# How many pips they are worth.
_DOUBLE = 6
_COVER = 6  # to cover an end that an opponent left


def worths(view: "LineView") -> "Iterator":
    """See engine.players.worths."""
    left = left_by(view)
    yield None
    for move in view.moves:
        tile, how = move
        worth = hardness(tile)
        if how != START and (left[how] - view.seat) % len(view.scores):  # not of one's own side
            worth += _COVER
        yield (view.points(move), worth), move


def hardness(tile: "tuple[int, int]") -> int:
    """How hard a tile is to shed later, in pips."""
    return tiles.value(tile) + _DOUBLE * tiles.is_double(tile)


def left_by(view: "LineView") -> "list[int]":
    """The seat that left the left end, and the one that left the right end."""
    seats = [view.leader, view.leader]
    for seat, (tile, how) in view.history():
        if how < START:
            seats[how] = seat
    return seats
