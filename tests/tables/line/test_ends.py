# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""In the person's turn one sees at which ends the chosen tile fits, and what each end adds to the sum."""

import pytest

from engine import moves
from tests.reading import ghost_on, laid, text_of
from tests.tables.line.shown import sit_at_long_line

THICK = 3
FULL = (
    "6-6, 6-3 left, 3-0 left, 6-5 right, 5-2 right, 2-0 right, 0-0 left, 1-0 left, 4-0 right, 3-1 left, "
    "3-2 left, 2-2 left"
)
# 6-6 in the middle: 2 at the left, 4 at the right, 3 above, and its side below is open.
CROSS = "6-6, 6-2 left, 6-4 right, 6-3 up"


@pytest.fixture
def table(person, midway):
    """table("draw", "6-6", "6-1 5-1", "3-3"): a Person whose turn it is, and who has looked for a second."""

    def make(game, *line_and_hands, **options):
        person.sit_down(midway(game, *line_and_hands, **options))
        person.wait_for_turn()
        person.wait_until_still()
        return person

    return make


def marks(person, numbers):
    """The numbers or else the golden edges that can be seen on the board, left to right: each after its box."""
    board, found = person.scene.table.board, []
    for mark in board.marks:
        x, y, right, bottom = mark.x, mark.y, mark.x + mark.width * mark.tile_width, mark.y + mark.tile_height
        in_view = 0 <= x and right <= board.width and 0 <= y and bottom <= board.height
        if in_view and numbers == bool(text_of(mark)):
            found.append(((x, y, right, bottom), mark))
    return sorted(found, key=lambda mark: mark[0])


def edges(person):
    return [box for box, _ in marks(person, False)]


def counts(person):
    """The numbers on the board, as texts."""
    return [text_of(mark) for _, mark in marks(person, True)]


def box(sprite, half):
    wide, high = (half, 2 * half) if sprite.transpose_xy else (2 * half, half)
    return sprite.x, sprite.y, sprite.x + wide, sprite.y + high


def test_the_ends_where_the_chosen_tile_fits_have_edges_beside_the_tiles_there(table):
    person = table("draw", "5-5, 5-3 left, 5-4 right", "6-1 4-3", "2-2", boneyard="1-1 2-1 6-2")
    board = person.scene.table.board
    _, left, right = [box(sprite, board.half) for sprite in laid(board)]
    assert edges(person) == [
        (left[0] - 1 - THICK, left[1], left[0] - 1, left[3]),
        (right[2] + 1, right[1], right[2] + 1 + THICK, right[3]),
    ]
    assert ghost_on(board) is None


def test_where_a_tile_fits_one_end_its_ghost_lies_there_at_once(table):
    person = table("draw", "5-5, 5-3 left, 5-4 right", "4-1 3-1", "2-2", boneyard="1-1 2-1 6-2")
    board = person.scene.table.board
    right = box(ghost_on(board), board.half)
    assert right[0] > 80 and edges(person) == []
    person.press("RIGHT")  # 3-1 fits the left end only
    person.wait(0.2)
    left = box(ghost_on(board), board.half)
    assert left[2] < 80 and edges(person) == []
    root = box(laid(board)[0], board.half)
    person.press("A")
    person.wait_until_still()
    assert person.app.match.played[0] == ((3, 1), 0)
    moved = box(laid(board)[0], board.half)[0] - root[0]  # with the whole line, to the middle of the table
    x, y, right, bottom = box(laid(board)[3], board.half)
    assert (x - moved, y, right - moved, bottom) == left


def test_where_others_lie_elsewhere_for_a_tile_that_is_seen_with_its_ghost(table, nothing_left):
    """There is no room above the spinner for the 6-1 unless the line is laid again, in smaller tiles."""
    person = table("all_fives", FULL, "6-1 1-1", "5-5 4-4", boneyard="5-0 5-1")
    board = person.scene.table.board
    before = [box(sprite, board.half) for sprite in laid(board)]
    person.press("A")
    person.wait_until_still()
    lie, ghost = [box(sprite, board.half) for sprite in laid(board)], box(ghost_on(board), board.half)
    assert lie != before and "zoom" in [name for _, name in person.badge.sounds]
    person.press("A")
    person.wait(0.6)
    assert person.app.match.played[0] == ((6, 1), 2)
    assert [box(sprite, board.half) for sprite in laid(board)] == lie + [ghost]


@pytest.mark.parametrize(
    "game, line, seen",
    [
        ("all_fives", CROSS, ["2", "3", "4"]),
        ("all_fives", "6-6, 6-2 left", ["2", "12"]),
        ("kurnik", "5-4", ["5", "4"]),
        ("draw", "5-4", ["5", "4"]),
    ],
)
def test_each_end_says_what_it_shows_or_where_the_sum_scores_what_it_adds(table, game, line, seen):
    person = table(game, line, "6-5 4-2 3-0", "5-5 2-2", boneyard="0-0 5-0 1-1")
    assert counts(person) == seen


def test_where_the_hand_leaves_no_space_each_end_has_the_points_of_a_tile_that_fits_several(new_person, midway):
    person = new_person(size=(128, 128))
    hand = "5-4 6-6 6-3 3-2 6-2 1-1"
    person.sit_down(midway("kurnik", "0-0, 5-0 left, 4-0 right", hand, "2-2"))
    person.wait_for_turn()
    person.wait_until_still()
    board = person.scene.table.board
    assert person.scene.table.hand.cursor == 0 and len(edges(person)) == 2
    assert [text_of(sign) for sign in board.ahead] == ["+10"]
    assert board.ahead[0].x > edges(person)[1][0] - 20
    person.press("A")
    person.wait(0.3)
    assert [text_of(sign) for sign in board.ahead if text_of(sign)] == []  # at the other end


@pytest.mark.parametrize("boneyard", ["2-2", ""])
def test_the_ends_say_their_numbers_when_nothing_fits_too(person, midway, boneyard):
    """Which is when one looks for them, to see why one has to draw or pass. A pass is made by itself after a look."""
    person.sit_down(midway("kozel", "5-4, 5-5 left", "6-3 2-0", "1-1 5-0", boneyard=boneyard))
    person.wait_for_turn(0)
    person.wait(0.3)
    assert counts(person) == ["5", "4"] and not person.app.match.played_by
    board = person.scene.table.board
    person.press("START")
    person.wait(0.3)
    assert len(board.marks) == 0


def test_while_an_end_is_chosen_the_ghost_is_all_there_is_and_b_brings_the_rest_back(table):
    person = table("all_fives", CROSS, "4-2 1-1", "5-5 5-4", boneyard="0-0 5-0")
    before = edges(person), counts(person)
    person.press("A")
    assert ghost_on(person.scene.table.board) and (edges(person), counts(person)) == ([], [])
    person.press("B")
    person.wait_until_still()
    assert (edges(person), counts(person)) == before


@pytest.mark.parametrize("button", ["A", "START"])
def test_all_of_it_is_gone_when_the_turn_is(table, slow, nothing_left, button):
    person = table("all_fives", CROSS, "2-1 1-1", "5-5 5-4", boneyard="0-0 5-0")
    slow(person, 50)
    board = person.scene.table.board
    person.press(button)
    person.wait(1)
    assert len(board.marks) == 0 and ghost_on(board) is None


@pytest.fixture
def long_line(person):
    """long_line("draw", set=12): a Person before a line that goes beyond the table."""

    def make(game, **options):
        sit_at_long_line(person, 3, game, **options)
        assert len(person.scene.table.board.arrows)
        return person

    return make


LOOKS = ["UP"] * 8 + ["DOWN"] * 8


def test_an_edge_lies_beside_its_tile_or_at_the_border_beyond_which_that_is(long_line, nothing_left):
    """Looking up and down. The only end is at the foot of the line."""
    person = long_line("draw", set=12, target=500)
    board, seen = person.scene.table.board, set()
    for button in LOOKS:
        person.press(button)
        [(x, y, right, bottom)] = edges(person)
        tiles = [box(sprite, board.half) for sprite in laid(board)]
        below = board.arrows and max(icon.y for icon in board.arrows) > board.height // 2
        beside = any(
            x <= end + 2 and left - 2 <= right and y <= low + 2 and top - 2 <= bottom for left, top, end, low in tiles
        )
        assert bottom == board.height if below else beside
        seen.add(bool(below))
    assert seen == {False, True}


@pytest.mark.parametrize(
    "buttons, arm",
    [(("DOWN",), "up"), (("RIGHT", "RIGHT"), "down"), (("UP",), "down"), (("DOWN", "LEFT"), "left")],
)
def test_the_arrows_lead_from_end_to_end(person, midway, buttons, arm):
    person.sit_down(
        midway("all_fives", "5-5, 5-3 left, 5-1 right, 3-2 left, 5-2 left", "5-4 6-6", "6-3 6-1", boneyard="0-0 6-2")
    )
    person.wait(0.5)
    person.press("A", *buttons)
    person.wait(0.3)
    person.press("A")
    person.wait(0.3)
    assert moves.name(person.app.match.played[0]) == f"5-4 {arm}"
