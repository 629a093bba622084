# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pixels that the table of a line game repaints, frame by frame."""

import pytest

from engine import moves, tiles
from tables.line.board import unpack
from tests.tables.line.shown import CURSOR_BUDGET, MINE, THEIRS, sit_at_long_line

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
        (_, top, _, _), = shown - answer
        heights.append(top)
        assert len(shown & hand) == len(hand) - 1
    assert heights == sorted(set(heights), reverse=True)


def test_no_frame_of_an_animation_repaints_too_much(person):
    """Except those in which the whole line is laid again: the tiles that lay before have moved then."""
    person.start_match()
    frames = []
    for frame in range(1500):
        if frame % 30 == 0:
            person.badge.press("A")
        scene = person.scene
        spots = scene.table.board.spots[:] if person.scene_name == "tables.line.scene" else []
        person.step()
        if person.scene is not scene or person.scene_name != "tables.line.scene" or person.doing != "animate":
            continue
        if scene.table.board.spots[:len(spots)] == spots:
            frames.append(person.display.last_pixels)
    assert len(frames) > 100
    assert max(frames) <= FRAME_BUDGET


@pytest.mark.parametrize("hurry", [False, True])
@pytest.mark.parametrize("seed", [4, 10, 14, 20, 28])
def test_a_tile_moves_at_once_while_the_window_moves_to_it(person, nothing_left, seed, hurry):
    """It does so from the second picture after the press on, and no frame repaints too much."""
    sit_at_long_line(person, seed, "draw", set=12, target=500)
    board = person.scene.table.board
    laid, y = len(board.spots), board.y
    person.badge.press("A")
    person.step()
    assert len(board.spots) == laid
    frames, heights = [person.display.last_pixels], []
    for frame in range(14):
        if hurry and frame == 1:
            person.badge.press("LEFT")
        person.step()
        frames.append(person.display.last_pixels)
        if len(board.ahead):
            heights.append(board.ahead[0].y)
        elif heights:
            break
    assert board.y != y and max(frames) <= FRAME_BUDGET
    assert heights[0] < board.height, "it still lies under the tray"
    assert heights == sorted(heights, reverse=True)
    sprite, (x, y, _, _) = board.sprite(laid), unpack(board.spots[laid])
    assert len(board.ahead) == 0 and (sprite.x, sprite.y) == (x, y - board.y)


# Lines whose tiles get smaller when the next one is laid, with tiles at all ends of the table: from 13 to 9 px,
# from 9 to 8, from 9 to 7 at once, and from 8 to 7.
ZOOMS = [
    ("all_fives", 2, "6-6, 6-5 right, 5-0 right, 6-3 left, 0-0 right, 4-3 left, 6-2 up, 4-4 left", "1-0 right"),
    ("all_fives", 2, "3-3, 3-2 left, 2-1 left, 4-1 left, 5-4 left, 6-3 right, 5-3 left, 6-2 right, 3-0 up, "
     "2-0 up, 2-2 right, 4-3 down, 4-2 up, 4-4 down, 4-0 down, 1-0 down, 1-1 down, 6-4 up, 5-1 down, "
     "6-6 up", "5-5 down"),
    ("all_fives", 2, "6-6, 6-0 right, 0-0 right, 5-0 right, 6-1 left, 5-4 right, 4-2 right, 3-2 right, "
     "4-1 left, 4-3 right, 6-2 up, 2-2 up, 2-0 up, 6-3 down, 3-3 down, 3-0 down, 4-4 left, 6-4 right, 1-0 down, "
     "2-1 down, 4-0 left, 5-2 down, 5-3 down", "6-5 right"),
    ("kozel", 4, "1-1, 6-1 left, 6-5 left, 5-4 left, 1-0 right, 4-4 left, 4-0 right, 4-1 right, 4-2 left, "
     "2-1 left, 5-1 left, 5-2 left, 2-2 left, 2-0 left, 6-0 left, 6-3 left, 3-2 left, 6-2 left, 3-1 right, "
     "6-4 left, 4-3 left, 3-0 left, 5-3 right, 5-5 right", "5-0 left"),
    ("kozel", 4, "1-1, 3-1 left, 4-1 right, 4-3 right, 3-2 right, 5-2 right, 5-3 left, 5-1 right, 5-5 left, "
     "1-0 right, 5-0 left, 4-0 left, 4-4 left, 4-2 left, 6-0 right, 2-0 left, 6-1 right, 2-1 right, 3-0 left, "
     "3-3 left, 6-2 right, 6-4 right, 5-4 right, 6-5 right", "6-6 right"),
]


@pytest.mark.parametrize("hurry", [None, 0, 3])
@pytest.mark.parametrize("game, seats, line, move", ZOOMS)
def test_no_frame_repaints_too_much_where_a_line_is_drawn_anew(person, midway, game, seats, line, move, hurry):
    """With a press after some frames, too, which makes it go faster."""
    tile, _, _ = move.partition(" ")
    others = [name for name in map(tiles.name, tiles.make_set()) if name not in line + tile]
    person.sit_down(midway(game, line, tile, *others[:seats - 1]))
    person.wait_until_still()
    names = list(map(moves.name, person.app.match.moves))
    presses = ["A"] if len(names) == 1 else ["A"] + ["RIGHT"] * names.index(move) + ["A"]
    sizes, frames = set(), []
    for button in presses:
        person.badge.press(button)
        for frame in range(15):
            if frame == hurry and len(frames) > 15 * len(presses) - 15:
                person.badge.press("LEFT")
            person.step()
            if person.scene_name != "tables.line.scene" or person.doing in ("pause", "end"):
                break
            frames.append(person.display.last_pixels)
            sizes.add(person.scene.table.board.half)
    assert len(sizes) > 1 and len(frames) > 5
    assert max(frames) <= FRAME_BUDGET


def test_moving_the_cursor_repaints_little(table):
    person = table("4-3 4-2 4-1 4-0 5-4 6-4 3-2", THEIRS, leader=1, played="4-4")
    for button in ("RIGHT", "RIGHT", "RIGHT", "RIGHT", "RIGHT", "RIGHT", "LEFT", "LEFT"):
        before = person.display.pixels
        person.press(button)
        assert 0 < person.display.pixels - before <= CURSOR_BUDGET


def test_nothing_is_repainted_or_refreshed_while_nothing_happens(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    before = person.display.refreshes, person.display.pixels
    person.wait(2)
    assert (person.display.refreshes, person.display.pixels) == before
