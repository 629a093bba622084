# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""An evening: its stops follow from its number, and its points, its lives and its best result are saved."""

import pytest

from engine import games, players
from saves import evening, the_set
from saves.evening import Evening
from saves.memory import Memory, nvm

NUMBER = 1128
# As everybody plays it, in any version.
PLAN = [
    ("draw", "beginner", 442280256),
    ("pai_gow", "beginner", 929050168),
    ("blitz", "greedy", 569744855),
    ("all_fives", "greedy", 576016637),
    ("tien_gow", "skilled", 1014628457),
    ("bergen", "skilled", 197894856),
    ("kozel", "expert", 950583454),
    ("kurnik", "expert", 916665892),
]
SECOND = [2, 4]  # its stops at which the second place is enough


def saved(badge):
    return Evening(Memory(badge.nvm).load().get("evening", b""))


def end(app, ahead):
    """End the App's match with this lead of the person's, and count it in the evening, as a save does."""
    match = app.match
    others = [100] * (len(match.scores) - 1)
    match.scores[:] = [100 - ahead if match.penalties else 100 + ahead] + others
    match.result = int((ahead > 0) == match.penalties)
    memory = Memory(nvm())
    entries = memory.load()
    evening.count(app, entries)
    memory.save(entries)


def play(app, leads):
    """Begin an evening, and end a match for each of the leads."""
    evening.begin(NUMBER)
    for ahead in leads:
        evening.sit_down(app)
        end(app, ahead)


def test_each_game_is_played_once_against_two_stops_of_each_opponent_in_turn():
    for number in range(0, evening.NUMBERS, 97):
        plan = evening.plan(number)
        assert sorted(game for game, _, _ in plan) == sorted(games.NAMES)
        assert [level for _, level, _ in plan] == [level for level in players.LEVELS for _ in range(2)]
        assert len({seed for _, _, seed in plan}) == 8


def test_the_number_determines_the_evening_for_ever():
    assert evening.plan(NUMBER) == PLAN
    assert len({tuple(game for game, _, _ in evening.plan(number)) for number in range(100)}) > 90


@pytest.mark.parametrize("stop", [1, 2, 4, 6])
def test_a_stop_is_a_short_match_and_the_last_choice_stays(badge, stop):
    app = badge.app
    before = app.packed_choice
    play(app, [1] * stop)
    evening.sit_down(app)
    match = app.match
    game, level, number = evening.plan(NUMBER)[stop]
    assert (match.game, app.level, app.number, app.fair) == (game, level, number, b"")
    assert match.seats == (4 if game in ("blitz", "tien_gow") else 2)
    shorter = {
        "all_fives": {"target": 75},
        "draw": {"target": 60},
        "kurnik": {"target": 100},
        "bergen": {"target": 15},
        "blitz": {"target": 100},
        "tien_gow": {"rounds": 4},
        "pai_gow": {"rounds": 12},
        "kozel": {},
    }[game]
    assert match.options == match.usual(match.seats) | shorter
    assert match.scores == [{"kozel": 50, "pai_gow": 100}.get(game, 0)] * len(match.scores)
    assert app.packed_choice == before


def test_a_win_scores_and_its_lead_scores_more(badge):
    play(badge.app, [1, 1000])
    assert saved(badge).points == bytes((10, 50))
    assert saved(badge).lives == 3 and saved(badge).goes_on


def test_a_loss_costs_a_life_and_the_third_ends_the_evening(badge):
    play(badge.app, [30, -5, 5, -5])
    assert (saved(badge).lives, saved(badge).goes_on) == (1, True) and saved(badge).points[1::2] == bytes(2)
    play(badge.app, [30, -5, 5, -5, 5, -5])
    ended = saved(badge)
    assert (ended.lives, ended.goes_on, ended.has_begun, len(ended.points)) == (0, False, True, 6)
    assert ended.best == ended.score() == sum(ended.points)


@pytest.mark.parametrize(("scores", "lives", "points"), [([50, 90, 40, 30], 3, 10), ([50, 90, 60, 30], 2, 0)])
def test_at_a_table_for_four_the_second_place_is_enough_and_the_third_is_not(badge, scores, lives, points):
    app = badge.app
    play(app, [5] * SECOND[0])
    evening.sit_down(app)
    app.match.scores[:], app.match.result = scores, 1
    entries = Memory(badge.nvm).load()
    evening.count(app, entries)
    found = Evening(entries["evening"])
    assert (found.lives, found.points[-1]) == (lives, points)


def test_lives_that_are_left_score_at_the_end_and_the_best_evening_is_kept(badge):
    play(badge.app, [5] * 8)
    first = saved(badge)
    assert first.score() == sum(first.points) + 60 == first.best and not first.goes_on
    play(badge.app, [-5] * 2)
    assert saved(badge).best == first.best and saved(badge).score() == 0


def test_a_match_that_is_given_up_after_a_round_costs_a_life(badge):
    app = badge.app
    play(app, [5])
    evening.sit_down(app)
    app.next_deal()
    while app.match.moves:
        app.match.play(app.match.moves[0])
    app.drop_match()
    assert (saved(badge).lives, saved(badge).points[1:]) == (2, bytes(1))
    evening.sit_down(app)
    app.drop_match()
    assert saved(badge).lives == 2 and len(saved(badge).points) == 2


def test_an_evening_without_a_loss_wins_its_tile_of_the_set(badge):
    app = badge.app
    play(app, [5] * 7)
    evening.sit_down(app)
    tile = the_set.COUNT - 1
    assert the_set.TheSet().keys[tile] == "whole_evening" and not the_set.TheSet().is_reached(tile)
    end(app, 5)
    goals = the_set.TheSet()
    assert goals.is_reached(tile) and goals.new(app) == [tile]
    play(app, [-5] * 2)
    assert the_set.TheSet().is_reached(tile)


def test_a_damaged_evening_is_told_and_all_else_stays(new_person, capsys):
    person = new_person(seed=1)
    play(person.app, [5])
    evening.sit_down(person.app)
    person.app.next_deal()
    person.app.save()
    nvm = person.badge.nvm
    data = Memory(nvm).load()["evening"]
    at = bytes(nvm[:]).rindex(data)
    nvm[at] = nvm[at] ^ 1
    again = new_person(seed=1, nvm=nvm)
    assert again.app.note == "Some saves were lost." and again.app.match
    assert not evening.load().has_begun


@pytest.mark.parametrize(
    "packed",
    [b"\1", b"\5\0\1\xff\xff\3", b"\5\0\1\4\4\3\0", b"\5\0\1\4\4\7"],
)
def test_an_evening_that_makes_no_sense_is_forgotten_but_not_the_best(packed):
    found = Evening(packed)
    assert not found.has_begun and not found.goes_on
    assert (found.best, found.is_won) == ((5, True) if len(packed) > 5 else (0, False))
