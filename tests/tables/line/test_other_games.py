# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of the line games that aren't of five: their differences, and turns of several tiles."""

import pytest

from drawings import GOAT, PILE
from engine import moves
from tests.reading import assert_apart
from tests.tables.line.shown import BAR, keys_shown, said

# The games that are not of five.


@pytest.mark.parametrize("size", [(160, 128), (128, 128), (240, 240)], ids=str)
def test_the_longest_sum_is_shown_whole(new_person, midway, size):
    person = new_person(size=size)
    line = "12-12, 12-11 left, 12-10 right, 12-9 up, 12-8 down, 11-11 left, 10-10 right, 9-9 up, 8-8 down"
    person.sit_down(midway("all_fives", line, "11-2", "5-5", set=12))
    assert "22+20+18+16=76" in person.read(bottom=BAR)
    texts = [box for text, box in person.texts if box[3] <= 10]
    assert_apart(texts)


@pytest.mark.parametrize("size", [(128, 128), (240, 240)], ids=str)
def test_a_name_gives_way_only_to_a_long_sum(new_person, midway, size):
    person = new_person(size=size)
    person.sit_down(midway("all_fives", "3-2", "2-1 6-5", "5-5 6-6", scores=(70, 35)))
    assert person.read(bottom=BAR) == ["You 70", "3+2=5", "Gus 35"]


@pytest.mark.parametrize("size", [(160, 128), (128, 128), (240, 240)], ids=str)
def test_the_number_of_the_opponents_tiles_has_a_ground_apart_from_the_boneyard(new_person, midway, size):
    person = new_person(size=size)
    person.sit_down(midway("all_fives", "3-2", "2-1 6-5", "5-5 6-6"))
    ground = person.scene.table.bar._count._ground
    ((left, _, _, _),) = person.icons(PILE)
    wide = sum(ground[i] > 0 for i in range(ground.width))
    assert wide and ground.x + wide <= left


@pytest.mark.parametrize("seats, count", [(2, "14"), (4, None)])
def test_where_nobody_can_draw_from_the_beginning_there_is_no_boneyard_after_the_deal(person, begin, seats, count):
    person.sit_down(begin("kozel", *("6-6 6-5", "5-5 5-4", "4-4 4-3", "3-3 3-2")[:seats]))
    person.wait_for_turn()
    assert len(person.icons(PILE)) == (count is not None)
    assert (person.scene.table.status.count.text or None) == count


def test_penalties_are_shown_as_such(person, midway):
    match = midway("kozel", "6-4", "6-2 3-1", "5-5 1-1")
    match.scores = [34, 100]
    person.sit_down(match)
    assert person.read(bottom=BAR) == ["You 34/101", "Gus 100"]
    assert len(person.icons(GOAT)) == 2  # beside each score
    assert_apart(person.icons(GOAT) + [box for text, box in person.texts if box[3] <= BAR])
    match.scores = [34, 99]
    person.scene.table.bar.show_scores()
    assert person.read(bottom=BAR) == ["You 34/101", "Gus 99/101"]


@pytest.mark.parametrize(
    "line, hand, why",
    [
        ("", "0-0 6-5", "Led a double: +2"),
        ("6-4, 4-3 right", "6-3 1-0", "Ends alike: +2"),
        ("6-4, 4-1 right, 6-1 right", "6-6 1-0", "Double end: +3"),
    ],
)
def test_why_it_scored_is_told(person, begin, midway, line, hand, why):
    person.sit_down(midway("bergen", line, hand, "5-4 3-2") if line else begin("bergen", hand, "5-5"))
    for _ in range(100):
        if person.doing == "press":
            person.badge.press("A")
        person.step()
        if said(person) == why:
            break
    assert said(person) == why


@pytest.fixture
def blitz(person, midway):
    """A Person in a game of Blitz whose turn it is with 6-2, 5-2 and 4-2 in hand and a 6 open."""
    match = midway("blitz", "6-4", "6-2 5-2 4-2", "5-5 5-0", "3-3 3-0", "1-1 1-0")
    person.sit_down(match)
    person.wait_until_still()
    return person


def test_the_first_tile_of_a_turn_cannot_be_left_out(blitz):
    assert keys_shown(blitz) == ["play", ""]
    blitz.press("B")
    assert blitz.app.match.turn == 0


def test_in_a_turn_of_several_tiles_a_goes_on_and_b_stops(blitz):
    blitz.press("A")
    blitz.wait_until_still()
    assert blitz.app.match.turn == 0 and blitz.app.match.laid == 1
    assert said(blitz) == "Go on, or B stops"
    assert keys_shown(blitz) == ["play", "stop"]
    blitz.press("B")
    assert blitz.app.match.played[-1] == moves.DONE
    assert said(blitz) == "You stopped"


def test_a_hint_may_be_to_stop(blitz, hint):
    blitz.press("A")
    blitz.wait_until_still()
    hint(moves.DONE, "laid", 1)
    blitz.press("SELECT")
    blitz.wait(0.2)
    assert said(blitz) == "Better stop: B"
    assert blitz.app.match.laid == 1


def test_the_tiles_of_the_machines_turn_are_told_one_by_one(person, midway):
    person.sit_down(midway("blitz", "6-4", "0-0 1-0", "6-5 5-5 5-3 2-0", "3-3 3-0", "1-1 2-2", turn=1))
    told = []
    while len(told) < 4:
        person.step()
        if said(person) not in told:
            told.append(said(person))
    assert told == ["Match resumed", "Gus played 6-5", "Gus added 5-5", "Gus added 5-3"]
