# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move is worth at once: points first, then getting rid of pips and doubles, on the opponents' ends.

A double is the hardest tile to get rid of. A seat can often play again at an end that it left: so a move is worth
more if it covers an end left by an opponent, rather than by the seat itself or its partner.
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
    """Return how hard a tile is to shed later, in pips."""
    return tiles.value(tile) + _DOUBLE * tiles.is_double(tile)


def left_by(view: "LineView") -> "list[int]":
    """Return the seat that left the left end, and the one that left the right end."""
    seats = [view.leader, view.leader]
    for seat, (tile, how) in view.history():
        if how < START:
            seats[how] = seat
    return seats
