# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Evaluates the position that a whole turn leaves in Blitz.

A move is (tile, how, state) here: the first move of the turn, or the one that ends it, and the state after the
turn.
"""

from __future__ import annotations

from ... import tiles
from ...moves import DONE
from ..ends.evaluation import LINE_FEATURES, LineFeatures
from . import turns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...kinds import LineMove
    from ...view import LineView
    from ..player import Features
    from .turns import Turn

# out      if the turn goes out: about how many pips the others hold; then no other feature matters
# pips     the pips of all tiles of the turn
# laid     the number of tiles that it lays
# doubles  the number of doubles among them
# and the LINE_FEATURES
FEATURES = "out pips laid doubles %s" % LINE_FEATURES

_MOST = 24  # turns that are examined: those that leave least
_MANY = 180  # turns; more are rare, and the choice among them takes long
_MOST_OF_MANY = 12  # turns that are examined then


def features(view: LineView) -> Features:
    """Yield (features, move), with the features in the order of FEATURES, and None as a pause.

    Skips a turn with the same outcome as an earlier one.
    """
    for found in turns.find_turns(view):
        if not found:
            yield None
    line_features = LineFeatures(view)
    yield from line_features.prepare()
    order, moves, states = found
    if DONE not in view.moves:
        del order[0]
    least, other = min(order), max(order)
    if not turns.leaves(least):  # nothing comes near going out: one other turn to compare with is enough
        for turn in (least, other) if turns.leaves(other) else (least,):
            out = 0 if turns.leaves(turn) else line_features.others_pips
            yield [out] + [0] * FEATURES.count(" "), _whole(turn, moves, states)
        return
    most = _MOST if len(order) <= _MANY else _MOST_OF_MANY
    seen: list[int] = []
    while order and len(seen) < most:
        turn = min(order)  # sorting them all takes far longer
        order.remove(turn)
        move = _whole(turn, moves, states)
        state = move[2]
        canonical = turns.canonical(state)
        if canonical not in seen:
            seen.append(canonical)
            rest = turns.rest(view.hand, state)
            doubles = 0
            for tile in view.hand:
                doubles += tiles.is_double(tile) and tile not in rest
            numbers = [0, tiles.pips(view.hand) - tiles.pips(rest), len(view.hand) - len(rest), doubles]
            line_features.add(numbers, rest, turns.ends(state))
            yield numbers, move
        yield None


def _whole(turn: int, moves: list[LineMove], states: list[int]) -> Turn:
    """Return a turn as (tile, how, state)."""
    tile, how = moves[turns.move_place(turn)]
    return tile, how, states[turns.state_place(turn)]
