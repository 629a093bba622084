# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The file in which the window's badge keeps its memory.

A file is never cut to be written: a full disk or a kill leaves the last save. Of several windows only the first
one writes. An unreadable file is renamed, never overwritten.
"""

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
    """A file at `path` for `size` bytes, which only the first process that has asked for it writes.

    `trouble`: a few words for the window's title that say what is wrong; "" if nothing is. The terminal gets the
    whole sentence.
    """

    def __init__(self, path: "Path", size: int) -> None:
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
        self._trouble_at_start = self.trouble

    def read(self) -> bytes | None:
        """Return the bytes that are kept; None if there are none that can be read, which is told."""
        try:
            kept = self.path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            return self._set_aside(error.strerror)  # type: ignore[func-returns-value]  # None
        if len(kept) != self._size:
            return self._set_aside(  # type: ignore[func-returns-value]  # None
                f"it has {len(kept)} bytes, not {self._size}"
            )
        return kept

    def write(self, kept: bytes | bytearray) -> None:
        """Keep these bytes in place of those in the file, if this is the process that may; tell if it fails."""
        if not self._lock:
            return
        new = self._beside(".new")
        try:
            with open(new, "wb") as file:
                file.write(kept)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, self.path)
        except OSError as error:
            with contextlib.suppress(OSError):
                new.unlink()
            self._tell_unsaved(error)
        else:
            self.trouble = self._trouble_at_start

    def _beside(self, ending: str) -> "Path":
        return self.path.with_name(self.path.name + ending)

    def _set_aside(self, why: str | None) -> None:
        """Rename the file, which can't be read, so that nothing overwrites it."""
        if not self._lock:
            return
        aside = next(path for path in map(self._name_aside, itertools.count(1)) if not os.path.lexists(path))
        try:
            self.path.rename(aside)
        except OSError as error:
            self._tell_unsaved(error)
            self._lock = None
        else:
            self._tell(
                f"unreadable saves are now {aside.name}",
                f"{self.path} can't be read ({why}): it is now {aside}, and the game begins without it.",
            )
        self._trouble_at_start = self.trouble

    def _name_aside(self, number: int) -> "Path":
        return self.path.with_name(f"{self.path.stem}-unreadable-{number}{self.path.suffix}")

    def _tell_unsaved(self, error: OSError) -> None:
        self._tell(f"not saved: {error.strerror}", f"Nothing can be saved in {self.path}: {error.strerror}.")

    def _tell(self, trouble: str, sentence: str) -> None:
        if trouble != self.trouble:
            print(sentence, file=sys.stderr)
        self.trouble = trouble
