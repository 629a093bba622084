# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz: what a whole turn leaves behind. A move is here (tile, how, state): the one that begins the turn or ends
it, and what the turn comes to.
"""
from engine import tiles
from engine.moves import DONE
from engine.players import turns
from engine.players.evaluation import NUMBERS

# out      the pips that the others hold, about, where nothing is left; then no other number matters
# pips     of all tiles of the turn
# laid     how many they are
# doubles  how many of them are doubles
# then NUMBERS
FEATURES = ("out", "pips", "laid", "doubles") + NUMBERS

_MOST = 24  # turns that are looked at: those that leave least
_LESS = 12  # where there are more than so many to choose them from, which is rare and takes long
_MANY = 180


def features(view):
    """See engine.players.evaluation."""
    for found in turns.find_turns(view):
        if not found:
            yield None
    # Only now: beside what finds the turns there isn't room for it.
    from engine.players.evaluation.after import After

    after = After(view)
    yield from after.prepare()
    order, firsts, states = found
    if DONE not in view.moves:
        del order[0]
    least, other = min(order), max(order)
    if not turns.left(least):  # nothing comes near it, so that one more turn is enough to compare it with
        for turn in (least, other) if turns.left(other) else (least,):
            out = 0 if turns.left(turn) else after.others
            yield [out] + [0] * (len(FEATURES) - 1), firsts[turns.first(turn)] + (states[turns.last(turn)],)
        return
    most = _MOST if len(order) <= _MANY else _LESS
    seen = []
    while order and len(seen) < most:
        turn = min(order)  # to sort them all takes far longer
        order.remove(turn)
        move, state = firsts[turns.first(turn)], states[turns.last(turn)]
        rest = turns.rest(view.hand, state)
        outcome = turns.outcome(state)
        if outcome not in seen:
            seen.append(outcome)
            laid = [tile for tile in view.hand if tile not in rest]
            yield [0, tiles.pips(laid), len(laid), sum(map(tiles.is_double, laid))] + after.numbers(
                rest, turns.ends(state)), move + (state,)
        yield None
