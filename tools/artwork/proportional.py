# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A proportional font: from outlines to a BDF font, and from there to the sheet that the badge loads.

Letters stand 1 px apart, whatever the outlines say: at this size their own spacing would be uneven.
"""

import sys
from typing import TYPE_CHECKING

from artwork import keycaps
from artwork.ink import ink_of
from environment import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from freetype import Face

    Rows = list[list[int]]  # of 0 and 1

SIZE = 11  # px, of which a capital takes 8 and a small letter 6
ASCENT, DESCENT = 11, 3  # px above the line and below it
CAPITAL, SMALL = 8, 6
SPACE = 2  # px of a space's own
GAP = 1
# Letters that the outlines lack: the one that each is drawn like, and the one whose accent it has.
ACCENTED = {"Ѝ": ("Й", "È"), "ѝ": ("й", "è")}
# Other characters that the outlines lack, or that would look like another letter, drawn down to the line.
DRAWN: dict[str, tuple[str, ...]] = {
    "→": ("......", "......", "...#..", "....#.", "######", "....#.", "...#..", "......"),
    "←": ("......", "......", "..#...", ".#....", "######", ".#....", "..#...", "......"),
    "↑": ("..#..", ".###.", "#.#.#", "..#..", "..#..", "..#..", "..#..", "..#.."),
    "↓": ("..#..", "..#..", "..#..", "..#..", "..#..", "#.#.#", ".###.", "..#.."),
    "I": ("###", ".#.", ".#.", ".#.", ".#.", ".#.", ".#.", "###"),
}
WORD = 32  # bits; each row of a sheet is whole words of them


def glyphs(face: "Face", characters: set[str]) -> "dict[str, Rows]":
    """Return the rows of each of the characters that a freetype face has, or that is drawn here, and of the
    keycaps, by the character: ASCENT + DESCENT rows of 0 and 1, as wide as the ink."""
    face.set_pixel_sizes(0, SIZE)
    found = {character: _cut(_ink(face, character)) for character in characters}
    for character in ACCENTED.keys() & characters:
        found[character] = found[character] or _accented(face, character)
    for character, letter in keycaps.CHARACTERS.items():
        found[character] = _keycap(face, letter)
    for character in DRAWN.keys() & characters:
        rows = [[int(dot == "#") for dot in row] for row in DRAWN[character]]
        blank = [[0] * len(rows[0])]
        found[character] = blank * (ASCENT - len(rows)) + rows + blank * DESCENT
    found[" "] = [[0] * SPACE] * (ASCENT + DESCENT)
    return {character: rows for character, rows in found.items() if rows}


def _ink(face: "Face", character: str) -> "Rows":
    """All rows of a character; none if the face doesn't have it."""
    ink = ink_of(face, character)
    if ink is None:
        return []
    blank = [0] * max(map(len, ink.rows), default=0)
    return [blank] * (ASCENT - ink.above) + ink.rows + [blank] * (DESCENT + ink.above - len(ink.rows))


def _cut(rows: "Rows") -> "Rows | None":
    """Rows without the empty columns at both sides; None if nothing is in them."""
    inked = [x for x in range(len(rows[0]) if rows else 0) if any(row[x] for row in rows)]
    return [row[inked[0] : inked[-1] + 1] for row in rows] if inked else None


def _accented(face: "Face", character: str) -> "Rows":
    """A letter with another's accent, see ACCENTED, in the middle above it."""
    letter: "Rows"
    other: "Rows"
    letter, other = (_cut(_ink(face, each)) for each in ACCENTED[character])  # type: ignore[assignment]  # inked
    above = ASCENT - (CAPITAL if character.isupper() else SMALL)
    accent: "Rows" = _cut(other[:above])  # type: ignore[assignment]  # it has ink
    width = len(letter[0])
    left = (width - len(accent[0])) // 2
    right = width - left - len(accent[0])
    return [[0] * left + row + [0] * right for row in accent] + letter[above:]


def _keycap(face: "Face", letter: str) -> "Rows":
    """A key with a letter, which stands where it does in a word."""
    above = ASCENT - CAPITAL
    blank = [0]
    key = keycaps.key([blank + row + blank for row in _cut(_ink(face, letter))[above:ASCENT]])  # type: ignore[index]  # it has ink
    for row in key[0], key[-1]:
        row[0] = row[-1] = 0  # round corners
    blank *= len(key[0])
    return [blank] * (above - 1) + key + [blank] * (DESCENT - 1)


def bdf(name: str, found: "dict[str, Rows]") -> str:
    """Return the text of a BDF font of such glyphs."""
    high = ASCENT + DESCENT
    wide = max(len(rows[0]) for rows in found.values())
    lines = [
        "STARTFONT 2.1",
        f"FONT {name}",
        f"SIZE {SIZE} 72 72",
        f"FONTBOUNDINGBOX {wide} {high} 0 {-DESCENT}",
        "STARTPROPERTIES 2",
        f"FONT_ASCENT {ASCENT}",
        f"FONT_DESCENT {DESCENT}",
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
            f"BBX {width} {high} 0 {-DESCENT}",
            "BITMAP",
        ]
        for row in rows:
            bits = "".join(map(str, row)).ljust(-(-width // 8) * 8, "0")
            lines.append(f"{int(bits, 2):0{len(bits) // 4}X}")
        lines.append("ENDCHAR")
    return "\n".join([*lines, "ENDFONT", ""])


def read_bdf(path: "Path") -> "dict[str, Rows]":
    """Return the glyphs of a BDF font, as `glyphs` does."""
    sys.path.append(str(ROOT / "tools" / "board"))
    from adafruit_bitmap_font.bdf import BDF  # type: ignore[import-untyped]  # it has no hints
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


def sheet(found: "dict[str, Rows]") -> "tuple[Rows, str]":
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
    picture: "Rows" = [[] for _ in range(ASCENT + DESCENT)]
    for width, characters in enumerate(lines):
        for row in picture:
            row += [0] * (-len(row) % max(width, 1))
        for character in characters:
            for row, dots in zip(picture, found[character]):
                row += dots
    for row in picture:
        row += [0] * (-len(row) % WORD)
    return picture, "\n".join(lines) + "\n"
