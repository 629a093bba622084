# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges one decision by everything that its seat could see, and by nothing else."""

from __future__ import annotations

from collections import namedtuple

from ..rng import Rng
from . import exact, families
from .chances import Chances

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Protocol

    from ..kinds import Move, Thoughts
    from ..view import LineView, View
    from .families.lines import Key

    class JudgedPlayout(Protocol):
        spent: int

        def prepare(self) -> Iterator[None]: ...
        def deal(self, rng: Rng) -> bool: ...
        def outcome(self, move: Any) -> tuple[Sequence[int], int | None]: ...


# The judgement of a decision:
#   best    a list of the best move found, in Blitz of all moves of the best turn; the played one if none is better
#   loss    the chance to win the match that was given away, 0 to 1; never below 0
#   error   its standard error
#   points  the points a round that were given away; may be below 0 although the chance isn't
#   chance  the chance to win after the played move, 0 to 1
#   exact   whether the values come from an exact search: no tile was hidden
#   band    one of BANDS
#   key     the `key` of the best move, in the module of the game's family
Judgement = namedtuple("Judgement", ("best", "loss", "error", "points", "chance", "exact", "band", "key"))

BANDS = ("best", "fine", "loose", "costly")
_LIMITS = (0.005, 0.03, 0.07)  # the losses at which each band but the first begins

_POSITION_COST = 100  # thousands of Thumb-2 instructions for a position of an exact search
_KNOWN = 4  # scores whose chances are kept on a badge
_BATCH = 40  # deals between two looks at the candidates
_CHOOSING = 400  # deals to choose the best candidate, at most
_MEASURING = 1200  # deals to measure the loss, at most
_LOOK = 200  # deals between two looks whether there are enough
_CLEAR = 3  # standard errors by which a candidate is dropped
_SMALL = 0.0025  # a standard error that needs no more deals
_NOISE = 2  # standard errors: a smaller loss is no mistake


def judge(view: View, played: Sequence[Move], seed: int = 0, budget: int = 0) -> Thoughts:
    """Judge a decision of the seat of `view` (generator).

    Yields None as a pause, and at the end the Judgement, or None if all moves have the same outcome or an exact
    search takes too long.

    played  a list of the move that was made; in Blitz of the rest of the turn
    seed    the seed of all deals, 0 to 2**30 - 1
    budget  for a badge: thousands of Thumb-2 instructions, as a Playout counts them, after which no more deals are
            sampled; with 0, as many are as the judgement needs
    """
    module = families.of(view)
    moves = module.candidates(view)
    own = module.key(view, played)
    if len(moves) == 1:
        yield None
    elif exact.is_open(view):
        yield from _searched(view, moves, own, budget)
    else:
        yield from _sampled(view, moves, own, played, Rng(seed), budget)


def _chances(view: View, budget: int) -> Chances:
    """Return the Chances in matches like that of a view; on a badge there is memory for few."""
    match = view.rules(len(view.counts), view.options)
    return Chances(match, _KNOWN) if budget else Chances(match)


def band(loss: float, error: float) -> str:
    """Return the band of a loss with this standard error."""
    found = sum([loss >= limit for limit in _LIMITS])
    return BANDS[min(found, 1) if loss < _NOISE * error else found]


def agreed(loss: float, error: float, other: Mean) -> tuple[float, float]:
    """Return the mean of two opinions on a loss, of which the first has this standard error; and the standard error
    of the mean, which comes from those of both, and from the difference of the opinions."""
    differ = loss - other.mean()
    return loss - differ / 2, (differ**2 + error**2 + other.error() ** 2) ** 0.5 / 2


def is_mistake(judgement: Judgement) -> bool:
    """Return whether a judgement's loss is more than noise, and matters."""
    return matters(judgement.loss, judgement.error)


def matters(loss: float, error: float) -> bool:
    """Return whether a loss with this standard error is more than noise, and not tiny."""
    return loss >= max(_LIMITS[0], _NOISE * error)


def _searched(view: LineView, moves: dict[Key, Move], own: Key, budget: int) -> Thoughts:
    search = exact.Search(view, _chances(view, budget), budget // _POSITION_COST)
    try:
        best, worth = own, (yield from search.value(moves[own]))
        chance = worth
        for key in moves:
            value = yield from search.value(moves[key], worth)
            if value > worth:
                best, worth = key, value
        points = 0
        if best != own:
            points = (yield from search.points(moves[best])) - (yield from search.points(moves[own]))
    except exact.TooLong:
        yield None
        return
    yield Judgement([moves[best]], worth - chance, 0.0, points, chance, True, band(worth - chance, 0.0), best)


def _sampled(view: View, moves: dict[Key, Move], own: Key, played: Sequence[Move], rng: Rng, budget: int) -> Thoughts:
    module = families.of(view)
    judging = Comparison(module.Playout(view), view, moves, rng, budget)
    yield from judging.prepare()
    rival: Key
    for rival in judging.halve(own) if budget else judging.choose(own):
        yield None
    measured: tuple[float, ...] = ()
    for measured in judging.lose(rival, own, played, _MEASURING):
        yield None
    loss, error, chance, points = measured
    if loss <= 0:
        rival, loss, points = own, 0.0, 0
    yield Judgement(module.turn(view, moves[rival]), loss, error, points, chance, False, band(loss, error), rival)


class Comparison:
    """Compares candidates on the same sampled deals: all then have the same luck."""

    def __init__(
        self, playout: JudgedPlayout, view: View, moves: dict[Key, tuple[Any, ...]], rng: Rng, budget: int = 0
    ) -> None:
        self._view = view
        self._playout = playout
        self._rng = rng
        self._budget = budget
        self._moves = moves
        self._rounds = view.rounds + 1
        self._side = view.seat % len(view.scores)
        self._before = view.scores
        self._sign = -1 if view.rules.penalties else 1
        self._chances = _chances(view, budget)

    def prepare(self) -> Iterator[None]:
        """Prepare (generator, yields None as a pause)."""
        yield from self._playout.prepare()

    def _deal(self) -> None:
        while self._playout.deal(self._rng):
            pass

    def _worth(self, key: Key) -> tuple[float, float]:
        """Return the chance to win after a move on the dealt tiles, and the points that it gains on the others."""
        scores, leader = self._playout.outcome(self._moves[key])
        gains = [now - before for now, before in zip(scores, self._before)]
        own = gains[self._side]
        others = len(gains) - 1
        return (
            self._chances.of(scores, self._rounds, leader)[self._side],
            self._sign * (own - (sum(gains) - own) / others),
        )

    def choose(self, own: Key) -> Thoughts:
        """Find the best candidate but one's `own` (generator). Yields None as a pause, and at the end its key."""
        worths: dict[Key, list[float]] = {key: [] for key in self._moves}
        left = list(self._moves)
        while len(left) > 1 and len(worths[left[0]]) < _CHOOSING:
            for _ in range(_BATCH):
                self._deal()
                for key in left:
                    worths[key].append(self._worth(key)[0])
                    yield None
            left.sort(key=lambda key: -sum(worths[key]))
            best = worths[left[0]]
            left = [key for key in left if worths[key] is best or not _is_clear(best, worths[key])]
        yield max(
            [key for key in left if key != own] or [key for key in worths if key != own],
            key=lambda key: sum(worths[key]) / len(worths[key]),
        )

    def lose(self, rival: Key, own: Key, played: Sequence[Move], most: int) -> Thoughts:
        """Like `measure`; without a budget a loss in a line game gets a second opinion (generator). `played` are
        the moves of one's own candidate, in Blitz those of the turn."""
        measured: tuple[float, ...] = ()
        for measured in self.measure(rival, own, most):
            yield None
        loss, error, chance, points = measured
        if not self._budget and hasattr(self._view, "line") and matters(loss, error):
            from .second_opinion import SecondOpinion  # only here, since a badge has no time for it

            better = families.of(self._view).turn(self._view, self._moves[rival])
            view: LineView = self._view  # type: ignore[assignment]  # it has a line
            other = Mean()
            for found in SecondOpinion(view, self._chances, self._rng).losses(better, played):
                if found is not None:
                    other.add(found)
                yield None
            loss, error = agreed(loss, error, other)
        yield loss, error, chance, points

    def halve(self, own: Key) -> Thoughts:
        """Find a good candidate besides one's `own` with half of the budget, as the Expert does (generator): a
        badge has no memory for all worths. Yields None as a pause, and at the end its key."""
        others = [key for key in self._moves if key != own]
        sums = [0.0] * len(others)
        left = list(range(len(others)))
        half = self._budget // 2
        while len(left) > 1:
            share = half if len(left) == 2 else (self._playout.spent + half) // 2
            while True:
                self._deal()
                for place in left:
                    sums[place] += self._worth(others[place])[0]
                    yield None
                if self._playout.spent >= share:
                    break
            # The place keeps equal ones in order, because sorting isn't stable on the badge.
            left.sort(key=lambda place: (-sums[place], place))
            del left[(len(left) + 1) // 2 :]
        yield others[left[0]]

    def measure(self, rival: Key, own: Key, most: int) -> Thoughts:
        """Measure how much better a rival is than one's own candidate, on `most` deals at most (generator). The
        deals that chose the rival flatter it, so others are dealt.

        Yields None as a pause, and at the end (the loss, its standard error, the chance to win after one's own, the
        loss in points).
        """
        losses = Mean()
        chance = points = 0.0
        for count in range(1, most + 1):
            self._deal()
            worth, gain = self._worth(own)
            better, more = self._worth(rival)
            losses.add(better - worth)
            chance += worth
            points += more - gain
            yield None
            if (
                not count % _LOOK
                and (losses.error() < _SMALL or losses.mean() < -_CLEAR * losses.error())
                or 0 < self._budget < self._playout.spent
                and count > 1
            ):
                break
        yield losses.mean(), losses.error(), chance / count, points / count


def _is_clear(better: list[float], worse: list[float]) -> bool:
    """Return whether one candidate is clearly worse than another, by their worths on the same deals."""
    lead = Mean()
    for one, other in zip(better, worse):
        lead.add(one - other)
    return lead.mean() >= _CLEAR * lead.error()


class Mean:
    """The mean of numbers, and its standard error."""

    def __init__(self) -> None:
        self._count = 0
        self._sum = self._squares = 0.0

    def add(self, number: float) -> None:
        """Add a number."""
        self._count += 1
        self._sum += number
        self._squares += number * number

    def mean(self) -> float:
        """Return the mean of the numbers so far."""
        return self._sum / self._count

    def error(self) -> float:
        """Return the standard error of the mean; 0 for a single number."""
        spread = max(0.0, self._squares - self._sum * self._sum / self._count)
        return (spread / (self._count * max(1, self._count - 1))) ** 0.5
