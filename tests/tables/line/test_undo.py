# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Until another moves, B takes one's tile back."""

import pytest

from engine import games
from saves import notes
from tests.reading import names_heard

FRAME_BUDGET = 3000  # px
TRAY = 90  # px from the top
MINE = "6-5 5-4 4-3 3-2 2-1 1-0 0-0"
THEIRS = "6-6 5-5 4-4 3-3 2-2 1-1 6-0"


def deal(game, seats):
    """A match of a game in its first round."""
    match = games.load(game)(seats)
    match.deal(5)
    return match


@pytest.fixture
def table(person, begin, play, slow):
    """table("kurnik", "6-6 5-4", "3-3", played="5-4, 4-4 right"): a Person whose turn it is, against machines
    that take a second to think."""

    def make(game, *hands, played="", **options):
        match = begin(game, *hands, **options)
        if played:
            play(match, played)
        person.sit_down(match)
        slow(person, 50)
        person.wait_for_turn()
        person.wait_until_still()
        return person

    return make


def offers(person):
    """Whether an undo is offered, beside the hand."""
    return "undo" in person.read(top=TRAY)


def wait_for_offer(person):
    """Wait until an undo is offered; whether it is within two seconds."""
    for _ in range(60):
        if offers(person):
            return True
        person.step()
    return False


def test_b_takes_the_tile_back_until_the_opponent_moves(table, state):
    person = table("kurnik", MINE, THEIRS, leader=1, played="4-4")
    before = state(person.app.match)
    person.press("A", "A")
    assert wait_for_offer(person) and person.app.match.turn == 1
    person.press("B")
    person.wait_until_still()
    assert state(person.app.match) == before
    assert names_heard(person)[-1] == "undone" and "Taken back" in person.read()
    assert person.scene.table.hand.tiles[person.scene.table.hand.cursor] == (5, 4)
    assert not offers(person)


@pytest.mark.painted
def test_the_table_looks_as_before_but_for_what_is_said(table):
    person = table("kurnik", MINE, THEIRS, leader=1, played="4-4")
    before = person.badge.frame()
    person.press("A", "A")
    wait_for_offer(person)
    person.press("B")
    person.wait_until_still()
    after = person.badge.frame()
    status = 84, 97
    for top, bottom in ((0, status[0]), (status[1], 128)):
        assert after.crop((0, top, 160, bottom)).tobytes() == before.crop((0, top, 160, bottom)).tobytes()


@pytest.mark.parametrize("to_come, wait", [(notes.bit("end"), 2), (0, 1.2)])
def test_only_in_a_guided_match_there_are_two_seconds_to_take_a_tile_back(new_person, begin, play, to_come, wait):
    person = new_person()
    person.app.settings.guide = to_come
    match = begin("all_fives", MINE, THEIRS, leader=1)
    play(match, "6-6")
    person.sit_down(match)
    person.app.level = "beginner"
    person.wait_for_turn()
    person.wait_until_still()
    person.press("A", "A")
    assert wait_for_offer(person)
    person.wait(wait - 0.3)
    assert offers(person)
    person.wait(0.6)
    assert not offers(person)


def test_a_tile_that_had_to_lead_is_not_taken_back(person, begin, slow):
    person.sit_down(begin("kozel", "1-1 6-1", "2-1", "2-2", "3-2"))
    slow(person, 50)
    person.wait_for_turn(1)
    person.wait(0.5)
    assert not offers(person)
    person.press("B")
    assert len(person.app.match.line.tiles) == 1 and "undone" not in names_heard(person)


def test_the_last_tile_of_a_round_is_not_taken_back(person, midway):
    person.sit_down(midway("draw", "6-4", "6-5", "3-3 3-0"))
    person.wait(0.3)
    person.badge.press("A")
    while person.app.match.moves:
        person.step()
    person.press("B")
    assert person.app.match.ended and "undone" not in names_heard(person)


def test_as_an_option_there_is_no_undo(table):
    person = table("kurnik", MINE, THEIRS, leader=1, played="4-4")
    person.app.settings.undo = False
    person.press("A", "A")
    person.wait(0.5)
    assert not offers(person)
    person.press("B")
    person.wait_for_turn()
    assert len(person.app.match.played) == 3


def take_turn(person, state, take_back):
    """Play a tile as the buttons A and A do, and take it back if that can be done and is wanted; whether it was."""
    match = person.app.match
    before, pixels = state(match), []
    person.press("A", "A")
    if not take_back or not match.turn or not wait_for_offer(person):
        return False
    laid = len(match.line.tiles)
    person.badge.press("B")
    while names_heard(person)[-1] != "undone" or person.doing != "press":
        person.step()
        if "take_back" in person.badge.flow:
            pixels.append(person.display.last_pixels)
    assert state(match) == before and len(match.line.tiles) == laid - 1
    assert len(pixels) > 3 and max(pixels) <= FRAME_BUDGET
    person.wait_until_still()
    return True


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("blitz", 5)])
def test_every_tile_of_a_round_can_be_taken_back(person, state, nothing_left, game, seats):
    """Each is taken back once, and then played after all."""
    person.sit_down(deal(game, seats))
    match = person.app.match
    taken, take_back = 0, True
    for _ in range(60):
        person.wait_for_turn()
        if match.rounds:
            break
        person.wait_until_still()
        if match.turn == 0 and match.moves:
            done = take_turn(person, state, take_back)
            taken += done
            take_back = not done
    assert match.rounds and taken >= (1 if game == "blitz" else 3)
    assert match.status() == []
