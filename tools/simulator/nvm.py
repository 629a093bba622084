# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge's memory that outlives the power switch."""

import os
import sys
from pathlib import Path

SIZE = 8192


class Nvm:
    """8,192 bytes, as `microcontroller.nvm`; `writes` counts the erasures that the flash would have suffered.

    With a `path` they are kept in that file; a file that can't be read or written keeps nothing.
    """

    def __init__(self, path=None):
        self.writes = 0
        self._path = path
        self._bytes = bytearray(b"\xff" * SIZE)
        try:
            kept = path.read_bytes() if path else b""
        except OSError:
            kept = b""
        if len(kept) == SIZE:
            self._bytes[:] = kept

    def __len__(self):
        return SIZE

    def __getitem__(self, index):
        return self._bytes[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice) and len(self._bytes[index]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self._bytes[index] = value
        self.writes += 1
        if self._path:
            self._keep()

    def _keep(self):
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(self._bytes)
        except OSError as error:
            print(f"Nothing can be remembered in {self._path}: {error.strerror}.", file=sys.stderr)
            self._path = None


def users_file():
    """Return the path of the file in the user's data folder where the simulated badge keeps its memory."""
    if sys.platform == "win32":
        folder = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder) / "boneyard" / "nvm.bin"
