#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Plays a whole match with the buttons, and prints them as a keys file.

`play.py --headless` plays such a file. The person plays as Greedy would, and a shot is taken of each kind of screen.
This makes the files in tests/fixtures/keys and, with --tour, which visits all other screens on the way, those in
tests/fixtures/tours. Make them again after a change of the screens.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import cli
import environment
from keys import person

if TYPE_CHECKING:
    from argparse import Namespace
    from typing import Any

    from simulator import Simulator

HEADER = """
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
""".strip()
RUN = ("seed", "numerals", "tour")  # the options that don't choose a match
MOST_LINES = 5000  # of a match that comes to its end


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("play")
    print(recorded(options))
    return 0


def recorded(options: Namespace, look: Callable[[Simulator, str], None] = lambda badge, line: None) -> str:
    """Play the match of the options that `parse` returns; return the text of its keys file.

    After each step, a line of the file, `look(badge, line)` is called.
    """
    from simulator import Simulator

    lines = []
    with Simulator(seed=options.seed) as badge:
        badge.start()
        if options.numerals:
            from saves import settings

            settings.choose(badge.app, "numerals", True)
        wanted = wishes(badge, options)
        for line in itertools.islice(person.play(badge, wanted, options.tour), MOST_LINES):
            lines.append(line)
            look(badge, line)
    if len(lines) == MOST_LINES:
        cli.stop(f"after {MOST_LINES} steps the match still went on; try another --seed.")
    command = "".join(
        f" --{_option(key)}" if value is True else f" --{_option(key)} {value}"
        for key, value in vars(options).items()
        if value is not None and value is not False
    )
    return "\n".join(
        (
            HEADER,
            f"# A whole match from the title to the result: play.py --seed {options.seed}",
            f"# Made by: record_keys.py{command}",
            *merged(lines),
        )
    )


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="record_keys.py", description=__doc__)
    parser.add_argument("--game", metavar="NAME", default="all_fives", help="the game to play (all_fives)")
    parser.add_argument(
        "--seats", dest="players", type=int, metavar="N", help="how many sit at the table (the game's fewest)"
    )
    parser.add_argument("--set", type=int, metavar="N", help="the set up to double N (6)")
    parser.add_argument("--target", type=int, metavar="N", help="the points to play to (the game's usual ones)")
    parser.add_argument("--rounds", type=int, metavar="N", help="how many rounds to play (the game's usual ones)")
    parser.add_argument("--level", metavar="NAME", help="whom to play against (greedy)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of all chances, as for play.py (0)")
    parser.add_argument("--numerals", action="store_true", help="with numerals on the tiles instead of pips")
    parser.add_argument("--tour", action="store_true", help="on the way, go through all other screens")
    return parser.parse_args(arguments)


def _option(key: str) -> str:
    """The option, without its dashes, for a key of a Choice or of RUN."""
    return "seats" if key == "players" else key


def wishes(badge: Simulator, options: Namespace) -> dict[str, Any]:
    """The choices for a new game, by their keys; stops where the game has no such choice."""
    from saves.choice import Choice

    choice = Choice(badge.app.packed_choice)
    wanted = {key: value for key, value in vars(options).items() if value is not None and key not in RUN}
    for key, value in wanted.items():
        option = _option(key)
        if key not in choice.keys() + choice.house_rules():
            cli.stop(f"{choice.game} has no choice of {option}.")
        if value not in choice.values(key):
            cli.stop(f"--{option} can't be {value}, only one of {', '.join(map(str, choice.values(key)))}.")
        if key == "game":
            choice.set_game(value)
    return wanted


def merged(lines: Iterable[str]) -> Iterator[str]:
    """The lines, with waits that follow each other made one."""
    for waits, group in itertools.groupby(lines, lambda line: line.startswith("wait")):
        if waits:
            yield f"wait {sum(float(line.split()[1]) for line in group):.2f}"
        else:
            yield from group


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
