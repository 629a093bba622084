# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge that is connected."""

import os
from dataclasses import dataclass
from pathlib import Path

from drive import Fault, boot_out
from drive.boards import known

NONE_FOUND = (
    "no CIRCUITPY drive is there: connect the badge by a USB cable that carries data, switch it on, press"
    " RESET once if nothing appears, and open the drive where this computer doesn't mount it by itself;"
    " if only a drive with a name like PYBADGEBOOT appears, put CircuitPython on that first, as"
    " circuitpython.org/downloads says."
)


@dataclass
class Badge:
    """A connected badge: the folder of its `drive`, the id of its `board`, and the number and the release of its
    CircuitPython, such as 10 and "10.0.3"."""

    drive: Path
    board: str
    circuitpython: int
    release: str


def find() -> Path:
    """Return the folder of the one CIRCUITPY drive that is mounted here. Raises Fault for none, and for several."""
    drives = sorted(filter(_is_circuitpy, _mounted()))
    # A drive that was pulled out without being ejected can still be mounted.
    drives = [drive for drive in drives if _can_be_read(drive)] or drives
    if not drives:
        raise Fault(NONE_FOUND)
    if len(drives) > 1:
        raise Fault(
            f"there are {len(drives)} CIRCUITPY drives: choose one by --drive, of {', '.join(map(str, drives))}."
        )
    return drives[0]


def _mounted() -> set[Path]:
    import psutil

    return {Path(partition.mountpoint) for partition in psutil.disk_partitions()}


def _is_circuitpy(folder: Path) -> bool:
    try:
        return folder.name.startswith("CIRCUITPY") or (folder / boot_out.NAME).is_file()
    except OSError:  # a drive of somebody else's, or an empty reader of cards
        return False


def _can_be_read(folder: Path) -> bool:
    try:
        return os.listdir(folder) is not None
    except OSError:
        return False


def read(drive: Path) -> Badge:
    """Return the Badge whose drive this folder is. Raises Fault if the game doesn't run on it."""
    try:
        there = os.listdir(drive)
    except (FileNotFoundError, NotADirectoryError):
        raise Fault(f"there is no folder {drive}: give that of the CIRCUITPY drive, or leave --drive away.") from None
    except OSError as error:
        raise Fault(
            f"the drive {drive} can't be read ({error.strerror}): connect the badge anew, or choose another"
            " drive by --drive."
        ) from None
    if boot_out.is_bootloader(there):
        raise Fault(boot_out.BOOTLOADER.format(drive))
    try:
        text = (drive / boot_out.NAME).read_text(encoding="utf-8", errors="replace")
    except OSError:
        raise Fault(boot_out.NO_BOOT_OUT.format(drive)) from None
    return Badge(drive, *boot_out.read(text, drive / boot_out.NAME, known()))
