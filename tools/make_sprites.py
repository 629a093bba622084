#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draws the sprite sheets of the game.

They are the tiles of both sets in all sizes, the title, the cloth, icons, faces and signs. Everything comes from
artwork/ and the numbers in this file, so the same command always makes the same bytes.
"""

from __future__ import annotations

import itertools
import pathlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import cli
from artwork import bmp
from artwork.palette import (
    BRONZE,
    EDGE,
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    GOLD,
    GOLD_LIGHT,
    GREY,
    INK,
    IVORY,
    KEY,
    LETTERS,
    PALETTE,
    RED,
    SHADE,
    WHITE,
    WINE,
)
from environment import ROOT

if TYPE_CHECKING:
    Picture = list[list[int]]  # rows of palette indexes
    Point = tuple[int, int]

ART = ROOT / "tools" / "artwork"
SPRITES = ROOT / "sprites"

# Where the pips of a number are, as (column, row) of a 3 by 3 grid on the half of a horizontal tile. All diagonals
# are the main one, so that a transposed half shows its number as the half of a vertical tile does.
PIPS = (
    (),
    ((1, 1),),
    ((0, 0), (2, 2)),
    ((0, 0), (1, 1), (2, 2)),
    ((0, 0), (2, 0), (0, 2), (2, 2)),
    ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    ((0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2)),
)
# The side of a half tile -> where the pips of columns or rows start inside its border, and how long they are, in
# px. Numbers above 6 are numerals: that many pips would be too small.
SPANS = {
    15: ((1, 3), (5, 3), (9, 3)),
    13: ((0, 3), (4, 3), (8, 3)),
    11: ((0, 2), (3, 3), (7, 2)),
    9: ((0, 2), (3, 1), (5, 2)),
    8: ((0, 2), (2, 2), (4, 2)),
    7: ((0, 1), (2, 1), (4, 1)),
}
# From 7 on colours help to tell apart numbers that look alike, as in the big sets that one can buy.
INKS = (INK,) * 7 + (WINE, FELT_LIGHT, RED, INK, WINE, FELT_LIGHT)
SOFT = {INK: EDGE, WINE: EDGE, FELT_LIGHT: GREY, RED: WINE}  # half-tones for the round corners of a pip
LARGEST = 15  # px; only in hands, where tiles stand; a half is 1 px shorter than it is wide
LARGE = 13  # px; from this size on pips look round
CHINESE_SIZES = (13, 9)
BIG_SIZES = (13, 9, 7)
DOUBLED = (0, 3, 4, 6)  # which lines of the larger numerals are drawn twice on the largest tiles
DEPTH = 2  # px by which the title's letters stand out
LETTER_GAP = 2
LOGO_BANDS = 3
NARROWER, LOWER = 4, 6  # by how many px each letter is, for narrow screens
CELL = 8  # px of the cloth's cells
SHADES = 8  # the darker cells of the cloth
# In which order the px of a square of 4 by 4 get dark.
ORDER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
ICON = 9
ICON_COLUMNS = 7
LEVELS = "beginner", "greedy", "skilled", "expert"
FRIENDS = tuple(f"friend{seat}" for seat in range(2, 8))
MOODS = 3


def grid(width: int, height: int, colour: int = KEY) -> Picture:
    """An empty picture: rows of palette indexes, all of one colour."""
    return [[colour] * width for _ in range(height)]


def paste(sheet: Picture, picture: Picture, left: int, top: int) -> None:
    """Copy a picture onto a sheet."""
    for y, row in enumerate(picture, top):
        sheet[y][left : left + len(row)] = row


def paint(sheet: Picture, points: Iterable[Point], colour: int) -> None:
    for x, y in points:
        sheet[y][x] = colour


def blank_half(size: int, second: int, face: int, light: int, dark: int) -> Picture:
    """Half a tile without pips: lit from the top left, its outer corners rounded."""
    half = grid(size, size, face)
    outer = size - 1 if second else 0
    half[0] = [light] * size
    for row in half:
        row[outer] = dark if second else light
    half[-1] = [dark] * size
    half[0][outer] = half[-1][outer] = KEY
    return half


def grooved_half(size: int, second: int) -> Picture:
    """Half a blank tile."""
    half = blank_half(size, second, IVORY, WHITE, EDGE)
    if not second:  # the groove between the halves
        for y in range(2, size - 2):
            half[y][-1] = SHADE
    return half


def pip_half(size: int, second: int, number: int, inks: Sequence[int]) -> Picture:
    """Half a tile with the pips of a number; `inks` has the colours of their three rows."""
    half = grooved_half(size, second)
    if number == 6 and size < LARGE:  # with shade between the pips it can't be taken for a four
        for row in (0, 2):
            draw_pip(half, (0, size - 2), SPANS[size][row], EDGE)
    for column, row in PIPS[number]:
        draw_pip(half, SPANS[size][column], SPANS[size][row], inks[row])
    if size == 9 and number % 2:  # the one in the middle would be a mere dot beside the others
        draw_pip(half, (2, 3), (2, 3), inks[1])
    return half


def draw_pip(half: Picture, across: tuple[int, int], down: tuple[int, int], ink: int) -> None:
    (left, width), (top, height) = across, down
    paint(half, [(1 + left + i, 1 + top + j) for i in range(width) for j in range(height)], ink)
    if width == height == 3:  # softer corners make a square of 3 look round
        paint(half, [(1 + left + i, 1 + top + j) for i in (0, 2) for j in (0, 2)], SOFT[ink])


def numeral_half(size: int, second: int, number: int, standing: bool, ink: int) -> Picture:
    """Half a tile with a numeral, which stands upright when the half lies or, `standing`, when it is transposed."""
    half = grooved_half(size, second)
    lines = numeral(size, number)
    across, down = (size - len(lines[0])) // 2, (size - len(lines)) // 2
    dots = [(across + x, down + y) for y, line in enumerate(lines) for x, dot in enumerate(line) if dot == "#"]
    paint(half, [(y, x) if standing else (x, y) for x, y in dots], ink)
    return half


def numeral(size: int, number: int) -> list[str]:
    """The lines of a numeral on halves of a size."""
    lines = [line.split()[number] for line in blocks("numerals.txt")[0 if size > 8 else 1]]
    if size > 9:
        return [line for i, line in enumerate(lines) for _ in range(1 + (i in DOUBLED))]
    return lines


def half_back(size: int, second: int) -> Picture:
    """Half the back of a tile."""
    half = blank_half(size, second, WINE, RED, INK)
    for y in range(2, size - 2):
        for x in range(0 if second else 2, size - 2 if second else size):
            # Counted over both halves, so that the lattice runs on from one to the other.
            across = x + size * second - 2
            if (across + y - 2) % 4 == 0 or (across - y + 2) % 4 == 0:
                half[y][x] = BRONZE
    return half


def halves(draw: Callable[..., Picture], size: int, *arguments: object) -> list[Picture]:
    """The first and the second half of a tile, each drawn by `draw`."""
    return [draw(size, second, *arguments) for second in (0, 1)]


def tile_sheets(size: int) -> tuple[Picture, Picture]:
    """Two sheets of pairs of halves, the first and the second: that of the double-six set, and that of big sets.

    The first has 0 to 6, face down, and 6 once more, so that it is as large as a Chinese one. The second has 0 to
    6, face down, and the numerals 7 to 12, lying and standing.
    """
    pairs = [halves(pip_half, size, number, (INK,) * 3) for number in range(7)] + [halves(half_back, size)]
    more = [pair for standing in (False, True) for pair in numeral_pairs(size, standing)[7:]]
    return tiled(pairs + pairs[6:7], size), tiled(pairs + more, size)


def numeral_sheets(size: int) -> tuple[Picture, Picture]:
    """Like tile_sheets, with numerals for pips, and all of them standing, too."""
    lying, standing = [numeral_pairs(size, standing) for standing in (False, True)]
    few = lying[:7] + [halves(half_back, size)] + standing[:7]
    return tiled(few, size), tiled(few + lying[7:] + standing[7:], size)


def standing_numeral_sheets(size: int) -> tuple[Picture, Picture]:
    """Like numeral_sheets, with standing numerals only; the first is as large as a Chinese one again, and the second as
    that of a big set with pips: one takes the other's place in memory."""
    standing = numeral_pairs(size, True)
    few = standing[:7] + [halves(half_back, size)]
    return tiled(few + standing[6:7], size), tiled(few + 2 * standing[7:], size)


def numeral_pairs(size: int, standing: bool) -> list[list[Picture]]:
    """The pairs of halves with all numerals, 0 to 12."""
    return [halves(numeral_half, size, number, standing, INKS[number]) for number in range(13)]


def largest_sheets() -> Iterator[Picture]:
    """The sheets of the largest tiles, which only stand: with pips, and with numerals. Both have 0 to 6, and face
    down."""
    pips = [halves(pip_half, LARGEST, number, (INK,) * 3) for number in range(7)]
    back = shorter(halves(half_back, LARGEST), LARGEST - 2)  # inside its border, so that the lattice runs on
    for pairs in pips, numeral_pairs(LARGEST, True)[:7]:
        cells = [cell for pair in pairs for cell in shorter(pair, 0)] + back
        yield rows_of(cells, LARGEST, len(cells) // 2, LARGEST - 1)


def shorter(pair: list[Picture], column: int) -> list[Picture]:
    """A pair of halves, the first without the column inside its border, the second without this one."""
    return [[row[:without] + row[without + 1 :] for row in half] for half, without in zip(pair, (1, column))]


def chinese_numeral_sheet(size: int) -> Picture:
    """The sheet of the Chinese set in standing numerals: 0 to 6, with 1 and 4 in red, face down, and a double six
    that is half red."""
    few = [halves(numeral_half, size, number, True, RED if number in (1, 4) else INK) for number in range(7)]
    heaven = [numeral_half(size, second, 6, True, INK if second else RED) for second in (0, 1)]
    return tiled([*few, halves(half_back, size), heaven], size)


def chinese_sheet(size: int) -> Picture:
    """Like chinese_numeral_sheet, with pips."""
    few = [halves(pip_half, size, number, (RED if number in (1, 4) else INK,) * 3) for number in range(7)]
    heaven = [pip_half(size, 0, 6, (RED, INK, INK)), pip_half(size, 1, 6, (INK, INK, RED))]
    for half in sum(few, heaven):
        bronze_pips(half)
    return tiled([*few, halves(half_back, size), heaven], size)


def bronze_pips(half: Picture) -> None:
    """Give the soft corners of the pips a colour that the rim hasn't, so that the rim can be recoloured alone."""
    for row in half[1:-1]:
        row[1:-1] = [BRONZE if colour == EDGE else colour for colour in row[1:-1]]


def tiled(pairs: list[list[Picture]], size: int) -> Picture:
    """One sheet of the cells of all pairs, in two rows."""
    return rows_of([cell for pair in pairs for cell in pair], size, len(pairs))


def rows_of(cells: list[Picture], size: int, columns: int, wide: int | None = None) -> Picture:
    """One sheet of all cells, row by row. They are squares, unless they are `wide` px wide."""
    wide = wide or size
    sheet = grid(wide * columns, size * -(-len(cells) // columns))
    for i, cell in enumerate(cells):
        paste(sheet, cell, i % columns * wide, i // columns * size)
    return sheet


def blocks(name: str) -> list[list[str]]:
    """The blocks of lines of a drawing in artwork/, without its comments."""
    lines = (ART / name).read_text(encoding="utf-8").splitlines()
    drawing = "\n".join(line for line in lines if not line.startswith("# "))
    return [block.split("\n") for block in drawing.strip("\n").split("\n\n")]


def pictures(name: str) -> list[Picture]:
    """The pictures of a drawing in the palette's letters, in order; the first line of each is its name."""
    return [[[LETTERS.index(letter) for letter in line] for line in lines] for _, *lines in blocks(name)]


def icon_sheet() -> Picture:
    """One sheet of all icons."""
    cells = [
        [row[left : left + ICON] for row in picture]
        for picture in pictures("icons.txt")
        for left in range(0, len(picture[0]), ICON)
    ]
    return rows_of(cells, ICON, ICON_COLUMNS)


def cloth() -> Picture:
    """One sheet of the cells of the cloth: four that make its texture, then darker and darker ones, of which the
    last is half dark."""
    texture = pictures("felt.txt")[0]
    cells = [[row[x : x + CELL] for row in texture[y : y + CELL]] for y in (0, CELL) for x in (0, CELL)]
    return rows_of(cells + [shade(dark) for dark in range(1, SHADES + 1)], CELL, len(cells) + SHADES)


def shade(dark: int) -> Picture:
    """A cell of the cloth of which so many px in 16 are dark."""
    return [[FELT_DARK if ORDER[y % 4][x % 4] < dark else FELT for x in range(CELL)] for y in range(CELL)]


def face_sheets() -> Iterator[tuple[str, Picture]]:
    """For each level the file name and the sheet of its opponent's face: their moods, side by side; then the same for
    the person's, the banker's and the friends' at each seat."""
    faces = pictures("faces.txt")
    for i, name in enumerate((*LEVELS, "you", "banker", *FRIENDS)):
        moods = faces[i * MOODS : (i + 1) * MOODS]
        yield f"face_{name}.bmp", [sum(rows, []) for rows in zip(*moods)]


def sign_sheet() -> Picture:
    """The signs of the games and of an evening, side by side."""
    return [sum(rows, []) for rows in zip(*pictures("signs.txt"))]


def logo(letters: list[list[str]]) -> Picture:
    """The picture of the title: its letters, each a list of rows, stand out and throw a shadow."""
    height = len(letters[0])
    width = sum(len(letter[0]) + LETTER_GAP for letter in letters) - LETTER_GAP
    sheet = grid(width + DEPTH + 3, height + DEPTH + 4)
    left = 1
    faces = []
    for letter in letters:
        dots = {(x, y) for y, row in enumerate(letter) for x, dot in enumerate(row) if dot == "#"}
        faces.append(shifted(dots, left, 1))
        left += len(letter[0]) + LETTER_GAP
    for face in faces:
        paint(sheet, shifted(outlined(face), 1, 2), FELT_DARK)
    for face in faces:
        draw_letter(sheet, face, height)
    return sheet


def narrowed(letter: list[str]) -> list[str]:
    """A letter without its last NARROWER columns and LOWER rows that are most like the ones before them."""
    columns = without_repeats(["".join(column) for column in zip(*letter)], NARROWER)
    return without_repeats(["".join(row) for row in zip(*columns)], LOWER)


def without_repeats(rows: list[str], count: int) -> list[str]:
    """All rows but the `count` ones that differ least from the row before them."""
    for _ in range(count):
        same = [sum(one == other for one, other in zip(row, before)) for before, row in itertools.pairwise(rows)]
        rows.pop(len(same) - same[::-1].index(max(same)))
    return rows


def draw_letter(sheet: Picture, face: set[Point], height: int) -> None:
    """Draw a letter of the title, whose face is a set of points: its outline, its sides, and its lit face."""
    paint(sheet, outlined(face), INK)
    paint(sheet, extruded(face) - face, WINE)
    bands = (IVORY, GOLD_LIGHT, GOLD)
    for x, y in face:
        if (x - 1, y) not in face or (x, y - 1) not in face:
            colour = WHITE
        elif (x + 1, y) not in face or (x, y + 1) not in face:
            colour = BRONZE
        else:
            colour = bands[(y - 1) * len(bands) // height]
        sheet[y][x] = colour


def shifted(points: Iterable[Point], right: int, down: int) -> set[Point]:
    """The set of points that far from some others."""
    return {(x + right, y + down) for x, y in points}


def extruded(face: set[Point]) -> set[Point]:
    """The points of a letter with its sides."""
    return face.union(*(shifted(face, k, k) for k in range(1, DEPTH + 1)))


def outlined(face: set[Point]) -> set[Point]:
    """The points of a letter with its sides, and all around them."""
    body = extruded(face)
    return body.union(*(shifted(body, i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)))


def sheets() -> Iterator[tuple[str, Picture]]:
    """Yield (file name, rows of palette indexes) for every sheet."""
    pips, numerals = largest_sheets()
    yield f"tiles{LARGEST - 1}.bmp", pips
    yield f"standing_numerals{LARGEST - 1}.bmp", numerals
    for size in [size for size in SPANS if size < LARGEST]:
        for name, pair in (("tiles", tile_sheets(size)), ("numerals", numeral_sheets(size))):
            yield f"{name}{size}.bmp", pair[0]
            if size in BIG_SIZES:
                yield f"big_{name}{size}.bmp", pair[1]
    small, big = standing_numeral_sheets(LARGE)
    yield f"standing_numerals{LARGE}.bmp", small
    yield f"standing_big_numerals{LARGE}.bmp", big
    for size in CHINESE_SIZES:
        yield f"chinese{size}.bmp", chinese_sheet(size)
        yield f"chinese_numerals{size}.bmp", chinese_numeral_sheet(size)
    letters = blocks("logo.txt")
    for name, title in ("logo", logo(letters)), ("narrow_logo", logo([narrowed(letter) for letter in letters])):
        for i in range(LOGO_BANDS):
            band = len(title) // LOGO_BANDS
            yield f"{name}{i + 1}.bmp", title[i * band : (i + 1) * band]
    yield "felt.bmp", cloth()
    yield "icons.bmp", icon_sheet()
    yield from face_sheets()
    yield "signs.bmp", sign_sheet()


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    parser = cli.Parser(prog="make_sprites.py", description=__doc__)
    parser.add_argument(
        "--out",
        type=pathlib.Path,
        default=SPRITES,
        metavar="DIR",
        help="the folder to write to (sprites/ in this project)",
    )
    parser.add_force()
    options = parser.parse_args(arguments)
    out, made = options.out, dict(sheets())
    cli.check_new([out / name for name in made], "--out", options.force or out == SPRITES)
    with cli.writing(out, "--out"):
        out.mkdir(parents=True, exist_ok=True)
        for name, rows in made.items():
            (out / name).write_bytes(bmp.encode(rows, PALETTE, 4))
    return 0


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
