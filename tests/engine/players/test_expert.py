# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Expert plays the moves that look best to the end of the round, and takes the one that gains most."""

import sys
from importlib import import_module

import pytest

from engine import games, moves, parsing, players
from engine.players import player as expert
from engine.players.points import playout as of_points

LIMIT = 45000  # thousands of Thumb-2 instructions: 0.75 s. Only sets of 91 tiles take more than 0.7 s
POINT = 1024  # of a value
LARGEST = [
    ("kurnik", 2, {"ends": 4}),
    ("draw", 4, {"set": 12}),
    ("kozel", 4, {}),
    ("blitz", 8, {}),
    ("tien_gow", 4, {}),
    ("pai_gow", 2, {}),
]


class Scripted:
    """Stands in for a playout: the gain of each move is given by its name; a deal, and a play, cost as much."""

    PRIOR = 1
    CANDIDATES = 8
    GAINS = {}
    COST = 100

    def __init__(self, view):
        self.spent = self.deals = 0

    def prepare(self):
        yield None

    def deal(self, rng):
        self.spent += self.COST
        self.deals += 1

    def play(self, move):
        self.spent += self.COST
        return self.GAINS.get(moves.name(move), 0)


@pytest.fixture
def decide(midway, monkeypatch):
    """decide(values, gains): Expert's move where Skilled judges the moves so, in points, and the playouts gain so,
    both dicts by the move's name."""

    def decided(values, gains):
        def judged(view, style):
            yield None
            for name, value in values.items():
                yield value * POINT, (value,), parsing.move(name)

        monkeypatch.setattr(expert, "values", judged)
        monkeypatch.setattr(of_points, "Playout", Scripted)
        monkeypatch.setattr(Scripted, "GAINS", gains)
        view = midway("kurnik", "6-6", "6-0 6-1", "5-5").view(0)
        return moves.name(players.load("expert").move(view))

    return decided


def test_the_playouts_are_loaded_before_the_evaluation_fragments_the_heap(midway, monkeypatch):
    """After it a badge had 25,200 bytes left, but none of 738 in one piece, for a function of the playouts."""
    first, then = "engine.players.ends.playout", "engine.players.ends.evaluation"
    for name in (first, then):
        monkeypatch.delitem(sys.modules, name, raising=False)
    match = midway("draw", "6-6, 6-1 left", "6-5 4-1", "3-3", boneyard="1-0")
    player = players.load("expert")
    player.after_evaluation = lambda: None
    thoughts = player.think(match.view(0))
    while first not in sys.modules:
        next(thoughts)
        assert first in sys.modules or then not in sys.modules
    assert then not in sys.modules


def test_without_memory_for_the_playouts_it_plays_the_move_that_looks_best(decide, monkeypatch):
    """A badge had 28,512 bytes left, but none of 738 in one piece, to load the playouts."""

    def fails(view):
        raise MemoryError

    monkeypatch.setattr(expert, "_playout", fails)
    assert decide({"6-0 left": 1, "6-1 left": 2}, {"6-0 left": 7}) == "6-1 left"


@pytest.mark.parametrize("deals, chosen", [(0, "6-2 left"), (60, "6-0 left")])
def test_if_the_memory_runs_out_in_the_playouts_it_plays_the_best_move_of_the_last_stage(
    decide, monkeypatch, deals, chosen
):
    """6-2 looks best; in the first stage, of 48 deals, 6-0 gains most."""
    deal = Scripted.deal

    def fails_later(playout, rng):
        if playout.deals == deals:
            raise MemoryError
        deal(playout, rng)

    monkeypatch.setattr(Scripted, "deal", fails_later)
    assert decide({"6-0 left": 0, "6-1 left": 1, "6-2 left": 2}, {"6-0 left": 7}) == chosen


def test_the_move_that_gains_most_wins_whatever_it_was_thought_worth(decide):
    assert decide({"6-0 left": 30, "6-1 left": 0}, {"6-0 left": -5, "6-1 left": 5}) == "6-1 left"


@pytest.fixture
def watched(monkeypatch):
    """watched(family): a list of all playouts of a family that are made; each counts its deals and plays in
    `steps`."""

    def watch(family):
        made = []
        module = import_module(f"engine.players.{family}.playout")

        class Watched(module.Playout):
            def __init__(self, view):
                super().__init__(view)
                self.steps = 0
                made.append(self)

            def deal(self, rng):
                self.steps += 1
                return super().deal(rng)

            def play(self, move):
                self.steps += 1
                return super().play(move)

        monkeypatch.setattr(module, "Playout", Watched)
        return made

    return watch


def choices(game, seats, options, every, most):
    """A match of Greedy, at some of the moments at which there is a choice."""
    match = games.load(game)(seats, options)
    seen = 0
    while seen < most * every and match.result is None:
        match.deal(seen)
        while match.moves and seen < most * every:
            view = match.view(match.turn)
            if len(match.moves) > 1:
                if seen % every == 0:
                    yield match
                seen += 1
            match.play(players.load("greedy").move(view))


@pytest.mark.parametrize("game, seats, options", LARGEST)
def test_it_keeps_to_its_budget_uses_it_and_gives_way_after_every_step(watched, game, seats, options):
    playouts = watched(games.load(game).family)
    for match in choices(game, seats, options, 3, 3):
        del playouts[:]
        thought = list(players.load("expert", 5).think(match.view(match.turn)))
        assert thought[-1] in match.moves and set(thought[:-1]) == {None}
        for playout in playouts:
            assert expert.BUDGET <= playout.spent <= LIMIT
            assert len(thought) > playout.steps > 20
