#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw the sprite sheets of the game: tiles in three sizes, the title, the cloth, the icons.

Everything comes from artwork/ and the numbers below, so the same command always makes the same bytes.
"""

import pathlib

import environment
from artwork import bmp
from artwork.palette import (
    BRONZE,
    EDGE,
    FELT_DARK,
    GOLD,
    GOLD_LIGHT,
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

ART = pathlib.Path(__file__).parent / "artwork"
SPRITES = pathlib.Path(__file__).parent.parent / "sprites"

# Where the pips of a number are, as (column, row) of a 3 by 3 grid on the half of a horizontal tile. All
# diagonals are the main one, so that a transposed half shows its number as the half of a vertical tile does.
PIPS = (
    (),
    ((1, 1),),
    ((0, 0), (2, 2)),
    ((0, 0), (1, 1), (2, 2)),
    ((0, 0), (2, 0), (0, 2), (2, 2)),
    ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    ((0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2)),
)
# The side of a half tile -> where the pips of the three columns or rows start inside its border, and how long they
# are, in px; between them there is 1 px of ivory.
SPANS = {
    13: ((0, 3), (4, 3), (8, 3)),
    9: ((0, 2), (3, 1), (5, 2)),
    7: ((0, 1), (2, 1), (4, 1)),
}
DEPTH = 2  # px by which the title's letters stand out
LETTER_GAP = 2
ICON = 9
ICON_COLUMNS = 7


def grid(width, height, colour=KEY):
    return [[colour] * width for _ in range(height)]


def paste(sheet, picture, left, top):
    for y, row in enumerate(picture, top):
        sheet[y][left:left + len(row)] = row


def paint(sheet, points, colour):
    for x, y in points:
        sheet[y][x] = colour


def blank_half(size, second, face, light, dark):
    """Half a tile without pips: lit from the top left, its outer corners rounded."""
    half = grid(size, size, face)
    outer = size - 1 if second else 0
    half[0] = [light] * size
    for row in half:
        row[outer] = dark if second else light
    half[-1] = [dark] * size
    half[0][outer] = half[-1][outer] = KEY
    return half


def half_tile(size, second, number):
    half = blank_half(size, second, IVORY, WHITE, EDGE)
    # The groove between the halves: its shaded side on the first, its lit side on the second.
    for y in range(2, size - 2):
        half[y][0 if second else size - 1] = WHITE if second else SHADE
    for column, row in PIPS[number]:
        draw_pip(half, SPANS[size][column], SPANS[size][row])
    if size == 9 and number % 2:  # the one in the middle would be a mere dot beside the others
        draw_pip(half, (2, 3), (2, 3))
    return half


def draw_pip(half, across, down):
    (left, width), (top, height) = across, down
    paint(half, [(1 + left + i, 1 + top + j) for i in range(width) for j in range(height)], INK)
    if width == height == 3:  # softer corners make a square of 3 look round
        paint(half, [(1 + left + i, 1 + top + j) for i in (0, 2) for j in (0, 2)], EDGE)


def half_back(size, second):
    half = blank_half(size, second, WINE, RED, INK)
    for y in range(2, size - 2):
        for x in range(0 if second else 2, size - 2 if second else size):
            # Counted over both halves, so that the lattice runs on from one to the other.
            across = x + size * second - 2
            if (across + y - 2) % 4 == 0 or (across - y + 2) % 4 == 0:
                half[y][x] = BRONZE
    return half


def tile_sheet(size):
    """Rows of half tiles: the first half for every number, the second, the two halves of a tile face down."""
    sheet = grid(size * len(PIPS), size * 3)
    for number in range(len(PIPS)):
        for second in (0, 1):
            paste(sheet, half_tile(size, second, number), number * size, second * size)
    for second in (0, 1):
        paste(sheet, half_back(size, second), second * size, 2 * size)
    return sheet


def blocks(name):
    """The blocks of lines of a drawing in artwork/, without its comments."""
    lines = (ART / name).read_text(encoding="utf-8").splitlines()
    drawing = "\n".join(line for line in lines if not line.startswith("# "))
    return [block.split("\n") for block in drawing.strip("\n").split("\n\n")]


def pictures(name):
    """The pictures of a drawing in the palette's letters, in order; the first line of each is its name."""
    return [[[LETTERS.index(letter) for letter in line] for line in lines] for _, *lines in blocks(name)]


def icon_sheet():
    cells = [[row[left:left + ICON] for row in picture]
             for picture in pictures("icons.txt") for left in range(0, len(picture[0]), ICON)]
    rows = -(-len(cells) // ICON_COLUMNS)
    sheet = grid(ICON * ICON_COLUMNS, ICON * rows)
    for i, cell in enumerate(cells):
        paste(sheet, cell, i % ICON_COLUMNS * ICON, i // ICON_COLUMNS * ICON)
    return sheet


def logo():
    letters = blocks("logo.txt")
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


def draw_letter(sheet, face, height):
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


def shifted(points, right, down):
    return {(x + right, y + down) for x, y in points}


def extruded(face):
    return face.union(*(shifted(face, k, k) for k in range(1, DEPTH + 1)))


def outlined(face):
    body = extruded(face)
    return body.union(*(shifted(body, i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)))


def sheets():
    """Yield (file name, rows of palette indexes) for every sheet."""
    for size in SPANS:
        yield f"tiles{size}.bmp", tile_sheet(size)
    yield "logo.bmp", logo()
    yield "felt.bmp", pictures("felt.txt")[0]
    yield "icons.bmp", icon_sheet()


def main():
    parser = environment.Parser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--out", type=pathlib.Path, default=SPRITES, metavar="DIR",
                        help="the folder to write to (default: sprites/ of this project)")
    out = parser.parse_args().out
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, rows in sheets():
            (out / name).write_bytes(bmp.encode(rows, PALETTE, 4))
    except OSError as error:
        environment.stop(f"can't write to {out} ({error.strerror}): name another folder with --out.")


if __name__ == "__main__":
    environment.run(main)
