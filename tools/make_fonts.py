#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the font of the game, with the letters that its sentences in all languages are written with.

It is PT Sans, whose outlines a package of PyPI brings: they become source/prose.bdf, the font at its size, and from
that prose.bmp and prose.txt are made, see artwork.proportional.
"""

import ast
import importlib.resources
import io
import pathlib
import sys
from typing import TYPE_CHECKING

import cli
import environment
import languages
from artwork import bmp, proportional
from artwork.proportional import ACCENTED
from environment import ROOT

if TYPE_CHECKING:
    from argparse import Namespace
    from importlib.resources.abc import Traversable

    from freetype import Face

    from artwork.proportional import Rows

PROSE = "prose"
OUTLINES = "PT_Sans-Web-Regular.ttf"
PACKAGE = "fontpkg_pt_sans"  # has the outlines in its files/
SHEETS = ROOT / "fonts"
ASCII = "".join(map(chr, range(0x20, 0x7F)))  # the text of a failure can have any of these
BUTTONS = "ⒶⒷ"  # in whose place the game shows keycaps with the letters that a board calls them
BLACK_WHITE = (0x000000, 0xFFFFFF)


def open_outlines(folder: "pathlib.Path | Traversable") -> "Face":
    """Return the freetype face of the OUTLINES in `folder`; end if there are none that can be read."""
    import freetype

    try:
        return freetype.Face(io.BytesIO((folder / OUTLINES).read_bytes()))
    except FileNotFoundError:
        cli.stop(f"no {OUTLINES} in {folder}: leave --outlines out, or name a folder that has it.")
    except (OSError, freetype.FT_Exception):
        cli.stop(
            f"{folder / OUTLINES} is damaged: remove the folder {environment.VENV.name}/, which is then made"
            " again, or name another folder with --outlines."
        )


def characters_shown() -> set[str]:
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


def characters_of(path: pathlib.Path | None) -> set[str]:
    """Return the set of printable characters in a text file, or of none if `path` is None."""
    if path is None:
        return set()
    try:
        return {character for character in path.read_text(encoding="utf-8") if character.isprintable()}
    except (OSError, UnicodeDecodeError):
        cli.stop(f"{path} can't be read: give --text a file of UTF-8 text.")


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("art")
    wanted = characters_shown() | characters_of(options.text)
    folder = options.outlines or importlib.resources.files(PACKAGE) / "files"
    prose = proportional.glyphs(open_outlines(folder), wanted)
    cli.check_new([options.out / name for name in written()], "--out", options.force or options.out == SHEETS)
    with cli.writing(options.out, "--out"):
        (options.out / "source").mkdir(parents=True, exist_ok=True)
        write(options.out, prose)
    lacking = "".join(sorted(wanted - prose.keys()))
    print(f"{PROSE}: {len(prose)} characters" + (f"; the font lacks {lacking}" if lacking else ""))
    return 0


def parse(arguments: list[str]) -> "Namespace":
    """The options that the arguments name."""
    parser = cli.Parser(prog="make_fonts.py", description=__doc__)
    parser.add_argument(
        "--outlines",
        type=pathlib.Path,
        metavar="DIR",
        help="the folder with the TTF file of PT Sans (that of the package fontpkg-pt-sans)",
    )
    parser.add_argument(
        "--text", type=pathlib.Path, metavar="FILE", help="add every character of this text to the font"
    )
    parser.add_argument(
        "--out",
        type=pathlib.Path,
        default=SHEETS,
        metavar="DIR",
        help="the folder to write to (fonts/ in this project)",
    )
    parser.add_force()
    return parser.parse_args(arguments)


def written() -> list[str]:
    """The paths of the files that are written, in the folder for them."""
    return [f"{PROSE}.bmp", f"{PROSE}.txt", f"source/{PROSE}.bdf"]


def write(out: pathlib.Path, glyphs: "dict[str, Rows]") -> None:
    """Write a BDF font of glyphs, and the files made of it for the badge."""
    source = out / "source" / f"{PROSE}.bdf"
    source.write_text(proportional.bdf(PROSE, glyphs), encoding="utf-8")
    rows, text = proportional.sheet(proportional.read_bdf(source))
    (out / f"{PROSE}.bmp").write_bytes(bmp.encode(rows, BLACK_WHITE, 1))
    (out / f"{PROSE}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
