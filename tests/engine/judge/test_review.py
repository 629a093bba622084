# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The decisions and the luck in a match."""

import json
from pathlib import Path

import pytest

from engine import games, players, record
from engine.judge.decisions import decisions, rounds
from engine.judge.luck import Luck
from engine.rng import Rng

FIXTURES = Path(__file__).parent.parent.parent / "fixtures"


def played(name):
    """The match of a record among the fixtures."""
    given = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    match = record.new_match(given)
    list(record.replay(match, given))
    return match


@pytest.mark.parametrize(
    "name",
    [
        "all_fives_unfinished",
        "tien_gow_unfinished",
    ],
)
def test_all_rounds_are_there_even_one_that_has_not_ended(name):
    given = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    found = []
    for match, moves in rounds(played(name)):
        found.append([match.name(move) for move in moves])
        for move in moves:
            match.play(move)
    assert found == [each["moves"] for each in given["rounds"]]


@pytest.mark.parametrize("name", ["kurnik_match", "kozel_partners", "tien_gow_match"])
def test_each_choice_of_a_seat_is_a_decision_and_its_view_is_of_that_moment(name):
    found = list(decisions(played(name), 0))
    choices = 0
    for number, (match, moves) in enumerate(rounds(played(name))):
        for at, move in enumerate(moves):
            if match.turn == 0 and len(match.moves) > 1:
                made = found[choices]
                assert (made.round, made.move, made.played) == (number, at, [move])
                assert (made.view.hand, made.view.scores) == (tuple(match.hands[0]), tuple(match.scores))
                choices += 1
            match.play(move)
    assert choices == len(found) > 5


def test_in_blitz_a_decision_is_all_that_is_left_of_a_turn():
    for made in decisions(played("blitz_match"), 0):
        *tiles, last = made.played
        assert all(tile for tile, how in tiles)
    assert max(len(made.played) for made in decisions(played("blitz_match"), 0)) > 2


def told(steps):
    """Run a generator to its end."""
    for _ in steps:
        pass


def luck_of(match):
    """The luck of a match that is played on by Greedy for a round."""
    luck = Luck(match, 1)
    told(luck.begin(match))
    player = players.load("greedy")
    while match.moves:
        move = player.move(match.view(match.turn))
        told(luck.follow(match, move))
        match.play(move)
    return luck


@pytest.mark.parametrize(("game", "seats"), [("draw", 3), ("pai_gow", 2)])
def test_the_luck_of_all_sides_adds_up_to_nothing(game, seats):
    match = games.load(game)(seats)
    match.deal(Rng(4).seed())
    luck = luck_of(match)
    assert sum(luck.changes) == pytest.approx(0) and min(luck.errors) >= 0


def test_a_deal_of_seven_doubles_is_bad_luck(begin):
    match = begin("draw", "6-6 5-5 4-4 3-3 2-2 1-1 0-0", "6-5 6-4 5-1 4-1 3-1 2-1 3-2")
    luck = Luck(match, 1)
    told(luck.begin(match))
    assert luck.changes[0] < -0.02 and luck.changes[0] < -5 * luck.errors[0] ** 0.5


def test_a_deal_isnt_judged_by_a_single_way_to_play_it(midway):
    """After 6-5, 5-4 lets seat 0 go out with 4-0, and 5-3 doesn't. Which of them is laid is a matter of taste."""
    match = midway("draw", "6-6", "6-5 4-0", "5-4 5-3", boneyard="2-1")
    luck = Luck(match, 1)
    told(luck.begin(match))
    assert luck.errors[0] > 0


def test_a_draw_is_compared_with_the_other_tiles_that_could_have_come(begin):
    found = []
    for first in ("0-0", "6-1"):  # the one is a long way to go, the other fits at once
        match = begin("draw", "6-6 5-5 4-4 3-3 2-2 1-1 5-4", "5-0 4-0 3-0 2-0 1-0 2-1 3-1", boneyard=first)
        luck = Luck(match, 1)
        told(luck.follow(match, match.moves[0]))
        match.play(match.moves[0])
        while match.moves[0][0] is None:
            told(luck.follow(match, match.moves[0]))
            match.play(match.moves[0])
        told(luck.follow(match, match.moves[0]))
        found.append(luck.changes[1])
    assert found[0] < found[1]
