# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The reason why one move is better than another: the feature of Skilled's evaluation that favours it most."""

from __future__ import annotations

from ..players.hints import is_less
from ..players.player import evaluation, weights
from . import families

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..view import View
    from .decision import Judgement
    from .decisions import Decision


def why(view: View, best: object, played: object) -> tuple[str, int, int] | None:
    """Return the reason why a candidate is better than another, both given by their keys: (the name of the feature,
    its number after the better one, and after the other). Return None if the evaluation doesn't tell."""
    module = families.of(view)
    found: dict[object, Sequence[int]] = {}
    for judged in evaluation(view).features(view):
        if judged:
            numbers, move = judged
            found[module.key(view, (move,))] = numbers
    if best not in found or played not in found:
        if best in found and evaluation(view).FEATURES.startswith("out ") and found[best][0]:
            return "out", found[best][0], 0  # beside a turn that goes out, Blitz hardly looks at others
        return None
    most = 0
    reason = None
    names = evaluation(view).FEATURES.split()
    for name, weight, better, worse in zip(names, weights(view), found[best], found[played]):
        more = weight * (better - worse)
        if more > most and (better < worse) == is_less(name, view):
            most, reason = more, (name, better, worse)
    return reason


def reason(made: Decision, judgement: Judgement) -> tuple[str, int, int] | None:
    """Return why the better move of a mistake is better, see `why`."""
    return why(made.view, judgement.key, families.of(made.view).key(made.view, made.played))
