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
    judged = []
    for found in values(view):
        if found:
            judged.append(found)
        yield None
    best = max(judged, key=lambda found: found[0])
    reason = "equal"
    most = amount = 0
    names = module("evaluation", view.rules.family).FEATURES
    weights = module("weights", view.rules.name).WEIGHTS[len(view.counts)]
    for i, name in enumerate(names):
        # By how much this number makes the move better than the others on average, times their count.
        more = len(judged) * best[1][i] - sum([numbers[i] for _, numbers, _ in judged])
        if weights[i] * more > most and (more < 0) == _is_less(name, view):
            most, reason, amount = weights[i] * more, name, best[1][i]
    yield best[2][:2], reason, amount


def _is_less(name, view):
    """Whether a reason speaks for less of something: the second seat after it may be its partner."""
    return name in _LESS or name == "second" and len(view.scores) < len(view.counts)
