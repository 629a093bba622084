# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Positions from matches, for checks of the judge."""

from collections.abc import Iterator

from engine import games
from engine import players as levels
from engine.judge import decision
from engine.judge.decisions import Decision
from engine.match import Match
from engine.rng import Rng
from matches import players

ODD = 6  # one move in this many is made at random, so that positions differ


def spread(game: str, rng: Rng, level: str = "greedy") -> Iterator[tuple[Match, Decision]]:
    """Yield matches for two of a line game, each at a moment when its player has a choice, with that Decision."""
    while True:
        match = games.load(game)(2)
        seated = [levels.load(level, rng.seed()) for _ in range(2)]
        while match.result is None:
            match.deal(rng.seed())
            while match.moves:
                view = match.view(match.turn)
                move = players.decide(seated[match.turn], view)
                if len(view.moves) > 1:
                    if not rng.below(ODD):
                        move = view.moves[rng.below(len(view.moves))]
                    yield match, Decision(match.rounds, len(match.played_by), view, [move])
                match.play(move)


def judged(made: Decision, seed: int) -> decision.Judgement | None:
    """Judge a Decision; None if it was none, or can't be judged."""
    judgement = None
    for judgement in decision.judge(made.view, made.played, seed):
        pass
    return judgement
