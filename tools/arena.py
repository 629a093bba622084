#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays matches between players, and says which one is stronger.

It counts who wins more matches, and by how many points a round. Each deal is played twice, the second time with
seats changed. At tables of more than two, each player has every other seat. If several sides share the victory, so do
their players. In Pai Gow, where everybody plays against the banker, both play the same deals, and the better end
wins.
"""

from __future__ import annotations

import argparse
import random
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import cli
import environment
from engine import games
from matches import pairs, players, tally
from matches.pairs import Setup

if TYPE_CHECKING:
    from matches.pairs import Pair


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("arena")
    compare(setup(options), options)
    return 0


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options that the arguments name."""
    parser = cli.Parser(prog="arena.py", description=__doc__)
    parser.add_argument(
        "a",
        metavar="A",
        type=player,
        help=f"one of {', '.join(players.NAMES)}, or path.py:Class, a class of a file of yours",
    )
    parser.add_argument("b", metavar="B", type=player, help="another of them, or the same")
    parser.add_argument("--game", choices=games.NAMES, default="all_fives", help="what they play (all_fives)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table (the game's fewest)")
    cli.add_options(parser)
    parser.add_argument(
        "--matches",
        type=cli.positive,
        default=1000,
        metavar="N",
        help="how many (1,000); an odd number is rounded up to whole pairs",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed plays the same matches (by chance)")
    parser.add_jobs()
    options = parser.parse_args(arguments)
    if options.seed is None:
        options.seed = random.SystemRandom().getrandbits(30)
    try:
        setup(options)
    except ValueError as error:
        parser.error(str(error))
    return options


def player(name: str) -> str:
    """Return the name of a player; the type of an argument of a Parser. Raises Fault."""
    players.load(name)
    return name


def setup(options: argparse.Namespace) -> Setup:
    """Return the Setup of the matches. Raises ValueError, saying why, if they can't be played so."""
    rules = games.load(options.game)
    seats = rules.SEATS[0] if options.seats is None else options.seats
    chosen = dict(options.options)
    rules(seats, chosen)
    return Setup(options.a, options.b, options.game, seats, chosen, options.seed)


def compare(setup: Setup, options: argparse.Namespace) -> None:
    """Play the matches of a Setup, and print the figures.

    If the run is interrupted, they are those of the pairs that were played.
    """
    from tqdm import tqdm

    count = (options.matches + 1) // 2
    found: list[Pair] = []
    print(heading(setup, 2 * count, ", rounded up to whole pairs" if options.matches % 2 else ""), flush=True)
    try:
        # `disable=None`: there is no bar where standard error isn't a terminal.
        bar = tqdm(total=2 * count, unit=" matches", dynamic_ncols=True, disable=None)
        with closing(pairs.play_pairs(setup, count, options.jobs)) as played, bar:
            for pair in played:
                found.append(pair)
                bar.update(2)
    finally:
        if found:
            show(sorted(found))


def heading(setup: Setup, matches: int, rounded: str) -> str:
    """Say which matches will be played, and how to play them again."""
    options = "".join(f" --option {key}={value}" for key, value in setup.options.items())
    return (
        f"{setup.a} (A) against {setup.b} (B):"
        f" {matches:,} matches of {setup.game} for {setup.seats}{rounded}\n"
        f"  again with: arena.py {setup.a} {setup.b} --game {setup.game} --seats {setup.seats}{options}"
        f" --matches {matches} --seed {setup.seed}"
    )


def show(found: list[Pair]) -> None:
    """Print who won, and by how much."""
    won, low, high = (100 * value for value in tally.win_rate(found))
    points = tally.points_a_round(found)
    played = f"  {2 * len(found):,} matches, in {len(found):,} mirrored pairs"
    print(f"{played:<54}95 % interval")
    print(f"    won by A, in %                      {won:10.1f}        {low:.1f} to {high:.1f}")
    print("    points that A gains more a round    %+10.2f        %+.2f to %+.2f" % points)
    if len(found) < tally.FEW:
        print(f"    fewer than {tally.FEW} pairs, so the intervals are rough")
    print(flush=True)


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
