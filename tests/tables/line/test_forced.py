# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Moves without an alternative are made without a press: some always, all of them as an option."""

import pytest

from engine import moves
from handheld import FRAME

LOOK = 0.7  # s
MINE = "6-5 5-4"


def texts_until(person, done):
    """The sentences of the status line until something is so, and the seconds until then."""
    said, frames = [], 0
    while not done():
        text = person.scene.table.status.said[0]
        if said[-1:] != [text]:
            said.append(text)
        person.step()
        frames += 1
        assert frames < 300
    return said, frames * FRAME / 1000


@pytest.fixture
def stuck(person, midway):
    """The person at a table for four, with nothing that fits and nothing to draw, at their turn."""
    person.sit_down(midway("kozel", "1-0, 1-1 left", MINE, "3-1 6-4", "5-0 5-3", "2-2 2-0"))
    person.wait_for_turn(0)
    return person


def test_a_pass_is_made_by_itself_after_a_look_and_then_told(stuck):
    match = stuck.app.match
    _, seconds = texts_until(stuck, lambda: match.played_by)
    assert match.played == [moves.PASS]
    assert LOOK <= seconds < LOOK + 0.5
    said, _ = texts_until(stuck, lambda: "_think" in stuck.badge.flow)
    stuck.step()
    assert stuck.scene.table.status.said[0] == "No fit: you pass"


def test_a_press_cuts_the_look_short_and_does_nothing_else(stuck):
    stuck.badge.press("A")
    _, seconds = texts_until(stuck, lambda: stuck.app.match.played_by)
    assert seconds < 0.5 and stuck.app.match.played == [moves.PASS]


def counts(person):
    """What stands at the names: the number of each seat's tiles, with a dash after a pass."""
    return [box._label.text for box in person.scene.table.bar.counts]


def test_a_pass_stays_as_a_dash_at_the_name_until_the_next_turn_of_that_player(stuck):
    assert counts(stuck) == ["2", "2", "2", "2"]
    while stuck.app.match.turn != 2:
        stuck.step()
    stuck.wait(0.3)
    assert counts(stuck)[0] == "2-"
    stuck.press("START")
    stuck.press("B")
    assert counts(stuck)[0] == "2-"
    stuck.wait_for_choice()  # in their next turn, for then a tile fits
    assert stuck.app.match.turn == 0 and counts(stuck)[0] == "2"


def test_the_drawn_tile_that_fits_in_one_way_follows_its_draw(person, midway):
    person.sit_down(midway("kozel", "1-0, 1-1 left", MINE, "3-3 6-4", boneyard="3-2 5-1 4-4 2-2"))
    person.wait_for_turn()
    person.wait_until_still()
    person.press("A")
    texts_until(person, lambda: len(person.app.match.line.tiles) == 3)
    assert person.app.match.played == [moves.DRAW, moves.DRAW, ((5, 1), 0)]


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("hand, boneyard, move", [("6-5 4-1", "", ((4, 1), 0)), ("6-5 5-4", "3-2 6-6", moves.DRAW)])
def test_the_only_tile_and_a_draw_wait_for_a_press_but_not_with_the_option(
    person, midway, forced, hand, boneyard, move
):
    person.app.settings.forced = forced
    match = midway("kozel", "1-0, 1-1 left", hand, "3-3 6-4", boneyard=boneyard)
    person.sit_down(match)
    if forced:
        _, seconds = texts_until(person, lambda: match.played_by)
        assert LOOK <= seconds < LOOK + 0.5 and match.played[0] == move
    else:
        person.wait(3)
        assert not match.played_by and person.doing == "press"
        person.press("A")
        assert match.played[0] == move


def test_a_tile_without_an_alternative_is_not_taken_back(person, midway, slow):
    person.app.settings.forced = True
    match = midway("kozel", "1-0, 1-1 left", "6-5 4-1", "3-3 6-4 4-0 6-6", boneyard="5-5")
    person.sit_down(match)
    slow(person, 50)
    texts_until(person, lambda: match.played_by)
    person.wait(0.5)
    assert match.turn == 1 and "undo" not in person.read(top=90)
