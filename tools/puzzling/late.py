# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Late positions, where the hidden tiles allow few deals: the worth of each move over all of them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.judge import families
from engine.judge.chances import Chances
from engine.players.lines.belief import infer, likelihood
from engine.players.points.evaluation import evidence
from engine.view import LineView

if TYPE_CHECKING:
    from engine.judge.families import ends, points

    Held = dict[int, tuple[int, ...]]  # by their seats the indexes of tiles


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
