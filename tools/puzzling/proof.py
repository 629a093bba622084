# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The proof of a puzzle: on every deal of the tiles that the person doesn't see, all of their moves are searched to
the end of the round. And the worth of the moves against a usual player."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.judge import exact, families
from engine.judge.chances import Chances
from engine.players.lines.belief import infer, likelihood
from engine.players.points.evaluation import evidence

if TYPE_CHECKING:
    from engine.judge.families import ends, points
    from engine.judge.families.lines import Key
    from engine.kinds import Hand, Move
    from engine.view import LineView

    Held = dict[int, tuple[int, ...]]  # by their seats the indexes of tiles

MOST = 200_000  # deals of a puzzle
MARGIN = 0.05  # the chance to win the match by which the solution is better than any other move, on every deal

_MOST_POSITIONS = 5000  # that are searched after a move on a deal: no player could find out more


class Proof(NamedTuple):
    """The chances to win the match, 0 to 1, after the different moves of a position.

    moves  the moves, a dict by their keys; see engine.judge.families
    worth  by the same keys, a list with the chance on each deal, if both play as well as can be from then on
    best   the key of the solution
    """

    moves: dict[Key, Move]
    worth: dict[Key, list[float]]
    best: Key

    def deals(self) -> int:
        """The number of deals."""
        return len(self.worth[self.best])

    def mean(self, key: Key) -> float:
        """The mean chance after a move."""
        return sum(self.worth[key]) / self.deals()

    def margin(self) -> float:
        """By how much the solution is better than the best other move, on the deal where that is least."""
        others = [worth for key, worth in self.worth.items() if key != self.best]
        return min(map(float.__sub__, self.worth[self.best], map(max, *others)))


def prove(view: LineView, best: Key | None = None, is_wanted: Callable[[Key], bool] = lambda key: True) -> Proof | None:
    """Search all moves of a view on each deal. Return None as soon as the move `best`, or if it is None the best of
    the first deal, is no solution on one of them, isn't wanted, or takes too long to search."""
    moves = families.of(view).candidates(view)
    chances = Chances(view.rules(2, view.options))
    worth: dict[Key, list[float]] = {key: [] for key in moves}
    for hand, boneyard in deals(view):
        search = _Dealt(view, chances, hand, boneyard)
        try:
            for key, move in moves.items():
                worth[key].append(search.found(move))
        except exact.TooLong:
            return None
        found = best or max(worth, key=lambda key: worth[key][-1])
        if worth[found][-1] - max(worth[key][-1] for key in worth if key != found) < MARGIN:
            return None
        if not best and not is_wanted(found):
            return None
        best = found
    return Proof(moves, worth, best)  # type: ignore[arg-type]  # there is a deal, the true one


def deals(view: LineView) -> Iterator[tuple[Hand, Hand]]:
    """Yield each deal of the tiles that the seat of a view for two doesn't see: the other's hand, and the boneyard
    in drawing order. The solver of a puzzle doesn't see the moves that led to it, so these tell nothing here."""
    seen = view.line.tiles + list(view.hand)
    unseen = [tile for tile in view.tiles if tile not in seen]
    for hand in itertools.combinations(unseen, view.counts[1 - view.seat]):
        for boneyard in itertools.permutations([tile for tile in unseen if tile not in hand]):
            yield list(hand), list(boneyard)


class _Dealt(exact.Search):
    """A search on one deal of the hidden tiles."""

    def __init__(self, view: LineView, chances: Chances, hand: Hand, boneyard: Hand) -> None:
        super().__init__(view, chances)
        self._match.hands[1 - view.seat] = hand
        self._match.boneyard = boneyard

    def found(self, move: Move) -> float:
        """The chance to win after a move. Raises TooLong."""
        self._left = _MOST_POSITIONS
        steps = self._after(self._match, move, 0.0, 1.0)
        while True:
            try:
                next(steps)
            except StopIteration as ended:
                return float(ended.value)


def deals_of(view: LineView) -> int:
    """The number of deals of the unseen tiles, without any knowledge; the order of the boneyard counts."""
    counts = [count for seat, count in enumerate(view.counts) if seat != view.seat]
    return math.factorial(sum(counts) + view.boneyard) // math.prod(map(math.factorial, counts))


def worths(view: LineView) -> dict[object, float]:
    """Return the chance to win after each different move, by the move's key: the mean over all deals that agree with
    the seat's knowledge, weighted by the evidence."""
    module = families.of(view)
    playout = module.Playout(view)
    for _ in playout.prepare():
        pass
    chances = Chances(view.rules(len(view.counts), view.options))
    side = view.seat % len(view.scores)
    moves = module.candidates(view)
    sums = dict.fromkeys(moves, 0.0)
    whole = 0.0
    for likely in lay_all(view, playout):
        whole += likely
        for key, move in moves.items():
            scores, leader = playout.outcome(move)
            sums[key] += likely * chances.of(scores, view.rounds + 1, leader)[side]
    return {key: total / whole for key, total in sums.items()}


def lay_all(view: LineView, playout: points.Playout | ends.Playout) -> Iterator[float]:
    """Lay each deal that agrees with the knowledge of a view's seat in a Playout, and yield its probability."""
    belief, deals = list(infer(view))[-1], playout.deals
    against = list(evidence(view))[-1] if view.rules.family == "points" else bytes(len(view.tiles))
    bit = [1 << shift for shift in playout.shifts]
    own = sum(bit[view.tiles.index(tile)] for tile in view.hand)
    others = [seat for seat in range(len(view.counts)) if seat != view.seat]

    def hands(left: tuple[int, ...], seats: list[int], dealt: Held) -> Iterator[tuple[Held, tuple[int, ...]]]:
        if not seats:
            yield dealt, left
            return
        seat, *more = seats
        for held in itertools.combinations(left, view.counts[seat]):
            if all(sum(belief.shows[i] & limit != 0 for i in held) <= most for limit, most in belief.limits[seat]):
                yield from hands(tuple(i for i in left if i not in held), more, {**dealt, seat: held})

    for dealt, left in hands(tuple(belief.unseen), others, {}):
        deals.hands[:] = [sum(bit[i] for i in dealt.get(seat, ())) for seat in range(len(view.counts))]
        deals.hands[view.seat] = own
        likely = float(math.prod(likelihood(against[i]) for held in dealt.values() for i in held))
        for order in itertools.permutations(left):
            deals.order[deals.held :] = bytes(order)
            yield likely
