# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A lock by which processes wait for each other. It ends with the process that holds it, however that ends."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from pathlib import Path


@contextlib.contextmanager
def held(path: Path, wait: Callable[[], object]) -> Iterator[None]:
    """Hold the lock of a file in a `with` block; the file itself stays as it is, and can be read and written.

    If another process holds the lock, `wait()` is called once before this one waits.
    """
    with open(path, "rb") as file:
        if not taken(file):
            wait()
            while not taken(file):
                time.sleep(0.1)
        yield


def take(path: Path) -> BinaryIO | None:
    """Return the open file at `path`, made if there is none, with its lock, which is held until the file is closed;
    None if another process holds the lock. Raises OSError."""
    file = open(path, "ab")
    if taken(file):
        return file
    file.close()
    return None


def taken(file: BinaryIO) -> bool:
    """Whether the lock of an open file could be taken; closing the file gives it back. A place that can't be locked
    can still be used."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1 << 30)  # nobody may read the part that is locked, so that is beyond the end
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return not isinstance(error, (BlockingIOError, PermissionError))
    return True
