# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badges: the boards and versions that the game runs on, and the one that is connected."""

import importlib.util
import os
import re
from dataclasses import dataclass
from pathlib import Path

import environment
from drive import Fault

VERSIONS = (9, 10)
BOOT_OUT = "boot_out.txt"
# What is said again on the terminal: no longer than any that there is, and without what could control it.
RELEASE = re.compile(r"CircuitPython ([0-9]{1,4})\.[A-Za-z0-9.+-]{1,60}")
BOARD = re.compile(r"Board ID: *([A-Za-z0-9_]{1,60})(?![A-Za-z0-9_])")

NONE_FOUND = ("no CIRCUITPY drive is there: connect the badge by a USB cable that carries data, switch it on, press"
              " RESET once if nothing appears, and open the drive where this computer doesn't mount it by itself;"
              " if only a drive with a name like PYBADGEBOOT appears, put CircuitPython on that first, as"
              " circuitpython.org/downloads says.")


@dataclass
class Badge:
    """A connected badge: the folder of its `drive`, the id of its `board`, and its `circuitpython`, 9 or 10."""

    drive: Path
    board: str
    circuitpython: int


def families():
    """The name of the profile of each board id that the game knows."""
    path = environment.ROOT / "lib" / "handheld" / "boards" / "__init__.py"
    spec = importlib.util.spec_from_file_location("boards", path)  # its own package needs a board
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.FAMILIES


def find():
    """The folder of the one CIRCUITPY drive that is mounted here. Raises Fault for none, and for several."""
    drives = sorted(filter(_is_circuitpy, _mounted()))
    # One that was pulled out without a word can still be mounted.
    drives = [drive for drive in drives if _can_be_read(drive)] or drives
    if not drives:
        raise Fault(NONE_FOUND)
    if len(drives) > 1:
        raise Fault(f"there are {len(drives)} CIRCUITPY drives: choose one by --drive, of"
                    f" {', '.join(map(str, drives))}.")
    return drives[0]


def _mounted():
    import psutil

    return {Path(partition.mountpoint) for partition in psutil.disk_partitions()}


def _is_circuitpy(folder):
    try:
        return folder.name.startswith("CIRCUITPY") or (folder / BOOT_OUT).is_file()
    except OSError:  # a drive of somebody else's, or an empty reader of cards
        return False


def _can_be_read(folder):
    try:
        return os.listdir(folder) is not None
    except OSError:
        return False


def read(drive):
    """The Badge whose drive this folder is. Raises Fault where it isn't one that the game runs on."""
    try:
        there = os.listdir(drive)
    except (FileNotFoundError, NotADirectoryError):
        raise Fault(f"there is no folder {drive}: give that of the CIRCUITPY drive, or leave --drive"
                    " away.") from None
    except OSError as error:
        raise Fault(f"the drive {drive} can't be read ({error.strerror}): connect the badge anew, or choose another"
                    " drive by --drive.") from None
    if "INFO_UF2.TXT" in map(str.upper, there):
        raise Fault(f"{drive} is the badge's bootloader: press RESET once, and wait for the drive CIRCUITPY.")
    try:
        text = (drive / BOOT_OUT).read_text(encoding="utf-8", errors="replace")
    except OSError:
        raise Fault(f"{drive} has no {BOOT_OUT} that can be read, as a CIRCUITPY drive has: if it is one, press"
                    " RESET on the badge, and start this again.") from None
    release, board = RELEASE.search(text), BOARD.search(text)
    if not release or not board:
        raise Fault(f"{drive / BOOT_OUT} names no board and no version of CircuitPython: press RESET on the badge,"
                    " and start this again.")
    check(board[1], int(release[1]), release[0])
    return Badge(drive, board[1], int(release[1]))


def check(board, circuitpython, release=None):
    """Raise Fault unless the game runs on this board with this number of CircuitPython, 9 or 10.

    `release` is what the Fault shall call the version.
    """
    if board not in families():
        raise Fault(f"{board} is not a board that Boneyard knows: it knows {', '.join(sorted(families()))}.")
    if circuitpython not in VERSIONS:
        raise Fault(f"{release or circuitpython} is not a version that Boneyard runs on: install CircuitPython"
                    f" {VERSIONS[-1]} on the badge, from circuitpython.org/board/{board}.")
