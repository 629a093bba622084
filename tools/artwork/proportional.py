# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A proportional font: from outlines to a BDF font, and from there to the sheet that the badge loads.

Letters stand 1 px apart, whatever the outlines say: at this size their own spacing would be uneven.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from artwork import keycaps
from environment import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from freetype import Face

    from engine.kinds import MaybeNone

    Rows = list[list[int]]  # of 0 and 1


class Size(NamedTuple):
    """How large a font is, in px: the outlines, what is above the line and below it, a capital, a small letter, and a
    space's own width."""

    outlines: int
    ascent: int
    descent: int
    capital: int
    small: int
    space: int


USUAL = Size(11, 11, 3, 8, 6, 2)
LARGE = Size(14, 13, 3, 10, 7, 3)
GAP = 1
# Letters that the outlines lack: the one that each is drawn like, and the one whose accent it has.
ACCENTED = {"Ѝ": ("Й", "È"), "ѝ": ("й", "è")}
# Other characters that the outlines lack, drawn down to the line.
DRAWN: dict[str, tuple[str, ...]] = {
    "→": ("......", "......", "...#..", "....#.", "######", "....#.", "...#..", "......"),
    "←": ("......", "......", "..#...", ".#....", "######", ".#....", "..#...", "......"),
    "↑": ("..#..", ".###.", "#.#.#", "..#..", "..#..", "..#..", "..#..", "..#.."),
    "↓": ("..#..", "..#..", "..#..", "..#..", "..#..", "#.#.#", ".###.", "..#.."),
}
SERIFS = "I"  # which would look like another letter
WORD = 32  # bits; each row of a sheet is whole words of them


def glyphs(face: Face, characters: set[str], size: Size) -> dict[str, Rows]:
    """Return the rows of each of the characters that a freetype face has, or that is drawn here, and of the
    keycaps, by the character: rows of 0 and 1 from the top of the size to its bottom, as wide as the ink."""
    face.set_pixel_sizes(0, size.outlines)
    found = {character: _cut(_ink(face, character, size)) for character in characters}
    for character in ACCENTED.keys() & characters:
        found[character] = found[character] or _accented(face, character, size)
    for character, letter in keycaps.CHARACTERS.items():
        found[character] = _keycap(face, letter, size)
    drawn = {character: [[int(dot == "#") for dot in row] for row in rows] for character, rows in DRAWN.items()}
    drawn[SERIFS] = [[1, 1, 1], *[[0, 1, 0]] * (size.capital - 2), [1, 1, 1]]
    for character in drawn.keys() & characters:
        rows = drawn[character]
        blank = [[0] * len(rows[0])]
        found[character] = blank * (size.ascent - len(rows)) + rows + blank * size.descent
    found[" "] = [[0] * size.space] * (size.ascent + size.descent)
    return {character: rows for character, rows in found.items() if rows}


def _ink(face: Face, character: str, size: Size) -> Rows:
    """All rows of a character, as freetype draws it without shades; none if the face doesn't have it."""
    import freetype

    if not face.get_char_index(character):
        return []
    face.load_char(character, freetype.FT_LOAD_RENDER | freetype.FT_LOAD_TARGET_MONO)
    drawn, above = face.glyph.bitmap, face.glyph.bitmap_top
    rows = [
        [drawn.buffer[y * drawn.pitch + x // 8] >> 7 - x % 8 & 1 for x in range(drawn.width)] for y in range(drawn.rows)
    ]
    blank = [0] * drawn.width
    return [blank] * (size.ascent - above) + rows + [blank] * (size.descent + above - len(rows))


def _cut(rows: Rows) -> Rows | MaybeNone:
    """Rows without the empty columns at both sides; None if nothing is in them."""
    inked = [x for x in range(len(rows[0]) if rows else 0) if any(row[x] for row in rows)]
    return [row[inked[0] : inked[-1] + 1] for row in rows] if inked else None


def _accented(face: Face, character: str, size: Size) -> Rows:
    """A letter with another's accent, see ACCENTED, in the middle above it."""
    letter, other = (_cut(_ink(face, each, size)) for each in ACCENTED[character])
    above = size.ascent - (size.capital if character.isupper() else size.small)
    accent = _cut(other[:above])
    width = len(letter[0])
    left = (width - len(accent[0])) // 2
    right = width - left - len(accent[0])
    return [[0] * left + row + [0] * right for row in accent] + letter[above:]


def _keycap(face: Face, letter: str, size: Size) -> Rows:
    """A key with a letter, which stands where it does in a word."""
    above = size.ascent - size.capital
    blank = [0]
    inked = _cut(_ink(face, letter, size))
    key = keycaps.key([blank + row + blank for row in inked[above : size.ascent]])
    for row in key[0], key[-1]:
        row[0] = row[-1] = 0  # round corners
    blank *= len(key[0])
    return [blank] * (above - 1) + key + [blank] * (size.descent - 1)


def bdf(name: str, found: dict[str, Rows], size: Size) -> str:
    """Return the text of a BDF font of such glyphs."""
    high = size.ascent + size.descent
    wide = max(len(rows[0]) for rows in found.values())
    lines = [
        "STARTFONT 2.1",
        f"FONT {name}",
        f"SIZE {size.outlines} 72 72",
        f"FONTBOUNDINGBOX {wide} {high} 0 {-size.descent}",
        "STARTPROPERTIES 2",
        f"FONT_ASCENT {size.ascent}",
        f"FONT_DESCENT {size.descent}",
        "ENDPROPERTIES",
        f"CHARS {len(found)}",
    ]
    for character, rows in sorted(found.items()):
        width = len(rows[0])
        lines += [
            f"STARTCHAR U+{ord(character):04X}",
            f"ENCODING {ord(character)}",
            "SWIDTH 500 0",
            f"DWIDTH {width + GAP} 0",
            f"BBX {width} {high} 0 {-size.descent}",
            "BITMAP",
        ]
        for row in rows:
            bits = "".join(map(str, row)).ljust(-(-width // 8) * 8, "0")
            lines.append(f"{int(bits, 2):0{len(bits) // 4}X}")
        lines.append("ENDCHAR")
    return "\n".join([*lines, "ENDFONT", ""])


def read_bdf(path: Path) -> dict[str, Rows]:
    """Return the glyphs of a BDF font, as `glyphs` does."""
    sys.path.append(str(ROOT / "tools" / "board"))
    from adafruit_bitmap_font.bdf import BDF
    from bitmap import Bitmap

    characters = [
        chr(int(line.split()[1]))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("ENCODING")
    ]
    found = {}
    with path.open("rb") as file:
        font = BDF(file, Bitmap)
        font.load_glyphs({ord(character) for character in characters})
        for character in characters:
            glyph = font.get_glyph(ord(character))
            found[character] = [[glyph.bitmap[x, y] for x in range(glyph.width)] for y in range(glyph.height)]
    return found


def sheet(found: dict[str, Rows]) -> tuple[Rows, str]:
    """Return the rows of a sheet of glyphs, and its text: a line for each width in px from 0 on, of the characters
    that are as wide.

    They stand in one row, those of a width side by side, and begin at a multiple of it: so each is found by its
    number among cells of its own width, as labels of adafruit_display_text look for it.
    """
    widths = max(len(rows[0]) for rows in found.values())
    lines = [
        "".join(sorted(character for character, rows in found.items() if len(rows[0]) == width))
        for width in range(widths + 1)
    ]
    picture: Rows = [[] for _ in found[" "]]
    for width, characters in enumerate(lines):
        for row in picture:
            row += [0] * (-len(row) % max(width, 1))
        for character in characters:
            for row, dots in zip(picture, found[character]):
                row += dots
    for row in picture:
        row += [0] * (-len(row) % WORD)
    return picture, "\n".join(lines) + "\n"
