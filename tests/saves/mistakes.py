# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Matches with mistakes, for the tests of what is saved of judged matches."""

from engine import games
from engine.judge.decision import Judgement
from engine.judge.decisions import decisions
from engine.judge.review import Judging
from engine.rng import Rng
from matches import players
from matches.pairs import play_match
from saves import judged
from saves.judged import COSTS, Judged
from teller import note

NUMBER = 20261127
LOSS = 0.1


def played(game, seats=2, options=None):
    """A match of Greedy against itself."""
    match = games.load(game)(seats, options or {})
    play_match(match, [players.load("greedy", 7 + seat) for seat in range(seats)], Rng(7))
    return match


def judging_of(match, losing=(0,)):
    """A Judging of a match, in which the decisions at these places have lost, with another best move, and no other
    has."""
    judging = Judging(match, 0)
    judging.decisions = list(decisions(match, 0))
    for place in losing:
        made = judging.decisions[place]
        best = next(move for move in made.view.moves if move != made.played[0])
        judging.judgements[place] = Judgement([best], LOSS, 0.01, 1, 0.5, False, "costly", ("best", place))
    return judging


def misjudge(monkeypatch):
    """Let the judge find that all mistakes give away points, and that no other move loses anything."""
    monkeypatch.setattr("teller.reason", lambda made, judgement: ("points", 5, 0))
    monkeypatch.setattr("teller.families", Keys)
    monkeypatch.setattr("teller.losses_of", lambda view, better, seed: iter([dict.fromkeys(view.moves, 0.0)]))


class Keys:
    """A family in which a move is its own key."""

    @staticmethod
    def of(view):
        return Keys

    @staticmethod
    def key(view, moves):
        return moves[0]


def take(app, judging, match, number=NUMBER):
    for _ in note(app, judging, match, number):
        pass
    return judged.load()


def lost(cost, count, per_mille, matches=20):
    """Judged matches of which the mistakes of a cost have lost so much each, and those of another as much once."""
    kept = Judged()
    kept.matches = matches
    kept.rows[COSTS.index(cost)] = [count, count * per_mille]
    kept.rows[COSTS.index(cost) - 1] = [1, per_mille]
    kept.games = {0: [matches, 340], 3: [1, -60]}
    return kept
