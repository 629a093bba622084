# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz: the tiles are laid in the order that leaves the least in the hand, or nothing.

Stopping while a tile fits is never worth it: whoever does that loses 4 or 5 points by it on average.
"""
from engine.line import LEFT, RIGHT
from engine.moves import DONE

_AT_A_TIME = 6  # how many states are looked at before it gives way

# There can be hundreds of states, so each is a small int: a bit for each tile that is left of the hand, and 4 bits
# for each end.
_HAND = 8  # where the bits of the hand begin
_ENDS = 4, 0  # where those of the left and of the right end do


def worths(view):
    """See engine.players.worths. A move that comes to the same as one before it is left out."""
    hand = view.hand
    left, right = view.line.ends[:2]
    reached = [(1 << len(hand)) - 1 << _HAND | left << _ENDS[LEFT] | right]  # in this turn
    firsts = [DONE]  # the move that was made first to reach each
    least = {}  # that each first move can leave
    for i, state in enumerate(reached):  # it grows meanwhile
        first = firsts[i]
        kept = sum([sum(tile) + 1 for place, tile in enumerate(hand) if state >> _HAND + place & 1])
        least[first] = min(kept, least.get(first, kept))
        for move, after in _plays(hand, state):
            if after not in reached:
                reached.append(after)
                firsts.append(first if i else move)
        if i % _AT_A_TIME == 0:
            yield None
    for move in view.moves:
        if move in least:
            yield (least[move] == 0, -least[move]), move


def _plays(hand, state):
    """The plays that can be made in a state, and the state after each."""
    for arm in (LEFT, RIGHT):
        end = state >> _ENDS[arm] & 15
        for place, tile in enumerate(hand):
            if end in tile and state >> _HAND + place & 1:
                yield (tile, arm), state ^ 1 << _HAND + place ^ (end ^ sum(tile) - end) << _ENDS[arm]
