# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz: what a whole turn leaves behind. A move is here (tile, how, state): the one that begins the turn or ends
it, and what the turn comes to.
"""
from engine import tiles
from engine.players import turns
from engine.players.evaluation import ends

# out      the pips that the others hold, about, where nothing is left; then no other number matters
# pips     of all tiles of the turn
# laid     how many they are
# doubles  how many of them are doubles
FEATURES = ("out", "pips", "laid", "doubles") + ends.FEATURES[ends.FEATURES.index("choice"):-2]

_MOST = 24  # turns that are looked at: those that leave least


def features(view):
    """See engine.players.evaluation."""
    after = ends.After(view)
    yield from after.prepare()
    for found in turns.find_turns(view):
        if not found:
            yield None
    order, firsts, states = found
    order = [turn for turn in order if firsts[turn & turns.LAST] in view.moves]
    order.sort()
    if not order[0] >> turns.BITS:  # nothing comes near it, so that one more turn is enough to compare it with
        for turn in order[:1] + [turn for turn in order[-1:] if turn >> turns.BITS]:
            out = 0 if turn >> turns.BITS else after.others
            i = turn & turns.LAST
            yield [out] + [0] * (len(FEATURES) - 1), firsts[i] + (states[i],)
        return
    seen = []
    for turn in order:
        i = turn & turns.LAST
        move, state = firsts[i], states[i]
        rest = turns.rest(view.hand, state)
        left, right = turns.ends(state)
        place = rest, max(left, right), min(left, right)
        if place not in seen and len(seen) < _MOST:
            seen.append(place)
            laid = [tile for tile in view.hand if tile not in rest]
            yield [0, tiles.pips(laid), len(laid), sum(map(tiles.is_double, laid))] + after.numbers(
                rest, (left, right)), move + (state,)
            yield None
