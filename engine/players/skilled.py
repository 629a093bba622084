# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Skilled: looks one move ahead, at the position it leaves to the others, and remembers the ends that they couldn't
play on."""

from engine.players.player import Player, best

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType
    from typing import Any, Protocol

    from engine.kinds import Thoughts
    from engine.view import View

    Values = Iterator[tuple[int, Sequence[int], tuple[Any, ...]] | None]

    class WeightsModule(Protocol):
        WEIGHTS: dict[int, tuple[int, ...]]


class Level(Player):
    """Plays the move of the greatest value by the game's evaluation; of equal ones, the first."""

    def choose(self, view: "View") -> "Thoughts":
        """See Player.think."""
        for found in best(values(view)):
            yield found and found[-1][:2]


def values(view: "View") -> "Values":
    """Judge each move of `view` by the evaluation of its game (generator). Yields (value, features, move), and None
    as a pause.

    The value is the sum of the features, each times its weight, in 1/1024 of a point; the greatest is the best. The
    first two items of `move` are the move itself: an evaluation may append data for its playout.
    """
    weighing = weights(view)
    for found in evaluation(view).features(view):
        if found:
            numbers, move = found
            found = sum([number * weight for number, weight in zip(numbers, weighing)]), numbers, move
        yield found


def evaluation(view: "View") -> "ModuleType":
    """Return the module with the evaluation of the game's family."""
    return __import__("engine.players.%s.evaluation" % view.rules.family, None, None, ("features",))


def weights(view: "View") -> "tuple[int, ...]":
    """Return the weights of the FEATURES in the game, for its number of seats."""
    module: "WeightsModule" = __import__("engine.players.weights." + view.rules.name, None, None, ("WEIGHTS",))
    return module.WEIGHTS[len(view.counts)]
