# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a whole turn of Blitz can come to."""
from engine.line import LEFT, RIGHT
from engine.moves import DONE

_AT_A_TIME = 6  # how many states are looked at before it gives way

# There can be hundreds of states, so each is a small int: a bit for each tile that is left of the hand, and 4 bits
# for each end.
_HAND = 8  # where the bits of the hand begin
_TILES = -1 << _HAND  # all of them
_ENDS = 4, 0  # where those of the left and of the right end do

# A turn is a small int, too: what is left of the hand, then the place of the state that it comes to, and last that
# of the move that begins it.
_LEFT, _STATE = 22, 6


def find_turns(view):
    """What this turn can come to: a generator of None, where it gives way, and last of three lists: the turns, ints
    of which those that leave fewer pips and tiles of the hand are smaller; the moves that begin them; and the
    states that they come to, which `rest` and `ends` read. `left`, `first` and `last` tell of a turn how much it
    leaves, and the places of its move and its state in those lists."""
    hand = view.hand
    one, other = view.line.ends[:2]
    reached = [(1 << len(hand)) - 1 << _HAND | one << _ENDS[LEFT] | other]
    known = set(reached)  # a list of hundreds takes long to be searched
    found = [sum(map(sum, hand)) + len(hand) << _LEFT]
    firsts = [DONE]
    fitting = _fitting(hand, view.tiles[-1][0])
    for i, state in enumerate(reached):  # it grows meanwhile
        if i and view.drawn:  # then it is one tile
            break
        for arm in (LEFT, RIGHT):
            end = _ENDS[arm]
            for at in fitting[state >> end & 15]:
                if not state >> _HAND + at & 1:
                    continue
                high, low = tile = hand[at]
                after = state ^ (1 << _HAND + at | (high ^ low) << end)
                if after not in known:
                    known.add(after)
                    begun = first(found[i]) if i else len(firsts)
                    found.append(left(found[i]) - high - low - 1 << _LEFT | len(reached) << _STATE | begun)
                    if not i:
                        firsts.append((tile, arm))
                    reached.append(after)
        if i % _AT_A_TIME == 0:
            yield None
    yield found, firsts, reached


def left(turn):
    """How many pips and tiles of the hand a turn leaves."""
    return turn >> _LEFT


def first(turn):
    """The place of the move that begins a turn."""
    return turn & (1 << _STATE) - 1


def last(turn):
    """The place of the state that a turn comes to."""
    return (turn & (1 << _LEFT) - 1) >> _STATE


def rest(hand, state):
    """The tiles of a hand that are left in a state, a list."""
    return [tile for place, tile in enumerate(hand) if state >> _HAND + place & 1]


def ends(state):
    """The left and the right end in a state."""
    return state >> _ENDS[LEFT] & 15, state & 15


def outcome(state):
    """An int that is the same for the same rest of the hand and the same ends, whichever is the left one."""
    one, other = ends(state)
    return state & _TILES | (max(one, other) << _ENDS[LEFT] | min(one, other))


def _fitting(hand, top):
    """For each number up to `top` the places of the tiles of the hand that show it, a bytearray each; a list."""
    fitting = [bytearray() for _ in range(top + 1)]
    for place, (high, low) in enumerate(hand):
        fitting[high].append(place)
        if high != low:
            fitting[low].append(place)
    return fitting
