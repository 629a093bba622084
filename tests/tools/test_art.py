# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sheets in sprites/ and fonts/ are what the tools make, and show what the game takes them to show."""

import pathlib
import subprocess
import sys

import pytest
from PIL import Image

ROOT = pathlib.Path(__file__).parents[2]
SPRITES = ROOT / "sprites"
FONTS = ROOT / "fonts"
MISC_FIXED = pathlib.Path("/usr/share/fonts/X11/misc/6x9.pcf.gz")
FONT_CELLS = {"5x8": (5, 8), "6x9": (6, 9), "7x13B": (7, 13)}

# Palette indexes, as the game uses them.
KEY, FELT, INK, IVORY, EDGE, WHITE = 0, 2, 4, 5, 7, 12
SIZES = (13, 9, 7)
NUMBERS = range(7)


def run(tool, *arguments):
    return subprocess.run([sys.executable, ROOT / "tools" / tool, *arguments], capture_output=True, text=True,
                          encoding="utf-8")


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "LICENSE"}


def rows(path):
    """The pixels of a sheet, row by row: palette indexes, or 0 for paper and 255 for ink in a font."""
    with Image.open(path) as image:
        width, height = image.size
        pixels = (image if image.mode == "P" else image.convert("L")).tobytes()
        return [list(pixels[y * width:(y + 1) * width]) for y in range(height)]


def cell(sheet, column, row, width, height):
    return [line[column * width:(column + 1) * width] for line in sheet[row * height:(row + 1) * height]]


def half(size, second, number):
    return cell(rows(SPRITES / f"tiles{size}.bmp"), number, second, size, size)


def tile(size, first, second):
    """The pixels of a horizontal tile, put together as the table does it."""
    return [a + b for a, b in zip(half(size, 0, first), half(size, 1, second))]


def transposed(picture):
    return [list(column) for column in zip(*picture)]


def blobs(picture, colour):
    """The groups of pixels of `colour` that hang together, each as a set of (x, y)."""
    left = {(x, y) for y, row in enumerate(picture) for x, index in enumerate(row) if index == colour}
    groups = []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            edge = {(x + i, y + j) for x, y in edge for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))} & left
            left -= edge
        groups.append(group)
    return groups


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
        palettes.add(data[54:54 + 16 * 4])
    assert len(palettes) == 1
    palette = palettes.pop()
    assert len({palette[i:i + 4] for i in range(0, len(palette), 4)}) == 16


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("second", (0, 1))
def test_every_half_has_the_pips_of_its_number(size, second):
    for number in NUMBERS:
        picture = half(size, second, number)
        assert len(blobs(picture, INK)) == number
        assert len(blobs(transposed(picture), INK)) == number


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("second", (0, 1))
def test_the_halves_of_a_row_differ(size, second):
    pictures = [half(size, second, number) for number in NUMBERS]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


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
    sheet = rows(SPRITES / f"tiles{size}.bmp")
    back = [row[:2 * size] for row in sheet[2 * size:]]
    assert len(back) == size
    seen = {index for row in back for index in row}
    assert not seen & {IVORY, WHITE, EDGE}
    assert [back[y][x] for y in (0, -1) for x in (0, -1)] == [KEY] * 4
    assert all(index != KEY for row in back[1:-1] for index in row)


def test_cloth_is_a_whole_repeat_of_a_quiet_felt():
    cloth = rows(SPRITES / "felt.bmp")
    assert (len(cloth[0]), len(cloth)) == (16, 16)
    assert sum(row.count(FELT) for row in cloth) > 0.8 * 16 * 16


def test_logo_fits_the_screen():
    logo = rows(SPRITES / "logo.bmp")
    assert len(logo[0]) <= 160
    assert logo[0][0] == logo[-1][-1] == KEY


def test_no_icon_but_the_spare_one_is_empty():
    sheet = rows(SPRITES / "icons.bmp")
    assert (len(sheet[0]), len(sheet)) == (7 * 9, 3 * 9)
    filled = [any(map(any, cell(sheet, i % 7, i // 7, 9, 9))) for i in range(21)]
    assert filled == [True] * 20 + [False]


def test_fonts_are_what_the_tool_makes(tmp_path):
    if not MISC_FIXED.exists():
        pytest.skip("the Debian package xfonts-base, from which the fonts are made, is not installed")
    made = run("make_fonts.py", "--out", tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert contents(tmp_path) == contents(FONTS)


def test_a_text_adds_its_characters_to_the_fonts(tmp_path):
    if not MISC_FIXED.exists():
        pytest.skip("the Debian package xfonts-base, from which the fonts are made, is not installed")
    (tmp_path / "words").write_text("Żółć, ДОМИНО\n", encoding="utf-8")
    assert run("make_fonts.py", "--text", tmp_path / "words", "--out", tmp_path / "made").returncode == 0
    for name in FONT_CELLS:
        before = (FONTS / f"{name}.txt").read_text(encoding="utf-8").removesuffix("\n")
        after = (tmp_path / "made" / f"{name}.txt").read_text(encoding="utf-8").removesuffix("\n")
        assert after == "".join(sorted(set(before + "ŻółćДОМИН")))


def test_without_the_fonts_the_tool_says_what_to_install(tmp_path):
    made = run("make_fonts.py", "--source", tmp_path)
    assert made.returncode == 1
    assert "install the Debian package xfonts-base" in made.stderr
    assert len(made.stderr.splitlines()) == 1


def test_a_damaged_font_is_told_in_one_sentence(tmp_path):
    (tmp_path / "5x8.pcf.gz").write_bytes(b"not a font")
    made = run("make_fonts.py", "--source", tmp_path)
    assert made.returncode == 1
    assert "is damaged" in made.stderr
    assert len(made.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", FONT_CELLS)
def test_font_has_every_printable_ascii_character(name):
    width, height = FONT_CELLS[name]
    characters = (FONTS / f"{name}.txt").read_text(encoding="utf-8").removesuffix("\n")
    sheet = rows(FONTS / f"{name}.bmp")
    assert list(characters) == sorted(set(characters))
    assert characters[:95] == "".join(map(chr, range(0x20, 0x7F)))
    assert (len(sheet[0]), len(sheet)) == (16 * width, -(-len(characters) // 16) * height)
    shapes = [cell(sheet, i % 16, i // 16, width, height) for i in range(95)]
    assert not any(map(any, shapes[0])), "the space is not empty"
    assert all(a != b for i, a in enumerate(shapes) for b in shapes[:i])


def test_the_game_knows_the_colours_of_the_sprites(simulator):
    import art
    from artwork.palette import COLOURS

    assert art.COLOURS == tuple(rgb for name, letter, rgb in COLOURS)
    for index, (name, letter, rgb) in enumerate(COLOURS[1:], 1):
        assert getattr(art, name) == index
