# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The loss of each move of a position in which the better move is known."""

from __future__ import annotations

from ..rng import Rng
from . import exact, families
from .chances import Chances
from .decision import Comparison, matters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..kinds import Thoughts
    from ..view import View
    from .families.lines import Key

_MOST = 400  # deals to measure what a move loses, at most


def losses_of(view: View, better: Key, seed: int = 0) -> Thoughts:
    """Find the loss of each different move against the better one of a Judgement (generator).

    Yields None as a pause, and at the end a dict of losses of win chance, 0 to 1, by the `key` of each move: 0 for a
    move that is no mistake. It is empty if an exact search takes too long.
    """
    moves = families.of(view).candidates(view)
    found = {better: (0.0, 0.0)}
    if exact.is_open(view):
        search = exact.Search(view, Chances(view.rules(2, view.options)))
        try:
            most = yield from search.value(moves[better])
            for key in moves:
                found[key] = most - (yield from search.value(moves[key])), 0.0
        except exact.TooLong:
            found = {}
    else:
        module = families.of(view)
        for key in moves:
            if key != better:
                judging = Comparison(module.Playout(view), view, moves, Rng(seed))  # all on the same deals
                yield from judging.prepare()
                measured: tuple[float, float, float, float]
                for measured in judging.lose(better, key, module.turn(view, moves[key]), _MOST):
                    yield None
                found[key] = measured[:2]
    yield {key: loss if matters(loss, error) else 0.0 for key, (loss, error) in found.items()}
