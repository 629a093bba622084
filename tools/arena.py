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
from matches import crew, players, tally
from matches.pairs import Setup

if TYPE_CHECKING:
    from matches.pairs import Pair

ALL = "all"


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("arena")
    try:
        for name in options.games:
            compare(setup(options, name), options)
    except KeyboardInterrupt:
        return cli.INTERRUPTED
    except players.Fault as error:
        cli.stop(f"{error}.")
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
    parser.add_argument(
        "--game",
        dest="games",
        action="append",
        choices=(*games.NAMES, ALL),
        help="what they play (all_fives); can be given several times, or all",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table (the game's fewest)")
    cli.add_options(parser)
    parser.add_argument(
        "--matches",
        type=int,
        default=1000,
        metavar="N",
        help="how many of each game (1,000); an odd number is rounded up to whole pairs",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed plays the same matches (by chance)")
    parser.add_jobs()
    options = parser.parse_args(arguments)
    if options.matches < 1 or options.jobs < 1:
        parser.error(f"--{'jobs' if options.jobs < 1 else 'matches'} takes a number from 1 up")
    options.games = options.games or ["all_fives"]
    if ALL in options.games:
        options.games = games.NAMES
    if options.seed is None:
        options.seed = random.SystemRandom().getrandbits(30)
    try:
        for name in options.games:
            setup(options, name)
    except ValueError as error:
        parser.error(str(error))
    return options


def player(name: str) -> str:
    """Return the name of a player; the type of an argument of a Parser."""
    try:
        players.load(name)
    except players.Fault as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name


def setup(options: argparse.Namespace, name: str) -> Setup:
    """Return the Setup of a game. Raises ValueError, saying why, if it can't be played so."""
    rules = games.load(name)
    seats = rules.SEATS[0] if options.seats is None else options.seats
    chosen = dict(options.options)
    rules(seats, chosen)
    return Setup(options.a, options.b, name, seats, chosen, options.seed)


def compare(setup: Setup, options: argparse.Namespace) -> None:
    """Play the matches of a Setup, and print the figures.

    If the run is interrupted, they are those of the pairs that were played.
    """
    pairs: list[Pair] = []
    print(heading(setup, options.matches), flush=True)
    try:
        play(setup, options, pairs)
    finally:
        pairs.sort()
        if pairs:
            show(pairs)


def heading(setup: Setup, matches: int) -> str:
    """Say which matches will be played, and how to play them again."""
    count = pairs_for(matches)
    rounded = ", rounded up to whole pairs" if matches % 2 else ""
    options = "".join(f" --option {key}={value}" for key, value in setup.options.items())
    return (
        f"{setup.a} (A) against {setup.b} (B):"
        f" {2 * count:,} matches of {setup.game} for {setup.seats}{rounded}\n"
        f"  again with: arena.py {setup.a} {setup.b} --game {setup.game} --seats {setup.seats}{options}"
        f" --matches {2 * count} --seed {setup.seed}"
    )


def pairs_for(matches: int) -> int:
    """How many pairs that many matches make, rounded up."""
    return (matches + 1) // 2


def play(setup: Setup, options: argparse.Namespace, pairs: list[Pair]) -> None:
    """Play the matches of a Setup, and add their Pairs to a list, in any order."""
    from tqdm import tqdm

    count = pairs_for(options.matches)
    done = crew.on_this_computer(setup, count, options.jobs)
    won = 0.0
    # `disable=None`: there is no bar where standard error isn't a terminal.
    with closing(done), tqdm(total=2 * count, unit=" matches", dynamic_ncols=True, disable=None) as bar:
        for some in done:
            pairs += some
            won += sum(pair.won for pair in some)
            bar.set_postfix_str(f"A wins {100 * won / len(pairs):.1f} %", refresh=False)
            bar.update(2 * len(some))


def show(pairs: list[Pair]) -> None:
    """Print who won, and by how much."""
    played = f"  {2 * len(pairs):,} matches, in {len(pairs):,} mirrored pairs"
    print(f"{played:<54}95 % interval")
    print(f"    won by A, in %                      {interval('%10.1f', '%.1f', tally.win_rate(pairs), 100)}")
    print(f"    points that A gains more a round    {interval('%+10.2f', '%+.2f', tally.points_a_round(pairs))}")
    if len(pairs) < tally.FEW:
        print(f"    fewer than {tally.FEW} pairs, so the intervals are rough")
    print(flush=True)


def interval(form: str, plain: str, estimate: tally.Estimate, times: int = 1) -> str:
    """An estimate in words, its numbers multiplied, and in two forms of %."""
    value = form % (times * estimate.value)
    if estimate.low is None or estimate.high is None:
        return f"{value}        unknown from one pair"
    return f"{value}        {plain % (times * estimate.low)} to {plain % (times * estimate.high)}"


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
