# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the levels of the machine's players: their base class, and the choice of the best move."""

from engine.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

    from engine.kinds import Move, Thoughts
    from engine.view import View

    Worths = Iterator[tuple[tuple[int, ...], Move] | None]
    Features = Iterator[tuple[Sequence[int], tuple[Any, ...]] | None]  # of an evaluation, see skilled.values


class Player:
    """The base class of all levels. A level overrides `choose`.

    after_evaluation  None, or a function set by a host that is short of memory. The Expert calls it between
                      evaluation and playouts; it unloads the modules of the evaluation
    """

    after_evaluation: "Callable[[], None] | None" = None

    def __init__(self, seed: int = 0) -> None:
        """Make a player that draws all its random numbers from `seed`, 0 to 2**30 - 1."""
        self.rng = Rng(seed)

    def think(self, view: "View") -> "Thoughts":
        """Find a move for the seat of `view`, whose turn it is (generator).

        Yields None every few milliseconds, as a pause for the caller, and at the end the move.
        """
        if len(view.moves) == 1:
            yield view.moves[0]
        else:
            yield from self.choose(view)

    def choose(self, view: "View") -> "Thoughts":
        """Like `think`, for several moves. The base class takes the first."""
        yield view.moves[0]


def worths(view: "View") -> "Worths":
    """Judge the gain of each move of `view` at once (generator). Yields (worth, move), and None as a pause.

    A worth is a tuple, and the greatest is the best. Its first item is above 0 for an obvious gain.
    """
    return __import__(  # type: ignore[no-any-return]  # of a module that is known by its name alone
        "engine.players.%s.worth" % view.rules.family, None, None, ("worths",)
    ).worths(view)


def candidates(view: "View", most: int) -> "tuple[Move, ...] | list[Move]":
    """Return the moves of `view`; if they are more than `most`, only the `most` that are worth most at once."""
    if len(view.moves) <= most:
        return view.moves
    # The second item keeps equal moves in order, because sorting isn't stable on the badge.
    worth = [(found[0], -i, found[1]) for i, found in enumerate(worths(view)) if found]
    worth.sort()
    return [move for _, _, move in worth[-most:]]


def best(items: "Iterable[tuple[Any, ...] | None]") -> "Thoughts":
    """Find the best item that `worths` or `values` yields; of equal ones, the first (generator).

    Yields None wherever `items` does, and at the end the best item.
    """
    chosen = None
    for found in items:
        if not found:
            yield None
        elif chosen is None or found[0] > chosen[0]:
            chosen = found
    yield chosen
