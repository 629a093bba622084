#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Plays Boneyard on this computer, in a window or without a screen.

It runs the same code.py as the badge.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import traceback
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
import languages
from cli import texts
from drive import boards

if TYPE_CHECKING:
    from collections.abc import Callable

    from app import App
    from handheld import Handheld
    from simulator.badge import Badge
    from simulator.headless import Headless
    from simulator.window import Window

KEYS = """\
keys in the window:
  arrows                 UP DOWN LEFT RIGHT
  A, Z, Space, Enter     A
  B, X, Backspace        B
  P                      START
  Tab, Shift             SELECT, which only Tab can hold down
  + and -, or F          the size of the window, x1 to x8
  Esc                    the end
A file keys.txt in your folder for data can change the first of these: see docs/playing.md.

a --keys file has one step a line:
  A             press and release a button (A B START SELECT UP DOWN LEFT RIGHT), and
                give the game 0.1 s to take it
  wait 0.5      let the game go on for so many seconds of its time
  shot NAME     save the screen as DIR/NAME.png
  # ...         a comment
The run ends after the last step. The same keys and seed give the same frames, byte for byte.
"""

# The variables that lead to a screen on Linux; without them SDL would look around, and complain on its own.
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
NO_DISPLAY = "there is no display to open a window on ({}); without one, use --headless --keys FILE --shots DIR."


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("play")
    import simulator  # noqa: F401 (from here on, the game's own modules can be imported)

    begin = beginning(options)
    badge = headless(options) if options.headless else window(options)
    if options.program:
        return run(badge, options.program.resolve(), lambda: None, may_end=True)
    path = options.record and cli.writable(options.record, "--record", options.force, [options.keys])
    apps: list[App] = []
    try:
        return run(badge, environment.ROOT / "code.py", lambda: note_apps(badge, apps, begin))
    finally:
        if path:
            write_record(path, apps)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(
        prog="play.py", description=__doc__, epilog=KEYS, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    option = parser.add_argument
    boards.add_board(parser, default="pybadge", help="the board to play on, by its board_id (pybadge)")
    option("--scale", type=int, choices=range(1, 9), metavar="N", help="the size of a pixel, 1 to 8 (4; in shots 1)")
    option("--lang", choices=languages.ALL, help="the language (as last time)")
    option("--mute", action="store_true", help="without sound")
    option("--headless", action="store_true", help="run without a window, as fast as it goes")
    option("--keys", type=Path, metavar="FILE", help="with --headless: the buttons to press")
    option("--shots", type=Path, metavar="DIR", help="with --headless: where the shots are saved")
    option("--first-start", action="store_true", help="with --headless: begin with the choice of a language")
    option("--seed", type=int, metavar="N", help="the seed of all chances (0 with --headless, else by chance)")
    option("--record", type=Path, metavar="FILE", help="at the end, write the record of the last match, for replay.py")
    option("--program", type=Path, metavar="FILE", help="run this program instead of the game (docs/learning.md)")
    parser.add_force()
    match = parser.add_argument_group("to begin with a match, not with the title").add_argument
    match("--game", metavar="NAME", help="the game, such as kozel")
    match("--seats", dest="players", type=int, metavar="N", help="how many sit at the table (as many as last time)")
    match("--level", metavar="NAME", help="beginner, greedy, skilled or expert (as last time)")
    match("--deal", type=deal, metavar="N", help="the number of the deal, as the pause shows it, or today (by chance)")
    cli.add_options(parser)
    options = parser.parse_args(arguments)
    if options.headless and not options.keys:
        parser.error("--headless needs --keys FILE")
    if not options.headless and (options.keys or options.shots or options.first_start):
        parser.error("--keys, --shots and --first-start need --headless")
    if options.program and (options.game or options.record):
        parser.error("--program runs another program, which takes neither --game nor --record")
    if options.program and not options.program.is_file():
        parser.error(f"{options.program} isn't a file: give the path of a program to --program")
    if options.keys:
        options.keys_text = texts.read(options.keys)
    elif sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):
        cli.stop(NO_DISPLAY.format(f"none of {', '.join(SCREENS)} is set"))
    return options


def deal(text: str) -> int:
    """The number that the value of --deal means. Raises ValueError if it is none."""
    return int(f"{date.today():%Y%m%d}" if text == "today" else text)


def beginning(options: argparse.Namespace) -> Callable[[App], None] | None:
    """Return the function that begins the app with the screen that the options ask for, or None for the title."""
    named = {key: getattr(options, key) for key in ("game", "players", "level", "lang", "deal")}
    values = {key: value for key, value in (*named.items(), *options.options) if value is not None}
    if values.keys() <= {"lang"}:
        return (lambda app: begin_in(app, options.lang)) if values else None
    from openings import link

    try:
        link.check(values)
    except link.LinkError as error:
        cli.stop(f"the match can't be begun: {error}")
    return lambda app: link.start(app, values)


def begin_in(app: App, language: str) -> None:
    """Let an app begin with its title, in a language."""
    from saves import settings

    settings.choose(app, "language", language)
    app.start("title")


def headless(options: argparse.Namespace) -> Headless:
    """Return the badge that does the steps of the keys file."""
    from keys.files import KeysError, read_keys
    from simulator.headless import Headless

    try:
        steps = read_keys(options.keys_text)
    except KeysError as error:
        cli.stop(f"{options.keys}, {error}.")
    shots = [what for kind, what in steps if kind == "shot"]
    if options.shots:
        cli.check_room(options.shots, "--shots")
        cli.check_new([options.shots / f"{name}.png" for name in shots], "--shots", options.force)
    elif shots:
        cli.stop("the keys file takes shots: say with --shots DIR where to save them.")
    return Headless(
        steps,
        options.shots and options.shots.resolve(),
        options.seed or 0,
        options.scale or 1,
        board=options.board,
        first_start=options.first_start,
        painted=options.shots is not None,
    )


def window(options: argparse.Namespace) -> Window:
    """Return the badge in a window."""
    from simulator import key_file
    from simulator.window import NoDisplay, Window

    try:
        return Window(options.scale or 4, options.seed, options.board, options.mute)
    except key_file.KeyFileError as error:
        cli.stop(f"{key_file.users_file()}, {error}.")
    except NoDisplay as error:
        cli.stop(NO_DISPLAY.format(error))


def write_record(path: Path, apps: list[App]) -> None:
    """Write the record of the match that the last of these apps played last."""
    from cli import version
    from openings import played

    if not apps or played.match_of(apps[-1]) is None:
        cli.stop(f"no match was begun, so there is no record to write to {path}.")
    try:
        told = {"version": version.of(environment.ROOT), **played.record_of(apps[-1])}
    except ValueError as error:
        cli.stop(f"{error}, so there is no record to write to {path}.")
    with cli.writing(path, "--record"):
        path.write_text(json.dumps(told) + "\n", encoding="utf-8")


def run(badge: Badge, path: Path, prepare: Callable[[], None], may_end: bool = False) -> int:
    """Run a program on the badge until that is switched off, or the program ends, if it may; return the exit status.
    `prepare()` is called once the badge is on."""
    import runpy

    from simulator.badge import PowerOff

    try:
        with badge, contextlib.suppress(SystemExit):
            prepare()
            runpy.run_path(str(path), run_name="__main__")
    except PowerOff as off:
        if off.args:
            cli.stop(f"{off}.")
        if not isinstance(off.__context__, Exception):
            return 0
        failure = off.__context__  # it was switched off while it told of that
    except cli.Fault:
        raise
    except Exception as error:
        failure = error
    else:
        if may_end:
            return 0
        cli.stop(f"{path.name} ended by itself, which it never should.")
    traceback.print_exception(failure)
    cli.stop(f"{path.name} failed.")


def note_apps(badge: Badge, apps: list[App], begin: Callable[[App], None] | None) -> None:
    """Add every App to a list when it is made on a badge, and call `begin`, if there is one, with the first."""
    import app
    import judged

    class Noted(judged.JudgedApp):
        def __init__(self, handheld: Handheld) -> None:
            handheld.keyboard = badge.keyboard()
            super().__init__(handheld)
            apps.append(self)
            badge.attend(self)
            if begin and len(apps) == 1:
                begin(self)

    app.App = Noted  # type: ignore[misc]


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
