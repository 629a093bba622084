# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz: the tiles are laid in the order that leaves the least in the hand, or nothing.

Stopping while a tile fits is never worth it: whoever does that loses 4 or 5 points by it on average.
"""
from engine.moves import DONE

_AT_A_TIME = 6  # how many states are looked at before it gives way


def worths(view):
    """See engine.players.worths. A move that comes to the same as one before it is left out."""
    reached = [(view.hand, view.line.ends)]  # in this turn
    firsts = [DONE]  # the move that was made first to reach each
    least = {}  # that each first move can leave
    for i, (hand, ends) in enumerate(reached):  # it grows meanwhile
        first = firsts[i]
        left = sum(map(sum, hand)) + len(hand)
        least[first] = min(left, least.get(first, left))
        for tile, arm in _plays(hand, ends):
            state = _lay(hand, ends, tile, arm)
            if state not in reached:
                reached.append(state)
                firsts.append(first if i else (tile, arm))
        if i % _AT_A_TIME == 0:
            yield None
    for move in view.moves:
        if move in least:
            yield (least[move] == 0, -least[move]), move


def _plays(hand, ends):
    return [(tile, arm) for arm, end in enumerate(ends) for tile in hand if end in tile]


def _lay(hand, ends, tile, arm):
    """The rest of the hand, and the ends, once a tile of it lies on an arm."""
    ends = ends[:]
    ends[arm] = sum(tile) - ends[arm]
    return tuple([other for other in hand if other != tile]), ends
