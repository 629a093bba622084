# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The places of the tiles on a table of 160 x 80, checked in pixels."""

import random

from engine import parsing
from engine.line import DOWN_ARM, FIRST, LEFT_ARM, RIGHT_ARM, UP_ARM
from tables.line.board import unpack
from tables.line.layout import Layout
from tests.conftest import make_line
from tests.tables.line.referee import lay, lying, match_line, one_arm, spots


def test_first_double_moves_to_the_middle_where_the_rules_want_it_there_and_the_line_with_it():
    referee = lay([((5, 3), FIRST), ((5, 5), LEFT_ARM)], centred=True)
    assert referee.stayed
    assert lying(referee) == [(85, 35, False, False), (75, 30, True, False)]


def test_a_line_that_will_move_with_its_first_double_begins_straight():
    moves = ((3, 2), FIRST), ((6, 3), LEFT_ARM), ((4, 2), RIGHT_ARM)
    laid = spots(*moves, size=(160, 82), halves=(13, 11, 9, 8, 7), centred=True)
    assert {(y, upright) for x, y, upright, flipped in laid} == {(laid[0][1], False)}


def test_spinner_takes_tiles_on_its_short_sides():
    moves = ((5, 5), FIRST), ((5, 3), RIGHT_ARM), ((5, 1), LEFT_ARM), ((6, 5), UP_ARM), ((5, 0), DOWN_ARM)
    assert spots(*moves, size=(160, 90))[3:] == [(75, 15, True, False), (75, 55, True, False)]


LONG = (
    ((6, 5), FIRST),
    ((5, 4), RIGHT_ARM),
    ((4, 3), RIGHT_ARM),
    ((3, 2), RIGHT_ARM),
    ((2, 1), RIGHT_ARM),
    ((1, 0), RIGHT_ARM),
)


SIZES = (13, 11, 9, 8, 7)


ROWS = (
    "1-1, 6-1 left, 1-0 right, 6-3 left, 2-0 right, 3-2 right, 3-0 right, 5-0 right, 4-3 left, 5-4 left, 5-3 right, "
    "3-1 right, 4-1 right, 6-4 right, 6-6 right, 6-2 right, 6-5 left, 6-0 left, 2-2 right, 4-2 right"
)


def test_twenty_tiles_lie_in_rows_rather_than_become_small_on_a_low_table():
    """Kozel for four: around the root they find places in 8 px alone."""
    referee = lay(make_line(ROWS, has_spinner=False).plays(), size=(160, 62), halves=SIZES, has_spinner=False)
    assert referee.layout.half == 9


def test_a_line_moves_to_the_middle_of_the_table_before_it_gets_smaller():
    near, moved = [lay(LONG[:count], halves=(20, 10, 7), has_spinner=False) for count in (2, 3)]
    assert near.layout.half == moved.layout.half == 20
    assert lying(near) == [(60, 30, False, False), (100, 30, False, False)]
    assert lying(moved) == [(20, 30, False, False), (60, 30, False, False), (100, 30, False, False)]


def test_a_line_keeps_off_the_left_and_the_right_border():
    for seed in range(20):
        layout = Layout(120, 54, SIZES, has_spinner=False)
        for tile, arm in match_line("kozel", 4, {}, seed).plays():
            layout.add(tile, arm)
            for x, _, upright, _ in map(unpack, layout.spots) if layout.half > SIZES[-1] else ():
                assert 1 <= x and x + (1 if upright else 2) * layout.half <= 119


def walled_in():
    """A Layout, and a tile and its arm for which it has no room unless the line is laid again."""
    for seed in range(100):
        layout = Layout(160, 82, (13, 11, 9, 8, 7))
        for tile, arm in match_line("all_fives", 2, {}, seed).plays():
            if layout.ghost(tile, arm) is None:
                return layout, tile, arm
            layout.add(tile, arm)
    raise AssertionError("no end gets walled in")


def test_where_a_tile_has_no_room_the_line_makes_room_for_its_ghost_and_then_keeps_its_shape():
    layout, tile, arm = walled_in()
    before = layout.places[:]
    layout.lay_anew_for(tile, arm)
    places, ghost = layout.places[:], layout.ghost(tile, arm)
    assert places != before and len(places) == len(before)
    assert layout.add(tile, arm)
    assert layout.places[:-1] == places and layout.spots[-1] == ghost
    assert layout.take_back() and layout.places == places


def test_no_room_is_made_for_a_first_double_that_all_others_move_for():
    layout = Layout(160, 82, (13, 11, 9, 8, 7), centred=True)
    for name in "2-1, 1-0 right, 4-2 left, 4-0 right, 6-4 right, 4-3 left".split(", "):
        layout.add(*parsing.move(name))
    before = layout.places[:]
    layout.lay_anew_for((6, 6), RIGHT_ARM)
    assert layout.places == before and len(layout.tiles) == 6


def test_line_that_is_too_long_for_the_table_goes_beyond_it_in_the_smallest_tiles():
    for table in ((80, 40), (160, 40)):
        referee = lay(one_arm(random.Random(1)), table)
        assert referee.layout.half == 7 and referee.goes_beyond()


def test_doubles_of_a_bigger_set_are_expected():
    """After 9-9 comes another 9 in a set of up to 9 and of up to 12, so there has to be room for it."""
    moves = ((9, 6), FIRST), ((9, 9), LEFT_ARM), ((9, 3), LEFT_ARM), ((9, 8), UP_ARM), ((9, 0), DOWN_ARM)
    for top in (9, 12):
        assert lying(lay(moves[:3], top=top))[1][:3] == (60, 30, True)
    assert lying(lay(moves, top=12, halves=(7,)))[3:] == [(66, 19, True, True), (66, 47, True, False)]
