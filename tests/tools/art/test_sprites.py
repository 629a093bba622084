# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sheets in sprites/ are those that the tool makes, and show the pictures that the game expects."""

import pytest

from tests.sheets import SPRITES, contents, rows, run, transposed
from tests.tools.art.sprites import (
    FEW,
    INK,
    IVORY,
    LARGE,
    MANY,
    SIZES,
    blobs,
    half,
    inside,
)


def shape(picture):
    """Where something is drawn inside a half, whatever its colour."""
    return {(x, y) for y, row in enumerate(inside(picture)) for x, index in enumerate(row) if index != IVORY}


def test_sprites_are_what_the_tool_makes(tmp_path):
    made = run("make_sprites.py", "--out", tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert contents(tmp_path) == contents(SPRITES)


@pytest.mark.parametrize("size", [LARGE, *SIZES])
@pytest.mark.parametrize("second", [0, 1])
def test_every_half_has_the_pips_of_its_number(size, second):
    for number in FEW:
        picture = half(size, second, number)
        assert len(blobs(picture, INK)) == number
        assert len(blobs(transposed(picture), INK)) == number


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("second", [0, 1])
@pytest.mark.parametrize("standing", [False, True])
def test_numbers_can_be_told_apart_without_their_colours(size, second, standing):
    """By a pip at least; numerals by three dots."""
    shapes = [shape(half(size, second, number, standing)) for number in (*FEW, *MANY)]
    assert min(len(a ^ b) for i, a in enumerate(shapes) for b in shapes[:i]) >= (1 if size == 7 else 4)
    assert min(len(a ^ b) for i, a in enumerate(shapes[7:]) for b in shapes[7 : 7 + i]) >= 3


@pytest.mark.parametrize(
    "names", [("tiles13", "chinese13"), ("tiles9", "chinese9"), ("standing_numerals13", "chinese_numerals13")]
)
def test_chinese_sheets_are_as_large_so_that_they_can_be_loaded_into_the_place_of_others(names):
    sheets = [rows(SPRITES / f"{name}.bmp") for name in names]
    assert len({(len(sheet), len(sheet[0])) for sheet in sheets}) == 1


def test_the_game_knows_the_icons_by_the_names_of_their_drawings():
    import drawings
    from make_sprites import blocks

    names, i = {}, 0
    for title, *lines in blocks("icons.txt"):
        names[title.strip("[]").upper()] = i
        i += len(lines[0]) // 9
    for name in (
        "TURN",
        "CHECK",
        "STAR",
        "TROPHY",
        "CROWN",
        "EMPTY",
        "GOAT",
        "PARTNER",
        "COIN",
        "CIVIL",
        "MILITARY",
        "TRICK",
        "BANKER",
    ):
        assert getattr(drawings, name) == names[name]
