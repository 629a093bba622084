#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays a record: prints its moves, judges them, or checks its deals.

It prints what each move did, a JSON object a line. With --judge it prints how good a seat's moves were instead, with
--verify whether the deals were fair. With --png or --gif it draws the table, as the badge's review shows it. With
--deal it prints the record of a round that was only dealt, by the number that the game's pause shows.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
from cli.records import read, refusal
from engine import fairness, games, record
from engine.line_match import LineMatch
from engine.rng import SEEDS, Rng

if TYPE_CHECKING:
    from argparse import Namespace
    from typing import Any

    from engine.kinds import Options
    from engine.match import Happened, Match

    Played = dict[str, Any]  # a record, a JSON object

MOST_ROUNDS = 1000  # more than any match has


def replay(played: Played) -> Iterator[dict[str, object]]:
    """Play a record (a JSON value), yielding for each move the object that is printed for it.

    Raises engine.record.RecordError at the first thing that the rules don't allow.
    """
    match = record.new_match(played)
    for happened in record.replay(match, played):
        yield _line(match, happened)


def _line(match: Match, happened: Happened) -> dict[str, object]:
    line: dict[str, object] = {
        "seat": happened.seat,
        "move": match.name(happened.move),
    }
    if isinstance(match, LineMatch):
        line["count"] = match.line.count()
    line["points"] = happened.points
    line["scores"] = match.scores[:]
    if happened.ended is not None:
        line["round"] = happened.ended._asdict()
    if happened.result is not None:
        line["match"] = happened.result
    return line


def dealt(number: int, round_: int, game: str, seats: int | None, options: Options) -> Played:
    """Return the record, a JSON value, of a round (counted from 1) in the match of a number, just dealt.

    Raises ValueError, saying why, where the game can't be played so.
    """
    if number not in range(SEEDS):
        raise ValueError("--deal takes the number of a deal, 0 to %d" % (SEEDS - 1))
    if not 1 <= round_ <= MOST_ROUNDS:
        raise ValueError("--round takes a number of 1 to %d" % MOST_ROUNDS)
    rules = games.load(game)
    match = rules(rules.SEATS[0] if seats is None else seats, options)
    rng = Rng(number)
    for before in range(round_):
        seed = rng.deal(number, before)
    match.deal(seed)
    return record.from_match(match)


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    if options.png or options.gif:
        draw(options)
    elif options.verify:
        verify(options.file)
    elif options.judge:
        judge(options.file, options.seat)
    elif options.file is not None:
        check(options.file)
    else:
        print(json.dumps(options.dealt))
    return 0


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name; with --deal, `dealt` is the record of it."""
    parser = cli.Parser(prog="replay.py", description=__doc__)
    parser.add_argument("file", metavar="FILE", nargs="?", help="a game record, or - for standard input")
    parser.add_argument("--deal", type=int, metavar="NUMBER", help="print the deal of this number")
    parser.add_argument("--round", type=int, default=1, metavar="N", help="with --deal: of this round of the match (1)")
    parser.add_argument("--game", choices=games.NAMES, default=games.NAMES[0], help="with --deal: the game (all_fives)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="with --deal: how many sit at the table (the game's fewest)"
    )
    cli.add_options(parser, "with --deal: ")
    parser.add_argument("--verify", action="store_true", help="check that the match was dealt as its code says")
    judging = parser.add_argument_group("to judge the moves")
    judging.add_argument("--judge", action="store_true", help="print how good each move of a seat was")
    judging.add_argument("--seat", type=int, default=0, metavar="N", help="with --judge: the seat (0, you)")
    drawing = parser.add_argument_group("to draw the table")
    drawing.add_argument("--png", type=Path, metavar="OUT", help="the picture after the last move, or after --move")
    drawing.add_argument("--move", type=int, metavar="N", help="with --png: after so many moves; 0 is the first deal")
    drawing.add_argument("--gif", type=Path, metavar="OUT", help="the whole match as a moving picture")
    drawing.add_argument(
        "--scale", type=int, default=3, choices=range(1, 9), metavar="N", help="the size of a pixel, 1 to 8 (3)"
    )
    parser.add_force()
    options = parser.parse_args(arguments)
    if (options.file is None) == (options.deal is None):
        parser.error("give either the FILE of a record or --deal NUMBER")
    if options.png and options.gif and options.png.resolve() == options.gif.resolve():
        parser.error("--png and --gif need a file each")
    if options.move is not None and not options.png:
        parser.error("--move needs --png OUT")
    if options.judge + options.verify + bool(options.png or options.gif) > 1:
        parser.error("--judge, --verify and pictures can't be asked for together")
    if options.seat and not options.judge:
        parser.error("--seat needs --judge")
    if options.file is None:
        if options.judge or options.verify or options.png or options.gif:
            parser.error("--judge, --verify, --png and --gif need the FILE of a record")
        try:
            options.dealt = dealt(options.deal, options.round, options.game, options.seats, dict(options.options))
        except ValueError as error:
            parser.error(str(error))
    return options


def check(path: str) -> None:
    """Print the effect of each move of the record in a file, or why the record is wrong."""
    with refusal(path):
        for line in replay(read(path)):
            print(json.dumps(line), flush=True)


def replayed(path: str) -> tuple[Match, Played]:
    """The match of the record in a file, played to its end, and the record. Raises ValueError, saying why."""
    played = read(path)
    match = record.new_match(played)
    for _ in record.replay(match, played):
        pass
    return match, played


def verify(path: str) -> None:
    """Say whether the match in a file was dealt as its code or its number says; docs/fairness.md explains it."""
    with refusal(path):
        match, played = replayed(path)
        if "fair" in played:
            number, why = fairness.number_of(played["fair"]), "that the code fixed before the first tile"
        elif "deal" in played:
            number, why = played["deal"], "of its number, %d" % played["deal"]
        else:
            raise ValueError("this record has neither a code nor a number, so its deals can't be checked")
        wrong = fairness.difference(match, number)
        if wrong:
            raise ValueError("these are not the deals %s: %s" % (why, wrong))
    print("All %d deals are those %s." % (len(played["rounds"]), why))


def judge(path: str, seat: int) -> None:
    """Print how good each decision of a seat was in the record in a file, and a summary; docs/judging.md explains
    them."""
    with refusal(path):
        match, _ = replayed(path)
    if not 0 <= seat < (1 if match.solo else match.seats):
        cli.stop("--seat can't be %d, only 0 to %d." % (seat, 0 if match.solo else match.seats - 1))
    from engine.judge import chances
    from judging import report

    if not chances.are_known(match):
        cli.stop(
            f"{path} can't be judged: engine/judge/tables.py has no chances of its matches;"
            f" match_chances.py {match.game} makes them."
        )
    for line in report.judged(match, seat):
        print(json.dumps(line), flush=True)


def draw(options: Namespace) -> None:
    """Draw the match of the record that the options name, and describe the pictures."""
    environment.ensure("play")
    import simulator  # which makes lib/ known
    from openings import look_back
    from pictures.record import Look

    with refusal(options.file):
        played = read(options.file)
        match = look_back.match_of(played)
    total = sum(len(each["moves"]) for each in played["rounds"])
    move = total if options.move is None else options.move
    if not 0 <= move <= total:
        cli.stop("--move can't be %d, only 0 to %d, as the record has it." % (move, total))
    png, gif = [
        path and cli.writable(path, argument, options.force, [options.file])
        for path, argument in ((options.png, "--png"), (options.gif, "--gif"))
    ]
    with simulator.Simulator() as badge, cli.writing(options.png or options.gif, "--png and --gif"):
        look = Look(badge, match)
        if png:
            picture = look.at(move)
            picture.resize((picture.width * options.scale, picture.height * options.scale), 0).save(png, "PNG")
            number, at = look.place(move)
            tell(options.png, "round %d after %d of %d moves" % (number + 1, at, look.moves[number]))
        if gif:
            count, seconds = look.film(gif, options.scale)
            tell(options.gif, "%d frames, %d:%02d min" % (count, *divmod(round(seconds), 60)))


def tell(path: Path, what: str) -> None:
    """Print the content of a picture, and the size of its file."""
    print("%s: %s, %d KB" % (path, what, -(-path.stat().st_size // 1024)))


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
