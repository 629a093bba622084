# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A trick is followed in Tien Gow: beating, dropping, and the last tile: docs/rules.md, section 7a."""

import pytest

from engine.chinese_moves import BEAT, DROP
from engine.games import tien_gow
from tests.tables.tricks.shown import MINE, best, keys, lit, pick, said, sit, verdict


def test_what_beats_is_lit_and_a_beats_with_it(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    assert said(person) == "Beat it, or drop a tile"
    assert lit(person) == [(6, 3), (5, 4)]  # the other eight doesn't rank higher
    assert verdict(person) == "Military nine: beat"
    assert keys(person)[0] == "beat"
    person.press("A")
    assert person.app.match.played[-1] == (((6, 3),), BEAT)


def test_the_cursor_starts_at_a_tile_that_beats_or_else_at_the_lowest(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    assert person.scene.table.hand.tiles[person.scene.table.hand.cursor] == (6, 3)


def test_where_nothing_beats_all_tiles_are_dim_and_it_is_said(table):
    person = table("2-2 6-5 6-4 6-1 5-1 4-2 4-1 2-1", "", "", "6-6 6-6", leader=3, played="lead 6-6 6-6")
    assert said(person) == "Can't beat: drop 2 tiles"
    assert lit(person) == []
    assert person.scene.table.hand.cursor == 7
    assert verdict(person) == "Pick 2 tiles"
    pick(person, (6, 1))
    assert verdict(person) == "Pick 1 more"
    pick(person, (2, 1))
    assert verdict(person) == "2 tiles: drop" and keys(person)[0] == "drop"
    pick(person, (4, 1))
    assert verdict(person) == "1 too many" and keys(person)[0] == ""
    person.press("DOWN", "A")
    assert person.app.match.played[-1] == (((6, 1), (2, 1)), DROP)


def test_a_single_tile_that_does_not_beat_is_dropped(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    pick(person, (2, 2))
    assert verdict(person) == "Civil 2-2: drop"
    person.press("A")
    assert person.app.match.played[-1] == (((2, 2),), DROP)


def test_up_turns_tiles_that_beat_face_down_to_drop_them_and_up_again(table):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    pick(person, (6, 6), (6, 6))
    assert keys(person) == ["beat", "clear", "drop"]
    person.press("UP")
    assert verdict(person) == "2 tiles: drop"
    assert keys(person) == ["drop", "clear", "beat"]
    person.press("UP")
    assert verdict(person) == "Pair of Heaven: beat"
    person.press("UP", "A")
    assert person.app.match.played[-1] == (((6, 6), (6, 6)), DROP)


def test_tiles_that_are_picked_anew_lie_face_up_again(table):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    pick(person, (6, 6), (6, 6))
    person.press("UP", "DOWN", "UP")
    assert verdict(person) == "Pair of Heaven: beat"


def test_the_supreme_pair_cannot_be_beaten(table):
    person = table("6-6 6-6 6-3 5-4", "", "", "4-2 2-1", leader=3, played="lead 4-2 2-1")
    assert said(person) == "Can't beat: drop 2 tiles"
    assert best(person) == "Max: Supreme pair"


@pytest.fixture
def last_trick(person, begin):
    """The last trick of a round, which Max has led; the person has won no trick, or some."""

    def make(mine, led, tricks):
        match = begin("tien_gow", mine, "", "", led, leader=3)
        match.hands = [match.hands[0][:1], [], [], match.hands[3][:1]]
        match.tiles_each = lambda: 1
        rest = [tile for tile in tien_gow.chinese.SET if tile not in match.hands[0] + match.hands[3]]
        match.hands[1], match.hands[2] = rest[:1], rest[1:2]
        match.tricks = [tricks, 7 - tricks, 0, 0]
        match.moves = match.find_moves()
        match.play(match.moves[0])
        sit(person, match)
        person.wait_until_still()
        return person

    return make


def test_without_a_trick_the_last_single_tile_has_to_be_dropped_and_it_is_said(last_trick):
    person = last_trick("6-3", "5-3", tricks=0)
    assert said(person) == "No trick yet: must drop"
    assert verdict(person) == "Military nine: drop"
    assert keys(person)[0] == "drop"


def test_with_a_trick_the_last_single_tile_may_beat(last_trick):
    person = last_trick("6-3", "5-3", tricks=1)
    assert said(person) == "Beat it, or drop a tile"
    assert keys(person)[0] == "beat"
