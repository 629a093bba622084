# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The best move by the evaluation, and the reason for it."""
from engine.players import module, values

_LESS = ("reply", "danger", "orphans")  # reasons that speak for less of something; the others speak for more


def advise(view):
    """See engine.players.hint."""
    if len(view.moves) == 1:  # which may be to draw, of which no evaluation knows
        yield view.moves[0], "only", 0
        return
    best = sums = None  # of all moves so far: there isn't room for the numbers of each
    count = 0
    for found in values(view):
        if found:
            numbers = found[1]
            sums = [so_far + number for so_far, number in zip(sums, numbers)] if sums else numbers
            count += 1
            if not best or found[0] > best[0]:
                best = found
        yield None
    reason = "equal"
    most = amount = 0
    names = module("evaluation", view.rules.family).FEATURES
    weights = module("weights", view.rules.name).WEIGHTS[len(view.counts)]
    for i, name in enumerate(names):
        # By how much this number makes the move better than the others on average, times their count.
        more = count * best[1][i] - sums[i]
        if weights[i] * more > most and (more < 0) == _is_less(name, view):
            most, reason, amount = weights[i] * more, name, best[1][i]
    yield best[2][:2], reason, amount


def _is_less(name, view):
    """Whether a reason speaks for less of something: the second seat after it may be its partner."""
    return name in _LESS or name == "second" and len(view.scores) < len(view.counts)
