# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's players, one small module a level, loaded when one plays.

A player is handed only a View: what its seat may see.
"""
from engine.rng import Rng

LEVELS = ("beginner", "greedy")


class Player:
    """What all players share. A level overrides `choose`."""

    def __init__(self, seed=0):
        """A player whose chances all come from `seed`, an int of 0 to 2**30 - 1."""
        self.rng = Rng(seed)

    def think(self, view):
        """Find a move for the seat of a View whose turn it is.

        A generator: it yields None every few milliseconds, to give way, and last of all the move.
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
    module = __import__("engine.players." + level, None, None, ("Level",))
    return module.Level(seed)


def worths(view):
    """What each move of a View is worth at once: a generator of (worth, move), and of None where it gives way.

    The greatest worth is the best; it is a tuple whose first item is above 0 where the gain is plain to see.
    """
    module = __import__("engine.players.worth." + view.rules.worth, None, None, ("worths",))
    return module.worths(view)
