# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's players, one small module a level, loaded when one plays.

A player is handed only a View: what its seat may see. What the levels know of a kind of game lies in packages of
this one, each with a module for each family of games (`Match.family`): worth/, evaluation/, playout/; and
weights/ has a module for each game.
"""
from engine.rng import Rng

LEVELS = ("beginner", "greedy", "skilled", "expert")

SPARE = ()  # nothing, like None


class Player:
    """What all players share. A level overrides `choose`."""

    def __init__(self, seed=0):
        """A player whose chances all come from `seed`, an int of 0 to 2**30 - 1."""
        self.rng = Rng(seed)

    def think(self, view):
        """Find a move for the seat of a View whose turn it is.

        A generator: it yields None every few milliseconds, to give way, and last of all the move. In between it may
        yield SPARE once: from then on it can do without the modules of evaluation/, worth/ and weights/.
        """
        if len(view.moves) == 1:
            yield view.moves[0]
        else:
            yield from self.choose(view)

    def choose(self, view):
        """As `think`, where there is a choice. This one takes the first move."""
        yield view.moves[0]


def load(level, seed=0):
    """A player of a level that is in LEVELS. Raises ValueError, naming them, for any other."""
    if level not in LEVELS:
        raise ValueError("there is no level %s; there are %s" % (level, ", ".join(LEVELS)))
    return module(level).Level(seed)


def module(*names):
    """The module of this package that has such a name, or such names one below the other."""
    return __import__("engine.players." + ".".join(names), None, None, names)


def worths(view):
    """What each move of a View is worth at once: a generator of (worth, move), and of None where it gives way.

    The greatest worth is the best; it is a tuple whose first item is above 0 where the gain is plain to see.
    """
    return module("worth", view.rules.family).worths(view)


def likely(view, most):
    """The moves of a View, or where there are more than `most` those that are worth the most at once; a list."""
    if len(view.moves) <= most:
        return view.moves
    # Of each how many came before it, too, since sorting doesn't keep the order of equal ones on the badge.
    worth = [(found[0], -i, found[1]) for i, found in enumerate(worths(view)) if found]
    worth.sort()
    return [move for _, _, move in worth[-most:]]


def best(judged):
    """A generator: of what `worths` or `values` yields the best and of equal ones the first; None before that."""
    chosen = None
    for found in judged:
        if not found:
            yield None
        elif chosen is None or found[0] > chosen[0]:
            chosen = found
    yield chosen


def values(view):
    """What each move of a View comes to by the evaluation of its game: a generator of (value, numbers, move), and
    of None where it gives way.

    The greatest value is the best; `numbers` are those of the features that it is made of. The evaluation may have
    added to the move what its playout has to know: the move itself are the first two items.
    """
    weights = module("weights", view.rules.name).WEIGHTS[len(view.counts)]
    for found in module("evaluation", view.rules.family).features(view):
        if found:
            numbers, move = found
            found = sum([number * weight for number, weight in zip(numbers, weights)]), numbers, move
        yield found


def hint(view):
    """What Skilled would play, and why: a generator that yields None to give way, and last of all (move, reason,
    amount).

    The reason is that of the evaluation's FEATURES which speaks most for the move, and the amount its number; or
    the reason is "only" where there is nothing else to do, and "equal" where all comes to the same.
    """
    return module("advice").advise(view)
