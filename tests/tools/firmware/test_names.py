# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""No name on the badge's drive is one of the firmware's, whose modules beat those on the drive: on no board."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from wires import SIZES

from firmware import MODULES, names

STUBS = Path(find_spec("board_definitions").submodule_search_locations[0])


def listed(board, heading):
    """The names that the stubs of a board list under a heading."""
    text = (STUBS / board / "__init__.pyi").read_text(encoding="utf-8")
    found = re.search(rf"^ - {heading}: (.*)$", text, re.MULTILINE)
    return {re.split(r"[. ]", name)[0] for name in found[1].split(", ")} - {""}


def built_in():
    """The names of all modules that are built into the firmware of any board, as circuitpython-stubs has them."""
    found = {path.name.removesuffix("-stubs") for path in STUBS.parent.glob("*-stubs")}
    return found.union(*(listed(path.name, "Included modules") for path in STUBS.iterdir() if path.is_dir()))


def forced(modules):
    """Those names, and the other ones of MicroPython's core: `import ujson` always finds its own `json`."""
    return modules | {f"u{name}" for name in modules}


def importable(paths):
    """The names by which a program on a badge can import the modules at these paths of its drive: in the root, in
    lib/, and among the libraries, since code.py adds them to the path."""
    found = set()
    for path in paths:
        top, _, inside = path.removeprefix("lib/").removeprefix("libraries/").partition("/")
        if inside or top.endswith((".py", ".mpy")):
            found.add(top if inside else top.rpartition(".")[0])
    return found


@pytest.fixture(scope="module")
def on_the_drive(built):
    """All those names."""
    return importable(built)


def test_no_name_on_the_drive_is_the_firmwares(on_the_drive):
    print("compared:", *sorted(on_the_drive))
    print("with:", *sorted(MODULES))
    assert {"app", "code", "engine", "adafruit_display_text", "saves", "fonts"} <= on_the_drive
    assert on_the_drive & forced(MODULES) == set()


@pytest.mark.parametrize("board", SIZES)
def test_no_name_on_the_drive_is_a_library_that_a_board_brings(on_the_drive, board):
    assert on_the_drive & listed(board, "Frozen libraries") == set()


def test_the_firmwares_modules_are_those_of_the_stubs():
    there = built_in()
    assert {"storage", "json", "_stage"} <= there and len(there) > 130
    assert there - MODULES == set()
    assert names.CIRCUITPYTHON - there == {"zephyr_serial"}
