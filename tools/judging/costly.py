# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Decisions that are judged costly: the Expert plays the round on after the better move and after the played one,
on the same deals. The loss is the difference between the chances to win."""

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import players as levels
from engine.judge import decision, families, second_opinion
from engine.judge.chances import Chances
from engine.judge.decisions import Decision
from engine.match import Match
from engine.rng import Rng
from judging import positions
from matches import players

if TYPE_CHECKING:
    from engine.kinds import Move


def loss(game: str, seed: int, times: int) -> float:
    """Return the loss of a decision of a line game that is judged costly: both choices are played on `times` times."""
    rng = Rng(seed)
    return _loss(*next(_costly(game, rng)), rng, times)


def _costly(game: str, rng: Rng) -> Iterator[tuple[Match, Decision, decision.Judgement]]:
    for match, made in positions.spread(game, rng):
        judgement = positions.judged(made, rng.seed())
        if judgement and judgement.band == decision.BANDS[-1]:
            yield match, made, judgement


def _loss(match: Match, made: Decision, judgement: decision.Judgement, rng: Rng, times: int) -> float:
    chances = Chances(match)
    side = match.side(made.view.seat)
    lost = 0.0
    for dealt in itertools.islice(deals(made, rng), times):
        seeds = [rng.seed() for _ in dealt.hands]
        better, worse = (_played_on(dealt.copy(), move, seeds) for move in (judgement.best[0], made.played[0]))
        lost += sum(
            sign * chances.of(end.scores, end.rounds, end.next_leader)[side] for sign, end in ((1, better), (-1, worse))
        )
    return lost / times


def deals(made: Decision, rng: Rng) -> Iterator[Match]:
    """Yield matches in the position of a Decision, with other tiles in all places that its seat doesn't see."""
    playout = families.of(made.view).Playout(made.view)
    for _ in playout.prepare():
        pass
    while True:
        while playout.deal(rng):
            pass
        yield second_opinion.dealt(made.view, playout)


def _played_on(match: Match, move: "Move", seeds: list[int]) -> Match:
    """Let a match's player make a move, and Experts play the round to its end."""
    seated = [levels.load("expert", seed) for seed in seeds]
    match.play(move)
    while match.moves:
        match.play(players.decide(seated[match.turn], match.view(match.turn)))
    return match
