# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Late positions, where the hidden tiles allow few deals: compares the judged best move with the best over all of
them."""

import itertools
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.judge import families
from engine.judge.chances import Chances
from engine.players.lines.belief import likelihood
from engine.players.points.tile_scores import evidence
from engine.rng import Rng
from engine.view import LineView
from judging import positions

if TYPE_CHECKING:
    from engine.judge.decision import Judgement
    from engine.judge.decisions import Decision
    from engine.judge.families import ends, points

    Held = dict[int, tuple[int, ...]]  # by their seats the indexes of tiles

ODD = 3  # one late position in so many is compared, so that not all are the first of their rounds


class Compared(NamedTuple):
    """A position: the number of its deals; by how much the judged best move is worse than the best one over all of
    them, in chance to win, 0 to 1; and the standard error that the judgement tells."""

    deals: int
    gap: float
    error: float


def compare(game: str, seed: int, most: int) -> Compared:
    """Compare the judgement of a position of a line game that has at most `most` deals."""
    rng = Rng(seed)
    late = (
        made
        for match, made in positions.spread(game, rng)
        if 1 < deals_of(made.view) <= most
        and len(families.of(made.view).candidates(made.view)) > 1
        and not rng.below(ODD)
    )
    return _compared(next(late), rng.seed())


def deals_of(view: LineView) -> int:
    """The number of deals of the unseen tiles, without any knowledge; the order of the boneyard counts."""
    counts = [count for seat, count in enumerate(view.counts) if seat != view.seat]
    return math.factorial(sum(counts) + view.boneyard) // math.prod(map(math.factorial, counts))


def _compared(made: "Decision", seed: int) -> Compared:
    view = made.view
    judgement: "Judgement" = positions.judged(made, seed)  # type: ignore[assignment]  # it has several moves
    values = worths(view)
    return Compared(deals_of(view), max(values.values()) - values[judgement.key], judgement.error)


def worths(view: LineView) -> dict[object, float]:
    """The chance to win after each different move, by the move's key: the mean over all deals that agree with the
    knowledge of the seat, each as likely as the evidence says."""
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


def lay_all(view: LineView, playout: "points.Playout | ends.Playout") -> Iterator[float]:
    """Lay each deal that agrees with what the seat of a view knows in a Playout, and yield how likely it is."""
    belief, deals = playout.belief, playout.deals
    against = list(evidence(view))[-1] if view.rules.family == "points" else bytes(len(view.tiles))
    bit = [1 << shift for shift in belief.shifts]
    own = sum(bit[view.tiles.index(tile)] for tile in view.hand)
    others = [seat for seat in range(len(view.counts)) if seat != view.seat]

    def hands(left: tuple[int, ...], seats: list[int], dealt: "Held") -> "Iterator[tuple[Held, tuple[int, ...]]]":
        if not seats:
            yield dealt, left
            return
        seat, *more = seats
        for held in itertools.combinations(left, view.counts[seat]):
            mask = sum(bit[i] for i in held)
            if all((mask & limit).bit_count() <= most for limit, most in belief.limits[seat]):
                yield from hands(tuple(i for i in left if i not in held), more, {**dealt, seat: held})

    for dealt, left in hands(tuple(belief.unseen), others, {}):
        deals.hands[:] = [sum(bit[i] for i in dealt.get(seat, ())) for seat in range(len(view.counts))]
        deals.hands[view.seat] = own
        likely = float(math.prod(likelihood(against[i]) for held in dealt.values() for i in held))
        for order in itertools.permutations(left):
            deals.order[deals.held :] = bytes(order)
            yield likely
