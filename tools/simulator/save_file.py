# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The files in which the window's badge keeps its memories.

A file is never cut to be written: a full disk or a kill leaves the last save. Of several windows only the first
one writes. An unreadable file is renamed, never overwritten.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import sys
from typing import TYPE_CHECKING, BinaryIO

from cli import lock

if TYPE_CHECKING:
    from pathlib import Path

ELSEWHERE = "Boneyard is open in another window, too: what you play in this one won't be saved."


class SaveFile:
    """A file at `path` for `size` bytes, which only the first process that has asked for it writes, and others of
    that size beside it, each with an `ending` after its name.

    `trouble`: a few words for the window's title that say what is wrong; "" if nothing is. The terminal gets the
    whole sentence.
    """

    def __init__(self, path: Path, size: int) -> None:
        self.path = path.resolve()  # the file itself is replaced, not a link to it
        self._size = size
        self._lock: BinaryIO | None = None
        self.trouble = ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = lock.take(self._beside(".lock"))
        except OSError as error:
            self._tell_unsaved(error)
        else:
            if not self._lock:
                self._tell("not saved: open in another window, too", ELSEWHERE)

    def read(self, ending: str = "") -> bytes | None:
        """Return the bytes that are kept; None if there are none that can be read, which is told."""
        path = self._beside(ending)
        try:
            kept = path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            self._set_aside(path, error.strerror)
            return None
        if len(kept) != self._size:
            self._set_aside(path, f"it has {len(kept)} bytes, not {self._size}")
            return None
        return kept

    def write(self, kept: bytes | bytearray, ending: str = "") -> None:
        """Write these bytes in place of the file's, if this process may; print a sentence if it fails."""
        if not self._lock:
            return
        path, new = self._beside(ending), self._beside(ending + ".new")
        try:
            with open(new, "wb") as file:
                file.write(kept)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, path)
        except OSError as error:
            with contextlib.suppress(OSError):
                new.unlink()
            self._tell_unsaved(error)
        else:
            if self.trouble.startswith("not saved"):
                self.trouble = ""

    def _beside(self, ending: str) -> Path:
        return self.path.with_name(self.path.name + ending)

    def _set_aside(self, path: Path, why: str | None) -> None:
        """Rename a file, which can't be read, so that nothing overwrites it."""
        if not self._lock:
            return
        names = (f"{path.stem}-unreadable-{number}{path.suffix}" for number in itertools.count(1))
        aside = next(other for other in map(path.with_name, names) if not os.path.lexists(other))
        try:
            path.rename(aside)
        except OSError as error:
            self._tell_unsaved(error)
            self._lock = None
        else:
            self._tell(
                f"unreadable saves are now {aside.name}",
                f"{path} can't be read ({why}): it is now {aside}, and the game begins without it.",
            )

    def _tell_unsaved(self, error: OSError) -> None:
        self._tell(f"not saved: {error.strerror}", f"Nothing can be saved in {self.path}: {error.strerror}.")

    def _tell(self, trouble: str, sentence: str) -> None:
        if trouble != self.trouble:
            print(sentence, file=sys.stderr)
        self.trouble = trouble
