# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The base class of the machine's players, the functions that the levels share, and the Expert: a badge collects the
garbage after each module that it loads, so what the Expert always needs is one.

The Expert tries the moves that look best to Skilled on many sampled deals, and takes the one that gains most. A
sampled deal gives the unseen tiles to the other seats at random, consistent with everything that the seat knows. A
playout plays the round to its end on that deal.
"""

from __future__ import annotations

from ..rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from types import ModuleType
    from typing import Any, Protocol

    from ..kinds import Move, Playout, Thoughts
    from ..view import View

    Worths = Iterator[tuple[tuple[int, ...], Move] | None]
    Features = Iterator[tuple[Sequence[int], tuple[Any, ...]] | None]  # of an evaluation, see values
    Values = Iterator[tuple[int, Sequence[int], tuple[Any, ...]] | None]

    class WeightsModule(Protocol):
        WEIGHTS: dict[int, list[int]]


BUDGET = 32400  # thousands of Thumb-2 instructions for the playouts; the evaluation takes some more
_SMALL = 32  # the most tiles of a set whose masks are small ints on the badge: the double-six, and the Chinese set
_UNIT = 1024  # a point, in the units of a value


class Player:
    """The base class of all levels. A level overrides `choose`.

    after_evaluation  None, or a function set by a host that is short of memory. The Expert calls it between
                      evaluation and playouts; it unloads the modules of the evaluation
    style             None, or the number of a style in styles.py, in which a friend plays at this level
    """

    after_evaluation: Callable[[], None] | None = None
    style: int | None = None

    def __init__(self, seed: int = 0) -> None:
        """Make a player that draws all its random numbers from `seed`, 0 to 2**30 - 1."""
        self.rng = Rng(seed)

    def think(self, view: View) -> Thoughts:
        """Find a move for the seat of `view`, whose turn it is (generator).

        Yields None every few milliseconds, as a pause for the caller, and at the end the move.
        """
        if len(view.moves) == 1:
            yield view.moves[0]
        else:
            yield from self.choose(view)

    def move(self, view: View) -> Move:
        """Run `think` to its end, and return the move."""
        for move in self.think(view):
            pass
        return move

    def choose(self, view: View) -> Thoughts:
        """Like `think`, for several moves. The base class takes the first."""
        yield view.moves[0]


def worths(view: View) -> Worths:
    """Judge the gain of each move of `view` at once (generator). Yields (worth, move), and None as a pause.

    A worth is a tuple, and the greatest is the best. Its first item is above 0 for an obvious gain.
    """
    return _part(view, "worth").worths(view)


def best(items: Iterable[tuple[Any, ...] | None]) -> Thoughts:
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


def values(view: View, style: int | None = None) -> Values:
    """Judge each move of `view` by the evaluation of its game, as a `style` changes it (generator). Yields (value,
    features, move), and None as a pause.

    The value is the sum of the features, each times its weight, in 1/1024 of a point; the greatest is the best. The
    first two items of `move` are the move itself: an evaluation may append data for its playout.
    """
    weighing: Sequence[int] = weights(view)
    if style is not None:
        from .styles import weigh

        weighing = weigh(view, evaluation(view).FEATURES.split(), weighing, style)
    for found in evaluation(view).features(view):
        if found:
            numbers, move = found
            value = 0
            for i in range(len(weighing)):
                value += numbers[i] * weighing[i]
            found = value, numbers, move
        yield found


def evaluation(view: View) -> ModuleType:
    """Return the module with the evaluation of the game's family."""
    return _part(view, "evaluation")


def weights(view: View) -> list[int]:
    """Return the weights of the FEATURES in the game, for its number of seats."""
    module: WeightsModule = __import__("weights." + view.rules.game, globals(), None, ("WEIGHTS",), 1)
    return module.WEIGHTS[len(view.counts)]


class Expert(Player):
    """The Expert plays by sequential halving: the budget is divided among stages, and each stage drops the worse half
    of the candidates. All candidates are tried on the same deals, so all have the same luck."""

    def choose(self, view: View) -> Thoughts:
        """See Player.think. If the memory runs out, the move that looks best until then is played."""
        yield None  # reading modules takes long, too
        try:
            _playout(view)  # loaded first, before thinking fragments the heap
        except MemoryError:
            pass  # once the evaluation is unloaded, there may be room for it
        # For each candidate [loss, place, move]: the loss is the negative value, so sorting puts the best
        # first; the place keeps equal candidates in order, because sorting isn't stable on the badge.
        yield None
        candidates: list[list[Any]] = []
        for found in values(view, self.style):
            if found:
                candidates.append([-found[0], len(candidates), found[-1]])
            yield None
        candidates.sort()
        if len(candidates) > 1:
            if self.after_evaluation:
                self.after_evaluation()
            try:
                yield from self._halve(_playout(view).Playout(view), candidates)
            except MemoryError:
                pass  # on the badge the free memory can be in pieces that are too small
        yield candidates[0][-1][:2]

    def _halve(self, playout: Playout, candidates: list[list[Any]]) -> Iterator[None]:
        """Reduce a sorted list of candidates to the best one."""
        yield from playout.prepare()
        del candidates[playout.CANDIDATES :]
        for candidate in candidates:
            candidate[0] *= playout.PRIOR
        while len(candidates) > 1:
            share = playout.spent + (BUDGET - playout.spent) // _halvings(len(candidates))
            while playout.spent < share:
                while playout.deal(self.rng):
                    yield None
                yield None
                for candidate in candidates:
                    candidate[0] -= playout.play(candidate[-1]) * _UNIT
                    yield None
            candidates.sort()
            del candidates[(len(candidates) + 1) // 2 :]


def _playout(view: View) -> ModuleType:
    """Return the module with the playouts of the game's family, for as many tiles."""
    return _part(view, "large_playout" if len(view.tiles) > _SMALL else "playout")


def _part(view: View, name: str) -> ModuleType:
    """Return the module of that name of the game's family."""
    return __import__("%s.%s" % (view.rules.family, name), globals(), None, (name,), 1)


def _halvings(count: int) -> int:
    """Return the number of halvings that reduce `count` candidates to one."""
    return 0 if count < 2 else 1 + _halvings((count + 1) // 2)
