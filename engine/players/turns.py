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
_TILES = -1 << _HAND  # all of them
_ENDS = 4, 0  # where those of the left and of the right end do


def find_turns(view):
    """What this turn can come to: a generator of None, where it gives way, and last of three lists: for each turn
    its number in the lowest BITS of an int, and above them the pips and tiles that are left of the hand; by this
    number the move that begins it; and what `rest` and `ends` read."""
    hand = view.hand
    left, right = view.line.ends[:2]
    reached = [(1 << len(hand)) - 1 << _HAND | left << _ENDS[LEFT] | right]
    known = set(reached)  # a list of hundreds takes long to be searched
    order = [sum(map(sum, hand)) + len(hand) << BITS]
    firsts = [DONE]  # the move that was made first to reach each
    plays, laid = _plays(hand, view.tiles[-1][0])
    for i, state in enumerate(reached):  # it grows meanwhile
        if i and view.drawn:  # then it is one tile
            break
        for arm in (LEFT, RIGHT):
            for play in plays[arm][state >> _ENDS[arm] & 15]:
                after = state ^ play
                if state & play & _TILES and after not in known:
                    known.add(after)
                    tile = laid[play]
                    order.append((order[i] >> BITS) - sum(tile) - 1 << BITS | len(reached))
                    firsts.append(firsts[i] if i else (tile, arm))
                    reached.append(after)
        if i % _AT_A_TIME == 0:
            yield None
    yield order, firsts, reached


def rest(hand, state):
    """The tiles of a hand that are left in a state, a list."""
    return [tile for place, tile in enumerate(hand) if state >> _HAND + place & 1]


def ends(state):
    """The left and the right end in a state."""
    return state >> _ENDS[LEFT] & 15, state & 15


def _plays(hand, top):
    """For each arm and each number up to `top` at its end, what changes in a state with each tile of the hand that
    fits there, if it is left; and a dict of the tile that makes each such change."""
    plays = [[[] for _ in range(top + 1)] for _ in _ENDS]
    laid = {}
    for place, tile in enumerate(hand):
        high, low = tile
        for arm in (LEFT, RIGHT):
            play = 1 << _HAND + place | (high ^ low) << _ENDS[arm]
            laid[play] = tile
            plays[arm][high].append(play)
            if high != low:
                plays[arm][low].append(play)
    return plays, laid
