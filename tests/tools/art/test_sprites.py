# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sheets in sprites/ are those that the tool makes, and show the pictures that the game expects."""

import pytest

from tests.sheets import SPRITES, cell, contents, rows, run, transposed
from tests.tools.art.sprites import (
    BRONZE,
    DOUBLE_SIX,
    EDGE,
    FACE_DOWN,
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    FEW,
    INK,
    IVORY,
    KEY,
    LARGE,
    MANY,
    RED,
    SIZES,
    WHITE,
    WINE,
    blobs,
    half,
    inside,
    pair,
    tile,
)


def pips(picture):
    """Everything that isn't ivory inside a half, soft corners included."""
    return blobs(inside(picture), *set(range(16)) - {IVORY})


def shape(picture):
    """Where something is drawn inside a half, whatever its colour."""
    return {(x, y) for y, row in enumerate(inside(picture)) for x, index in enumerate(row) if index != IVORY}


def pip_grid(picture):
    """The numbers of different columns and rows in which the pips of a half begin."""
    starts = [(min(x for x, _ in pip), min(y for _, y in pip)) for pip in blobs(picture, INK)]
    return len({x for x, _ in starts}), len({y for _, y in starts})


def test_sprites_are_what_the_tool_makes(tmp_path):
    made = run("make_sprites.py", "--out", tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert contents(tmp_path) == contents(SPRITES)


def test_sprite_sheets_share_one_palette_of_16_colours():
    palettes = set()
    for path in SPRITES.glob("*.bmp"):
        data = path.read_bytes()
        assert data[28] == 4, f"{path.name} is not a bitmap of 4 bits a pixel"
        palettes.add(data[54 : 54 + 16 * 4])
    assert len(palettes) == 1
    palette = palettes.pop()
    assert len({palette[i : i + 4] for i in range(0, len(palette), 4)}) == 16


@pytest.mark.parametrize("size", (LARGE, *SIZES))
@pytest.mark.parametrize("second", (0, 1))
def test_every_half_has_the_pips_of_its_number(size, second):
    for number in FEW:
        picture = half(size, second, number)
        assert len(blobs(picture, INK)) == number
        assert len(blobs(transposed(picture), INK)) == number


@pytest.mark.parametrize("size", (LARGE, 13))
@pytest.mark.parametrize("second", (0, 1))
def test_large_halves_have_pips_of_3_px_with_air_between_them(size, second):
    for number in FEW:
        found = pips(half(size, second, number))
        assert len(found) == number
        for pip in found:
            assert all(max(values) - min(values) == 2 for values in zip(*pip))


@pytest.mark.parametrize("number", range(1, 7))
def test_pips_of_the_largest_tiles_keep_off_the_sides_and_the_groove(number):
    first, second = [[point for pip in pips(half(LARGE, i, number)) for point in pip] for i in (0, 1)]
    assert all(1 <= y <= 11 for _, y in first + second)  # of 0 to 12 inside the border
    assert max(x for x, _ in first) < 11 and max(x for x, _ in second) < 11


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("second", (0, 1))
def test_numerals_above_six_read_upright_on_lying_and_standing_tiles(size, second):
    for number in MANY:
        lying, standing = (inside(half(size, second, number, standing)) for standing in (False, True))
        assert transposed(standing) == lying
    assert inside(half(size, second, 7, standing=True)) != inside(half(size, second, 7))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("second", (0, 1))
@pytest.mark.parametrize("standing", (False, True))
def test_numbers_can_be_told_apart_without_their_colours(size, second, standing):
    """By a pip at least; numerals by three dots."""
    shapes = [shape(half(size, second, number, standing)) for number in (*FEW, *MANY)]
    assert min(len(a ^ b) for i, a in enumerate(shapes) for b in shapes[:i]) >= (1 if size == 7 else 4)
    assert min(len(a ^ b) for i, a in enumerate(shapes[7:]) for b in shapes[7 : 7 + i]) >= 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "pairs"), [("tiles", 8), ("numerals", 15)])
def test_a_big_set_begins_with_the_tiles_up_to_six(size, name, pairs):
    assert [pair(size, i, name) for i in range(pairs)] == [pair(size, i, f"big_{name}") for i in range(pairs)]


@pytest.mark.parametrize(
    "names", [("tiles13", "chinese13"), ("tiles9", "chinese9"), ("standing_numerals13", "chinese_numerals13")]
)
def test_chinese_sheets_are_as_large_so_that_they_can_be_loaded_into_the_place_of_others(names):
    sheets = [rows(SPRITES / f"{name}.bmp") for name in names]
    assert len({(len(sheet), len(sheet[0])) for sheet in sheets}) == 1


@pytest.mark.parametrize(("name", "lying"), [("numerals", 8), ("big_numerals", 14)])
def test_the_largest_numerals_that_only_stand_are_those_that_also_lie(name, lying):
    def all_pairs(name, count):
        return [pair(13, i, name) for i in range(count)]

    both = all_pairs(name, 27 if name.startswith("big") else 15)
    standing = both[8:15] + both[7:8] + both[21:]
    assert all_pairs(f"standing_{name}", lying) == standing


@pytest.mark.parametrize("size", SIZES)
def test_colours_help_to_tell_neighbours_apart_from_7_on(size):
    inks = [
        {index for row in inside(half(size, 0, number)) for index in row} & {INK, WINE, FELT_LIGHT, RED}
        for number in (6, *MANY)
    ]
    assert all(a != b for a, b in zip(inks, inks[1:]))


@pytest.mark.parametrize("size", (13, 9))
def test_chinese_ones_and_fours_are_red_and_all_other_numbers_black(size):
    for number in range(1, 7):
        for picture in pair(size, number, "chinese"):
            red, black = blobs(picture, RED, WINE), blobs(picture, INK)
            assert (len(red), len(black)) == ((number, 0) if number in (1, 4) else (0, number))


@pytest.mark.parametrize("size", (13, 9))
def test_the_chinese_double_six_is_half_red_half_black(size):
    for picture in pair(size, DOUBLE_SIX, "chinese"):
        assert (len(blobs(picture, RED, WINE)), len(blobs(picture, INK))) == (3, 3)


@pytest.mark.parametrize("size", (13, 9))
def test_chinese_tiles_differ_from_the_others_in_their_red_pips_and_soft_corners_only(size):
    for number in (*FEW, FACE_DOWN, DOUBLE_SIX):
        for ours, theirs in zip(pair(size, number), pair(size, number, "chinese")):
            changed = {b for mine, other in zip(ours, theirs) for a, b in zip(mine, other) if a != b}
            assert changed <= {RED, WINE, BRONZE}
            assert (RED in changed) == (number in (1, 4, DOUBLE_SIX))
    assert pair(size, DOUBLE_SIX) == pair(size, 6)


@pytest.mark.parametrize("size", (13, 9))
def test_only_the_rim_of_a_chinese_tile_has_its_colour(size):
    """So that the rim of a military tile can be of another colour than its pips."""
    for number in (*FEW, DOUBLE_SIX):
        for picture in pair(size, number, "chinese"):
            assert EDGE not in {colour for row in picture[1:-1] for colour in row[1:-1]}


@pytest.mark.parametrize("size", (*SIZES, 8))
@pytest.mark.parametrize("second", (0, 1))
def test_a_six_is_half_as_dark_again_as_a_four(size, second):
    six, four = [
        sum(index != IVORY for row in inside(half(size, second, number)) for index in row) for number in (6, 4)
    ]
    assert six >= 1.5 * four


@pytest.mark.parametrize("size", SIZES)
def test_pips_stand_as_on_a_real_tile(size):
    """Along the tile a six has three pips, across it two; on its side as well as upright."""
    assert pip_grid(half(size, 0, 6)) == pip_grid(half(size, 1, 6)) == (3, 2)
    assert pip_grid(transposed(half(size, 0, 6))) == (2, 3)
    assert [pip_grid(half(size, 0, n)) for n in (1, 2, 3, 4, 5)] == [(1, 1), (2, 2), (3, 3), (2, 2), (3, 3)]


@pytest.mark.parametrize("size", SIZES)
def test_light_comes_from_the_top_left_on_lying_and_standing_tiles(size):
    lying = tile(size, 3, 5)
    for picture in (lying, transposed(lying)):
        corners = [picture[y][x] for y in (0, -1) for x in (0, -1)]
        assert corners == [KEY] * 4
        assert set(picture[0][1:-1]) == {WHITE}
        assert {row[0] for row in picture[1:-1]} == {WHITE}
        assert set(picture[-1][1:-1]) == {EDGE}
        assert {row[-1] for row in picture[1:-1]} == {EDGE}


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_face_down_shows_no_pips_and_no_ivory(size):
    back = [a + b for a, b in zip(*pair(size, FACE_DOWN))]
    seen = {index for row in back for index in row}
    assert not seen & {IVORY, WHITE, EDGE}
    assert [back[y][x] for y in (0, -1) for x in (0, -1)] == [KEY] * 4
    assert all(index != KEY for row in back[1:-1] for index in row)


def test_cloth_is_a_quiet_felt_in_cells_that_get_darker_and_darker():
    cloth = rows(SPRITES / "felt.bmp")
    cells = [sum(cell(cloth, i, 0, 8, 8), []) for i in range(len(cloth[0]) // 8)]
    assert all(pixels.count(FELT) > 0.8 * 64 for pixels in cells[:4])
    assert [pixels.count(FELT_DARK) for pixels in cells] == [0, 0, 0, 0, 4, 8, 12, 16, 20, 24, 28, 32]


@pytest.mark.parametrize("name, most", [("logo", 160), ("narrow_logo", 120)])
def test_the_bands_of_the_logo_are_alike_small_and_fit_the_screen(name, most):
    bands = [rows(path) for path in sorted(SPRITES.glob(f"{name}?.bmp"))]
    assert len(bands) == 3 and len({(len(band), len(band[0])) for band in bands}) == 1
    assert len(bands[0]) * len(bands[0][0]) < 2048, "bytes in two"
    logo = [row for band in bands for row in band]
    assert len(logo[0]) <= most
    assert logo[0][0] == logo[-1][-1] == KEY


def test_all_icons_differ_and_none_but_the_spare_one_is_empty():
    import drawings

    sheet = rows(SPRITES / "icons.bmp")
    assert (len(sheet[0]), len(sheet)) == (7 * 9, 4 * 9)
    cells = [cell(sheet, i % 7, i // 7, 9, 9) for i in range(28)]
    assert [i for i, picture in enumerate(cells) if not any(map(any, picture))] == [drawings.EMPTY]
    assert all(a != b for i, a in enumerate(cells) for b in cells[:i])


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
