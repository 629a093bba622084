#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the puzzles, or proves that they hold.

In each puzzle of lib/puzzles/ one move is the best on every deal of the hidden tiles, and every other move gives away
at least 5 % of the chance to win the match. `make` finds such positions in matches that the machine plays against
itself, and `check` proves the existing ones again. docs/puzzles.md tells more.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
from cli import processes
from puzzling import checking, entries, packing, search

if TYPE_CHECKING:
    from argparse import Namespace


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("arena")
    if options.mode == "make":
        make(options)
        return 0
    return check(options)


def parse(arguments: list[str]) -> Namespace:
    """Return the options that the arguments name."""
    parser = cli.Parser(prog="puzzles.py", description=__doc__)
    parser.add_argument("mode", choices=("make", "check"))
    parser.add_argument(
        "--folder",
        type=Path,
        default=packing.FOLDER,
        metavar="DIR",
        help="where puzzles.json and puzzles.bin are (lib/puzzles/ in this project)",
    )
    parser.add_argument(
        "--each", type=int, default=8, metavar="N", help="make: how many puzzles of each game and grade (8)"
    )
    parser.add_argument(
        "--game",
        dest="games",
        action="append",
        choices=search.GAMES,
        help="make: can be given several times (all of them)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="make: the seed of all chances (1)")
    parser.add_argument(
        "--only",
        type=int,
        action="append",
        metavar="N",
        help="check: the number of a puzzle; can be given several times (all of them)",
    )
    parser.add_force()
    parser.add_jobs()
    options = parser.parse_args(arguments)
    if not 1 <= options.each <= 17:
        parser.error("--each takes a number of 1 to 17")
    return options


def make(options: Namespace) -> None:
    """Find puzzles, and write both files. Of puzzles that look alike, only the first is taken."""
    paths = [options.folder / name for name in (packing.JSON, packing.PACKED)]
    cli.check_room(options.folder, "--folder")
    cli.check_new(paths, "--folder", options.force)
    work = [
        (game, grade, number, options.seed)
        for grade in entries.GRADES
        for number in range(options.each)
        for game in options.games or search.GAMES
    ]
    found: dict[str, entries.Entry] = {}
    with processes.pool(options.jobs) as pool:
        for number, puzzle in enumerate(pool.imap(search.job, work), 1):
            found.setdefault(checking.likeness(puzzle), puzzle)
            print(f"{number} of {len(work)}: {puzzle['grade']}, {puzzle['game']}, {puzzle['solution']}", flush=True)
    puzzles = list(found.values())
    with cli.writing(options.folder, "--folder"):
        paths[0].write_text(packing.text(puzzles), encoding="utf-8")
        paths[1].write_bytes(packing.pack(puzzles))
    print(f"{paths[1]}: {len(puzzles)} puzzles in {paths[1].stat().st_size:,} bytes")


def check(options: Namespace) -> int:
    """Prove puzzles again. Print a sentence for each that doesn't hold; return the exit status."""
    puzzles = packing.load(options.folder)
    faults = checking.of_files(options.folder, puzzles)
    wanted = options.only or range(1, len(puzzles) + 1)
    for number in wanted:
        if not 1 <= number <= len(puzzles):
            cli.stop(f"there is no puzzle {number}, only those of 1 to {len(puzzles)}.")
    with processes.pool(options.jobs) as pool:
        found = pool.imap(checking.fault_of, [puzzles[number - 1] for number in wanted])
        faults += [f"puzzle {number}: {sentence}" for number, sentence in zip(wanted, found) if sentence]
    for sentence in faults:
        print(sentence)
    if not faults:
        deals = sum(puzzles[number - 1]["deals"] for number in wanted)
        print(f"All hold. Puzzles checked: {len(wanted)}, deals searched: {deals:,}.")
    return bool(faults)


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
