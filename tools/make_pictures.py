#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Makes a picture of every screen, and sheets of them to look at.

They are in every language, theme and size, in OUT/THEME/BOARD/LANGUAGE/; the sheets, with a column for each language,
are in OUT/sheets/. With --readme it makes the pictures of the README instead, with --motions strips of the successive
frames of each motion, and with --help-pages pictures of the help, the lessons and the guide, questions for their
reader, and a first match press by press, in OUT/LANGUAGE/GAME/.
"""

import itertools
import sys
from argparse import Namespace
from collections.abc import Collection
from pathlib import Path
from typing import Any

import cli
import environment
import languages


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("play")
    if options.readme:
        from pictures import readme

        readme.make()
        return 0
    out = options.out = options.out.resolve()
    with cli.writing(out, "OUT"):
        if options.motions is not None:
            make_strips(out, options.motions, options.force)
        elif options.help_pages:
            make_help(out, options.languages, options.force)
        else:
            make_screens(out, options)
    return 0


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="make_pictures.py", description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", metavar="OUT", help="the folder for the pictures")
    parser.add_argument("--readme", action="store_true", help="make the pictures of the README")
    parser.add_argument(
        "--motions", nargs="?", const="", metavar="GAME", help="make strips of motions, of every game or of GAME"
    )
    parser.add_argument(
        "--help-pages", action="store_true", help="make pictures of help, lessons and notes, with questions and answers"
    )
    languages.add_option(parser)
    parser.add_argument("--themes", metavar="NAMES", help="only these, such as felt (all)")
    parser.add_argument("--boards", metavar="IDS", help="only these, such as pewpew_m4,240x135 (one for each size)")
    parser.add_argument("--screens", metavar="NAME", default="", help="only those whose names begin so")
    parser.add_force()
    options = parser.parse_args(arguments)
    if options.readme == bool(options.out):
        parser.error("give the folder OUT for the pictures, or --readme")
    return options


def make_strips(out: Path, game: str, force: bool) -> None:
    """Make the strips of motions of a game, or of all if it is ""."""
    from engine import games
    from pictures import motions

    if game and game not in games.NAMES:
        cli.stop(f"--motions can't have {game}, only one of {', '.join(games.NAMES)}.")
    cli.check_new(out.glob("*.png"), "OUT", force)
    out.mkdir(parents=True, exist_ok=True)
    print(f"{len(motions.save(out, [game] if game else games.NAMES))} strips")


def make_help(out: Path, spoken: Collection[str], force: bool) -> None:
    """Make the pictures of the help, the lessons and the guide in some languages."""
    from pictures import help_pages

    cli.check_new([path for language in spoken for path in (out / language).glob("*/*")], "OUT", force)
    print(f"{help_pages.save(out, spoken)} pictures")


def make_screens(out: Path, options: Namespace) -> None:
    """Make the pictures of all screens, and their sheets."""
    from pictures import screens

    themes = chosen("--themes", options.themes, screens.themes())
    boards = chosen("--boards", options.boards, screens.ANY, screens.BOARDS)
    both = list(itertools.product(themes, boards))
    for theme, board in both:
        pictures = [path for language in options.languages for path in (out / theme / board / language).glob("*.png")]
        cli.check_new([*pictures, *(out / "sheets").glob(f"{theme}-{board}-*.png")], "OUT", options.force)
    judgements: dict[str, Any] = {}
    for theme, board in both:
        make(out, theme, board, options.languages, options.screens, judgements)


def chosen(option: str, names: str | None, known: Collection[str], usual: Collection[str] | None = None) -> list[str]:
    """Return the known names that an option lists, or without it the `usual` ones (all), as a list; or end."""
    wanted = names.split(",") if names else list(usual or known)
    for name in wanted:
        if name not in known:
            cli.stop(f"{option} can't have {name}, only some of {', '.join(known)}.")
    return wanted


def make(out: Path, theme: str, board: str, spoken: Collection[str], wanted: str, judgements: dict[str, Any]) -> None:
    """Make the pictures of one theme and board, and their sheet. The `judgements` are as for Look."""
    from pictures import screens, sheets

    columns = {}
    for language in spoken:
        folder = out / theme / board / language
        folder.mkdir(parents=True, exist_ok=True)
        with screens.Look(language, theme, board, judgements=judgements) as look:
            columns[language] = dict(look.pictures(wanted))
        for name, picture in columns[language].items():
            picture.save(folder / f"{name}.png")
    count = sum(map(len, columns.values()))
    if not count:
        cli.stop(f"no screen has a name that begins with {wanted}.")
    paths = sheets.save(out / "sheets", f"{theme}-{board}", columns)
    print(f"{theme}, {board}: {count} pictures, {len(paths)} sheets", flush=True)


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
