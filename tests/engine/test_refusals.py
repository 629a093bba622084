# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Why a move is illegal."""

import pytest

from engine import moves, parsing
from engine.match import IllegalMove


@pytest.fixture
def leading(begin):
    """Seat 0 has to lead 6-6."""
    return begin("all_fives", "6-6 6-2 6-4 4-4", "6-1 6-3 2-1")


@pytest.fixture
def playing(leading, play):
    """Seat 0 has 6-4, and 4-4 that fits nowhere; the ends are 1 left, 2 right, 3 up and 6 down."""
    play(leading, "6-6, 6-1 left, 6-2 right, 6-3 up")
    return leading


def refused(match, move):
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return str(caught.value)


def test_leading_another_tile(leading):
    assert refused(leading, parsing.move("6-2")) == "seat 0 has to lead 6-6"


@pytest.mark.parametrize(
    "text, reason",
    [
        ("2-1 left", "seat 0 doesn't hold that tile"),
        ("6-4 left", "6-4 doesn't fit left, where a 1 is open"),
        ("4-4 down", "4-4 doesn't fit down, where a 6 is open"),
        ("6-4", "the line has begun, so the move has to name an arm"),
        ("draw", "seat 0 can play a tile"),
    ],
)
def test_joining(playing, text, reason):
    assert refused(playing, parsing.move(text)) == reason


def test_a_closed_arm(begin, play):
    match = begin("all_fives", "6-6 6-2", "6-1")
    play(match, "6-6, 6-1 left")
    assert refused(match, parsing.move("6-2 up")) == "the arm up isn't open"
    match = begin("kurnik", "6-6 6-2", "6-1 6-3")
    play(match, "6-6, 6-1 left, 6-2 right")
    assert refused(match, parsing.move("6-3 down")) == "the arm down isn't open"


def test_passing_while_tiles_can_be_drawn(begin, play):
    match = begin("all_fives", "6-6", "5-5 4-4 3-3 2-2 1-1 0-0 1-0")
    play(match, "6-6")
    assert refused(match, moves.PASS) == "seat 1 has to draw"
    assert refused(match, moves.DONE) == "seat 1 has to draw"


def test_stopping_in_blitz_before_a_tile_is_played(midway):
    assert refused(midway("blitz", "6-1", "6-2", "", "", ""), moves.DONE) == "seat 0 can play a tile"
    assert refused(midway("blitz", "6-1", "3-3", "6-2", "", ""), moves.DONE) == "seat 0 has to pass"
    assert refused(midway("blitz", "6-1", "3-3", "6-2", "", "", boneyard="2-2"), moves.DONE) == "seat 0 has to draw"


def test_after_the_round(begin, play):
    match = begin("kurnik", "6-6 6-5 6-1 5-3 4-3 3-0 0-0", "6-3 6-0 4-4 4-0 3-3 2-1 1-0")
    play(
        match,
        "6-6, 6-0 right, 0-0 right, 1-0 right, 6-5 left, 2-1 right, 5-3 left, 3-3 left, 3-0 left,"
        " 4-0 left, 4-3 left, 6-3 left, 6-1 left",
    )
    assert refused(match, moves.DRAW) == "the round is over"


@pytest.mark.parametrize("move", [None, "6-6", [(6, 6), 4], ((6, 6), 4, 0)])
def test_what_is_no_move_at_all(leading, move):
    assert refused(leading, move) == "a move is a tuple of what is played and how"


@pytest.mark.parametrize("move", [((6, 6), None), ((6, 6), 9), ((6,), 4), ("6-6", 4)])
def test_what_looks_like_a_move(playing, move):
    assert refused(playing, move)
