#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the weights of Skilled's evaluation from self-play.

It writes them into engine/players/weights/. In the first stage Greedy plays itself, in the second one Skilled with
the weights of the first. At positions of these matches every move is played to the end of the round on the same
sampled deals, as the Expert does. The weights are fitted, by least squares, to how much the moves of a position
differ in their gain. The same seed makes the same weights, in any number of processes.
"""

from __future__ import annotations

import importlib
import itertools
import sys
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import cli
import environment
from cli import processes
from engine import games
from engine import players as levels
from engine.rng import Rng
from matches import add_games, pairs, tally
from matches.pairs import Setup, derive

if TYPE_CHECKING:
    from argparse import Namespace
    from types import ModuleType

    import numpy
    from numpy.typing import ArrayLike, NDArray

    from engine.kinds import Options
    from engine.match import Match
    from engine.view import View

    Weights = dict[int, list[int]]  # by the number of seats
    Position = tuple[list[list[int]], list[float]]  # the numbers of each move, and its gain

WEIGHTS = environment.ROOT / "engine" / "players" / "weights"
UNIT = 1024  # the weight that is a point
STAGES = ("greedy", "skilled")  # who plays in each
CHUNK = 50  # positions for a process at a time
ROUNDS = 20  # of a match at most, lest all positions come from a few long ones
ODD = 8  # one move in this many is made at random, so that positions differ
WINS = "wins"  # the feature that isn't fitted: to win the match at once is better than all else
WON = 100 * UNIT
RIDGE = 1e-4  # of a feature's mean square: keeps the weights of features that hardly ever differ small

HEAD = '''# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in {game}; made by
tools/train.py {game} --positions {positions} --deals {deals} --seed {seed}
"""
'''


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("train")
    for game in options.games or games.NAMES:
        train(game, options)
    return 0


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="train.py", description=__doc__)
    add_games(parser)
    parser.add_argument(
        "--positions",
        type=cli.positive,
        default=10_000,
        metavar="N",
        help="how many positions to learn from, in each stage and for each number of seats (10,000)",
    )
    parser.add_argument(
        "--deals",
        type=cli.positive,
        default=40,
        metavar="N",
        help="deals on which each move is played out (40)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of all chances (1)")
    parser.add_argument(
        "--matches",
        type=cli.positive,
        default=1000,
        metavar="N",
        help="how many matches against Greedy measure the strength of each stage (1,000)",
    )
    parser.add_jobs()
    return parser.parse_args(arguments)


def train(game: str, options: Namespace) -> None:
    """Make the weights of a game for each number of seats, and write them after each stage."""
    fewest, most = games.load(game).SEATS
    # Those that aren't made yet stay as they are, in case this is stopped on the way.
    weights = {seats: row for seats, row in earlier(game).items() if fewest <= seats <= most}
    for seats in range(fewest, most + 1):
        for stage, level in enumerate(STAGES, 1):
            start = time.monotonic()
            weights[seats], explained = fit(features(game), gathered(game, seats, level, options))
            write(game, weights, options)
            spent = time.monotonic() - start
            print(
                f"{game} for {seats}, stage {stage}, {options.positions:,} positions of {level}: {spent:.0f} s;"
                f" {100 * explained:.0f} % of the differences explained;"
                f" {strength(game, seats, options)}",
                flush=True,
            )


def part(*names: str) -> ModuleType:
    """Return a module of the players: part("points", "worth") is engine.players.points.worth."""
    return importlib.import_module("engine.players." + ".".join(names))


def earlier(game: str) -> Weights:
    """The weights that a game has so far, a dict by the number of seats."""
    try:
        return dict(part("weights", game).WEIGHTS)
    except ImportError:
        return {}


def features(game: str) -> list[str]:
    """The names of the numbers in a game's evaluation."""
    return part(games.load(game).family, "evaluation").FEATURES.split()


def gathered(game: str, seats: int, level: str, options: Namespace) -> list[Position]:
    """Return the features and gains of all moves at many positions: a list with two lists for each position."""
    counts = [min(CHUNK, options.positions - first) for first in range(0, options.positions, CHUNK)]
    work = [
        (game, seats, level, derive(options.seed, game, seats, level, chunk), count, options.deals)
        for chunk, count in enumerate(counts)
    ]
    with processes.pool(options.jobs) as pool:
        return list(itertools.chain.from_iterable(pool.starmap(gather, work, chunksize=1)))


def gather(game: str, seats: int, level: str, seed: int, count: int, deals: int) -> list[Position]:
    """Return the features and gains of all moves at `count` positions of matches among players of a level."""
    rng = Rng(seed)
    found: list[Position] = []
    while len(found) < count:
        rules = games.load(game)
        match = rules(seats, options_by_chance(rules, rng))
        found += itertools.islice(positions(match, level, rng, deals), count - len(found))
    return found


def options_by_chance(rules: type[Match], rng: Rng) -> Options:
    """Return options for a match: each is its default half of the time, else a random value."""
    return {key: allowed[rng.below(len(allowed))] for key, default, allowed in rules.OPTIONS if rng.below(2)}


def positions(match: Match, level: str, rng: Rng, deals: int) -> Iterator[Position]:
    """Play a match, and yield the features of one in three of its positions."""
    seated = [levels.load(level, rng.seed()) for _ in range(match.seats)]
    while match.result is None and match.rounds < ROUNDS:
        match.deal(rng.seed())
        while match.moves:
            view = match.view(match.turn)
            move = seated[match.turn].move(view)
            if len(view.moves) > 1:
                if rng.below(3) == 0:
                    yield from judged(view, rng, deals)
                if rng.below(ODD) == 0:
                    move = view.moves[rng.below(len(view.moves))]
            match.play(move)


def judged(view: View, rng: Rng, deals: int) -> Iterator[Position]:
    """Yield the features of each move and its mean gain on some deals, if there are several different moves."""
    family = view.rules.family
    found = list(filter(None, part(family, "evaluation").features(view)))
    if len(found) > 1:
        playout = part(family, "playout").Playout(view)
        list(playout.prepare())
        gains = [0] * len(found)
        for _ in range(deals):
            while playout.deal(rng):
                pass
            for i, (_, move) in enumerate(found):
                gains[i] += playout.play(move)
        yield [list(numbers) for numbers, _ in found], [gain / deals for gain in gains]


def fit(names: Sequence[str], found: list[Position]) -> tuple[list[int], float]:
    """The weights that explain best by how much the gains at each position differ, a list of ints, and which part
    of the squares of these differences they explain."""
    import numpy

    if WINS in names:
        place = names.index(WINS)
        found = [position for position in found if not any(numbers[place] for numbers in position[0])]
    numbers = numpy.concatenate([differences(numbers) for numbers, _ in found])
    gains = numpy.concatenate([differences(gains) for _, gains in found])
    products = numbers.T @ numbers
    ridge = RIDGE * len(found) * numpy.diag(numpy.maximum(numpy.diag(products) / len(found), 1.0))
    weights = numpy.rint(UNIT * numpy.linalg.solve(products + ridge, numbers.T @ gains))
    left = gains - numbers @ weights / UNIT
    if WINS in names:
        weights[place] = WON
    return list(map(int, weights)), 1 - (left @ left) / max(gains @ gains, 1e-9)


def differences(rows: ArrayLike) -> NDArray[numpy.float64]:
    """An array of rows less their mean."""
    import numpy

    rows = numpy.array(rows, dtype=float)
    return rows - rows.mean(axis=0)


def write(game: str, weights: Weights, options: Namespace) -> None:
    """Write the weights of a game, a dict by the number of seats, and let this process know them."""
    text = HEAD.format(game=game, **vars(options)) + "WEIGHTS = {\n"
    for seats, row in sorted(weights.items()):
        text += f"    {seats}: {row},\n"
    (WEIGHTS / f"{game}.py").write_text(text + "}\n", encoding="utf-8")
    importlib.invalidate_caches()
    # Not read again: where a file changes twice in a second Python may take the compiled file from before.
    setattr(part("weights", game), "WEIGHTS", weights)


def strength(game: str, seats: int, options: Namespace) -> str:
    """How often Skilled now beats Greedy, in words."""
    setup = Setup("skilled", "greedy", game, seats, {}, options.seed)
    played = pairs.play_pairs(setup, (options.matches + 1) // 2, options.jobs)
    won, low, high = (100 * value for value in tally.win_rate(sorted(played)))
    return f"Skilled beats Greedy {won:.1f} % ({low:.1f} to {high:.1f})"


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
