# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hint: the best move by the evaluation, and the reason for it."""

from __future__ import annotations

from .player import evaluation, values, weights

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..kinds import Thoughts
    from ..view import View

_LESS = ("reply", "danger", "orphans")  # the features that are better when they are less


def find(view: View) -> Thoughts:
    """Find Skilled's move and the reason for it (generator). Yields None as a pause, and at the end (move, reason,
    amount).

    The reason is the name of the feature that favours the move most, and the amount is that feature's number. The
    reason is "only" if there is no other move, and "equal" if all moves are worth the same; then the amount is 0.
    """
    if len(view.moves) == 1:  # the move may be a draw, which no evaluation knows
        yield view.moves[0], "only", 0
        return
    best: tuple[int, Sequence[int], tuple[Any, ...]] = None  # type: ignore[assignment]  # until one is judged
    # Of each feature over all moves: memory can't hold the features of each move.
    sums: Sequence[int] = None  # type: ignore[assignment]  # as above
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
    weighing = weights(view)
    for i, name in enumerate(evaluation(view).FEATURES):
        # The feature's excess in the best move over the average move, times the number of moves.
        more = count * best[1][i] - sums[i]
        if weighing[i] * more > most and (more < 0) == is_less(name, view):
            most, reason, amount = weighing[i] * more, name, best[1][i]
    yield best[2][:2], reason, amount


def is_less(name: str, view: View) -> bool:
    """Return whether less of a feature is better. "second" concerns the seat after next, which may be a partner."""
    return name in _LESS or name == "second" and len(view.scores) < len(view.counts)
