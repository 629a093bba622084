# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge's memories: the one that outlives the power switch, and the one that outlives a reset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import platformdirs
from hardware import NVM as NVM
from hardware import Kept

if TYPE_CHECKING:
    from pathlib import Path

    from simulator.save_file import SaveFile


class SleepMemory(bytearray):
    """`alarm.sleep_memory`: RAM, in which anything may be when the power is switched on."""

    def __init__(self) -> None:
        super().__init__(bytes(i * 151 & 0xFF for i in range(256)) * (NVM // 256))


class InFile(Kept):
    """`size` bytes, at first all `blank`. With a `file`, a SaveFile, they are kept in the one of its files that has
    the `ending`."""

    _bytes: bytearray

    def __init__(self, file: SaveFile | None, ending: str, size: int, blank: bytes) -> None:
        super().__init__(size, blank)
        self._file = file
        self._ending = ending
        kept = file.read(ending) if file else None
        if kept is not None:
            self._bytes[:] = kept

    def keep(self) -> None:
        """See Kept."""
        if self._file:
            self._file.write(self._bytes, self._ending)


class Asleep(InFile):
    """`alarm.sleep_memory` of a badge that is never without power: kept in a SaveFile."""

    def __init__(self, file: SaveFile) -> None:
        super().__init__(file, ".sleep", NVM, b"\0")


class Nvm(InFile):
    """`size` bytes, as `microcontroller.nvm`; `writes` counts the erasures of a real flash."""

    def __init__(self, file: SaveFile | None = None, size: int = NVM) -> None:
        super().__init__(file, "", size, b"\xff")
        self.writes = 0

    def start(self, block: bytes | bytearray) -> None:
        """Begin with the bytes of a block, if it is fresh and there is room. That isn't counted as a write."""
        if len(self._bytes) >= len(block) and not self._bytes.strip(b"\xff"):
            self._bytes[: len(block)] = block

    def keep(self) -> None:
        """See Kept. Count the write."""
        self.writes += 1
        super().keep()


def users_file() -> Path:
    """Return the path of the file in the user's data folder where the simulated badge keeps its memory."""
    return platformdirs.user_data_path("boneyard", appauthor=False) / "nvm.bin"
