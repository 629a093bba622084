#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Puts the game onto the badge that is connected.

It builds the game, copies all changed files to the badge's drive, and verifies them. After an interruption it
continues where it stopped. It removes files that an older build of the game has left on the drive. It renames a file
that is in the way of one of the game's, or that was changed since; nothing else is touched.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
import languages
from drive import badges, boot_out, contents
from drive.copying import Copy
from drive.mounted import Mounted

if TYPE_CHECKING:
    from argparse import Namespace


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    if options.drive:
        badges.read(options.drive)  # a wrong one is told before anything is installed
    environment.ensure("build")
    flash(options)
    return 0


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="flash.py", description=__doc__)
    parser.add_argument(
        "--drive",
        type=Path,
        metavar="DIR",
        help="the CIRCUITPY drive: a folder, or on Windows a letter, such as D:\\ (the only one there is)",
    )
    parser.add_argument("--source", action="store_true", help="copy .py files, which few boards have the memory for")
    languages.add_option(parser)
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    return parser.parse_args(arguments)


def flash(options: Namespace) -> None:
    """Make the connected badge hold the game. Raises Fault."""
    badge = badges.read(options.drive or badges.find())
    print(f"{badge.drive}: a {badge.board} with CircuitPython {badge.release}", flush=True)
    note = boot_out.note(badge.release)
    if note:
        print(note, flush=True)
    if options.source:
        print(contents.ON_SOURCE, flush=True)
    with Mounted(badge.drive) as drive:
        files = contents.build(badge.board, badge.circuitpython, options.source, options.languages)
        copy = Copy(drive, files)
        copy.check()
        if not copy.steps:
            print(f"All {len(files)} files are there already, verified.")
        elif options.dry_run:
            print("\n".join(f"  {text}" for text in copy.texts()))
            print(f"These {len(copy.steps)} steps would be done.")
        else:
            copy.carry_out(lambda text: print(text, flush=True))
            for text in copy.kept():
                print(f"{text}.")
            print(f"All {len(files)} files are there, verified. The badge starts the game by itself.")


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
