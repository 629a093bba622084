# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tiles are picked and led in Tien Gow, and their combinations are named: docs/rules.md, section 7a."""

import pytest

from engine import parsing
from engine.chinese_moves import LEAD
from tests.tables.tricks.shown import MINE, keys, lit, pick, picked, verdict


def test_up_picks_the_tile_under_the_cursor_and_down_puts_it_back(table):
    person = table(MINE)
    person.press("RIGHT", "RIGHT", "UP")
    assert picked(person) == [(1, 1)]
    person.press("DOWN")
    assert picked(person) == []


def test_left_and_right_go_round_all_tiles(table):
    person = table(MINE)
    person.press("LEFT")
    assert person.scene.table.hand.cursor == 7
    person.press("RIGHT")
    assert person.scene.table.hand.cursor == 0


def test_b_unpicks_all_tiles(table):
    person = table(MINE)
    pick(person, (6, 6), (6, 3))
    assert keys(person)[1] == "clear"
    person.press("B")
    assert picked(person) == []


def test_a_pause_leaves_the_picked_tiles_picked(table):
    person = table(MINE)
    pick(person, (6, 6), (6, 3))
    before = picked(person)
    person.press("START", "B")
    assert picked(person) == before != []


def test_a_plays_the_tile_under_the_cursor_where_none_is_picked(table):
    person = table(MINE)
    person.press("RIGHT", "RIGHT", "A")
    assert person.app.match.played == [(((1, 1),), LEAD)]


def test_a_plays_all_tiles_that_are_picked(table):
    person = table(MINE)
    pick(person, (6, 6), (6, 6), (6, 3))
    person.press("A")
    assert person.app.match.played == [(((6, 6), (6, 6), (6, 3)), LEAD)]


def test_a_does_nothing_with_tiles_that_are_no_move(table):
    person = table(MINE)
    pick(person, (6, 6), (1, 1))
    assert keys(person)[0] == ""
    person.press("A")
    assert person.app.match.played == []
    assert picked(person) == [(6, 6), (1, 1)]


def test_tiles_that_make_no_lead_with_what_is_picked_are_dim(table):
    person = table(MINE)
    assert len(lit(person)) == 8
    pick(person, (6, 6))
    assert lit(person) == [(6, 6), (6, 6), (6, 3), (5, 4)]
    pick(person, (6, 3))
    person.press("B")
    assert len(lit(person)) == 8


# Combinations of tiles.


@pytest.mark.parametrize(
    "tiles, words",
    [
        ("6-6", "Heaven: lead"),
        ("2-2", "Civil 2-2: lead"),
        ("6-2", "Military eight: lead"),
        ("6-6 6-6", "Pair of Heaven: lead"),
        ("6-3 5-4", "Pair of nines: lead"),
        ("6-6 6-3", "Heaven+nine: lead"),
        ("6-6 6-6 6-3", "2 Heaven+nine: lead"),
        ("6-6 6-3 5-4", "Heaven+2 nines: lead"),
        ("6-6 6-6 6-3 5-4", "2 Heaven+2 nines: lead"),
        ("1-1 6-2", "Earth+eight: lead"),
        ("6-6 1-1", "Can't lead that"),
    ],
)
def test_what_the_picked_tiles_make_is_said_at_once(table, tiles, words):
    person = table(MINE)
    pick(person, *parsing.move_of(person.app.match, "lead " + tiles)[0])
    assert verdict(person) == words
    assert keys(person)[0] == ("" if "Can't" in words else "lead")


@pytest.mark.parametrize(
    "hand, tiles, words",
    [
        ("4-2 2-1", "4-2 2-1", "Supreme pair: lead"),
        ("5-5 5-5", "5-5 5-5", "Pair of 5-5: lead"),
        ("2-1", "2-1", "Military three: lead"),
        ("3-1 3-1 4-1 3-2", "3-1 3-1 4-1 3-2", "2 Harmony+2 fives: lead"),
    ],
)
def test_other_combinations_are_named(table, hand, tiles, words):
    person = table(hand)
    pick(person, *parsing.move_of(person.app.match, "lead " + tiles)[0])
    assert verdict(person) == words
