#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Make the font sheets of the game, of the letters that its own sentences are written with in all languages.

For what changes while one plays, from misc-fixed, the public domain fonts of the X Window System: of each a
NAME.bmp, all characters in one grid of equal cells; and characters.txt, the same characters in the same order on
one line. For what one reads, from the outlines of PT Sans, which a package of PyPI brings: source/NAME.bdf, the
font at its size; and from that NAME.bmp and NAME.txt, see artwork.proportional.
"""

import ast
import gzip
import importlib.resources
import io
import pathlib
import zlib

import cli
import environment
from artwork import bmp, proportional
from artwork.proportional import ACCENTED

FONTS = ("5x8", "6x9", "7x13B")
SOURCE = pathlib.Path("/usr/share/fonts/X11/misc")
PROPORTIONAL = {"prose": "PT_Sans-Web-Regular.ttf", "heading": "PT_Sans-Web-Bold.ttf"}
OUTLINES = "fontpkg_pt_sans"  # the package that has these in its files/
ROOT = pathlib.Path(__file__).parent.parent
SHEETS = ROOT / "fonts"
ASCII = "".join(map(chr, range(0x20, 0x7F)))  # what a failure is told in can be any of it
ACCENT = 2  # rows of ink of an accent in cells
# By font, what it draws so that it can't be read.
REDRAWN = {"5x8": {"ф": (".....", "..#..", "..#..", ".###.", "#.#.#", ".###.", "..#..", ".....")}}
BUTTONS = "ⒶⒷ"  # in whose place the game shows what a board calls them
COLUMNS = 32  # so that no width leaves a row of the sheet with unused bits in its last word of 32
# A TileGrid of CircuitPython 9 keeps the number of a cell in one byte.
MOST_CELLS = 256
BLACK_WHITE = (0x000000, 0xFFFFFF)


def open_font(folder, name):
    """Return the freetype face of the PCF or BDF file `name` in `folder`; None if there is no such file."""
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
    return None


def glyph(face, character):
    """Return a character as rows of 0 and 1 that fill its cell; None if the font does not have it."""
    import freetype

    if not face.get_char_index(character):
        return None
    face.load_char(character, freetype.FT_LOAD_RENDER | freetype.FT_LOAD_TARGET_MONO)
    ink = face.glyph.bitmap
    cell = [[0] * face.available_sizes[0].width for _ in range(face.available_sizes[0].height)]
    top = (face.size.ascender >> 6) - face.glyph.bitmap_top
    for y in range(ink.rows):
        for x in range(ink.width):
            if ink.buffer[y * ink.pitch + x // 8] >> (7 - x % 8) & 1:
                cell[top + y][face.glyph.bitmap_left + x] = 1
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
    """Return the rows of each of the characters that the font has, by the character.

    `redrawn` has the rows, of "#" and ".", of what is drawn otherwise than in the font.
    """
    glyphs = {character: glyph(face, character) for character in characters}
    for character in ACCENTED.keys() & characters:
        glyphs[character] = glyphs[character] or accented(face, character)
    for character in redrawn.keys() & characters:
        glyphs[character] = [[int(dot == "#") for dot in row] for row in redrawn[character]]
    return {character: cell for character, cell in glyphs.items() if cell}


def common(fonts):
    """Return the characters that all fonts have, sorted, as a string; each is what `drawn` returned."""
    found = "".join(sorted(set.intersection(*map(set, fonts))))
    if len(found) > MOST_CELLS:
        cli.stop(f"{len(found)} characters are too many: one sheet holds up to {MOST_CELLS}.")
    return found


def characters_shown():
    """Return the set of characters that the game's own sentences are written with, and what else it can show."""
    shown = set(ASCII) | ACCENTED.keys()
    for path in (ROOT / "lib").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                shown.update(node.value)
    return shown - set(BUTTONS) - {"\n"}


def characters_of(path):
    """Return the set of printable characters in a text file, or of none if `path` is None."""
    if path is None:
        return set()
    try:
        return {character for character in path.read_text(encoding="utf-8") if character.isprintable()}
    except (OSError, UnicodeDecodeError):
        cli.stop(f"{path} can't be read: give --text a file of UTF-8 text.")


def main():
    parser = cli.Parser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--source", type=pathlib.Path, default=SOURCE, metavar="DIR",
                        help=f"the folder with the PCF or BDF files (default: {SOURCE})")
    parser.add_argument("--outlines", type=pathlib.Path, metavar="DIR",
                        help="the folder with the TTF files of PT Sans (default: that of fontpkg-pt-sans)")
    parser.add_argument("--text", type=pathlib.Path, metavar="FILE",
                        help="add every character of this text to the sheets")
    parser.add_argument("--out", type=pathlib.Path, default=SHEETS, metavar="DIR",
                        help="the folder to write to (default: fonts/ of this project)")
    options = parser.parse_args()
    environment.ensure("art")
    wanted = characters_shown() | characters_of(options.text)
    fonts = {name: drawn(font(options.source, name), wanted, REDRAWN.get(name, {})) for name in FONTS}
    found = common(fonts.values())
    folder = options.outlines or importlib.resources.files(OUTLINES) / "files"
    outlined = {name: proportional.glyphs(outlines(folder, file), wanted, name)
                for name, file in PROPORTIONAL.items()}
    try:
        (options.out / "source").mkdir(parents=True, exist_ok=True)
        (options.out / "characters.txt").write_text(found + "\n", encoding="utf-8")
        for name, glyphs in fonts.items():
            picture = bmp.encode(sheet([glyphs[character] for character in found]), BLACK_WHITE, 1)
            (options.out / f"{name}.bmp").write_bytes(picture)
        for name, glyphs in outlined.items():
            write_proportional(options.out, name, glyphs)
    except OSError as error:
        cli.stop_unwritable(error, options.out, "--out")
    for name, glyphs in [*fonts.items(), *outlined.items()]:
        lacking = "".join(sorted(wanted - glyphs.keys()))
        print(f"{name}: {len(glyphs)} characters" + (f"; the font lacks {lacking}" if lacking else ""))


def write_proportional(out, name, glyphs):
    """Write a BDF font of glyphs, and what is made of it for the badge."""
    source = out / "source" / f"{name}.bdf"
    source.write_text(proportional.bdf(name, glyphs), encoding="utf-8")
    rows, text = proportional.sheet(proportional.read_bdf(source))
    (out / f"{name}.bmp").write_bytes(bmp.encode(rows, BLACK_WHITE, 1))
    (out / f"{name}.txt").write_text(text, encoding="utf-8")


def outlines(folder, file):
    """Return the freetype face of a TTF file, or end."""
    import freetype

    try:
        return freetype.Face(io.BytesIO((folder / file).read_bytes()))
    except FileNotFoundError:
        cli.stop(f"no {file} in {folder}: leave --outlines out, or name a folder that has it.")
    except (OSError, freetype.FT_Exception):
        cli.stop(f"{folder / file} is damaged: remove the folder {environment.VENV.name}/, which is made anew then,"
                 " or name another folder with --outlines.")


def font(folder, name):
    """Return the face of a font, or end."""
    face = open_font(folder, name)
    if face is None:
        cli.stop(f"no font {name} in {folder}: install the Debian package xfonts-base, or name a folder that has it"
                 " with --source.")
    return face


if __name__ == "__main__":
    cli.run(main)
