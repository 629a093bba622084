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
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
import languages
from cli import texts
from drive import boards

if TYPE_CHECKING:
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

# In place of the exception of a program that had none.
ENDED = RuntimeError("it ended by itself, which it never should")


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("play")
    import simulator  # noqa: F401 (from here on, the game's own modules can be imported)

    begin = beginning(options)
    badge = headless(options) if options.headless else window(options)
    if options.program:
        return run_program(badge, options.program, options.debug)
    if not options.record:
        return run(badge, options.debug, begin=begin)
    path = cli.writable(options.record, "--record", options.force, [options.keys, options.look_back])
    apps: list[App] = []
    try:
        return run(badge, options.debug, apps, begin)
    finally:
        write_record(path, apps)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(
        prog="play.py", description=__doc__, epilog=KEYS, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    option = parser.add_argument
    boards.add_board(parser, default="pybadge", help="the board to play on, by its board_id (pybadge)")
    option("--scale", type=int, metavar="N", help="the size of a pixel, 1 to 8 (in a window 4, in shots 1)")
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
    option("--debug", action="store_true", help="if the program fails, show where")
    match = parser.add_argument_group("to begin with a match, not with the title")
    match.add_argument("--game", metavar="NAME", help="the game, such as kozel")
    match.add_argument(
        "--seats", dest="players", type=int, metavar="N", help="how many sit at the table (as many as last time)"
    )
    match.add_argument("--level", metavar="NAME", help="beginner, greedy, skilled or expert (as last time)")
    match.add_argument(
        "--deal",
        type=deal,
        metavar="N",
        help="the number of the deal, as the pause shows it, or today for the day's (by chance)",
    )
    cli.add_options(match)
    match.add_argument("--puzzle", type=int, metavar="N", help="show the puzzle of that number, instead")
    match.add_argument("--look-back", metavar="FILE", help="look back at the match of a record, instead")
    options = parser.parse_args(arguments)
    check(parser, options)
    if options.keys:
        options.keys_text = texts.read(options.keys)
    elif no_screen():
        cli.stop(NO_DISPLAY.format(no_screen()))
    return options


def no_screen() -> str:
    """Return the reason why no window can be opened, as far as it is known without pygame, or ""."""
    there = sys.platform != "linux" or any(map(os.environ.get, SCREENS))
    return "" if there else f"none of {', '.join(SCREENS)} is set"


def deal(text: str) -> int:
    """The number that the value of --deal means. Raises ValueError if it is none."""
    return int(f"{date.today():%Y%m%d}" if text == "today" else text)


def check(parser: cli.Parser, options: argparse.Namespace) -> None:
    """End with a sentence if the options don't go together."""
    if options.headless and not options.keys:
        parser.error("--headless needs --keys FILE")
    if not options.headless and (options.keys or options.shots or options.first_start):
        parser.error("--keys, --shots and --first-start need --headless")
    about_match = {
        "--seats": options.players,
        "--level": options.level,
        "--deal": options.deal,
        "--option": options.options or None,
    }
    for name, value in about_match.items():
        if value is not None and options.game is None:
            parser.error(f"{name} needs --game NAME")
    if options.look_back and (options.game is not None or options.puzzle is not None):
        parser.error("--look-back takes the match from its record, without --game and --puzzle")
    if options.program and (options.game or options.puzzle or options.look_back or options.record):
        parser.error("--program runs another program, which takes none of --game, --puzzle, --look-back and --record")
    if options.scale is not None and not 1 <= options.scale <= 8:
        parser.error("--scale takes a number from 1 to 8")


def beginning(options: argparse.Namespace) -> Callable[[App], None] | None:
    """Return the function that begins the app with the screen that the options ask for, or None for the title."""
    if options.look_back:
        from cli.records import read, refusal
        from openings import look_back

        with refusal(options.look_back):
            told = read(options.look_back)
            match = look_back.match_of(told)
        return lambda app: look_back.start(app, match, judged=told.get("judged"))
    named = {key: getattr(options, key) for key in ("game", "players", "level", "lang", "deal", "puzzle")}
    values = {key: value for key, value in (*named.items(), *options.options) if value is not None}
    if not values:
        return None
    if values.keys() == {"lang"}:
        return lambda app: begin_in(app, options.lang)
    from openings import link

    try:
        with contextlib.chdir(environment.ROOT):  # where the game reads its puzzles
            link.check(values)
    except link.LinkError as error:
        what = "match" if options.puzzle is None else "puzzle"
        cli.stop(f"the {what} can't be begun: {error}")
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
    folder = shots_folder(options.shots, [what for kind, what in steps if kind == "shot"], options.force)
    return Headless(
        steps,
        folder,
        options.seed or 0,
        options.scale or 1,
        board=options.board,
        first_start=options.first_start,
        painted=folder is not None,
    )


def shots_folder(folder: Path | None, names: list[str], force: bool) -> Path | None:
    """Return the folder for the shots of these names, made if there is none; None if none was given. Without
    `force` none of them may be there already."""
    if folder is None:
        if names:
            cli.stop("the keys file takes shots: say with --shots DIR where to save them.")
        return None
    cli.check_room(folder, "--shots")
    cli.check_new([folder / f"{name}.png" for name in names], "--shots", force)
    return folder.resolve()


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
        path.write_text(json.dumps(told) + "\n", encoding="utf-8")
    except ValueError as error:
        cli.stop(f"{error}, so there is no record to write to {path}.")
    except OSError as error:
        cli.stop_unwritable(error, path, "--record")


def run(badge: Badge, debug: bool, apps: list[App] | None = None, begin: Callable[[App], None] | None = None) -> int:
    """Run code.py on the badge until that is switched off; return the exit status.

    Every App that it makes is added to the list `apps`, if there is one; `begin`, a function, is called with the
    first.
    """

    def prepare() -> None:
        note_apps(badge, [] if apps is None else apps, begin)

    return finish(failure_on(badge, environment.ROOT / "code.py", prepare), "code.py", debug)


def run_program(badge: Badge, path: Path, debug: bool) -> int:
    """Run a program other than the game on the badge, until it ends or the badge is switched off. Return the exit
    status."""
    if not path.is_file():
        cli.stop(f"{path} isn't a file: give the path of a program to --program.")
    failure = failure_on(badge, path.resolve(), lambda: None)
    return finish(None if failure is ENDED else failure, path.name, debug)


def finish(failure: BaseException | None, name: str, debug: bool) -> int:
    """Return the exit status of a program that has failed with an exception, or hasn't failed if it is None."""
    if failure is None:
        return 0
    if isinstance(failure, cli.Fault):
        raise failure
    if debug:
        traceback.print_exception(failure)
    cli.stop(f"{name} failed: {type(failure).__name__}: {failure} (--debug shows where)")


def failure_on(badge: Badge, path: Path, prepare: Callable[[], None]) -> BaseException | None:
    """Return the exception with which a program failed on the badge; None if there was none until the badge was
    switched off. `prepare()` is called once the badge is on."""
    import runpy

    from simulator.badge import PowerOff

    try:
        with badge:
            prepare()
            runpy.run_path(str(path), run_name="__main__")
    except PowerOff as off:
        if off.args:
            cli.stop(f"{off}.")
        # A program that was switched off while it told of a failure has failed.
        return off.__context__
    except SystemExit:
        pass
    except Exception as error:
        return error
    return ENDED


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
