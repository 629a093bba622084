# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge's part of an installation over its serial port: reads and writes the drive.

The page sends on_badge.py and this source to the badge's REPL, and then calls one function after another by
`answer`.
"""

from __future__ import annotations

import binascii
import json
import os

import board
import storage

if __name__ != "__main__":  # at the REPL they are there already
    from drive.on_badge import is_folder, is_there, pieces, pieces_digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

READ_ONLY = 30  # the number of that error
PART = 384  # bytes that `read` returns at most

_written: list[BinaryIO] = []  # the file that is being written


def answer(act: Callable[..., object], *values: object) -> None:
    """Call a function, and print a line of JSON: its `value`, or the `errno` if the drive has failed."""
    try:
        print(json.dumps({"value": act(*values)}))
    except OSError as error:
        print(json.dumps({"errno": error.args[0]}))


def about() -> dict[str, object]:
    """What the badge is: its `board`, the `machine`, CircuitPython's `release`, and whether a program can write to
    the drive: now (`can_write`), or once it has taken the drive from the computer (`can_take`)."""
    os.chdir("/")
    system = os.uname()
    return {
        "board": board.board_id,
        "machine": system.machine,
        "release": system.release,
        "can_write": not storage.getmount("/").readonly,
        "can_take": hasattr(storage, "unsafe_disable_usb_drive"),
    }


def take() -> None:
    """Take the drive from the computer. Raises OSError if that can't be done now."""
    try:
        storage.unsafe_disable_usb_drive()
    except RuntimeError:
        raise OSError(READ_ONLY) from None


def room() -> tuple[int, int]:
    """The bytes of a cluster of the drive, and those that are free."""
    _, size, _, free = os.statvfs("/")[:4]
    return size, size * free


def names(folder: str) -> list[tuple[str, bool]]:
    """The names in a folder, "" for the root, each with whether it is a folder."""
    before = folder + "/" if folder else ""
    return [(name, is_folder(before + name)) for name in (os.listdir(folder) if folder else os.listdir())]


def check(path: str) -> tuple[int, int] | None:
    """The check value and the length of a file, None where there is none."""
    return pieces_digest(pieces(path)) if is_there(path) and not is_folder(path) else None


def read(path: str, start: int) -> str:
    """The next bytes of a file, in base64."""
    with open(path, "rb") as file:
        file.seek(start)
        return str(binascii.b2a_base64(file.read(PART)), "utf-8").strip()


def make_folder(path: str) -> None:
    """Make a folder, unless it is there."""
    if not is_there(path):
        os.mkdir(path)


def begin(path: str) -> None:
    """Begin to write a file."""
    _written.append(open(path, "wb"))


def add(text: str) -> None:
    """Write the next bytes of the file, given in base64."""
    try:
        _written[-1].write(binascii.a2b_base64(text))
    except OSError:
        end()  # else the drive would lose the room that the file has
        raise


def end() -> None:
    """Close the file."""
    _written.pop().close()


def rename(path: str, new: str) -> None:
    """Rename a file, in place of the one with the new name, if any."""
    os.rename(path, new)


def remove(path: str) -> None:
    """Remove a file or an empty folder."""
    if is_folder(path):
        os.rmdir(path)
    else:
        os.remove(path)
