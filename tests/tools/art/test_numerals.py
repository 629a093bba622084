# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The numerals on the tiles: upright, and none like another."""

import pytest

from tests.tools.art.sprites import FEW, INK, IVORY, MANY, RED, SIZES, Shown, blobs


def upright(size, number):
    """Where the dots of a numeral are in a half."""
    from make_sprites import numeral

    lines = numeral(size, number)
    across, down = (size - len(lines[0])) // 2 - 1, (size - len(lines)) // 2 - 1
    return {(across + x, down + y) for y, line in enumerate(lines) for x, dot in enumerate(line) if dot == "#"}


def dots(picture):
    return {(x, y) for y, row in enumerate(picture) for x, index in enumerate(row) if index != IVORY}


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("vertical", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_numerals_are_upright_on_lying_and_standing_tiles(simulator, size, vertical, wide):
    shown = Shown(simulator, 320 if wide else 160)
    shown.dress(numerals=True)
    if not vertical and not shown.art.lies(size):
        assert (size, wide) == (13, False), "there is no room for those in the line of a small screen"
        return
    for number in (*FEW, *MANY):
        other = (number + 5) % 13
        high, low = max(number, other), min(number, other)
        for flipped, numbers in ((False, (high, low)), (True, (low, high))):
            seen = shown(size, (high, low), vertical, flipped)
            assert [dots(half) for half in seen] == [upright(size, each) for each in numbers]
    six = upright(size, 6)
    assert [dots(half) for half in shown(size, (6, 6), vertical)] == [six, six]
    shown.dress(numerals=False)
    assert [len(blobs(half, INK)) for half in shown(size, (6, 5), vertical)] == [6, 5]


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("size", [13, 9])
def test_chinese_numerals_are_upright_and_of_the_colours_of_the_pips(simulator, size, wide):
    shown = Shown(simulator, 320 if wide else 160)
    shown.dress(numerals=True)
    for high, low in ((4, 1), (6, 4), (5, 0), (3, 2)):
        for number, picture in zip((high, low), shown.chinese(size, (high, low))):
            assert dots(picture) == upright(size, number)
            assert {index for row in picture for index in row} == {IVORY, RED if number in (1, 4) else INK}
    first, second = shown.chinese(size, (6, 6))
    assert dots(first) == dots(second) == upright(size, 6)
    assert len(blobs(first, RED)) == len(blobs(second, INK)) == 1
