# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hand in a line game: its order, its rows, and the tiles that are drawn to it."""

import pytest

from drawings import BUTTON_A, ICON
from tests.tables.line.shown import counts_shown, ghost, keys_shown, said, sprite


@pytest.mark.parametrize("order, seen", [("drawn", "2-1 6-5 5-5 6-1 4-3"), ("suit", "6-5 6-1 5-5 4-3 2-1")])
def test_a_hand_stands_as_it_was_drawn_or_by_suit(person, midway, order, seen):
    """By suit: the largest number first, and in it the tile with the larger other one."""
    person.app.settings.hand = order
    person.sit_down(midway("draw", "6-2", "2-1 6-5 5-5 6-1 4-3", "3-3 2-2"))
    person.wait_until_still()
    hand = person.scene.table.hand
    assert " ".join("%d-%d" % tile for tile in hand.tiles) == seen
    assert [(grid[0], grid[1]) for grid in hand.group] == [sprite(person, tile) for tile in hand.tiles]


def test_a_tile_that_is_drawn_goes_to_its_place_in_a_hand_by_suit(person, midway):
    person.app.settings.hand = "suit"
    person.sit_down(midway("draw", "6-1", "5-5 4-4", "3-3 2-2", boneyard="0-0 3-2 6-5"))
    person.wait_until_still()
    person.press("A")
    person.wait_until_still()
    drawn = person.app.match.hands[0]
    assert len(drawn) > 2 and person.scene.table.hand.tiles == sorted(drawn, reverse=True)


def test_drawing_goes_on_by_itself_and_is_counted(table):
    person = table(
        "6-5 5-4 4-3 3-2 5-2 4-2 6-4", "0-0 5-5 4-4 3-3 2-2 1-1 6-6", leader=1, boneyard="5-3 6-3 1-0 6-2", played="0-0"
    )
    assert keys_shown(person)[0] == "draw"
    person.press("A")
    person.wait_until_still()
    assert said(person) == "You drew 3"
    assert person.app.match.hands[0][-3:] == [(5, 3), (6, 3), (1, 0)]
    assert counts_shown(person) == ["6", "11"]


@pytest.mark.parametrize("top, sizes", [(6, [(14, 7), (13, 8), (9, 12), (7, 28)]), (12, [(13, 8), (9, 12), (7, 44)])])
def test_a_hand_has_the_largest_tiles_that_leave_space_for_words_or_fit_in_its_row(person, begin, top, sizes):
    """None has a size that is for lines only: its sheet is freed once the line is smaller, and there may be no
    memory to load it again."""
    match = begin("draw", "6-5 5-4 4-3 3-2 5-2 4-2 6-4", "6-6", set=top)
    person.sit_down(match)
    hand = person.scene.table.hand
    seen = {}
    for count in range(1, min(len(match.tiles), 44) + 1):
        hand.show(match.tiles[:count])
        seen[hand.half] = count
    assert list(seen.items()) == sizes


@pytest.mark.parametrize("size", [(160, 128), (240, 240)], ids=str)
def test_seven_tiles_have_15_by_28_px_and_the_chosen_one_is_3_px_higher(new_person, midway, size):
    person = new_person(seed=1, size=size)
    person.sit_down(midway("all_fives", "6-1", "6-5 6-4 6-3 6-2 5-1 4-1 3-1", "4-4 3-3"))
    person.wait_until_still()
    width, height = person.app.art.width, person.app.art.height
    hand = [box for box in person.tiles if box[3] > height - 5]
    assert [(right - left, bottom - top) for left, top, right, bottom in hand] == [(15, 28)] * 7
    assert [height - bottom for _, _, _, bottom in hand] == [3, 0, 0, 0, 0, 0, 0]
    assert all(left[2] <= right[0] for left, right in zip(hand, hand[1:])) and hand[-1][2] <= width - ICON


@pytest.mark.parametrize("count", range(7, 17))
def test_a_long_hand_leaves_space_for_the_words_and_the_points(person, midway, count):
    hand = "4-2 6-4 5-4 4-3 4-1 4-0 3-2 2-1 1-0 0-0 3-1 3-0 2-0 5-1 5-0 6-0".split()[:count]
    person.sit_down(midway("kurnik", "4-4", " ".join(hand), "5-5 6-6"))
    person.wait_until_still()
    assert keys_shown(person) == ["play", "+10"]  # 4-2: 2+8
    left = person.scene.keys.rows[0][1].x
    assert person.scene.table.hand.right() <= left


def test_where_the_words_have_no_space_the_points_stand_at_the_ghost(new_person, midway):
    person = new_person(size=(240, 240))
    person.sit_down(midway("all_fives", "6-1", "4-1 3-3 4-4 5-5 4-3 4-2 2-2", "0-0 3-0"))
    person.wait_until_still()
    assert keys_shown(person)[1] == ""
    ((left, top, right, bottom),) = [box for text, box in person.texts if text == "+10"]
    board, seen = person.scene.table.board, ghost(person)
    y, wide, high = seen.y + board.group.y, 2 * board.half, board.half
    assert seen.x - 3 <= right and left <= seen.x + wide + 3 and y - 3 <= bottom and top <= y + high + 3


@pytest.mark.parametrize("size, shown", [((160, 128), ["play"]), ((120, 120), [""])], ids=str)
def test_beside_seven_tiles_a_narrow_screen_shows_at_least_the_buttons(new_person, midway, size, shown):
    person = new_person(seed=1, size=size)
    person.sit_down(midway("all_fives", "6-1", "6-5 6-4 6-3 6-2 5-1 4-1 3-1", "4-4 3-3"))
    person.wait_until_still()
    ((left, top, right, bottom),) = person.icons(BUTTON_A)
    assert keys_shown(person)[:1] == shown and right <= size[0]
    assert all(end <= left for x, y, end, low in person.tiles if low > top)
