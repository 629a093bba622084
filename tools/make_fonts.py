#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the font, with the letters that the sentences use.

It is PT Sans, whose outlines a package of PyPI brings: they become source/prose.bdf and source/large.bdf, the font at
two sizes, and from each a sheet and a list of its letters are made, see artwork.proportional.
"""

from __future__ import annotations

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
from artwork.proportional import ACCENTED, LARGE, USUAL
from environment import ROOT

if TYPE_CHECKING:
    from argparse import Namespace

    from freetype import Face

    from artwork.proportional import Rows, Size

FONTS = {"prose": USUAL, "large": LARGE}
OUTLINES = "PT_Sans-Web-Regular.ttf"
PACKAGE = "fontpkg_pt_sans"  # has the outlines in its files/
SHEETS = ROOT / "fonts"
ASCII = "".join(map(chr, range(0x20, 0x7F)))  # the text of a failure can have any of these
BUTTONS = "ⒶⒷ"  # in whose place the game shows keycaps with the letters that a board calls them
BLACK_WHITE = (0x000000, 0xFFFFFF)


def open_outlines() -> Face:
    """Return the freetype face of the OUTLINES in their package."""
    import freetype

    return freetype.Face(io.BytesIO((importlib.resources.files(PACKAGE) / "files" / OUTLINES).read_bytes()))


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


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("art")
    wanted = characters_shown()
    outlines = open_outlines()
    made = {name: proportional.glyphs(outlines, wanted, size) for name, size in FONTS.items()}
    cli.check_new([options.out / name for name in written()], "--out", options.force or options.out == SHEETS)
    with cli.writing(options.out, "--out"):
        (options.out / "source").mkdir(parents=True, exist_ok=True)
        for name, glyphs in made.items():
            write(options.out, name, glyphs, FONTS[name])
    lacking = "".join(sorted(wanted - glyphs.keys()))
    print(f"{', '.join(made)}: {len(glyphs)} characters" + (f"; the font lacks {lacking}" if lacking else ""))
    return 0


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="make_fonts.py", description=__doc__)
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
    return [path for name in FONTS for path in (f"{name}.bmp", f"{name}.txt", f"source/{name}.bdf")]


def write(out: pathlib.Path, name: str, glyphs: dict[str, Rows], size: Size) -> None:
    """Write a BDF font of glyphs, and the files made of it for the badge."""
    source = out / "source" / f"{name}.bdf"
    source.write_text(proportional.bdf(name, glyphs, size), encoding="utf-8")
    rows, text = proportional.sheet(proportional.read_bdf(source))
    (out / f"{name}.bmp").write_bytes(bmp.encode(rows, BLACK_WHITE, 1))
    (out / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
