# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The simulator and MicroPython import as the badge's core does: the firmware's modules beat those on the drive."""

import subprocess
import sys

import pytest

import figures
import firmware
from environment import ROOT
from figures import micropython

STAND_INS = ROOT / "tools" / "board"
REFUSED = "storage is a module of the firmware that isn't imitated here"

# Imports from a drive, whose folders lie first in the path, as the simulator does.
PROGRAM = """
import sys
from pathlib import Path
tools, stand_ins, drive, statement = sys.argv[1:]
sys.path[:0] = [drive, f"{drive}/lib", stand_ins]
sys.path.append(tools)
from firmware.finder import FirmwareFinder
sys.meta_path.insert(0, FirmwareFinder(Path(stand_ins), [Path(drive), Path(drive, "lib")]))
exec(statement)
"""


@pytest.fixture
def drive(tmp_path):
    """A drive with packages in lib/ that are called like modules of the firmware, and like none."""
    for name in ("storage", "json", "displayio", "saves"):
        package = tmp_path / "lib" / name
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("", encoding="utf-8")
        (package / "settings.py").write_text("print('settings of the drive')\n", encoding="utf-8")
    return tmp_path


def imported(drive, statement):
    """The output in CPython of a statement that imports from a drive, and the last line of its error."""
    command = [sys.executable, "-c", PROGRAM, ROOT / "tools", STAND_INS, drive, statement]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout, done.stderr.strip().rpartition("\n")[2]


IMPORTS = pytest.mark.parametrize(
    "statement",
    [
        "from storage import settings",
        "__import__('storage.settings')",
        "import storage; storage.remount('/')",
    ],
)


@IMPORTS
def test_a_package_with_a_name_of_the_firmwares_is_not_found(drive, statement):
    out, error = imported(drive, statement)
    assert not out and error.startswith(f"ImportError: {REFUSED}")


def test_a_package_with_a_name_of_its_own_is_found(drive):
    assert imported(drive, "import saves.settings") == ("settings of the drive\n", "")


@pytest.mark.parametrize("name", ["json", "displayio"])
def test_a_module_that_is_imitated_beats_the_drive(drive, name):
    out, error = imported(drive, f"import {name}.settings")
    assert not out and f"No module named '{name}.settings'" in error


def test_a_module_that_is_not_imitated_can_be_imported_and_looked_at(drive):
    assert imported(drive, "import storage; print(storage.__name__, hasattr(storage, '__file__'))") == (
        "storage False\n",
        "",
    )


@IMPORTS
def test_a_package_with_a_name_of_the_firmwares_is_not_found_in_micropython(drive, statement):
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    micropython.make_drive(drive, figures.PROGRAMS, STAND_INS)
    (drive / "statement.py").write_text(statement, encoding="utf-8")
    with pytest.raises(micropython.Failed, match=REFUSED):
        micropython.run(drive, "statement")


def test_micropython_is_given_what_it_has_not_itself():
    refused = firmware.refusals({"displayio", "board"}).keys()
    assert {"storage", "wifi", "zlib"} <= refused and not {"displayio", "board", "json", "gc"} & refused
