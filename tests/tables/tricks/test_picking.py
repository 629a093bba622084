# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tiles are picked and led in Tien Gow, and their combinations are named: docs/rules.md, section 7a."""

import pytest

from engine.chinese_moves import LEAD
from engine.parsing import tile
from tests.tables.tricks.shown import MINE, go, keys, lit, pick, picked, verdict


def test_the_cursor_begins_on_the_cheapest_tile_to_lead(table):
    """A used to lead Heaven."""
    person = table(MINE)
    assert picked(person) == [(2, 2)] and verdict(person) == "2-2"
    person.press("A")
    assert person.app.match.played == [(((2, 2),), LEAD)]


@pytest.mark.parametrize("tile, pair", [((6, 6), [(6, 6)] * 2), ((5, 4), [(6, 3), (5, 4)]), ((1, 1), [(1, 1)])])
def test_up_picks_a_pair_at_once_and_again_only_the_tile(table, tile, pair):
    person = table(MINE)
    go(person, tile)
    person.press("UP")
    assert picked(person) == pair
    person.press("UP")
    assert picked(person) == [tile]


def test_a_tile_that_does_not_go_with_the_chosen_ones_takes_their_place(table):
    person = table(MINE)
    pick(person, (6, 6), (6, 3))
    go(person, (1, 1))
    person.press("UP")
    assert picked(person) == [(1, 1)]


def test_left_and_right_go_round_all_tiles(table):
    person = table(MINE)
    go(person, (6, 6))
    person.press("LEFT" if person.scene.table.hand.cursor == 0 else "RIGHT")
    seen = []
    for _ in range(8):
        seen.append(person.scene.table.hand.cursor)
        person.press("RIGHT")
    assert sorted(seen) == list(range(8)) and person.scene.table.hand.cursor == seen[0]


def test_b_unpicks_all_tiles(table):
    person = table(MINE)
    pick(person, (6, 6), (6, 3))
    assert keys(person)[1] == "clear"
    person.press("B")
    assert picked(person) == [(2, 2)] and keys(person)[1] == "help"


def test_tiles_that_make_no_lead_with_what_is_chosen_are_dim(table):
    person = table(MINE)
    assert len(lit(person)) == 8
    pick(person, (6, 6))
    assert lit(person) == [(6, 6), (6, 6), (6, 3), (5, 4)]
    pick(person, (6, 6), (6, 3))
    person.press("B")
    assert len(lit(person)) == 8


# Combinations of tiles.


@pytest.mark.parametrize(
    "hand, tiles, words",
    [
        (MINE, "6-6", "Heaven"),
        (MINE, "2-2", "2-2"),
        (MINE, "6-6 6-6", "Pair of Heaven"),
        (MINE, "6-3 5-4", "Pair of nines"),
        (MINE, "6-6 6-3", "Heaven+nine"),
        (MINE, "6-6 6-6 6-3", "2 Heaven+nine"),
        (MINE, "6-6 6-6 6-3 5-4", "2 Heaven+2 nines"),
        ("4-2 2-1", "4-2 2-1", "Supreme pair"),
        ("5-5 5-5", "5-5 5-5", "Pair of 5-5"),
        ("2-1", "2-1", "three"),
    ],
)
def test_what_the_picked_tiles_make_is_said_at_once(table, hand, tiles, words):
    person = table(hand)
    pick(person, *map(tile, tiles.split()))
    assert verdict(person) == words
    assert keys(person)[0] == "lead"


@pytest.mark.parametrize("hand", [MINE, "3-1 3-1 4-1 3-2 4-4 5-2 4-2 2-1"])
def test_every_lead_can_be_picked(table, hand):
    person = table(hand)
    for move in person.app.match.legal_moves():
        pick(person, *move[0])
        assert person.scene.input.candidate() == move
