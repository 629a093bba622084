# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw dominoes, Kozel and Bergen: points first, then to be rid of pips and doubles, on the opponents' ends.

A double is the hardest tile to be rid of. Who leaves an end can often play there again: so one's own ends and
a partner's are better kept.
"""
from engine import tiles
from engine.line import START

# How many pips they are worth.
_DOUBLE = 6
_COVER = 6  # an end that an opponent left


def worths(view):
    """See engine.players.worths."""
    left = left_by(view)
    yield None
    for move in view.moves:
        tile, how = move
        worth = hardness(tile)
        if how != START and (left[how] - view.seat) % len(view.scores):  # not of one's own side
            worth += _COVER
        yield (view.points(move), worth), move


def hardness(tile):
    """How hard a tile is to shed later, in pips."""
    return tiles.value(tile) + _DOUBLE * tiles.is_double(tile)


def left_by(view):
    """The seat that left the left end, and the one that left the right end; a list."""
    seats = [view.leader, view.leader]
    for seat, (tile, how) in view.history():
        if how < START:
            seats[how] = seat
    return seats
