# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hints in line games: the tile, the end and the reason."""

import pytest

from engine.line import LEFT_ARM, RIGHT_ARM
from tests.tables.line.shown import MINE, THEIRS, chooses_end, ghost, keys_shown, points_at_ghost, said


def test_select_puts_the_cursor_on_the_tile_of_the_hint_and_says_why(table, hint):
    person = table(MINE, THEIRS, leader=1, played="6-6, 6-5 left, 6-0 right")
    hint(((1, 0), RIGHT_ARM), "points", 10)
    assert person.scene.table.hand.cursor == 0  # 5-4
    person.press("SELECT")
    person.wait(0.2)
    assert person.scene.table.hand.cursor == person.scene.table.hand.chosen == 4
    assert said(person) == "The ends make 10"
    assert not chooses_end(person)  # it fits one only
    person.press("LEFT")
    assert person.scene.table.hand.cursor == 0


def test_a_hint_shows_the_end_where_the_tile_fits_several(table, hint):
    person = table("6-4 4-2 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    hint(((4, 2), RIGHT_ARM), "points", 10)
    person.press("SELECT")
    person.wait(0.2)
    assert ghost(person) and ghost(person).x > 80 and points_at_ghost(person) == "+10"
    assert keys_shown(person) == ["play", "back"]
    assert said(person) == "The ends make 10"
    person.press("B")
    assert ghost(person) is None and person.scene.table.hand.cursor == 1
    person.press("SELECT")
    person.wait(0.2)
    person.press("A")
    assert person.app.match.played[-1] == ((4, 2), RIGHT_ARM)


@pytest.mark.parametrize("leave", ["LEFT", "B"])
def test_the_reason_of_a_hint_is_gone_at_another_end_and_before_the_choice_of_an_end(table, hint, leave):
    person = table("6-4 4-2 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    before = said(person)
    hint(((4, 2), RIGHT_ARM), "points", 10)
    person.press("SELECT")
    person.wait(0.2)
    assert said(person) == "The ends make 10" != before
    person.press(leave)
    assert said(person) == before


def test_the_reason_of_a_hint_is_gone_after_a_pause(table, hint):
    person = table(MINE, THEIRS, leader=1, played="6-6, 6-5 left, 6-0 right")
    before = said(person)
    hint(((1, 0), RIGHT_ARM), "points", 10)
    person.press("SELECT")
    person.wait(0.2)
    person.press("START")
    person.wait(0.5)
    assert person.scene_name == "scenes.pause"
    person.press("B")
    person.wait(0.5)
    assert said(person) == before and person.scene.table.hand.cursor == 4


def test_the_reason_of_a_hint_is_gone_at_another_tile(table, hint):
    person = table(MINE, THEIRS, leader=1, played="6-6, 6-5 left, 6-0 right")
    before = said(person)
    hint(((1, 0), RIGHT_ARM), "points", 10)
    for _ in range(2):
        person.press("SELECT")
        person.wait(0.2)
        assert said(person) == "The ends make 10" != before
    person.press("LEFT")
    assert said(person) == before


@pytest.mark.parametrize(
    "seats, reason, told",
    [
        (2, "stuck", "Gus may be stuck"),
        (4, "third", "Max may be stuck"),
        (4, "second", "Helps Ivy"),  # your partner
    ],
)
def test_a_hint_names_whom_it_is_about(person, midway, hint, seats, reason, told):
    person.sit_down(midway("kozel", "1-1", "6-1 5-1", *("2-2", "3-3", "4-4")[: seats - 1]))
    person.wait_until_still()
    hint(((5, 1), LEFT_ARM), reason, 3)
    person.press("SELECT")
    person.wait(0.2)
    assert said(person) == told


@pytest.mark.parametrize("button, scene, cursor", [("RIGHT", "table", 1), ("START", "pause", 0)])
def test_a_press_drops_a_hint_that_is_thought_out(table, hint, button, scene, cursor):
    person = table("6-4 4-2 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    hint(((4, 3), LEFT_ARM), "points", 10, slices=50, badge=person.badge)
    before = said(person)
    person.press("SELECT")
    assert said(person) == "Let me see..."
    start = person.badge.now
    person.press(button)
    assert person.badge.now - start < 250
    assert person.app.scene == scene
    if scene == "pause":
        person.press("B")
    assert person.scene.table.hand.cursor == cursor and said(person) == before and ghost(person) is None
