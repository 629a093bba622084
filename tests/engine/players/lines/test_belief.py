# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A seat's inferences about the tiles that it doesn't see."""

import pytest

from engine import tiles
from engine.players.lines.belief import Belief

SET = tiles.make_set()


def infer(view):
    """A Belief that is made ready."""
    belief = Belief(view)
    assert set(belief.prepare()) == {None}
    return belief


def names(mask):
    """The tiles of a mask as text."""
    return " ".join([tiles.name(tile) for i, tile in enumerate(SET) if mask >> i & 1])


def limits(match, seat, of):
    """The knowledge of `seat` about the tiles that the seat `of` lacks: a list of (tiles that aren't seen, most of
    them)."""
    belief = infer(match.view(seat))
    return [
        (names(sum([1 << i for i in belief.unseen if belief.shows[i] & mask])), most)
        for mask, most in belief.limits[of]
    ]


DRAWING = ("kurnik", "6-6 6-5 6-4 6-3 5-4 5-3 4-3", "0-0 1-0 1-1 2-0 2-1 2-2 3-3")


def test_who_draws_held_nothing_for_the_open_ends(begin, play):
    match = begin(*DRAWING, boneyard="4-1", leader=0)
    play(match, "6-6, draw")
    assert limits(match, 0, of=1) == [("6-0 6-1 6-2", 1)]  # at most the tiles that it has just drawn


def test_the_drawn_tile_that_fits_has_left_the_hand(begin, play):
    match = begin(*DRAWING, boneyard="4-1 6-2", leader=0)
    play(match, "6-6, draw*2, 6-2 left")
    assert limits(match, 0, of=1) == [("6-0 6-1", 0)]


def test_bergen_who_passes_after_drawing_lacks_what_it_drew_too(begin, play):
    match = begin("bergen", "0-0 1-0 2-1 3-2 4-3 5-4", "6-6 6-5 6-4 6-3 5-5 4-4", boneyard="5-3")
    play(match, "0-0, draw, pass")
    assert limits(match, 0, of=1) == [("2-0 3-0 4-0 5-0 6-0", 0)]


def test_who_passes_held_nothing_and_has_drawn_nothing_since(begin, play):
    match = begin("kozel", "1-1 6-1 6-2", "0-0 2-0 2-2 3-0 3-2 3-3 4-0", "5-1 4-1", "6-6 6-5")
    play(match, "1-1, pass")
    assert limits(match, 2, of=1)[-1][1] == 0
    assert "6-1" in limits(match, 2, of=1)[-1][0]
    assert "6-2" not in limits(match, 2, of=1)[-1][0]


OPENINGS = [
    ("draw", ("5-5 1-0", "4-4 2-0"), "6-6", 0),
    ("kozel", ("2-2 1-0", "3-3 2-0"), "1-1", 0),
    ("bergen", ("1-1 1-0", "3-3 2-0"), "0-0", 0),
]


@pytest.mark.parametrize("game, hands, missing, leader", OPENINGS)
def test_no_hand_held_a_tile_that_would_have_led(begin, play, game, hands, missing, leader):
    match = begin(game, *hands, boneyard=missing)
    play(match, hands[0].split()[0])
    assert limits(match, 0, of=1) == [(missing, 0)]
    assert limits(match, 1, of=0) == [(missing, 0)]


def test_blitz_who_does_not_go_on_holds_nothing_that_fits(begin, play):
    match = begin("blitz", "0-0 1-0 6-5 6-4 6-3 6-2 5-5", "2-0 2-2", "3-3", "4-4")
    play(match, "0-0, 1-0 left")
    assert match.turn == 1
    # 0 and 1 are at the ends; 0-0 led, which outranks every other.
    assert limits(match, 1, of=0)[-1][1] == 0
    assert "6-1" in limits(match, 1, of=0)[-1][0] and "4-3" not in limits(match, 1, of=0)[-1][0]


def test_blitz_who_stops_may_hold_what_fits(begin, play):
    match = begin("blitz", "0-0 1-0 1-1 6-4 6-3 6-2 5-5", "2-0 2-2", "3-3", "4-4")
    play(match, "0-0, 1-0 left, done")
    assert limits(match, 1, of=0) == []
