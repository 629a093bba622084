#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays many random matches of all games, at all tables, with all options; looks for any broken invariant."""
import random
import sys
import time

import cli
import environment
from cli import processes

# Last in the path, so that the badge's code.py doesn't hide the standard library's module of that name.
sys.path.append(str(environment.ROOT))

from engine import games, record  # noqa: E402

CLOSELY = 100  # one match in so many is looked at after every move, and replayed from its record
CHUNK = 50
BAR = 40


class Broken(Exception):
    """A match broke an invariant; the text names it."""


def random_match(seed, game=None):
    """A new match of a game, or of any, with its seats and options, all by chance from `seed`, and that chance."""
    chance = random.Random(seed)
    name = chance.choice(games.NAMES)
    rules = games.load(game or name)
    options = {key: chance.choice(allowed) for key, default, allowed in rules.OPTIONS if chance.random() < .5}
    fewest, most = rules.SEATS
    return rules(chance.randint(fewest, most), options), chance


def play(match, chance, closely):
    """Play a match to its end, each move by chance. Raises Broken, or whatever else goes wrong."""
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


def check(match):
    """Raise Broken if the match breaks an invariant."""
    broken = match.status()
    if broken:
        raise Broken("; ".join(broken))


def check_record(match):
    """Raise Broken if the record of a match doesn't replay to the same scores and the same record."""
    played = record.from_match(match)
    again = record.new_match(played)
    for _ in record.replay(again, played):
        pass
    if again.scores != match.scores or record.from_match(again) != played:
        raise Broken("the record doesn't replay to the same match")


def soak(job):
    """Play one match, of a tuple of its seed and its game or None; return None, or what went wrong."""
    seed, game = job
    match, chance = random_match(seed, game)
    try:
        play(match, chance, closely=seed % CLOSELY == 0)
    except Exception as error:  # whatever it is, it's what is looked for
        what = "" if isinstance(error, Broken) else type(error).__name__ + ": "
        where = "round %d, after %d moves" % (match.rounds + bool(match.moves), len(match.played))
        return "seed %d: %s for %d (%s) broke in %s: %s%s" % (
            seed, match.name, match.seats, match.options, where, what, error)
    return None


def show(done, matches, started):
    """Draw the progress bar."""
    if sys.stderr.isatty():
        filled = BAR * done // matches
        left = (time.monotonic() - started) / done * (matches - done)
        text = "\r%s%s %d of %d, %d s left " % ("#" * filled, "." * (BAR - filled), done, matches, left)
        print(text, end="\n" if done == matches else "", file=sys.stderr, flush=True)


def parse():
    """The arguments."""
    parser = cli.Parser(prog="soak.py", description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000, metavar="N", help="how many (100,000)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="that of the first match (0)")
    parser.add_argument("--game", choices=games.NAMES, help="this game only")
    options = parser.parse_args()
    if options.matches < 1:
        parser.error("--matches takes a number from 1 up")
    return options


def main():
    """Run the tool."""
    options = parse()
    jobs = [(options.seed + i, options.game) for i in range(options.matches)]
    started = time.monotonic()
    with processes.pool() as pool:
        for done, broken in enumerate(pool.imap(soak, jobs, CHUNK), 1):
            if broken:
                cli.stop(again(broken, jobs[done - 1]))
            if done % CHUNK == 0 or done == len(jobs):
                show(done, len(jobs), started)
    print("%d matches, seeds %d to %d: none broke an invariant, in %.0f s" % (
        len(jobs), jobs[0][0], jobs[-1][0], time.monotonic() - started))


def again(broken, job):
    """The sentence that ends a run: what broke, and how to see it again."""
    seed, game = job
    command = "--matches 1 --seed %d" % seed + (" --game %s" % game if game else "")
    return "%s (again with: python3 tools/soak.py %s)" % (broken, command)


if __name__ == "__main__":
    cli.run(main)
