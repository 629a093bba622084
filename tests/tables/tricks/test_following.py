# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A trick is followed in Tien Gow: beating, dropping, and the last tile: docs/rules.md, section 7a."""

import pytest

from engine.chinese_moves import BEAT, DROP
from engine.games import tien_gow
from tests.person import FRAME
from tests.tables.tricks.shown import MINE, go, keys, ladder, picked, said, sit, verdict

PAIRS = "6-6 6-6 5-5 5-5 6-3 5-4 2-2 4-2"
LOW = "2-2 6-5 6-4 6-1 5-1 4-2 4-1 2-1"


@pytest.mark.parametrize(
    "hand, led, tiles",
    [
        (MINE, "5-3", [(6, 3)]),  # the other eight doesn't rank higher
        (MINE, "5-5", [(1, 1)]),
        (PAIRS, "3-3 3-3", [(5, 5), (5, 5)]),
        ("6-6 5-4 6-3 4-4 5-2 2-2 6-5 2-1", "3-1 4-1", [(4, 4), (5, 2)]),
    ],
)
def test_the_cursor_begins_on_the_lowest_that_beats_which_is_picked_already(table, hand, led, tiles):
    person = table(hand, "", "", led, leader=3, played=f"lead {led}")
    assert picked(person) == tiles
    assert person.scene.table.hand.tiles[person.scene.table.hand.cursor] == tiles[0]
    assert keys(person)[:2] == ["beat", "drop"]
    person.press("A")
    played, how = person.app.match.played[-1]
    assert (sorted(played), how) == (sorted(tiles), BEAT)


def test_what_the_seat_before_has_done_can_be_read_before_the_task_is_told(person, begin):
    sit(person, begin("tien_gow", MINE, "", "", "5-3", leader=3))
    told = []
    for _ in range(200):
        person.step()
        told.append(said(person))
        if person.doing == "press":
            break
    assert told[-1] != "Max leads"
    assert told.count("Max leads") * FRAME >= 0.7


@pytest.mark.parametrize(
    "hand, led, tiles",
    [
        (LOW, "6-6", [(5, 1)]),
        (LOW, "6-6 6-6 6-3", [(6, 4), (6, 1), (5, 1)]),
        ("6-6 1-1 6-5 5-1 5-1 6-3 4-2 2-1", "4-4 4-4", [(6, 5), (5, 1)]),  # the supreme pair stays whole
    ],
)
def test_where_nothing_beats_it_begins_on_the_cheapest_to_drop(table, hand, led, tiles):
    person = table(hand, "", "", led, leader=3, played=f"lead {led}")
    assert picked(person) == tiles
    assert person.scene.table.hand.tiles[person.scene.table.hand.cursor] == tiles[0]
    assert keys(person)[:2] == ["drop", "help"]
    person.press("A")
    played, how = person.app.match.played[-1]
    assert (sorted(played), how) == (sorted(tiles), DROP)


def test_for_a_single_tile_the_pick_follows_the_cursor(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    assert verdict(person) == "nine"
    go(person, (2, 2))
    assert picked(person) == [(2, 2)] and verdict(person) == "2-2"
    assert keys(person) == ["drop", "beat", ""]
    person.press("A")
    assert person.app.match.played[-1] == (((2, 2),), DROP)


@pytest.mark.parametrize("led, tile, tiles", [("3-3 3-3", (6, 6), [(6, 6)] * 2), ("4-1 3-2", (5, 4), [(6, 3), (5, 4)])])
def test_one_press_picks_the_pair_that_was_led(table, led, tile, tiles):
    person = table(PAIRS, "", "", led, leader=3, played=f"lead {led}")
    go(person, tile)
    person.press("UP")
    assert picked(person) == tiles and keys(person)[0] == "beat"


def test_one_press_picks_the_set_that_was_led(table):
    person = table("6-6 5-4 6-3 1-1 6-2 2-2 6-5 2-1", "", "", "4-4 5-2", leader=3, played="lead 4-4 5-2")
    assert picked(person) == [(1, 1), (6, 2)]
    go(person, (6, 6))
    person.press("UP")
    assert picked(person) == [(6, 6), (6, 3)]
    go(person, (5, 4))
    person.press("UP")  # with the other nine
    assert picked(person) == [(6, 6), (5, 4)]


def test_what_is_chosen_to_drop_is_completed_with_the_cheapest(table):
    person = table(LOW, "", "", "6-6 6-6", leader=3, played="lead 6-6 6-6")
    go(person, (2, 2))
    assert picked(person) == [(6, 1), (5, 1)] and keys(person) == ["drop", "help", "pick"]
    person.press("UP")
    assert picked(person) == [(2, 2), (5, 1)] and keys(person) == ["drop", "clear", ""]
    go(person, (4, 1))
    person.press("UP")
    assert picked(person) == [(2, 2), (4, 1)]
    go(person, (6, 5))
    person.press("UP")  # a third takes the place of both
    assert picked(person) == [(6, 5), (5, 1)]
    person.press("DOWN")
    assert picked(person) == [(6, 1), (5, 1)]


def test_b_drops_the_cheapest_where_the_picked_tiles_beat_and_beats_again(table):
    person = table(PAIRS, "", "", "3-3 3-3", leader=3, played="lead 3-3 3-3")
    assert keys(person) == ["beat", "drop", ""]
    person.press("B")
    assert picked(person) == [(2, 2), (4, 2)]
    assert keys(person)[:2] == ["drop", "beat"]
    person.press("B")
    assert picked(person) == [(5, 5), (5, 5)] and keys(person)[0] == "beat"


# What leads, and what beats it.


@pytest.mark.parametrize(
    "led, kinds",
    [
        ("3-3", [(6, 6), (1, 1), (4, 4), (3, 1), (5, 5)]),
        ("4-4 4-4", [(6, 6), (1, 1)]),
        ("2-1", [(6, 3), (5, 4), (6, 2), (5, 3), (5, 2), (4, 3), (4, 2), (4, 1), (3, 2)]),
        ("4-1 3-2", [(6, 3), (5, 4), (6, 2), (5, 3), (5, 2), (4, 3)]),
        ("4-4 5-2", [(6, 6), (5, 4), (1, 1), (5, 3)]),
    ],
)
def test_the_kinds_that_beat_it_are_shown(table, led, kinds):
    person = table(MINE, "", "", led, leader=3, played=f"lead {led}")
    assert ladder(person) == ("beaten by", kinds)


@pytest.mark.parametrize("led", ["6-6", "4-2 2-1"])
def test_where_nothing_can_beat_it_that_is_said(table, led):
    person = table("5-5 5-3 1-1 6-1 6-4 4-4 3-3 6-5", "", "", led, leader=3, played=f"lead {led}")
    assert ladder(person) == ("Nothing beats it", [])


@pytest.fixture
def last_trick(person, begin):
    """The last trick of a round, which Max has led; the person has won no trick, or some."""

    def make(mine, led, tricks, still=True):
        match = begin("tien_gow", mine, "", "", led, leader=3)
        match.hands = [match.hands[0][:1], [], [], match.hands[3][:1]]
        match.tiles_each = lambda: 1
        rest = [tile for tile in tien_gow.chinese.SET if tile not in match.hands[0] + match.hands[3]]
        match.hands[1], match.hands[2] = rest[:1], rest[1:2]
        match.tricks = [tricks, 7 - tricks, 0, 0]
        match.moves = match.find_moves()
        match.play(match.moves[0])
        sit(person, match)
        if still:
            person.wait_until_still()
        return person

    return make


def test_without_a_trick_the_last_single_tile_has_to_be_dropped_and_it_is_said(last_trick):
    """It is the only move, so it plays itself after a look."""
    person = last_trick("6-3", "5-3", tricks=0, still=False)
    for _ in range(200):
        if verdict(person):
            break
        person.step()
    assert said(person) == "No trick yet: must drop"
    assert verdict(person) == "nine"
    while verdict(person):
        person.step()
    person.wait(0.1)
    assert person.app.match.played[-1][1] == DROP


def test_that_a_trick_is_missing_is_said_only_of_a_tile_that_could_beat(last_trick):
    person = last_trick("5-4", "6-3", tricks=0, still=False)
    while not verdict(person):
        person.step()
    assert said(person) == "Can't beat: drop a tile"


def test_with_a_trick_the_last_single_tile_may_beat(last_trick):
    person = last_trick("6-3", "5-3", tricks=1)
    assert said(person) == "Beat it, or drop a tile"
    assert keys(person)[0] == "beat"
