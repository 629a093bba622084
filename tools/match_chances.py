#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the tables of the chances to win a match from self-play.

It writes them into engine/judge/tables.py. Skilled plays rounds against itself. Matches from random scores are put
together of these rounds, and the numbers of a table are fitted to the winners. The tables of games that aren't named
stay. The same seed makes the same tables, in any number of processes.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import cli
import environment
from cli import processes
from engine import games
from engine import players as levels
from engine.judge import chances
from engine.judge.tables import TABLES
from engine.line_match import LineMatch
from engine.rng import Rng
from matches import add_games
from matches.pairs import derive

if TYPE_CHECKING:
    from argparse import Namespace

    from engine.kinds import Options
    from engine.match import Match
    from engine.players.player import Player
    from figures.tables import Table

    Row = tuple[float, int, tuple[int, ...]]  # what TABLES have for a game
    Round = tuple[list[list[int]], int]  # see played
    Parts = list[list[tuple[int, float]]]  # of the level of each side, see chances.parts
    State = tuple[Parts, int | None, int]  # see put_together

FILE = environment.ROOT / "engine" / "judge" / "tables.py"
SCALING = ("set", "ends")  # the options that change the points of a round
LONG = 4  # rounds of a match of Skilled, at most
# Times as many rounds of Pai Gow, which are short. A match has a hundred, so a small advantage decides it.
OF_SPLITS = 20
LONGEST = {"rounds": 12}  # the match of Tien Gow whose states have any number of rounds left
STATES = 6  # of a match that is put together, at most: those of Pai Gow take a hundred rounds
STEPS_OF_FIT = 30
SMOOTH = 2e-3  # of all matches: how straight the levels are where few matches tell them

HEAD = '''# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The tables of engine/judge/chances.py; made by
tools/match_chances.py --rounds {rounds} --matches {matches} --seed {seed}

For each game, number of seats and set: the points of a unit, the level added for leading the next round, and the
levels for the STEPS or, in Tien Gow, for each number of rounds left.
"""

TABLES = {{
'''


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("train")
    start = time.monotonic()
    found = {name: row for name, row in TABLES.items() if _game(name) not in (options.games or games.NAMES)}
    with processes.pool(options.jobs) as pool:
        for name, table in pool.imap(_make, [(*table, options) for table in tables(options.games)]):
            found[name] = table
            print(f"{name}: after {time.monotonic() - start:.0f} s", flush=True)
    in_order = sorted(found.items(), key=lambda item: games.NAMES.index(_game(item[0])))
    rows = [f'    "{name}": (\n        {str(table)[1:-1]}),\n' for name, table in in_order]
    FILE.write_text(HEAD.format(**vars(options)) + "".join(rows) + "}\n", encoding="utf-8")
    return 0


def parse(arguments: list[str]) -> Namespace:
    """Return the options that the arguments name."""
    parser = cli.Parser(prog="match_chances.py", description=__doc__)
    add_games(parser)
    parser.add_argument(
        "--rounds",
        type=cli.positive,
        default=2500,
        metavar="N",
        help="rounds of Skilled for each table (2,500)",
    )
    parser.add_argument(
        "--matches",
        type=cli.positive,
        default=40_000,
        metavar="N",
        help="matches that are put together of them (40,000)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of all chances (1)")
    parser.add_jobs()
    return parser.parse_args(arguments)


def _game(name: str) -> str:
    """Return the game of a table's name."""
    return name.partition(" ")[0]


def tables(wanted: Sequence[str] = ()) -> Iterator[Table]:
    """Yield (game, seats, options) for each table of the wanted games, or of all if there are none."""
    for name in wanted or games.NAMES:
        rules = games.load(name)
        scaled = [{key: value} for key, _, allowed in rules.OPTIONS if key in SCALING for value in allowed]
        for seats in range(rules.SEATS[0], rules.SEATS[1] + 1):
            for options in scaled or [{}]:
                yield name, seats, options


def _make(work: tuple[str, int, Options, Namespace]) -> tuple[str, Row]:
    name, seats, chosen, options = work
    match = games.load(name)(seats, chosen)
    rng = Rng(derive(options.seed, name, seats, *chosen.values()))
    rounds = played(match, rng, options.rounds * (OF_SPLITS if match.solo else 1))
    unit = round(sum(sum(map(max, steps)) for steps, _ in rounds) / len(rounds) / 2, 1)
    states = [state for _ in range(options.matches) for state in put_together(match, chosen, rounds, rng, unit)]
    lead, *levels = fit(states, LONGEST["rounds"] if name == "tien_gow" else len(chances.STEPS))
    return chances.table_name(match), (unit, lead, tuple(levels))


def played(match: Match, rng: Rng, count: int) -> list[Round]:
    """Let Skilled play rounds of matches like this one. Return for each round (steps, the seat that leads next): a
    step is the points that each side gained at once. Sides and seats are counted from the leader."""
    found: list[Round] = []
    while len(found) < count:
        playing = match.another()
        seated = [levels.load("skilled", rng.seed()) for _ in range(match.seats)]
        while playing.result is None and playing.rounds < LONG:
            playing.deal(rng.seed())
            turned = playing.side(playing.leader)
            steps = [step[turned:] + step[:turned] for step in _steps(playing, seated) if any(step)]
            if playing.ended:  # the end of the match hasn't cut the round short
                found.append((steps, (playing.next_leader - playing.leader) % match.seats))
    return found[:count]


def _steps(playing: Match, seated: list[Player]) -> Iterator[list[int]]:
    """Play a round, and yield for each move the points that each side gained."""
    while playing.moves:
        before = playing.scores[:]
        move = playing.moves[0]
        if len(playing.moves) > 1:
            move = seated[playing.turn].move(playing.view(playing.turn))
        playing.play(move)
        yield [now - earlier for now, earlier in zip(playing.scores, before)]


def put_together(match: Match, chosen: Options, rounds: list[Round], rng: Rng, unit: float) -> list[State]:
    """Make a match of rounds, from random scores. Return the states before its rounds, each as (the parts of each
    side's level, the side that leads or None, the side that the end of the match names)."""
    keeper = type(match)(match.seats, {**chosen, **length(match, rng)})
    set_at_random(keeper, rng)
    leader = 0 if match.solo else rng.below(match.seats)
    states: list[tuple[Parts, int | None]] = []
    result = None
    while result is None:
        if len(states) < STATES or match.game == "tien_gow":
            leads = None if chances.led_by_tile(keeper) else keeper.side(leader)
            states.append(([chances.parts(keeper, score, unit) for score in keeper.scores], leads))
        steps, following = rounds[rng.below(len(rounds))]
        result = _add_up(keeper, steps, keeper.side(leader))
        leader = (leader + following) % match.seats
    return [(*state, result) for state in states]


def length(match: Match, rng: Rng) -> Options:
    """Return options for the length of a match: half of the time the default target, else a random one."""
    if match.game == "tien_gow":
        return LONGEST
    return {
        key: allowed[rng.below(len(allowed))] if rng.below(2) else default
        for key, default, allowed in match.OPTIONS
        if key == "target"
    }


def set_at_random(keeper: Match, rng: Rng) -> None:
    """Give a match random scores, where there can be any."""
    if keeper.game == "pai_gow":
        share = 5 * rng.below(38) + 5
        keeper.scores[:] = share, sum(keeper.scores) - share
    elif isinstance(keeper, LineMatch):
        keeper.scores[:] = [rng.below(keeper.target()) for _ in keeper.scores]
        keeper.rounds = 1  # a tile may decide who leads the first round


def _add_up(keeper: Match, steps: list[list[int]], turned: int) -> int | None:
    """Add the points of a round, which side `turned` has led, to the scores of a match. Return the side that the
    end of the match names, or None."""
    keeper.rounds += 1
    for step in steps:
        for side, points in enumerate(step):
            keeper.scores[(side + turned) % len(step)] += points
        if keeper.stake:  # it is never more than a side has
            keeper.scores[:] = [max(0, min(score, 200)) for score in keeper.scores]
        result = keeper.find_result()
        if result is not None:
            return result
    return None


def fit(states: list[State], count: int) -> list[int]:
    """Return the level added for leading and the levels of a table, ints, that explain the ends of the matches of
    these states best (multinomial regression)."""
    import numpy

    sides = len(states[0][0])
    made = numpy.zeros((len(states), sides, count + 1), dtype=numpy.float32)
    for row, (levels_of, leads, _) in enumerate(states):
        for side, found in enumerate(levels_of):
            for place, share in found:
                made[row, side, place + 1] += share
        if leads is not None:
            made[row, leads, 0] = 1
    named = numpy.zeros((len(states), sides), dtype=numpy.float32)
    named[range(len(states)), [result for _, _, result in states]] = 1
    bends = numpy.diff(numpy.eye(count + 1)[1:], 2, axis=0)
    held = len(states) * (SMOOTH * bends.T @ bends + 1e-6 * numpy.eye(count + 1))
    weights = numpy.zeros(count + 1)
    for _ in range(STEPS_OF_FIT):
        chance = numpy.exp(made @ weights)
        chance /= chance.sum(1, keepdims=True)
        mean = numpy.einsum("ms,msk->mk", chance, made)
        slope = numpy.einsum("ms,msk->k", named - chance, made) - held @ weights
        flat = made.reshape(-1, count + 1)
        bend = (flat * chance.reshape(-1, 1)).T @ flat - mean.T @ mean
        weights += numpy.linalg.solve(bend + held, slope)
    return [int(number) for number in numpy.rint(chances.OCTAVE * weights / numpy.log(2))]


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
