# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hint: the best move by the evaluation, and the reason for it."""

from __future__ import annotations

from .player import evaluation, values, weights

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..kinds import Thoughts
    from ..view import View

_LESS = ("reply", "danger", "orphans")  # the features that are better when they are less


def find(view: View) -> Thoughts:
    """Find Skilled's move and the reason for it (generator). Yields None as a pause, and at the end (move, reason,
    amount).

    The reason is the name of the feature that favours the move most, of those that favour no other move more, and
    the amount is that feature's number. The reason is "only" if there is no other move, and "equal" if no feature
    tells; then the amount is 0.
    """
    if len(view.moves) == 1:  # the move may be a draw, which no evaluation knows
        yield view.moves[0], "only", 0
        return
    best: Any = None  # what `values` yields of the best move so far
    weighing = weights(view)
    # Of each feature, weighed, over all moves: memory can't hold the features of each move.
    sums = [0] * len(weighing)
    tops: list[int] = []
    count = 0
    for found in values(view):
        if found:
            weighed = [weight * number for weight, number in zip(weighing, found[1])]
            sums = [so_far + number for so_far, number in zip(sums, weighed)]
            tops = [max(so_far, number) for so_far, number in zip(tops, weighed)] or weighed
            count += 1
            if not best or found[0] > best[0]:
                best = found
        yield None
    reason = "equal"
    most = amount = 0
    for i, name in enumerate(evaluation(view).FEATURES.split()):
        # The excess of the best move, which has the most, over the average move, times the number of moves.
        more = count * tops[i] - sums[i]
        number = best[1][i]
        if more > most and number * weighing[i] == tops[i] and (weighing[i] < 0) == is_less(name, view):
            most, reason, amount = more, name, number
    yield best[2][:2], reason, amount


def is_less(name: str, view: View) -> bool:
    """Return whether less of a feature is better. "second" concerns the seat after next, which may be a partner."""
    return name in _LESS or name == "second" and len(view.scores) < len(view.counts)
