# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Finds all possible turns of Blitz, and the states after them.

There can be hundreds of turns, so each turn and each state is a small int.
"""

from __future__ import annotations

from ...line import LEFT_ARM, RIGHT_ARM
from ...moves import DONE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kinds import Hand, LineMove, Thoughts, Tile
    from ...view import LineView

    Turn = tuple[Tile | None, int, int]  # a whole turn: its first move, and the state after it

_AT_A_TIME = 6  # the number of states that are examined between two pauses

# A state: 4 bits for the number at each end, and above them a bit for each tile left in the hand.
_HAND = 8  # where the bits of the hand begin
_TILES = -1 << _HAND  # all of them
_ENDS = 4, 0  # where the bits of the left and of the right end begin

# A turn, from its highest bits: the number of pips and tiles that it leaves in the hand, the place of its state,
# and the place of its first move.
_LEAVES, _STATE = 22, 6  # where the first two begin


def find_turns(view: LineView) -> Thoughts:
    """Find all possible turns now (generator).

    Yields None as a pause, and at the end three lists (turns, moves, states). Of two turns, the one that leaves
    fewer pips and tiles is the smaller int. `leaves`, `move_place` and `state_place` read a turn: how much it
    leaves, and the places of its first move and its state in the other lists. `rest` and `ends` read a state.
    """
    hand = view.hand
    one, other = view.line.ends[:2]
    states = [(1 << len(hand)) - 1 << _HAND | one << _ENDS[LEFT_ARM] | other]
    known = set(states)  # searching a list of hundreds takes long
    turns = [sum(map(sum, hand)) + len(hand) << _LEAVES]
    moves: list[LineMove] = [DONE]
    fitting = _fitting(hand, view.tiles[-1][0])
    for i, state in enumerate(states):  # the list grows meanwhile
        if i and view.drawn:  # a seat that has drawn lays at most one tile
            break
        for arm in (LEFT_ARM, RIGHT_ARM):
            end = _ENDS[arm]
            for at in fitting[state >> end & 15]:
                if not state >> _HAND + at & 1:
                    continue
                high, low = tile = hand[at]
                after = state ^ (1 << _HAND + at | (high ^ low) << end)
                if after not in known:
                    known.add(after)
                    move = move_place(turns[i]) if i else len(moves)
                    turns.append(leaves(turns[i]) - high - low - 1 << _LEAVES | len(states) << _STATE | move)
                    if not i:
                        moves.append((tile, arm))
                    states.append(after)
        if i % _AT_A_TIME == 0:
            yield None
    yield turns, moves, states


def leaves(turn: int) -> int:
    """Return the pips that a turn leaves in the hand plus the tiles."""
    return turn >> _LEAVES


def move_place(turn: int) -> int:
    """Return the place of a turn's first move among the moves of find_turns."""
    return turn & (1 << _STATE) - 1


def state_place(turn: int) -> int:
    """Return the place of the state after a turn among the states of find_turns."""
    return (turn & (1 << _LEAVES) - 1) >> _STATE


def left(state: int) -> int:
    """Return a mask of the tiles of the hand that are left in a state; the first tile has the lowest bit."""
    return state >> _HAND


def rest(hand: Sequence[Tile], state: int) -> Hand:
    """Return the tiles of a hand that are left in a state."""
    tiles = list(hand)
    for place in range(len(hand) - 1, -1, -1):
        if not state >> _HAND + place & 1:
            del tiles[place]
    return tiles


def ends(state: int) -> tuple[int, int]:
    """Return the numbers at the left and at the right end in a state."""
    return state >> _ENDS[LEFT_ARM] & 15, state & 15


def put_ends(state: int, ends: list[int]) -> None:
    """Put these numbers into a list of two: a new tuple for each playout would be garbage."""
    ends[0] = state >> _ENDS[LEFT_ARM] & 15
    ends[1] = state & 15


def canonical(state: int) -> int:
    """Return an int that is equal for states with the same rest of the hand and the same two ends in any order."""
    one = state >> _ENDS[LEFT_ARM] & 15
    other = state & 15
    return state & _TILES | (max(one, other) << _ENDS[LEFT_ARM] | min(one, other))


def _fitting(hand: Sequence[Tile], top: int) -> list[bytearray]:
    """Return for each number up to `top` the places of the tiles in the hand that show it."""
    fitting = [bytearray() for _ in range(top + 1)]
    for place, (high, low) in enumerate(hand):
        fitting[high].append(place)
        if high != low:
            fitting[low].append(place)
    return fitting
