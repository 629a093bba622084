#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Checks the judgements of replay.py --judge at positions of matches for two, in which Greedy plays, and now and
then at random.

First, at late positions: how often the judged best move is the best one over all deals of the hidden tiles, or is
worse by no more than the error of the judgement. Then, for decisions judged costly: how much win chance they lose
if the Expert plays both choices on to the end of the round.
"""

import sys
from typing import TYPE_CHECKING

import cli
import environment
from cli import processes
from engine.judge.decision import Mean
from judging import costly, late
from matches.pairs import derive
from matches.tally import Z

if TYPE_CHECKING:
    from argparse import Namespace

GAMES = ("all_fives", "kurnik", "draw", "kozel", "bergen")
MOST = 200_000  # deals of a late position


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("arena")
    with processes.pool(options.jobs) as pool:
        for game in options.games or GAMES:
            if options.positions:
                show_late(game, pool.starmap(late.compare, work(options, game, options.positions, options.deals)))
            if options.costly:
                show_costly(game, pool.starmap(costly.loss, work(options, game, options.costly, options.times)))
    return 0


def parse(arguments: list[str]) -> "Namespace":
    """Return the options that the arguments name."""
    parser = cli.Parser(prog="judge_check.py", description=__doc__)
    parser.add_argument(
        "--game", dest="games", action="append", choices=GAMES, help="can be given several times (all of them)"
    )
    parser.add_argument("--positions", type=int, default=100, metavar="N", help="late positions of each game (100)")
    parser.add_argument(
        "--deals", type=int, default=MOST, metavar="N", help="the most deals of a late position (200,000)"
    )
    parser.add_argument("--costly", type=int, default=20, metavar="N", help="costly decisions of each game (20)")
    parser.add_argument(
        "--times", type=int, default=1000, metavar="N", help="how often the Expert plays each of them on (1,000)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of all chances (1)")
    parser.add_jobs()
    options = parser.parse_args(arguments)
    if options.deals < 2 or options.times < 1 or options.jobs < 1 or min(options.positions, options.costly) < 0:
        parser.error("--deals takes a number from 2 up, --times and --jobs from 1, --positions and --costly from 0")
    return options


def work(options: "Namespace", game: str, count: int, limit: int) -> list[tuple[str, int, int]]:
    """Return the arguments of the jobs that share `count` positions."""
    return [(game, derive(options.seed, game, number), limit) for number in range(count)]


def show_late(game: str, found: list[late.Compared]) -> None:
    """Print how the judgements of late positions compare."""
    count = len(found)
    best, within, twice = (sum(one.gap <= errors * one.error for one in found) / count for errors in (0, 1, 2))
    deals = [one.deals for one in found]
    gaps = [one.gap for one in found]
    print(
        f"{game}: {count} late positions of {min(deals):,} to {max(deals):,} deals. The judged best move is the"
        f" best in {best:.1%}, within its standard error in {within:.1%}, within two in {twice:.1%}; it is worse"
        f" by {sum(gaps) / count:.2%} of win chance on average, by {max(gaps):.2%} at most.",
        flush=True,
    )


def show_costly(game: str, found: list[float]) -> None:
    """Print how much decisions judged costly lose."""
    lost = Mean()
    for one in found:
        lost.add(one)
    print(
        f"{game}: {len(found)} decisions judged costly lose {lost.mean():.1%} of win chance"
        f" (±{Z * lost.error():.1%}) on average.",
        flush=True,
    )


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
