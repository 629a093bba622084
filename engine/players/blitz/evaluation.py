# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a whole turn leaves behind in Blitz.

A move is (tile, how, state) here: the first move of the turn, or the one that ends it, and the state that the turn
comes to.
"""
from engine import tiles
from engine.moves import DONE
from engine.players.blitz import turns
from engine.players.lines.features import LINE_FEATURES, LineFeatures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.view import LineView

# out      about how many pips the others hold, if the turn goes out; then no other feature matters
# pips     the pips of all tiles of the turn
# laid     how many tiles it lays
# doubles  how many of them are doubles
# and the LINE_FEATURES
FEATURES = ("out", "pips", "laid", "doubles") + LINE_FEATURES

_MOST = 24  # turns that are looked at: those that leave least
_MANY = 180  # turns; where there are more, which is rare, choosing among them takes long
_MOST_OF_MANY = 12  # turns that are looked at then


def features(view: "LineView") -> "Iterator":
    """Yield (features, move), the features in the order of FEATURES, and None to give way.

    A turn that comes to the same as one before it is left out.
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
    if not turns.leaves(least):  # nothing comes near going out: one more turn is enough to compare it with
        for turn in (least, other) if turns.leaves(other) else (least,):
            out = 0 if turns.leaves(turn) else line_features.others_pips
            yield [out] + [0] * (len(FEATURES) - 1), _whole(turn, moves, states)
        return
    most = _MOST if len(order) <= _MANY else _MOST_OF_MANY
    seen = []
    while order and len(seen) < most:
        turn = min(order)  # to sort them all takes far longer
        order.remove(turn)
        move = _whole(turn, moves, states)
        state = move[2]
        canonical = turns.canonical(state)
        if canonical not in seen:
            seen.append(canonical)
            rest = turns.rest(view.hand, state)
            laid = [tile for tile in view.hand if tile not in rest]
            yield [0, tiles.pips(laid), len(laid), sum(map(tiles.is_double, laid))] + line_features.of(
                rest, turns.ends(state)), move
        yield None


def _whole(turn: int, moves: list, states: list) -> tuple:
    """A turn as (tile, how, state)."""
    return moves[turns.move_place(turn)] + (states[turns.state_place(turn)],)
