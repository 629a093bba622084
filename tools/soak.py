#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays random matches, and looks for broken invariants.

The matches are of all games, at all tables, with all options. With --buttons a monkey plays them on the simulated
badge: it presses buttons at random, resets the badge and cuts its power, on all boards and with all settings. The run
ends if the game fails, breaks an invariant, loses data that it has to keep, or shows a screen that no press can leave.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import itertools
import multiprocessing
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import cli
import environment
from cli import processes, texts
from drive import boards
from engine import games, record

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.match import Match
    from monkey.life import Life

    Job = tuple[int, str | None]  # a seed, and a game or any


CLOSELY = 100  # one match in this many is looked at after every move, and replayed from its record
CHUNK = 50
MATCHES = 4  # that a monkey plays on a badge


class Outcome(NamedTuple):
    """The outcome of a monkey's life: what it broke or "", how many matches are over, and its steps."""

    seed: int
    board: str
    broken: str
    matches: int
    trace: list[str]


class Broken(Exception):
    """A match broke an invariant; the text names it."""


def random_match(seed: int, game: str | None = None) -> tuple[Match, random.Random]:
    """A new match of a game, or of any, with its seats and options, all at random from `seed`, and the source of
    that randomness."""
    chance = random.Random(seed)
    name = chance.choice(games.NAMES)
    rules = games.load(game or name)
    options = {key: chance.choice(allowed) for key, default, allowed in rules.OPTIONS if chance.random() < 0.5}
    fewest, most = rules.SEATS
    return rules(chance.randint(fewest, most), options), chance


def play(match: Match, chance: random.Random, closely: bool) -> None:
    """Play a match to its end, each move at random. Raises Broken, or whatever else goes wrong."""
    while match.result is None:
        if match.stakes():
            match.bet(chance.choice(match.stakes()))
        match.deal(chance.getrandbits(30))
        while match.legal_moves():
            match.play(chance.choice(match.legal_moves()))
            if closely:
                check(match)
        check(match)
    if closely:
        check_record(match)


def check(match: Match) -> None:
    """Raise Broken if the match breaks an invariant."""
    broken = match.status()
    if broken:
        raise Broken("; ".join(broken))


def check_record(match: Match) -> None:
    """Raise Broken if the record of a match doesn't replay to the same scores and the same record."""
    played = record.from_match(match)
    again = record.new_match(played)
    for _ in record.replay(again, played):
        pass
    if again.scores != match.scores or record.from_match(again) != played:
        raise Broken("the record doesn't replay to the same match")


def soak(job: Job) -> str | None:
    """Play one match, of a tuple of its seed and its game or None; return None, or the error."""
    seed, game = job
    match, chance = random_match(seed, game)
    try:
        play(match, chance, closely=seed % CLOSELY == 0)
    except Exception as error:  # whatever it is, the run is looking for it
        what = "" if isinstance(error, Broken) else type(error).__name__ + ": "
        where = f"round {match.rounds + bool(match.moves)}, after {len(match.played)} moves"
        return f"seed {seed}: {match.game} for {match.seats} ({match.options}) broke in {where}: {what}{error}"
    return None


def show(done: int, matches: int) -> None:
    """Show in a terminal how many matches are played."""
    if sys.stderr.isatty():
        print(f"\r{done:,} of {matches:,} matches", end="" if done < matches else "\n", file=sys.stderr, flush=True)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="soak.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    option = parser.add_argument
    option("--matches", type=cli.positive, metavar="N", help="how many to play (100,000; with --buttons 100)")
    option("--seed", type=int, metavar="N", help="the seed of the first match, or of the first badge (0)")
    option("--game", choices=games.NAMES, help="without --buttons: this game only")
    option("--buttons", action="store_true", help="let a monkey play on the simulated badge")
    boards.add_board(parser, help="with --buttons: on this board only, by its board_id")
    option(
        "--keys", type=Path, metavar="FILE", help="with --buttons: do the steps in a file that a monkey has left again"
    )
    options = parser.parse_args(arguments)
    if options.buttons and options.game:
        parser.error("--game can't be chosen with --buttons: the monkey chooses its games by the buttons")
    if not options.buttons and (options.board or options.keys):
        parser.error("--board and --keys need --buttons")
    options.seed = options.seed or 0
    options.matches = options.matches or (100 if options.buttons else 100_000)
    return options


def main(arguments: list[str]) -> None:
    """Run the tool."""
    options = parse(arguments)
    if options.keys:
        replay_keys(options.keys)
    elif options.buttons:
        play_with_buttons(options)
    else:
        play_many(options)


def play_many(options: argparse.Namespace) -> None:
    """Play random matches of the engine, and stop at the first that breaks something."""
    jobs = [(options.seed + i, options.game) for i in range(options.matches)]
    with processes.pool() as pool:
        for done, broken in enumerate(pool.imap(soak, jobs, CHUNK), 1):
            if broken:
                again = f"--matches 1 --seed {jobs[done - 1][0]}" + (f" --game {options.game}" if options.game else "")
                cli.stop(f"{broken} (again with: python3 tools/soak.py {again})")
            if done % CHUNK == 0 or done == len(jobs):
                show(done, len(jobs))
    print(f"{len(jobs)} matches, seeds {jobs[0][0]} to {jobs[-1][0]}: none broke an invariant.")


# The monkey.


def play_with_buttons(options: argparse.Namespace) -> None:
    """Run monkeys, each with a badge of its own, until all matches are over. Stop where one finds something."""
    environment.ensure("play")
    done = 0
    jobs = ((seed, options.board, min(MATCHES, options.matches)) for seed in itertools.count(options.seed))
    with processes.pool() as pool:
        waiting = [pool.apply_async(live, next(jobs)) for _ in range(2 * multiprocessing.cpu_count())]
        while done < options.matches:
            lived = waiting.pop(0).get()
            if lived.broken:
                cli.stop(told(lived))
            done += lived.matches
            show(min(done, options.matches), options.matches)
            waiting.append(pool.apply_async(live, next(jobs)))
    print(f"{done} matches by random presses: nothing broke.")


def live(seed: int, board: str | None, matches: int) -> Outcome:
    """Run a monkey for some matches on the badge that a seed names, with the screen of `board`, or with any for
    None."""
    from monkey import presses
    from simulator.badge import SIZES

    board = board or random.Random(seed).choice(sorted(SIZES))
    return follow(seed, board, lambda badge: presses.play(badge, matches))


def follow(seed: int, board: str, play: Callable[[Life], None]) -> Outcome:
    """Run `play` with a Life."""
    import monkey
    from monkey import life

    broken, badge = "", life.Life(seed, board)
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # the game's output on its console
            play(badge)
    except monkey.Broken as error:
        broken = str(error)
    except cli.Fault:
        raise
    except Exception as error:  # whatever it is, the run is looking for it
        broken = f"{type(error).__name__}: {error} ({life.where(error)})"
    finally:
        badge.switch_off()
    return Outcome(seed, board, broken, badge.matches, badge.trace)


def replay_keys(path: Path) -> None:
    """Do the steps of a monkey's file again; stop where it finds something."""
    text = texts.read(path)
    environment.ensure("play")
    from monkey import life

    try:
        seed, board, steps = life.read(text)
    except ValueError as error:
        cli.stop(f"{path} isn't the file of a monkey's steps: {error}.")

    def play(badge: Life) -> None:
        for step in steps:
            badge.do(step)

    lived = follow(seed, board, play)
    if lived.broken:
        cli.stop(f"seed {seed} on {board}, after {len(lived.trace)} steps: {lived.broken}")
    print(f"{len(steps)} steps of seed {seed} on {board}: nothing broke.")


def told(lived: Outcome) -> str:
    """Write the steps to a file in the current folder. Return the sentence that ends a run: the failure, and how to
    see it again."""
    command = f"--matches {MATCHES} --seed {lived.seed} --board {lived.board}"
    broken, path = lived.broken.replace("\n", " "), Path(f"soak-{lived.seed}.txt")
    lines = [f"# Again: python3 tools/soak.py --buttons {command}", f"# {broken}", *lived.trace, ""]
    try:
        path.write_text("\n".join(lines), encoding="utf-8")
        kept = f"its steps alone with --buttons --keys {path}"
    except OSError as error:
        kept = f"its steps can't be written here: {error.strerror}"
    return (
        f"seed {lived.seed} on {lived.board}, after {len(lived.trace)} steps: {lived.broken}"
        f" (again with: python3 tools/soak.py --buttons {command}; {kept})"
    )


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
