# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pixels that the table of a line game repaints, frame by frame."""

import pytest

from engine import moves, tiles
from tables.line.board import unpack
from tests.reading import laid
from tests.tables.line.shown import MINE, THEIRS, Lying, sit_at_long_line

FRAME_BUDGET = 3000


def test_a_tile_moves_in_the_second_picture_after_the_press(table):
    """The first answers the press. The others in the hand stay where they are until it lies."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    hand = set(person.tiles)
    person.press("A")  # it fits both ends
    person.wait(0.5)
    person.badge.press("A")
    pictures = []
    while len(pictures) < 5:
        pixels = person.display.pixels
        person.step()
        if person.display.pixels > pixels:
            pictures.append({box for box in person.tiles if box[1] < person.display.height})
    answer, *sliding = pictures
    heights = []
    for shown in sliding:
        ((_, top, _, _),) = shown - answer
        heights.append(top)
        assert len(shown & hand) == len(hand) - 1
    assert heights == sorted(set(heights), reverse=True)


@pytest.mark.parametrize("seed, hurry", [(16, False), (18, True)])
def test_a_tile_moves_at_once_where_the_window_moves_to_it(person, nothing_left, seed, hurry):
    """It does so from the second picture after the press on, in which the window has moved already."""
    sit_at_long_line(person, seed, "draw", set=12, target=500)
    board = person.scene.table.board
    laid, y = len(board.spots), board.y
    person.badge.press("A")
    person.step()
    assert len(board.spots) == laid
    heights = []
    for frame in range(14):
        if hurry and frame == 1:
            person.badge.press("LEFT")
        person.step()
        if len(board.spots) > laid:
            heights.append(board.sprite(laid).y)
    assert board.y != y
    assert heights[0] < board.height, "it still lies under the tray"
    assert heights == sorted(heights, reverse=True)
    sprite, (x, y, _, _) = board.sprite(laid), unpack(board.spots[laid])
    assert (sprite.x, sprite.y) == (x, y - board.y)


# Lines whose tiles get smaller when the next one is laid: from 13 px to 11, from 9 to 7 where all are laid again, and
# from 8 to 7.
ZOOMS = [
    (
        "all_fives",
        2,
        "6-6, 6-2 right, 6-3 left, 2-1 right, 6-0 down, 5-0 down, 5-2 down, 1-1 right, 4-2 down",
        "4-0 down",
    ),
    (
        "all_fives",
        2,
        "4-4, 6-4 right, 6-5 right, 5-2 right, 2-2 right, 2-0 right, 4-1 left, 0-0 right, 5-1 left, 6-0 right, "
        "4-0 down, 6-6 right, 4-3 up, 6-3 right, 3-2 up",
        "3-3 right",
    ),
    (
        "kozel",
        4,
        "1-1, 1-0 right, 5-0 right, 4-1 left, 5-4 right, 4-4 left, 4-0 left, 4-2 right, 2-1 right, 2-0 left, "
        "5-1 right, 6-2 left, 6-0 left, 6-5 right, 6-6 right, 6-3 right, 0-0 left, 3-2 right, 5-2 right, 3-0 left, "
        "5-5 right",
        "3-3 left",
    ),
]


@pytest.mark.parametrize("game, seats, line, move", ZOOMS)
def test_all_tiles_of_a_line_get_smaller_in_the_same_frame(person, midway, game, seats, line, move):
    """No other frame repaints too much, and this one less than the screen has."""
    tile, _, _ = move.partition(" ")
    others = [name for name in map(tiles.name, tiles.make_set()) if name not in line + tile]
    person.sit_down(midway(game, line, tile, *others[: seats - 1]))
    person.wait_until_still()
    names = list(map(moves.name, person.app.match.moves))
    presses = ["A"] if len(names) == 1 else ["A"] + ["RIGHT"] * names.index(move) + ["A"]
    board, shown, frames, moved = person.scene.table.board, Lying(person), [], []
    before = board.half
    for button in presses:
        person.badge.press(button)
        for _ in range(15):
            person.step()
            if person.scene_name != "tables.line.scene" or person.doing in ("pause", "end"):
                break
            (moved if shown.has_moved() else frames).append(person.display.last_pixels)
            assert {sprite.tile_width for sprite in laid(board)} == {board.half}
    assert board.half < before and len(frames) > 5
    assert max(frames) <= FRAME_BUDGET
    assert max(moved) <= person.display.width * person.display.height


def test_nothing_is_repainted_or_refreshed_while_nothing_happens(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    before = person.display.refreshes, person.display.pixels
    person.wait(2)
    assert (person.display.refreshes, person.display.pixels) == before
