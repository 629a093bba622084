# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge's memories: the one that outlives the power switch, and the one that outlives a reset."""

from typing import TYPE_CHECKING

import platformdirs
from hardware import NVM, Kept

if TYPE_CHECKING:
    from pathlib import Path

    from simulator.save_file import SaveFile


class SleepMemory(bytearray):
    """`alarm.sleep_memory`: RAM, in which anything may be when the power is switched on."""

    def __init__(self) -> None:
        super().__init__(bytes(i * 151 & 0xFF for i in range(256)) * (NVM // 256))


class Nvm(Kept):  # type: ignore[misc]  # mypy doesn't read tools/board
    """`size` bytes, as `microcontroller.nvm`; `writes` counts the erasures that the flash would have suffered.

    With a `file`, a SaveFile, they are kept in that.
    """

    _bytes: bytearray

    def __init__(self, file: "SaveFile | None" = None, size: int = NVM) -> None:
        super().__init__(size)
        self.writes = 0
        self._file = file
        kept = file.read() if file else None
        if kept is not None:
            self._bytes[:] = kept

    def start(self, block: bytes | bytearray) -> None:
        """Let it begin with the bytes of a block, if it is fresh and there is room; that isn't counted."""
        if len(self._bytes) >= len(block) and not self._bytes.strip(b"\xff"):
            self._bytes[: len(block)] = block

    def keep(self) -> None:
        """Count the write, and keep the bytes in the file, if there is one."""
        self.writes += 1
        if self._file:
            self._file.write(self._bytes)


def users_file() -> "Path":
    """Return the path of the file in the user's data folder where the simulated badge keeps its memory."""
    return platformdirs.user_data_path("boneyard", appauthor=False) / "nvm.bin"
