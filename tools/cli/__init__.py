# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The command line of all tools: how they take arguments, refuse bad input, write files, print and end.

A tool imports this before all else of the project's. So a Python that is too old stops here with a sentence, and
this module, like the tools themselves, is written so that Python 3.8 can read it.
"""

import argparse
import contextlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from drive import Fault as Fault

OLDEST = (3, 11)
# The exit statuses of any program whose reader has gone, or that Ctrl-C ends.
PIPE_CLOSED = 141
INTERRUPTED = 130

if sys.version_info < OLDEST:
    sys.exit(
        f"{Path(sys.argv[0]).stem}: Python 3.11 or newer is needed, not {sys.version.split()[0]}:"
        " start it with a newer one."
    )


def run(main: Callable[..., int | None], *arguments: object) -> NoReturn:
    """Run a tool's `main` with these arguments, and end with the exit status that it returns, 0 for None.

    There is no traceback if Ctrl-C ends it, if nobody reads its output, if a file or the output can't be used, or
    if it raises a Fault.
    """
    _prepare_output()
    try:
        try:
            status = main(*arguments)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except OSError as error:
        status = _failed(error)
    except Fault as fault:
        stop(f"{str(fault).removesuffix('.')}.")
    sys.exit(status)


def _prepare_output() -> None:
    """Let everything be printed, whatever the output is.

    Where the shell has closed it, it is None. Where it can't encode a letter, as that of a path in a redirected
    output on Windows, the letter's number stands for it.
    """
    sys.stdout = sys.stdout or open(os.devnull, "w")
    sys.stderr = sys.stderr or open(os.devnull, "w")
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]  # both are open files


def _failed(error: OSError) -> int:
    """Report an OSError that ended a tool, and return the exit status."""
    if error.filename is not None:
        stop(f"{error.filename} can't be used: {error.strerror}.")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return PIPE_CLOSED
    stop(f"the output can't be written ({error.strerror})")


def stop(sentence: str) -> NoReturn:
    """Print the sentence after the name of the tool, and end with exit status 1."""
    sys.stdout.flush()
    print(one_line(f"{Path(sys.argv[0]).stem}: {sentence}"), file=sys.stderr)
    raise SystemExit(1)


def one_line(text: str) -> str:
    """A text with everything that could break or hide its line spelt out."""
    return "".join([char if char.isprintable() else ascii(char)[1:-1] for char in text])


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that refuses bad arguments in one line, with exit status 1."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)
        self.register("type", int, _whole_number)
        self.add_argument("--version", action=_Version, nargs=0, help="print the version of the game")

    def error(self, message: str) -> NoReturn:
        stop(f"{message} (--help tells more)")

    def add_force(self) -> None:
        """Add the option --force, without which no file is overwritten."""
        self.add_argument("--force", action="store_true", help="overwrite files that are there already")

    def add_jobs(self) -> None:
        """Add the option --jobs, the number of processes that work."""
        self.add_argument(
            "--jobs",
            type=positive,
            default=os.cpu_count(),
            metavar="N",
            help="how many processes work (as many as there are cores)",
        )


def positive(text: str) -> int:
    """Return a number from 1 up; the type of an argument of a Parser."""
    if not (text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError(f"takes a number from 1 up, not {text}")
    return int(text)


class _Version(argparse.Action):
    """Prints the version, and ends."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from cli import version

        print(f"Boneyard {version.of(Path(__file__).resolve().parent.parent.parent)}")
        parser.exit()


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"takes a whole number, not {text}") from None


def add_options(parser: argparse._ActionsContainer, about: str = "") -> None:
    """Add the option --option to a Parser or a group of one, for `options`, a list of keys and values; `about` begins
    its help."""
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        type=_option,
        metavar="KEY=VALUE",
        help=f"{about}an option of the game, such as set=9; can be given several times",
    )


def _option(text: str) -> tuple[str, int | str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"takes KEY=VALUE, such as target=200, not {text}")
    return key, int(value) if value.isdecimal() else value


@contextlib.contextmanager
def writing(place: Path, argument: str) -> Iterator[None]:
    """Within this, files are written to a place that `argument` names; if one can't be, end with a sentence."""
    try:
        yield
    except OSError as error:
        where = error.filename or place
        stop(f"{where} can't be written ({error.strerror}): choose another place for {argument}.")


def check_room(folder: Path, argument: str, size: int = 0) -> None:
    """Make a folder, which `argument` names, if there is none; end with a sentence if nothing can be written there,
    or if the disk has less than `size` bytes left."""
    with writing(folder, argument):
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
        free = shutil.disk_usage(folder).free
    if free < size:
        stop(
            f"{folder} has {free:,} bytes left, and {size:,} are needed: make room there, or choose another place"
            f" for {argument}."
        )


def check_new(paths: Iterable[Path], argument: str, force: bool) -> None:
    """End with a sentence if there is a file at one of the paths, which `argument` names; with `force` it may be
    overwritten. Devices and pipes have nothing to lose."""
    for path in paths:
        if not force and path.is_file():
            stop(f"{path} is there already: choose another place for {argument}, or overwrite it with --force.")


def writable(path: Path, argument: str, force: bool = False, read: Iterable[Path | str | None] = ()) -> Path:
    """Return the absolute path of a file, which `argument` names, after checking that it can be written; if not,
    end with a sentence.

    The file keeps its contents, and a file that wasn't there is not created. Only with `force` may it be there
    already. It must be none of the paths `read`, from which the tool reads; those that are None don't count.
    """
    whole = path.resolve()
    for other in filter(None, read):
        if whole.exists() and os.path.exists(str(other)) and os.path.samefile(whole, str(other)):
            stop(f"{path} is read, so it can't be written, too: choose another place for {argument}.")
    check_new([path], argument, force)
    with writing(path, argument):
        there = whole.exists()
        whole.open("ab").close()
        if not there:
            whole.unlink()
    return whole


def last_line(text: str) -> str:
    """Return the last line of another program's output, or "nothing"."""
    return text.strip().splitlines()[-1] if text.strip() else "nothing"
