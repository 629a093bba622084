# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The person's turn in a line game: a tile is chosen and laid, and a ghost of it moved among the ends."""

from tests.tables.line.shown import MINE, THEIRS, ghost, keys_shown, points_at_ghost, scores_shown


def test_the_winner_leads_any_tile_and_all_of_them_are_lit(table):
    person = table(MINE, THEIRS)
    assert [grid.pixel_shader for grid in person.scene.table.hand.group][1:] == [person.app.art.plain] * 6


def test_tiles_that_do_not_fit_are_dim_and_skipped(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    art = person.app.art
    dim = [grid.pixel_shader is art.dim for grid in person.scene.table.hand.group]
    assert dim == [True, False, False, True, True, True, True]
    assert person.scene.table.hand.cursor == 1
    person.press("RIGHT")
    assert person.scene.table.hand.cursor == 2
    person.press("RIGHT")
    assert person.scene.table.hand.cursor == 1


def test_a_plays_a_tile_that_fits_one_end(table):
    person = table(MINE, THEIRS, leader=1, played="6-6, 6-5 left, 6-0 right")
    person.press("A")  # 5-4 fits only the 5
    assert person.app.match.played[-1] == ((5, 4), 0)


def test_a_tile_that_fits_two_ends_is_a_ghost_that_moves_among_them(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A")
    assert ghost(person)
    assert person.app.match.played[-1] == ((4, 4), 4)
    left = ghost(person).x
    person.press("RIGHT")
    right = ghost(person).x
    assert left < right
    person.press("A")
    assert person.app.match.played[-1] == ((5, 4), 1)
    assert ghost(person) is None


def press_soon_after_a(person, button, seconds):
    """Press A, which shows a ghost, and a button some seconds later."""
    person.badge.press("A")
    person.wait(seconds)
    person.badge.press(button)
    person.wait_until_still()


def test_a_quick_second_press_plays_no_ghost_that_cannot_have_been_seen(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    press_soon_after_a(person, "A", 0.12)
    assert ghost(person) and person.app.match.turn == 0
    person.press("A")
    assert person.app.match.played[-1] == ((5, 4), 0)


def test_a_quick_b_takes_the_ghost_back(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    press_soon_after_a(person, "B", 0.1)
    assert ghost(person) is None and person.app.match.turn == 0


def test_the_points_to_be_had_stand_beside_the_hand_and_at_the_ghost(table):
    # 4-2 on 4-4: 2 and 4+4 are 10. 6-4: 6 and 4+4 are 14, no points.
    person = table("4-2 6-4 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    assert keys_shown(person) == ["play", "+10"]
    person.press("A")
    assert keys_shown(person) == ["play", "back"]
    assert points_at_ghost(person) == "+10"
    person.press("B", "RIGHT")
    assert keys_shown(person) == ["play", ""]
    person.press("A")
    assert ghost(person) and points_at_ghost(person) == ""
    person.press("B", "LEFT", "A", "A")
    person.wait(1.3)
    assert scores_shown(person)[0] == "You 10"
