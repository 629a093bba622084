# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The chances to win a match by the scores between two rounds."""

import pytest

from engine import games
from engine.judge import chances as of_chances
from engine.judge.chances import STEPS, Chances, are_known, table_name
from engine.judge.tables import TABLES

TABLE = pytest.mark.parametrize("game", games.NAMES)


def chances(game, seats=None, **options):
    rules = games.load(game)
    return Chances(rules(seats or rules.SEATS[0], options))


@TABLE
def test_there_is_a_table_for_every_match(game):
    rules = games.load(game)
    sets = [allowed for key, _, allowed in rules.OPTIONS if key in ("set", "ends")] or [(None,)]
    keys = [key for key, _, _ in rules.OPTIONS if key in ("set", "ends")]
    for seats in range(rules.SEATS[0], rules.SEATS[1] + 1):
        for value in sets[0]:
            match = rules(seats, {keys[0]: value} if keys else {})
            unit, lead, levels = TABLES[table_name(match)]
            assert unit > 0 and len(levels) == (12 if game == "tien_gow" else len(STEPS))


@pytest.mark.parametrize("game", [game for game in games.NAMES if game != "pai_gow"])
def test_sides_that_are_level_have_the_same_chance(game):
    rules = games.load(game)
    sides = rules.sides(rules.SEATS[1])
    found = chances(game, rules.SEATS[1]).of([0] * sides, 1)
    assert found == pytest.approx([(sides - 1 if rules.penalties else 1) / sides] * sides)


@pytest.mark.parametrize(
    ("game", "scores"),
    [
        ("all_fives", (60, 30)),
        ("kurnik", (95, 90)),
        ("draw", (99, 0)),
        ("bergen", (14, 12)),
        ("kozel", (20, 90)),
        ("pai_gow", (150, 50)),
    ],
)
def test_who_is_ahead_is_more_likely_to_win(game, scores):
    found = chances(game).of(scores, 3)
    assert 0.5 < found[0] < 1 and sum(found) == pytest.approx(1)


def test_who_has_reached_the_target_has_won():
    assert chances("all_fives").of((105, 95), 4) == [1, 0]
    assert chances("draw", 3).of((10, 50, 130), 4) == [0, 0, 1]


def test_in_kozel_the_side_that_the_end_names_has_lost():
    assert chances("kozel", 3).of((20, 101, 60), 5) == [1, 0, 1]


def test_to_lead_the_next_round_is_worth_something_where_that_is_known():
    known = chances("all_fives")
    assert known.of((50, 50), 2, 0)[0] > known.of((50, 50), 2)[0] > known.of((50, 50), 2, 1)[0]


def test_in_tien_gow_a_lead_is_surer_the_fewer_rounds_are_left():
    found = [chances("tien_gow").of((9, -3, -3, -3), played)[0] for played in range(8)]
    assert found == sorted(found) and 0.25 < found[0] < found[-1] < 1
    assert chances("tien_gow").of((9, -3, -3, -3), 8) == [1, 0, 0, 0]


def test_a_game_whose_table_has_not_been_made_is_unknown(monkeypatch):
    match = games.load("draw")()
    assert are_known(match)
    monkeypatch.setattr(
        of_chances, "TABLES", {name: table for name, table in TABLES.items() if name != table_name(match)}
    )
    assert not are_known(match)
