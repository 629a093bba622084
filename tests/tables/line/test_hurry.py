# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Presses at the table of a line game that come early: none is lost, and none plays an unseen tile."""

import pytest

from engine import moves
from tests.tables.line.shown import MINE, THEIRS, chooses_end, ghost, keys_shown


def test_presses_during_animations_are_not_lost_and_cut_them_short(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A")  # the ghost
    person.badge.press("A")
    for button in ("START", "UP", "A"):  # while the tile still slides: pause, quit
        person.badge.press(button)
    person.wait(0.6)
    assert person.app.match.played[1][0] == (5, 4)
    assert person.scene_name == "scenes.title"


def test_an_a_that_cuts_the_machines_turn_short_plays_nothing(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    while person.app.match.turn == 0:
        person.step()
    person.badge.press("A")
    person.wait_for_turn()
    before = len(person.app.match.played)
    person.wait_until_still()
    assert len(person.app.match.played) == before
    assert not chooses_end(person)


def wait_for_light(person):
    """Step until the first picture of one's turn, after the machine's, in which a tile can be played."""
    person.press("A", "A")  # the ghost, and the play
    person.wait_for_turn(1)
    while person.app.match.turn != 0 or keys_shown(person)[0] != "play":
        person.step()


@pytest.mark.parametrize("after, taken", [(0.033, False), (0.2, False), (0.26, True)])
def test_a_is_taken_only_once_the_tile_can_have_been_seen(table, after, taken):
    """250 ms from the picture that showed it."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    wait_for_light(person)
    seen = person.app.handheld.screen.shown
    before = len(person.app.match.played)
    person.wait(after - person.app.handheld.elapsed(seen) / 1000)
    person.badge.press("A")
    person.step()
    person.step()
    assert person.app.handheld.elapsed(seen) < 1000 * after + 100
    person.wait_until_still()
    assert (chooses_end(person) or len(person.app.match.played) > before) == taken


def test_of_several_presses_to_hurry_none_plays_a_tile_whatever_comes_between(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    person.wait_for_turn(1)
    for button in ("A", "RIGHT", "A", "A", "RIGHT", "A", "B", "A"):
        person.badge.press(button)
    person.wait_for_turn()
    before = len(person.app.match.played)
    person.wait_until_still()
    assert len(person.app.match.played) == before and ghost(person) is None


def test_a_b_from_before_one_can_have_seen_the_hand_stops_no_turn_in_blitz(person, midway):
    person.sit_down(midway("blitz", "6-1", "6-2 2-1 3-3", "4-4", "5-5", "5-4"))
    person.wait_until_still()
    person.press("A", "B")  # the tile, and to hurry it
    person.wait_until_still()
    assert person.app.match.turn == 0
    person.press("B")
    assert person.app.match.turn != 0


def test_an_a_that_hurries_ones_own_draws_plays_nothing(person, midway):
    person.sit_down(midway("draw", "6-1", "5-5 4-4", "3-3 2-2", boneyard="0-0 6-2"))
    person.wait_until_still()
    person.press("A", "A", "A")
    person.wait_until_still()
    assert person.app.match.played[:3] == [moves.DRAW, moves.DRAW, ((6, 2), 0)]  # the only tile that fits


@pytest.mark.parametrize("button", ["A", "B"])
def test_a_press_hurries_one_of_the_machines_turns_and_not_all_that_follow(new_person, begin, button):
    def lap(*presses):
        """The frames from one's play to one's next turn."""
        person = new_person()
        person.sit_down(begin("kozel", "1-1 6-1", "2-1", "2-2", "3-2"))
        person.wait_for_turn(1)
        for press in presses:
            person.badge.press(press)
        frames = 0
        while person.app.match.turn != 0:
            person.step()
            frames += 1
        return frames

    assert lap() > lap(button) > lap() // 2  # of three turns
