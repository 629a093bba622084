#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the font sheets of the game, with the letters that its sentences in all languages are written with.

Text that changes during play is written in misc-fixed, the public domain fonts of the X Window System: each becomes
a NAME.bmp, with all characters in a grid of equal cells, and characters.txt has the same characters in the same
order. Text to read is set in PT Sans, whose outlines a package of PyPI brings: they become source/prose.bdf, the
font at its size, and from that prose.bmp and prose.txt are made, see artwork.proportional.
"""

import ast
import gzip
import importlib.resources
import io
import pathlib
import sys
import zlib

import cli
import environment
import languages
from artwork import bmp, keycaps, proportional
from artwork.ink import ink_of
from artwork.proportional import ACCENTED
from environment import ROOT

FONTS = ("5x8", "6x9", "7x13B")
SOURCE = pathlib.Path("/usr/share/fonts/X11/misc")
PROSE = "prose"
OUTLINES = "PT_Sans-Web-Regular.ttf"
PACKAGE = "fontpkg_pt_sans"  # has the outlines in its files/
SHEETS = ROOT / "fonts"
ASCII = "".join(map(chr, range(0x20, 0x7F)))  # the text of a failure can have any of these
ACCENT = 2  # rows of ink of an accent in cells
_BOLD_I = "##..##.", "##.###.", "##.###.", "###.##.", "###.##.", "##..##.", ".......", "......."
# Characters that can't be read as the font draws them, by font.
REDRAWN = {
    # Its full stop is a plus.
    "5x8": {"ф": (".....", "..#..", "..#..", ".###.", "#.#.#", ".###.", "..#..", "....."),
            ".": (".....", ".....", ".....", ".....", ".....", ".##..", ".##..", ".....")},
    # Its V could be a W or a Y.
    "6x9": {"V": ("......", "#...#.", "#...#.", "#...#.", ".#.#..", ".#.#..", "..#...", "......", "......")},
    # Its dots have four points, and its и and м could be a н.
    "7x13B": {"и": (".......",) * 5 + _BOLD_I,
              "й": (".......", ".......", ".##.##.", "..###..", ".......", *_BOLD_I),
              "ѝ": (".......", ".......", "..##...", "...##..", ".......", *_BOLD_I),
              "м": (*(".......",) * 5, "##..##.", "######.", "######.", "#.##.#.", "#....#.", "#....#.",
                    ".......", "......."),
              ".": (".......",) * 9 + ("..##...",) * 2 + (".......",) * 2,
              ":": (".......",) * 4 + ("..##...",) * 2 + (".......",) * 3 + ("..##...",) * 2 + (".......",) * 2},
}
BUTTONS = "ⒶⒷ"  # in whose place the game shows keycaps with the letters that a board calls them
COLUMNS = 32  # so that no width leaves a row of the sheet with unused bits in its last word of 32
# A TileGrid of CircuitPython 9 keeps the number of a cell in one byte.
MOST_CELLS = 256
BLACK_WHITE = (0x000000, 0xFFFFFF)


def open_font(folder, name):
    """Return the freetype face of the PCF or BDF file `name` in `folder`; end if there is none that can be read."""
    import freetype

    for ending in (".pcf.gz", ".pcf", ".bdf"):
        path = folder / (name + ending)
        if path.exists():
            try:
                data = path.read_bytes()
                face = freetype.Face(io.BytesIO(gzip.decompress(data) if ending == ".pcf.gz" else data))
                face.select_size(0)
                return face
            except (OSError, EOFError, zlib.error, freetype.FT_Exception):
                cli.stop(f"{path} is damaged: install its package again, or name another folder with --source.")
    cli.stop(f"no font {name} in {folder}: install the Debian package xfonts-base, or name a folder that has it"
             " with --source.")


def open_outlines(folder):
    """Return the freetype face of the OUTLINES in `folder`; end if there are none that can be read."""
    import freetype

    try:
        return freetype.Face(io.BytesIO((folder / OUTLINES).read_bytes()))
    except FileNotFoundError:
        cli.stop(f"no {OUTLINES} in {folder}: leave --outlines out, or name a folder that has it.")
    except (OSError, freetype.FT_Exception):
        cli.stop(f"{folder / OUTLINES} is damaged: remove the folder {environment.VENV.name}/, which is then made"
                 " again, or name another folder with --outlines.")


def glyph(face, character):
    """Return a character as rows of 0 and 1 that fill its cell; None if the font does not have it."""
    ink = ink_of(face, character)
    if ink is None:
        return None
    cell = [[0] * face.available_sizes[0].width for _ in range(face.available_sizes[0].height)]
    top = (face.size.ascender >> 6) - ink.above
    for y, row in enumerate(ink.rows, top):
        cell[y][ink.left:ink.left + len(row)] = row
    # A letter whose cell is empty is one that the font only pretends to have.
    return cell if any(map(any, cell)) or character.isspace() else None


def accented(face, character):
    """Return the rows of one of ACCENTED, which a font lacks: another letter with another accent on top."""
    letter, accent = (glyph(face, other) for other in ACCENTED[character])
    accent = [row for row in accent if any(row)][:ACCENT]
    top = [any(row) for row in letter].index(True)
    return letter[:top] + accent + letter[top + ACCENT:]


def sheet(glyphs):
    """Return the rows of a sheet with the glyphs in order, from left to right, then down."""
    width, height = len(glyphs[0][0]), len(glyphs[0])
    rows = [[0] * (width * COLUMNS) for _ in range(height * -(-len(glyphs) // COLUMNS))]
    for i, cell in enumerate(glyphs):
        left, top = i % COLUMNS * width, i // COLUMNS * height
        for y, dots in enumerate(cell, top):
            rows[y][left:left + width] = dots
    return rows


def drawn(face, characters, redrawn):
    """Return the rows of each of the characters that the font has, and of the keycaps, by the character.

    `redrawn` has the rows, of "#" and ".", of the characters that are drawn otherwise than in the font.
    """
    glyphs = {character: glyph(face, character) for character in characters}
    for character in ACCENTED.keys() & characters:
        glyphs[character] = glyphs[character] or accented(face, character)
    for character in keycaps.CHARACTERS:
        size, baseline = face.available_sizes[0], face.size.ascender >> 6
        glyphs[character] = keycaps.in_cell(character, size.width, size.height, baseline)
    for character in redrawn.keys() & characters:
        glyphs[character] = [[int(dot == "#") for dot in row] for row in redrawn[character]]
    return {character: cell for character, cell in glyphs.items() if cell}


def common(fonts):
    """Return the characters that all fonts have, sorted, as a string; each is a result of `drawn`."""
    found = "".join(sorted(set.intersection(*map(set, fonts))))
    if len(found) > MOST_CELLS:
        cli.stop(f"{len(found)} characters are too many: one sheet holds up to {MOST_CELLS}.")
    return found


def characters_shown():
    """Return the set of characters that the game's sentences are written with, and that it can show besides."""
    shown = set(ASCII) | ACCENTED.keys()
    for path in (ROOT / "lib").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                shown.update(node.value)
    for language in languages.ALL:
        for sentences in languages.Language(language).sections.values():  # without those of the page in a browser
            shown.update(*sentences.values())
    return shown - set(BUTTONS) - {"\n"}


def characters_of(path):
    """Return the set of printable characters in a text file, or of none if `path` is None."""
    if path is None:
        return set()
    try:
        return {character for character in path.read_text(encoding="utf-8") if character.isprintable()}
    except (OSError, UnicodeDecodeError):
        cli.stop(f"{path} can't be read: give --text a file of UTF-8 text.")


def main(arguments):
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("art")
    wanted = characters_shown() | characters_of(options.text)
    cells = {name: drawn(open_font(options.source, name), wanted, REDRAWN.get(name, {})) for name in FONTS}
    folder = options.outlines or importlib.resources.files(PACKAGE) / "files"
    prose = proportional.glyphs(open_outlines(folder), wanted)
    cli.check_new([options.out / name for name in written()], "--out", options.force or options.out == SHEETS)
    with cli.writing(options.out, "--out"):
        (options.out / "source").mkdir(parents=True, exist_ok=True)
        write_cells(options.out, cells)
        write_proportional(options.out, prose)
    for name, glyphs in [*cells.items(), (PROSE, prose)]:
        lacking = "".join(sorted(wanted - glyphs.keys()))
        print(f"{name}: {len(glyphs)} characters" + (f"; the font lacks {lacking}" if lacking else ""))
    return 0


def parse(arguments):
    """The options that the arguments name."""
    parser = cli.Parser(prog="make_fonts.py", description=__doc__)
    parser.add_argument("--source", type=pathlib.Path, default=SOURCE, metavar="DIR",
                        help=f"the folder with the PCF or BDF files ({SOURCE})")
    parser.add_argument("--outlines", type=pathlib.Path, metavar="DIR",
                        help="the folder with the TTF file of PT Sans (that of the package fontpkg-pt-sans)")
    parser.add_argument("--text", type=pathlib.Path, metavar="FILE",
                        help="add every character of this text to the sheets")
    parser.add_argument("--out", type=pathlib.Path, default=SHEETS, metavar="DIR",
                        help="the folder to write to (fonts/ in this project)")
    parser.add_force()
    return parser.parse_args(arguments)


def written():
    """The paths of the files that are written, in the folder for them."""
    return ["characters.txt", *(f"{name}.bmp" for name in (*FONTS, PROSE)), f"{PROSE}.txt", f"source/{PROSE}.bdf"]


def write_cells(out, fonts):
    """Write the sheets of some fonts, each a result of `drawn` by its name, with the characters that all have."""
    found = common(fonts.values())
    (out / "characters.txt").write_text(found + "\n", encoding="utf-8")
    for name, glyphs in fonts.items():
        picture = bmp.encode(sheet([glyphs[character] for character in found]), BLACK_WHITE, 1)
        (out / f"{name}.bmp").write_bytes(picture)


def write_proportional(out, glyphs):
    """Write a BDF font of glyphs, and the files made of it for the badge."""
    source = out / "source" / f"{PROSE}.bdf"
    source.write_text(proportional.bdf(PROSE, glyphs), encoding="utf-8")
    rows, text = proportional.sheet(proportional.read_bdf(source))
    (out / f"{PROSE}.bmp").write_bytes(bmp.encode(rows, BLACK_WHITE, 1))
    (out / f"{PROSE}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
