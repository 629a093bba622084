# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of play: arms, spinner and count (docs/rules.md, "Words, and what all line games share")."""

import pytest

from engine.line import CLOSED, DOWN_ARM, FIRST, LEFT_ARM, RIGHT_ARM, UP_ARM


def test_the_larger_half_of_the_first_tile_is_the_left_end(lay):
    line = lay("6-1")
    assert line.ends == [6, 1, CLOSED, CLOSED]
    assert line.plays() == [((6, 1), FIRST)]


def test_a_joined_tile_shows_its_other_half(lay):
    assert lay("6-1, 6-2 left, 1-0 right").ends[:2] == [2, 0]
    assert lay("6-1, 6-5 left, 4-1 right").ends[:2] == [5, 4]
    assert lay("6-1, 6-6 left, 1-1 right").ends[:2] == [6, 1]


@pytest.mark.parametrize(
    "tiles, counted",
    [
        # A first tile alone counts both halves, double or not.
        ("6-1", 6 + 1),
        ("5-5", 5 + 5),
        # The open halves of a plain line.
        ("6-1, 6-2 left, 1-0 right", 2 + 0),
        # An end double counts both halves, the spinner or not.
        ("6-1, 6-6 left", 12 + 1),
        ("6-1, 1-1 right, 6-6 left", 12 + 2),
        # The spinner first: alone; one side covered; both covered; up; down.
        ("6-6, 6-1 left", 12 + 1),
        ("6-6, 6-1 left, 6-2 right", 1 + 2),
        ("6-6, 6-1 left, 6-2 right, 6-3 up", 1 + 2 + 3),
        ("6-6, 6-1 left, 6-2 right, 6-3 down, 6-4 up", 1 + 2 + 3 + 4),
        # One side gets longer while the other is bare: the spinner still counts.
        ("6-6, 6-1 left, 5-1 left, 5-4 left", 12 + 4),
        # The spinner later: at the end of the line; inside it.
        ("6-1, 1-1 right, 2-1 right", 6 + 2),
        ("6-1, 1-1 right, 2-1 right, 4-1 up, 1-0 down", 6 + 2 + 4 + 0),
        # Doubles at the ends of the arms up and down.
        ("6-6, 6-1 left, 6-2 right, 6-3 up, 3-3 up", 1 + 2 + 6),
        # A second double is no spinner: covered on one side, its number is no end any more.
        ("6-6, 6-1 left, 1-1 left, 2-1 left", 2 + 12),
    ],
)
def test_count_with_a_spinner(lay, tiles, counted):
    assert lay(tiles).count() == counted


@pytest.mark.parametrize(
    "tiles, spinner",
    [
        ("6-1", None),
        ("6-6", (6, 6)),
        ("6-6, 6-1 left, 1-1 left", (6, 6)),
        ("6-1, 1-1 right, 6-6 left", (1, 1)),
    ],
)
def test_the_spinner_is_the_first_double_first_tile_or_not(lay, tiles, spinner):
    assert lay(tiles).spinner == spinner


@pytest.mark.parametrize(
    "tiles",
    [
        "6-1",
        "6-6",
        "6-6, 6-1 right",
        "6-6, 6-1 left, 1-1 left, 1-0 left",
    ],
)
def test_up_and_down_are_closed_while_a_side_of_the_spinner_is_bare(lay, tiles):
    line = lay(tiles)
    assert line.ends[UP_ARM] == line.ends[DOWN_ARM] == CLOSED


@pytest.mark.parametrize(
    "tiles, number",
    [
        ("6-6, 6-1 left, 6-2 right", 6),
        ("6-1, 1-1 right, 1-0 right", 1),
        ("6-1, 1-1 right, 6-6 left, 1-0 right", 1),
    ],
)
def test_up_and_down_open_together_once_both_sides_of_the_spinner_are_covered(lay, tiles, number):
    line = lay(tiles)
    assert line.ends[UP_ARM] == line.ends[DOWN_ARM] == number


def test_up_and_down_open_at_the_first_double_only(lay):
    # Both sides of the 6-6 are covered, of the spinner 1-1 only one is.
    line = lay("6-1, 1-1 right, 6-6 left, 6-5 left")
    assert line.ends == [5, 1, CLOSED, CLOSED]


@pytest.mark.parametrize("tiles", ["6-6, 6-1 left, 6-2 right", "6-1, 1-1 right, 1-0 right", "6-1, 6-6 left, 6-5 left"])
def test_a_plain_line_has_no_spinner_and_never_up_or_down(lay, tiles):
    line = lay(tiles, has_spinner=False)
    assert line.spinner is None
    assert line.ends[UP_ARM] == line.ends[DOWN_ARM] == CLOSED
    assert line.ends[LEFT_ARM] != CLOSED and line.ends[RIGHT_ARM] != CLOSED


@pytest.mark.parametrize(
    "tiles, counting",
    [
        ("6-1", [6, 1]),
        ("6-6", [6, 6]),
        ("6-6, 6-1 right", [12, 1]),
        ("6-6, 6-0 left, 6-2 right", [0, 2]),
        ("6-6, 6-1 left, 6-2 right, 6-3 down", [1, 2, 3]),
        ("6-6, 6-1 left, 6-2 right, 6-3 down, 6-0 up, 3-3 down", [1, 2, 0, 6]),
    ],
)
def test_the_ends_that_count_one_by_one(lay, tiles, counting):
    line = lay(tiles)
    assert line.counting() == counting
    assert line.count() == sum(counting)


@pytest.mark.parametrize("has_spinner", [True, False])
def test_a_copy_is_the_same_line_and_goes_on_alone(lay, has_spinner):
    line = lay("6-6, 6-1 left", has_spinner)
    copy = line.copy()
    assert vars(copy) == vars(line)
    copy.add((6, 2), RIGHT_ARM)
    assert vars(line) == vars(lay("6-6, 6-1 left", has_spinner))
    assert vars(copy) == vars(lay("6-6, 6-1 left, 6-2 right", has_spinner))
    copy.clear()
    assert line.plays() == [((6, 6), FIRST), ((6, 1), LEFT_ARM)]


def test_what_a_line_would_be_with_one_more_tile_is_asked_and_leaves_it_as_it_was(lay):
    line = lay("6-1, 6-6 left")
    before = line.plays(), line.ends[:], line.pips[:], line.spinner
    asked = line.having((6, 2), LEFT_ARM, lambda line: (line.count(), line.ends[:], len(line.tiles)))
    assert asked == (2 + 1, [2, 1, 6, 6], 3)
    assert (line.plays(), line.ends, line.pips, line.spinner) == before
    line.add((6, 3), LEFT_ARM)
    assert line.ends == [3, 1, 6, 6]
