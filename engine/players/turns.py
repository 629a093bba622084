# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a whole turn of Blitz can come to."""
from engine.line import LEFT, RIGHT
from engine.moves import DONE

BITS = 16
LAST = (1 << BITS) - 1

_AT_A_TIME = 6  # how many states are looked at before it gives way

# There can be hundreds of states, so each is a small int: a bit for each tile that is left of the hand, and 4 bits
# for each end.
_HAND = 8  # where the bits of the hand begin
_ENDS = 4, 0  # where those of the left and of the right end do


def find_turns(view):
    """What this turn can come to: a generator of None, where it gives way, and last of three lists: for each turn
    its number in the lowest BITS of an int, and above them the pips and tiles that are left of the hand; by this
    number the move that begins it; and what `rest` and `ends` read."""
    hand = view.hand
    left, right = view.line.ends[:2]
    reached = [(1 << len(hand)) - 1 << _HAND | left << _ENDS[LEFT] | right]
    order = []
    firsts = [DONE]  # the move that was made first to reach each
    goes_on = not view.drawn  # or else it is one tile
    for i, state in enumerate(reached):  # it grows meanwhile
        first = firsts[i]
        order.append(sum([sum(tile) + 1 for tile in rest(hand, state)]) << BITS | i)
        for move, after in _plays(hand, state) if goes_on or not i else ():
            if after not in reached:
                reached.append(after)
                firsts.append(first if i else move)
        if i % _AT_A_TIME == 0:
            yield None
    yield order, firsts, reached


def rest(hand, state):
    """The tiles of a hand that are left in a state, a list."""
    return [tile for place, tile in enumerate(hand) if state >> _HAND + place & 1]


def ends(state):
    """The left and the right end in a state."""
    return state >> _ENDS[LEFT] & 15, state & 15


def _plays(hand, state):
    """The plays that can be made in a state, and the state after each."""
    for arm in (LEFT, RIGHT):
        end = state >> _ENDS[arm] & 15
        for place, tile in enumerate(hand):
            if end in tile and state >> _HAND + place & 1:
                yield (tile, arm), state ^ 1 << _HAND + place ^ (end ^ sum(tile) - end) << _ENDS[arm]
