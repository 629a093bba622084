# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The game's Art shows the pictures of the sheets."""

import pytest

from tests.sheets import transposed
from tests.tools.art.sprites import (
    FACE_DOWN,
    FEW,
    INK,
    LARGE,
    MANY,
    RED,
    SIZES,
    WINE,
    blobs,
    half,
    inside,
    pair,
)


def test_the_game_knows_the_colours_of_the_sprites(simulator):
    import drawings
    from artwork.palette import COLOURS
    from themes import felt

    assert felt.COLOURS[:16] == tuple(rgb for name, letter, rgb in COLOURS)  # then those that are on no sheet
    for index, (name, letter, rgb) in enumerate(COLOURS[1:], 1):
        assert getattr(drawings, name) == index


@pytest.mark.parametrize("size", SIZES)
def test_every_number_is_shown_lying_and_standing(shown, size):
    for number in (*FEW, *MANY):
        other = (number + 5) % 13
        high, low = max(number, other), min(number, other)
        for flipped, first, second in ((False, high, low), (True, low, high)):
            lying = list(shown(size, (high, low), False, flipped))
            assert lying == [inside(half(size, 0, first)), inside(half(size, 1, second))]
            for n, there, upright in zip((first, second), lying, shown(size, (high, low), True, flipped)):
                assert upright == (there if n in MANY else transposed(there))


@pytest.mark.parametrize("numerals, sheet", [(False, "tiles"), (True, "standing_numerals")])
def test_the_largest_tiles_stand_with_pips_or_numerals_up_to_six(shown, numerals, sheet):
    shown.art.set_top(6)
    shown.dress(numerals=numerals)
    for number in FEW:
        tile = max(number, 3), min(number, 3)
        halves = [transposed(inside(pair(LARGE, n, sheet)[i])) for i, n in enumerate(tile)]
        assert list(shown(LARGE, tile, True)) == halves
    backs = [transposed(inside(picture)) for picture in pair(LARGE, FACE_DOWN, sheet)]
    assert list(shown(LARGE, None, True)) == backs
    assert not shown.art.lies(LARGE)


def test_the_double_six_is_half_red_in_the_chinese_set_only(shown):
    for size in (13, 9):
        for picture in shown(size, (6, 6), True):
            assert (len(blobs(picture, RED, WINE)), len(blobs(picture, INK))) == (0, 6)
        for picture in shown.chinese(size, (6, 6)):
            assert (len(blobs(picture, RED, WINE)), len(blobs(picture, INK))) == (3, 3)
        six, five = shown.chinese(size, (6, 5))
        assert (len(blobs(six, INK)), len(blobs(five, INK))) == (6, 5)


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_of_none_is_shown_face_down(shown, size):
    assert list(shown(size, None, False)) == [inside(picture) for picture in pair(size, FACE_DOWN)]


def test_another_set_is_loaded_into_the_place_of_the_one_before(shown):
    """After some matches there may be no other block of memory that is large enough."""
    import chinese_tiles
    from sheets import dress

    def held(sheets):
        return {half: sheet for half, sheet in sheets.items() if half in (13, 9)}

    shown.art.set_top(6)
    shown.art.load_tiles()
    first = held(shown.art.tiles)
    chinese_tiles.tile(shown.art, 13)
    assert shown.art.chinese[0] == first
    shown.art.load_tiles()
    assert held(shown.art.tiles) == first
    dress(shown.art, "felt", True)
    shown.art.load_tiles()
    numerals = held(shown.art.tiles)
    assert numerals[13] == first[13] and numerals[9] != first[9]  # which takes more
    chinese_tiles.tile(shown.art, 13)
    assert shown.art.chinese[0][13] == numerals[13]
    shown.art.set_top(12)
    shown.art.load_tiles()
    big = held(shown.art.tiles)
    assert not any(sheet in numerals.values() for sheet in big.values())
    dress(shown.art, "felt", False)
    assert shown.art.tiles[13] == big[13]
