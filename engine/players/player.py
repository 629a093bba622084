# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the levels of the machine's players share, and how they take the move that is worth the most at once."""
from engine.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from engine.view import View


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


def worths(view: "View") -> "Iterator":
    """Say what each move of `view` is worth at once. A generator of (worth, move), and of None to give way.

    A worth is a tuple, and the greatest is the best. Its first item is above 0 where the gain is plain to see.
    """
    return __import__("engine.players.%s.worth" % view.rules.family, None, None, ("worths",)).worths(view)


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
