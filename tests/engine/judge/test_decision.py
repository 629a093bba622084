# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The judgement of a decision (docs/judging.md)."""

from random import Random

import pytest

from engine import games, players
from engine.judge import decision, families
from engine.rng import Rng

TABLES = [
    ("all_fives", 2),
    ("kurnik", 2),
    ("draw", 3),
    ("kozel", 4),
    ("bergen", 2),
    ("blitz", 5),
    ("tien_gow", 4),
    ("pai_gow", 2),
]
BUDGET = 20000  # of a badge, which has more
TABLE = pytest.mark.parametrize(("game", "seats"), TABLES)


def midway_of(game, seats, moves=3, seed=1):
    """A match of Greedy at a moment with a choice, after some moves of its second round or a later one."""
    rng = Rng(seed)
    while True:
        match = games.load(game)(seats)
        sitting = [players.load("greedy", rng.seed()) for _ in range(seats)]
        while match.result is None:
            match.deal(rng.seed())
            while match.moves:
                view = match.view(match.turn)
                if (
                    match.rounds
                    and (match.solo or len(match.played_by) >= moves)
                    and (len(families.of(view).candidates(view)) > 1)
                ):
                    return match
                match.play(sitting[match.turn].move(match.view(match.turn)))


@pytest.mark.parametrize(
    ("loss", "error", "band"),
    [
        (0, 0, "best"),
        (0.005, 0, "fine"),
        (0.03, 0, "loose"),
        (0.07, 0, "costly"),
        (0.07, 0.034, "costly"),
        (0.07, 0.036, "fine"),
        (0.03, 0.016, "fine"),
        (0.004, 0.02, "best"),
    ],
)
def test_the_bands_and_that_less_than_two_standard_errors_is_fine(loss, error, band):
    assert decision.band(loss, error) == band


def test_a_forced_move_is_no_decision(judge, begin):
    match = begin("draw", "6-6 5-5", "4-4")
    assert len(match.moves) == 1 and judge(match, "6-6") is None


def test_two_ends_alike_are_one_where_ends_do_not_score(midway):
    """Else one of them would be called better, by the order in which the judge's players try them."""
    for game, boneyard, decided in (
        ("kozel", "", False),
        ("draw", "6-4 6-3 4-0", False),
        ("bergen", "6-4 6-3 4-0", True),
    ):
        match = midway(game, "2-2, 5-2 left, 5-4 left, 4-2 left", "3-2 1-0", "6-6 6-5 5-5", boneyard=boneyard)
        assert match.line.ends[:2] == [2, 2]
        assert (len(families.of(match.view(0)).candidates(match.view(0))) > 1) == decided


def test_to_miss_the_points_that_win_is_costly(judge, midway):
    match = midway("all_fives", "6-6, 6-5 left", "5-3 6-4 5-4", "1-1 2-1 2-0", boneyard="3-3 3-2 4-4", target=100)
    match.scores[:] = 85, 90
    better = max(match.moves, key=match.view(0).points)
    assert match.view(0).points(better) >= 15
    worse = min(match.moves, key=match.view(0).points)
    found = judge(match, match.name(worse))
    assert found.band == "costly" and match.view(0).points(found.best[0]) >= 15
    assert judge(match, match.name(better)).band == "best"


@TABLE
def test_a_loss_is_never_below_0_and_the_best_move_loses_nothing(judged_roughly, judge, game, seats):
    match = midway_of(game, seats)
    name = match.name
    found = judge(match, name(match.moves[0]))
    assert found.loss >= 0 <= found.error and 0 <= found.chance <= 1 and not found.exact
    assert found.best[0] in match.moves
    assert judge(match, ", ".join(map(name, found.best))).loss < 0.03


@TABLE
def test_shuffling_all_that_was_hidden_changes_no_judgement(judged_roughly, judge, shuffle_hidden, game, seats):
    match = midway_of(game, seats)
    move = match.name(match.moves[-1])
    found = judge(match, move)
    assert judge(shuffle_hidden(match, match.turn, Random(1)), move) == found


@pytest.mark.parametrize(("game", "seats"), TABLES[2:])
def test_with_a_budget_it_changes_none_either_and_the_budget_is_kept(monkeypatch, shuffle_hidden, game, seats):
    made = []

    class Noted(decision.Comparison):
        def __init__(self, playout, *arguments):
            super().__init__(playout, *arguments)
            made.append(playout)

    monkeypatch.setattr(decision, "Comparison", Noted)
    match = midway_of(game, seats)
    found = [
        list(decision.judge(other.view(match.turn), [match.moves[-1]], 1, BUDGET))[-1]
        for other in (match, shuffle_hidden(match, match.turn, Random(1)))
    ]
    assert found[0] == found[1]
    assert all(BUDGET <= playout.spent < 1.1 * BUDGET for playout in made)


def test_the_same_seed_judges_alike_and_another_within_the_errors(judge):
    match = midway_of("all_fives", 2)
    move = match.name(match.moves[0])
    one, other = judge(match, move, 1), judge(match, move, 2)
    assert judge(match, move, 1) == one
    assert abs(one.loss - other.loss) <= 4 * (one.error + other.error)


def test_in_blitz_a_whole_turn_is_judged_whatever_the_order_of_its_tiles(judged_roughly, judge, begin):
    match = begin("blitz", "0-0 6-1 1-0 5-0 5-4 3-3 2-2", "", "", "")
    match.play(((0, 0), 4))
    one = judge(match, "1-0 left, 5-0 right, done")
    assert judge(match, "5-0 right, 1-0 left, done") == one
    assert judge(match, "1-0 left, 6-1 left, 5-0 right, 5-4 right").loss < one.loss


def test_in_blitz_the_best_turn_is_told_whole(judged_roughly, judge, begin):
    match = begin("blitz", "0-0 6-1 1-0 5-0 5-4 3-3 2-2", "", "", "")
    match.play(((0, 0), 4))
    found = judge(match, "done")
    for move in found.best:
        assert match.turn == 0 and move in match.moves
        match.play(move)
    assert match.turn != 0
