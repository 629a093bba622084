# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The stake and the deal in Pai Gow: docs/rules.md, section 7b."""

import sys

import pytest

from drawings import CALM, FACE, GLAD, SAD
from engine import games
from tests.tables.pai_gow.shown import (
    BAR,
    BEST,
    DEALT,
    KEYS,
    MIDDLE,
    NINES,
    OWN,
    SEEN,
    TASK,
    WATCHED,
    face_down,
    said,
)


@pytest.mark.parametrize("rounds, wanted, told", [(4, 12, ["Round 5/12"]), (12, 12, ["Round 13"]), (3, 0, [])])
def test_the_banker_s_strip_tells_the_number_of_the_round_and_how_many_there_are(person, rounds, wanted, told):
    match = games.load("pai_gow")(2, {"rounds": wanted})
    match.rounds = rounds
    person.sit_down(match)
    person.wait(SEEN)
    person.press("A")
    person.wait(DEALT)
    assert person.read(*BAR) == ["Banker 100", *told]


def test_the_banker_and_the_person_have_faces_that_are_glad_or_sad_with_the_stake(table):
    person = table(BEST, NINES)
    faces = [grid for grid in person.scene.table.page if getattr(grid, "tile_width", 0) == FACE]
    theirs = [grid for grid in faces if grid.bitmap is person.app.art.faces[0]]
    shown = {"banker": theirs[0], "own": [grid for grid in faces if grid not in theirs][0]}
    assert {grid[0] for grid in shown.values()} == {CALM}
    person.press("A")
    person.wait(WATCHED)
    assert (shown["own"][0], shown["banker"][0]) == (GLAD, SAD)
    person.press("A")
    person.wait(DEALT)
    assert {grid[0] for grid in shown.values()} == {CALM}


def test_a_deals_again_with_the_same_stake_beside_the_hands_that_were_compared(table):
    person = table(BEST, NINES, stake=25)
    person.press("A")
    person.wait(WATCHED)
    assert said(person) == "You win 25" and "deal" in person.read(*KEYS)
    assert person.read(*OWN) == ["You 125", "5", "10", "25"]
    person.press("A")
    person.wait(DEALT)
    assert person.app.match.moves and person.app.match.stake == 25
    assert person.read(*OWN) == ["You 125", "25"] and said(person) == TASK


def test_the_rules_are_told_before_the_first_deal_alone(new_table):
    person = new_table()
    seen = []
    for _ in range(3):
        seen += [text for text in person.read(*MIDDLE) if "four tiles" in text]
        person.press("A")
        person.wait(DEALT)
        person.press("A")
        person.wait(WATCHED)
    assert person.app.match.rounds == 3 and len(seen) == 1


def test_the_stake_is_chosen_before_the_deal(new_table):
    person = new_table()
    assert said(person) == "Choose your stake"
    assert person.read(*OWN)[1:] == ["5", "10", "25"]
    stakes = []
    for button in ("RIGHT", "RIGHT", "RIGHT", "LEFT"):
        person.press(button)
        stakes.append(person.app.match.stake)
    assert stakes == [25, 5, 10, 5]
    assert not person.app.match.moves
    person.press("A")
    assert person.app.match.moves and person.app.match.stake == 5


def test_a_stake_that_one_of_the_two_cannot_pay_is_in_brackets_and_skipped(new_table):
    person = new_table((185, 15))
    assert person.read(*OWN)[1:] == ["5", "10", "(25)"]
    person.press("RIGHT")
    assert person.app.match.stake == 5


def test_the_deal_takes_no_longer_than_four_tenths_of_a_second_and_is_cut_short_by_a_press(new_table):
    def dealing(*presses):
        for button in presses:
            person.badge.press(button)
        person.step()
        frames = 0
        while said(person) != TASK:
            person.step()
            frames += person.doing == "animate"
        return frames * 0.033

    person = new_table()
    whole = dealing("A")
    assert 0.3 < whole <= 0.4
    person.wait(SEEN)
    person.press("A")
    person.wait(WATCHED)
    assert dealing("A", "LEFT") < 0.2
    person.wait(0.2)
    assert "split 3/3" in person.read(*KEYS)  # the press isn't lost


def test_an_a_from_before_the_split_can_have_been_seen_plays_none(new_table):
    person = new_table()
    person.badge.press("A")
    while said(person) != TASK:
        person.step()
    person.press("A", "A")
    person.wait_until_still()
    assert person.app.match.moves
    person.wait(SEEN)
    person.press("A")
    person.wait(WATCHED)
    assert not person.app.match.moves


@pytest.mark.parametrize(
    "scores, stake, told",
    [
        ((185, 15), 10, ""),
        ((190, 10), 10, "Match point: you!"),
        ((25, 175), 25, "Match point: Banker!"),
        ((25, 175), 10, ""),
    ],
)
def test_a_stake_that_is_all_that_one_of_the_two_has_left_is_told_with_the_deal(new_table, scores, stake, told):
    person = new_table(scores)
    person.app.match.bet(stake)
    person.badge.press("A")
    seen = ""
    while said(person) != TASK:
        person.step()
        if not seen and "Match" in said(person):
            seen = said(person)
            assert face_down(person) == 8, "before it a tile was turned over"
    assert seen == told
    assert [name for _, name in person.badge.sounds].count("match_point") == bool(told)
    assert "tables.pai_gow.match_point" not in sys.modules
