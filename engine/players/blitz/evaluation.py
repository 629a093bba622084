# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a whole turn leaves behind in Blitz.

A move is here (tile, how, state): the move that begins the turn or ends it, and the state that the turn comes to.
"""
from engine import tiles
from engine.moves import DONE
from engine.players.blitz import turns
from engine.players.lines.features import LINE_FEATURES, LineFeatures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.view import LineView

# out      the pips that the others hold, about, where the turn goes out; then no other feature matters
# pips     of all tiles of the turn
# laid     how many they are
# doubles  how many of them are doubles
# then the LINE_FEATURES
FEATURES = ("out", "pips", "laid", "doubles") + LINE_FEATURES

_MOST = 24  # turns that are looked at: those that leave least
_LESS = 12  # where there are more than so many to choose them from, which is rare and takes long
_MANY = 180


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
    if not turns.left(least):  # nothing comes near going out: one more turn is enough to compare it with
        for turn in (least, other) if turns.left(other) else (least,):
            out = 0 if turns.left(turn) else line_features.others_pips
            yield [out] + [0] * (len(FEATURES) - 1), _whole(turn, moves, states)
        return
    most = _MOST if len(order) <= _MANY else _LESS
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
