# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Counts the machine instructions of stretches of a program in MicroPython, by Valgrind.

A stretch ends, and the next begins, where the program makes a mark (programs/marks.py).
"""

import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from figures import Unavailable, micropython

VALGRIND = ("valgrind", "-q", "--tool=massif", "--time-unit=i", "--heap=no", "--massif-out-file=/dev/null")
IN_VALGRIND = Path(__file__).with_name("in_valgrind.py")

# How many times as many instructions the badge takes as MicroPython here: the median of seven loops, whose Thumb-2
# instructions were counted on CircuitPython's own code: 0.71 for a call to 2.5 for packing and unpacking a tuple.
SCALE = 1.08
THUMB_PER_MS = 60_000  # about, on the badge


def check() -> None:
    """Raise Unavailable on a computer where nothing can be counted."""
    if not micropython.available():
        raise Unavailable(micropython.MISSING)
    if not sys.platform.startswith("linux") or platform.machine() != "x86_64":
        raise Unavailable("instructions are counted on Linux x86-64 only")
    if not shutil.which(VALGRIND[0]):
        raise Unavailable(
            "instructions are counted by Valgrind: install it (on Debian or Ubuntu: apt install valgrind)"
        )


def count(drive: Path | str, module: str, *arguments: object, heap: str) -> Iterator[tuple[str, int]]:
    """Run a module of a drive in MicroPython, and yield (line, instructions) for each mark: its line, and the
    instructions since the mark before.

    The instructions include some thousands of the mark's own, always about as many. `heap` is as for
    micropython.command. Raises micropython.Failed if the module doesn't end with status 0.
    """
    python, *command = micropython.command(module, *arguments, heap=heap)
    with subprocess.Popen(
        [*VALGRIND, python, str(IN_VALGRIND), *command],
        env=micropython.surroundings(),
        cwd=drive,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout and program.stderr
        for mark in program.stdout:
            instructions, _, line = mark.rstrip("\n").partition(" ")
            yield line, int(instructions)
        errors = program.stderr.read()
    if program.returncode:
        raise micropython.Failed(errors.strip())
