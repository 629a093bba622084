# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The program in MicroPython: compiled to .mpy, in a heap like the badge's."""

import os
import pathlib
import subprocess
import sys

import pytest

import figures
from environment import ROOT
from figures import micropython

PROGRAMS = pathlib.Path(__file__).parent / "programs"
# Runs a program in CPython, which collects nothing at the programs' many requests: they are made for MicroPython,
# and took nine tenths of the time here.
_MAIN = """
import gc, runpy, sys
gc.collect = lambda: 0
del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@pytest.fixture(scope="session")
def drive(tmp_path_factory):
    """A drive with the program, and with the small programs of these tests and of bench.py beside it."""
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    target = tmp_path_factory.mktemp("drive")
    micropython.make_drive(target, PROGRAMS, figures.PROGRAMS)
    return target


@pytest.fixture
def in_cpython():
    """A function that runs one of these tests' programs in CPython, with some arguments; what it prints."""
    def run(program, *arguments):
        path = os.pathsep.join(map(str, (ROOT, ROOT / "lib", figures.PROGRAMS)))
        command = [sys.executable, "-c", _MAIN, PROGRAMS / f"{program}.py", *map(str, arguments)]
        return subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True,
                              capture_output=True, text=True).stdout

    return run
