# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's players. A level is a small module, which is loaded when it plays.

A player is given only a View: what its seat may see. What the levels know about the games lies in folders:

- one for each family of games (`Match.family`): worth.py says what each move is worth at once, evaluation.py what
  it leaves behind, and playout.py plays rounds to their end;
- lines/: what can be inferred in any line game;
- weights/: a module for each game, with what the features of the evaluation weigh there.
"""
from engine.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import ModuleType

    from engine.view import View

LEVELS = ("beginner", "greedy", "skilled", "expert")


class Player:
    """What all levels share. A level overrides `choose`.

    after_evaluation  None, or a function that a host short of memory sets: the Expert calls it between evaluation
                      and playouts, and it lets go of the modules for the evaluation
    """

    after_evaluation: "Callable[[], None] | None" = None

    def __init__(self, seed: int = 0):
        """Make a player whose chances all come from `seed`, 0 to 2**30 - 1."""
        self.rng = Rng(seed)

    def think(self, view: "View") -> "Iterator":
        """Find a move for the seat of `view`, whose turn it is.

        A generator: it yields None every few milliseconds, to give way, and last of all the move.
        """
        if len(view.moves) == 1:
            yield view.moves[0]
        else:
            yield from self.choose(view)

    def choose(self, view: "View") -> "Iterator":
        """Like `think`, where there are several moves. This one takes the first."""
        yield view.moves[0]


def load(level: str, seed: int = 0) -> Player:
    """Make a player of a level that is in LEVELS. Raises ValueError, which names them, for any other level."""
    if level not in LEVELS:
        raise ValueError("there is no level %s; there are %s" % (level, ", ".join(LEVELS)))
    return module(level).Level(seed)


def module(*names: str) -> "ModuleType":
    """Import a module of this package: module("points", "worth") is engine.players.points.worth."""
    return __import__("engine.players." + ".".join(names), None, None, names)


def worths(view: "View") -> "Iterator":
    """Say what each move of `view` is worth at once. A generator of (worth, move), and of None to give way.

    A worth is a tuple, and the greatest is the best. Its first item is above 0 where the gain is plain to see.
    """
    return module(view.rules.family, "worth").worths(view)


def candidates(view: "View", most: int) -> "tuple | list":
    """Return the moves of `view`; if there are more than `most`, only those that are worth the most at once."""
    if len(view.moves) <= most:
        return view.moves
    # The second item keeps equal moves in their order, which sorting alone doesn't do on the badge.
    worth = [(found[0], -i, found[1]) for i, found in enumerate(worths(view)) if found]
    worth.sort()
    return [move for _, _, move in worth[-most:]]


def best(judged: "Iterable") -> "Iterator":
    """Find the best item of what `worths` or `values` yields, of equal ones the first.

    A generator: it yields None wherever `judged` does, and last of all that item.
    """
    chosen = None
    for found in judged:
        if not found:
            yield None
        elif chosen is None or found[0] > chosen[0]:
            chosen = found
    yield chosen


def values(view: "View") -> "Iterator":
    """Say what each move of `view` is worth by the evaluation of its game. A generator of (value, features, move),
    and of None to give way.

    The value is the sum of the features, each times its weight, in 1/1024 of a point; the greatest is the best. The
    first two items of `move` are the move itself: an evaluation may add what its playout needs to know.
    """
    weights = module("weights", view.rules.name).WEIGHTS[len(view.counts)]
    for found in module(view.rules.family, "evaluation").features(view):
        if found:
            numbers, move = found
            found = sum([number * weight for number, weight in zip(numbers, weights)]), numbers, move
        yield found


def hint(view: "View") -> "Iterator":
    """Find what Skilled would play, and why. A generator: it yields None to give way, and last of all (move,
    reason, amount).

    The reason is the name of the feature that speaks most for the move, and the amount is that feature's number.
    The reason is "only" if there is no other move, and "equal" if all moves are worth the same; then the amount
    is 0.
    """
    return module("hints").find(view)
