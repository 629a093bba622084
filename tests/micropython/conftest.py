# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The program in MicroPython: compiled to .mpy, in a heap like the badge's."""

import contextlib
import gc
import importlib.util
import io
import pathlib
import runpy
import sys

import pytest

import figures
from figures import game_heap, micropython

PROGRAMS = pathlib.Path(__file__).parent / "programs"


@pytest.fixture(scope="session")
def drive(tmp_path_factory):
    """A drive with the program, and with the small programs of these tests and of bench.py beside it. 4 s, if the
    game hasn't been built yet."""
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    target = tmp_path_factory.mktemp("drive")
    micropython.make_drive(target, PROGRAMS, figures.PROGRAMS)
    return target


@pytest.fixture(scope="session")
def badge(tmp_path_factory):
    """A drive with the whole game, code.py and the stand-ins for the badge's modules, and these tests' programs."""
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    target = tmp_path_factory.mktemp("badge")
    game_heap.make_drive(target)
    micropython.compile_folder(PROGRAMS, target)
    return target


@pytest.fixture
def in_cpython():
    """A function that runs one of these tests' programs in CPython, with some arguments, and returns its output. It
    runs in this process: to start another would take longer than most of them do."""

    def run(program, *arguments):
        path = PROGRAMS / f"{program}.py"
        with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(io.StringIO()) as printed:
            patch.setattr(sys, "argv", [path.name, *map(str, arguments)])
            # They ask for collections that MicroPython needs; here these took nine tenths of the time.
            patch.setattr(gc, "collect", lambda *generation: 0)
            patch.setitem(sys.modules, "matches", load(figures.PROGRAMS / "matches.py"))  # not that of the tools
            runpy.run_path(str(path), run_name="__main__")
        return printed.getvalue()

    return run


def load(path):
    """The module in a file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
