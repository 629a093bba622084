#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Writes the skeleton of a new line game, and tells what a game lacks.

The new game has the rules of Draw at first, and can be played at once.
"""

import argparse
import re
import sys

import cli
import environment
from skeleton import game
from skeleton.lacks import lacks


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    if not options.lacks:
        written = game.write(options.name, options.title, environment.ROOT)
        print(f"{options.title} can be played: python3 tools/play.py --game {options.name}\nWritten:")
        print(*[f"  {path}" for path in written], sep="\n")
    missing = lacks(options.name, environment.ROOT)
    print(f"{options.title} lacks:" if missing else f"{options.title} is complete.")
    for sentence in missing:
        print(f"- {sentence}")
    return 0


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="new_game.py", description=__doc__)
    parser.add_argument("name", type=game_name, metavar="NAME", help="its name in records, such as all_fives")
    parser.add_argument("--title", metavar="TEXT", help="its name on the screen (NAME, with capitals)")
    parser.add_argument("--lacks", action="store_true", help="write nothing, tell only what it lacks")
    options = parser.parse_args(arguments)
    options.title = options.title or options.name.replace("_", " ").title()
    return options


def game_name(text: str) -> str:
    """The name of a game; the type of an argument of a Parser."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", text):
        raise argparse.ArgumentTypeError(f"takes small letters, such as all_fives, not {text}")
    return text


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
