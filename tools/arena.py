#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sets two players against each other: who wins more matches, by how many points a round, and what a move costs.

Each deal is played twice, the second time with seats changed. At tables of more than two, each player has every
other seat. If several sides share the victory, so do their players. In Pai Gow, where everybody plays against the
banker, both play the same deals, and the better end wins. Of more than two players each meets each, and they are
rated.
"""

import argparse
import itertools
import random
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
from engine import games
from matches import cluster, cost, crew, players, rating, tally
from matches.pairs import Setup

if TYPE_CHECKING:
    from typing import Any

    from matches.pairs import Pair

    Found = dict[str, Any]  # figures, as a JSON object

ALL = "all"


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("arena" if options.scheduler is None else "cluster")
    if options.json:
        cli.writable(options.json, "--json", options.force)  # a wrong path is told before the long wait
    found: "list[Found]" = []
    try:
        for name in options.games:
            meet(name, options, found)
    except KeyboardInterrupt:
        return cli.INTERRUPTED
    except (cluster.Unavailable, players.Fault) as error:
        cli.stop(f"{error}.")
    finally:
        if options.json:
            cli.write_json(options.json, found)
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
    parser.add_argument("others", metavar="C", nargs="*", default=[], type=player, help="more of them, to rate all")
    parser.add_argument(
        "--game",
        dest="games",
        action="append",
        choices=(*games.NAMES, ALL),
        help="what they play (all_fives); can be given several times, or all",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table (the game's fewest)")
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        type=cli.option,
        metavar="KEY=VALUE",
        help="an option of the game, such as target=200; can be given several times",
    )
    parser.add_argument(
        "--matches",
        type=int,
        default=1000,
        metavar="N",
        help="how many of each game (1,000); an odd number is rounded up to whole pairs",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed plays the same matches (by chance)")
    parser.add_jobs()
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="let the Dask cluster of this scheduler play, such as tcp://10.0.0.1:8786",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE, too")
    parser.add_force()
    options = parser.parse_args(arguments)
    options.players = [options.a, options.b, *options.others]
    if options.others and len(set(options.players)) < len(options.players):
        parser.error("to be rated, each player is named once")
    if options.scheduler is not None and any(map(players.is_of_a_file, options.players)):
        parser.error("a Dask cluster doesn't have the files of your players: play without --scheduler")
    if options.matches < 1 or options.jobs < 1:
        parser.error(f"--{'jobs' if options.jobs < 1 else 'matches'} takes a number from 1 up")
    options.games = options.games or ["all_fives"]
    if ALL in options.games:
        options.games = games.NAMES
    if options.seed is None:
        options.seed = random.SystemRandom().getrandbits(30)
    try:
        for name in options.games:
            setups(options, name)
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


def setups(options: argparse.Namespace, name: str) -> list[Setup]:
    """Return the Setup for each two players in a game, a list. Raises ValueError, saying why, if it can't be played
    so."""
    rules = games.load(name)
    seats = rules.SEATS[0] if options.seats is None else options.seats
    for one in options.players:
        if not players.can_play(one, rules):
            raise ValueError(f"{one} doesn't know {name}, only the line games")
    chosen = dict(options.options)
    rules(seats, chosen)
    return [Setup(*two, name, seats, chosen, options.seed) for two in itertools.combinations(options.players, 2)]


def meet(name: str, options: argparse.Namespace, found: "list[Found]") -> None:
    """Let each two players play a game, print the figures, and add them to the list `found`; rate more than two."""
    results = {}
    for setup in setups(options, name):
        results[setup[:2]] = [pair.won for pair in compare(setup, options, found)]
        if not options.others:
            show_cost(found[-1], setup)
    if options.others:
        rated = rating.ratings(results, options.seed)
        found.append(
            {
                **setup._asdict(),
                "a": None,
                "b": None,
                "ratings": {one: estimate._asdict() for one, estimate in rated.items()},
            }
        )
        show_ratings(name, rated)


def show_ratings(name: str, rated: dict[str, tally.Estimate]) -> None:
    """Print the ratings of players, an Estimate for each."""
    first = next(iter(rated))
    print(f"{f'Elo ratings in {name}, {first} at 0':<54}95 % interval")
    for one, estimate in rated.items():
        known = "" if one == first else f"        {estimate.low:+.0f} to {estimate.high:+.0f}"
        print(f"    {one:<36}{estimate.value:+10.0f}{known}")
    print(flush=True)


def compare(setup: Setup, options: argparse.Namespace, found: "list[Found]") -> "list[Pair]":
    """Play the matches of a Setup, print the figures, add them to the list `found`, and return the pairs.

    If something ends the matches before their time, the figures are those of the pairs that are done.
    """
    pairs: "list[Pair]" = []
    print(heading(setup, options.matches), flush=True)
    try:
        play(setup, options, pairs)
    finally:
        if pairs:
            found.append(outcome(setup, sorted(pairs)))
            show_outcome(found[-1])
    return sorted(pairs)


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


def play(setup: Setup, options: argparse.Namespace, pairs: "list[Pair]") -> None:
    """Play the matches of a Setup, and add their Pairs to a list, in any order."""
    from tqdm import tqdm  # type: ignore[import-untyped]  # it has no hints

    count = pairs_for(options.matches)
    if options.scheduler is not None:
        done = cluster.play(setup, count, options.scheduler)
    else:
        done = crew.on_this_computer(setup, count, options.jobs)
    won = 0.0
    # `disable=None`: there is no bar where standard error isn't a terminal.
    with closing(done), tqdm(total=2 * count, unit=" matches", dynamic_ncols=True, disable=None) as bar:
        for some in done:
            pairs += some
            won += sum(pair.won for pair in some)
            bar.set_postfix_str(f"A wins {100 * won / len(pairs):.1f} %", refresh=False)
            bar.update(2 * len(some))


def outcome(setup: Setup, pairs: "list[Pair]") -> "Found":
    """The results of pairs of a Setup, as a JSON object; the same each time."""
    return setup._asdict() | {
        "pairs": len(pairs),
        "matches": 2 * len(pairs),
        "a_wins": tally.win_rate(pairs)._asdict(),
        "points_a_round": tally.points_a_round(pairs)._asdict(),
        "cost": None,
    }


def show_outcome(found: "Found") -> None:
    """Print who won, and by how much."""
    rate = {key: value and 100 * value for key, value in found["a_wins"].items()}
    played = f"  {found['matches']:,} matches, in {found['pairs']:,} mirrored pairs"
    print(f"{played:<54}95 % interval")
    print(f"    won by A, in %                      {interval('%10.1f', '%.1f', rate)}")
    print(f"    points that A gains more a round    {interval('%+10.2f', '%+.2f', found['points_a_round'])}")
    if found["pairs"] < tally.FEW:
        print(f"    fewer than {tally.FEW} pairs, so the intervals are rough")
    sys.stdout.flush()


def interval(form: str, plain: str, estimate: dict[str, float | None]) -> str:
    """An estimate in words, its numbers in two forms of %."""
    value = form % estimate["value"]
    if estimate["low"] is None:
        return f"{value}        unknown from one pair"
    return f"{value}        {plain % estimate['low']} to {plain % estimate['high']}"


def show_cost(found: "Found", setup: Setup) -> None:
    """Measure and print what a move of each player costs, and add it to the figures `found`."""
    views = cost.positions(setup, 2 * cost.SAMPLE)
    found["cost"] = {side: cost.measure(name, views)._asdict() for side, name in zip("ab", setup[:2])}
    python = ".".join(map(str, sys.version_info[:3]))
    print(f"{'  a move where there is a choice':<38}{'operations':>12}{'at most':>12}{'peak bytes':>14}")
    for side, spent in found["cost"].items():
        player = f"    {side.upper()}, {found[side]}"
        print(f"{player:<38}{spent['opcodes']:>12,.0f}{spent['most_opcodes']:>12,}{spent['peak_bytes']:>14,}")
    print(
        f"    bytecode operations of Python {python}, the mean of {spent['moves']} moves and the most of one;\n"
        f"    and the most memory that one of {spent['moves']} others takes\n",
        flush=True,
    )


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
