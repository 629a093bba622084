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
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
from cli import processes, texts
from drive import boards
from engine import games, record

if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any, TypedDict

    from engine.match import Match
    from monkey.life import Life

    Job = tuple[int, str | None]  # a seed, and a game or any
    Seen = set[tuple[str, Any]]  # things, each a kind and a value

    class Outcome(TypedDict):
        """What has come of a monkey's life."""

        seed: int
        board: str
        broken: str
        matches: int
        seen: Seen
        trace: list[str]


CLOSELY = 100  # one match in this many is looked at after every move, and replayed from its record
CHUNK = 50
BAR = 40
MATCHES = 4  # that a monkey plays on a badge


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
        where = "round %d, after %d moves" % (match.rounds + bool(match.moves), len(match.played))
        return "seed %d: %s for %d (%s) broke in %s: %s%s" % (
            seed,
            match.game,
            match.seats,
            match.options,
            where,
            what,
            error,
        )
    return None


def show(done: int, matches: int, started: float) -> None:
    """Draw the progress bar."""
    if sys.stderr.isatty():
        filled = BAR * done // matches
        left = (time.monotonic() - started) / done * (matches - done)
        text = "\r%s%s %d of %d, %d s left " % ("#" * filled, "." * (BAR - filled), done, matches, left)
        print(text, end="\n" if done == matches else "", file=sys.stderr, flush=True)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="soak.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    option = parser.add_argument
    option("--matches", type=int, metavar="N", help="how many to play (100,000; with --buttons 100)")
    option("--seed", type=int, metavar="N", help="the seed of the first match, or of the first badge (0)")
    option("--game", choices=games.NAMES, help="without --buttons: this game only")
    option("--buttons", action="store_true", help="let a monkey play on the simulated badge")
    boards.add_board(parser, help="with --buttons: on this board only, by its board_id")
    option(
        "--keys", type=Path, metavar="FILE", help="with --buttons: do the steps in a file that a monkey has left again"
    )
    options = parser.parse_args(arguments)
    if options.matches is not None and options.matches < 1:
        parser.error("--matches takes a number from 1 up")
    if options.buttons and options.game:
        parser.error("--game can't be chosen with --buttons: the monkey chooses its games by the buttons")
    if not options.buttons and (options.board or options.keys):
        parser.error("--board and --keys need --buttons")
    if options.keys and (options.board or options.matches or options.seed is not None):
        parser.error("--keys takes its board and its seed from the file, and plays no other matches")
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
    started = time.monotonic()
    with processes.pool() as pool:
        for done, broken in enumerate(pool.imap(soak, jobs, CHUNK), 1):
            if broken:
                cli.stop(again(broken, jobs[done - 1]))
            if done % CHUNK == 0 or done == len(jobs):
                show(done, len(jobs), started)
    print(
        "%d matches, seeds %d to %d: none broke an invariant, in %.0f s"
        % (len(jobs), jobs[0][0], jobs[-1][0], time.monotonic() - started)
    )


def again(broken: str, job: Job) -> str:
    """The sentence that ends a run: the failure, and how to see it again."""
    seed, game = job
    command = "--matches 1 --seed %d" % seed + (" --game %s" % game if game else "")
    return "%s (again with: python3 tools/soak.py %s)" % (broken, command)


# The monkey.


def play_with_buttons(options: argparse.Namespace) -> None:
    """Run monkeys, each with a badge of its own, until all matches are over. Stop where one finds something."""
    environment.ensure("play")
    seen: Seen
    started, done, seen = time.monotonic(), 0, set()
    matches = min(MATCHES, options.matches)
    jobs = ((seed, options.board, matches) for seed in itertools.count(options.seed))
    with processes.pool() as pool:
        waiting = [pool.apply_async(live, next(jobs)) for _ in range(2 * pool._processes)]  # type: ignore[attr-defined]  # it isn't public
        while done < options.matches:
            lived = waiting.pop(0).get()
            if lived["broken"]:
                cli.stop(told(lived))
            done += lived["matches"]
            seen |= lived["seen"]
            show(min(done, options.matches), options.matches, started)
            waiting.append(pool.apply_async(live, next(jobs)))
    print("%d matches by random presses: nothing broke, in %.0f s." % (done, time.monotonic() - started))
    print(summary(seen))


def live(seed: int, board: str | None, matches: int) -> Outcome:
    """Run a monkey for some matches on the badge that a seed names, with the screen of `board`, or with any for
    None. Return the outcome, a dict."""
    from monkey import life, presses
    from simulator.badge import SIZES  # type: ignore[attr-defined]  # it comes from wires

    board = board or random.Random(seed).choice(sorted(SIZES))
    return follow(life, seed, board, lambda badge: presses.play(badge, matches))


def follow(life: ModuleType, seed: int, board: str, play: Callable[[Life], None]) -> Outcome:
    """Run `play` with a Life. Return the outcome, a dict."""
    import monkey

    broken, badge = "", life.Life(seed, board)
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # the game's output on its console
            play(badge)
    except monkey.Broken as error:
        broken = str(error)
    except cli.Fault:
        raise
    except Exception as error:  # whatever it is, the run is looking for it
        broken = "%s: %s (%s)" % (type(error).__name__, error, life.where(error))
    finally:
        badge.switch_off()
    return {
        "seed": seed,
        "board": board,
        "broken": broken,
        "matches": badge.matches,
        "seen": badge.seen | {("board", board)},
        "trace": badge.trace,
    }


def replay_keys(path: Path) -> None:
    """Do the steps of a monkey's file again; stop where it finds something."""
    text = texts.read(path)
    environment.ensure("play")
    from monkey import life

    try:
        seed, board, steps = life.read(text)
    except ValueError as error:
        cli.stop("%s isn't the file of a monkey's steps: %s." % (path, error))

    def play(badge: Life) -> None:
        for step in steps:
            badge.do(step)

    lived = follow(life, seed, board, play)
    if lived["broken"]:
        cli.stop("seed %d on %s, after %d steps: %s" % (seed, board, len(lived["trace"]), lived["broken"]))
    print("%d steps of seed %d on %s: nothing broke." % (len(steps), seed, board))


def told(lived: Outcome) -> str:
    """The sentence that ends a run with buttons: the failure, and how to see it again."""
    command = "--matches %d --seed %d --board %s" % (MATCHES, lived["seed"], lived["board"])
    text = "# Again: python3 tools/soak.py --buttons %s\n# %s\n%s\n" % (
        command,
        lived["broken"].replace("\n", " "),
        "\n".join(lived["trace"]),
    )
    try:
        kept = "its steps alone with --buttons --keys %s" % write_new("soak-%d" % lived["seed"], text)
    except OSError as error:
        kept = "its steps can't be written here: %s" % error.strerror
    return "seed %d on %s, after %d steps: %s (again with: python3 tools/soak.py --buttons %s; %s)" % (
        lived["seed"],
        lived["board"],
        len(lived["trace"]),
        lived["broken"],
        command,
        kept,
    )


def write_new(name: str, text: str) -> Path:  # type: ignore[return]  # the numbers never end
    """Write a text to a new file in the current folder, beside those of earlier runs; returns its name."""
    for number in itertools.count(1):
        path = Path(name + ("-%d" % number if number > 1 else "") + ".txt")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
            return path
        except FileExistsError:
            pass


def summary(seen: Seen) -> str:
    """The things that a run has seen, in a line."""
    seen = seen | {("game", table[0]) for kind, table in seen if kind == "table"}
    kinds = ("game", "table", "level", "language", "theme", "board", "screen", "restart")
    counts = [len([value for each, value in seen if each == kind]) for kind in kinds]
    return "seen: " + ", ".join("%d %s" % (count, kind + "s" * (count != 1)) for kind, count in zip(kinds, counts))


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
