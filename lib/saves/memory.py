# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The memory: a few small entries in a byte array of the board, which survives power off or at least a reset."""

from __future__ import annotations

from saves.writing import CHECK, END, ENTRY_HEAD, FIRST, KEYS, MARK, check, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvm import ByteArray

    from saves.writing import Block

# The marks of earlier versions, see writing.MARK.
_MARK_4 = b"BY\x04"  # the same, but matches of Bergen and Pai Gow have no options
_MARK_3 = b"BY\x03"  # and no match has a number
_MARK_2 = b"BY\x02"  # and without the checksum of everything
_PIECE = 64  # bytes that are read at a time


def nvm() -> ByteArray | bytearray:
    """Return the byte array that survives power off, or an empty one if the board has none."""
    import microcontroller

    return getattr(microcontroller, "nvm", None) or bytearray()


class Memory:
    """Named entries in a byte array of any size.

    They begin at the start of the array. If the array has data of another version or program, that data stays: our
    entries begin in the middle if it is unused, else nothing is ever written. A `scratch` array may start with
    random bytes, and is always overwritten.

    faults   a list of the keys that the last `load` couldn't read, with "" for a loss that it can't name. Or
             a single item: "version" for data of another version of the game, "foreign" for another program's data,
             "erased" for remains behind a blank start, as when the power was cut while the NVM was erased. One that
             was erased to the end looks like one that was never written
    """

    def __init__(self, block: Block, scratch: bool = False) -> None:
        self._block = block
        self._start = 0 if scratch else self._find_place()
        self.faults: list[str] = []

    def _find_place(self) -> int | None:
        """Return the place where our data begins or can begin, or None if there is no space for it."""
        middle = len(self._block) // 2
        for at in (0, middle):
            if bytes(self._block[at : at + len(MARK)]) in (MARK, _MARK_4, _MARK_3, _MARK_2):
                return at
        if self._is_unused(0, len(MARK)):
            return 0
        return middle if self._is_unused(middle, len(self._block)) else None

    def _is_unused(self, start: int, end: int) -> bool:
        """Return whether a part of the block was never written: its bytes are all 255, or all 0."""
        blank = bytes(self._block[start : start + 1])
        for at in range(start, end, _PIECE):
            if bytes(self._block[at : min(at + _PIECE, end)]).strip(blank):
                return False
        return blank in (b"", b"\0", b"\xff")

    def load(self) -> dict[str, bytes]:
        """Return the saved entries that can be read, a dict of bytes by key; the keys are some of writing.KEYS."""
        entries: dict[str, bytes] = {}
        self.faults = []
        at = (self._start or 0) + len(MARK)
        mark = bytes(self._block[at - len(MARK) : at])
        if mark in (MARK, _MARK_4, _MARK_3):
            start = at + CHECK
            end = self._load_entries(start, entries)
            first = FIRST if mark == MARK else 1
            if not self.faults and check(bytes(self._block[start:end]), first) != bytes(self._block[at:start]):
                self.faults = [""]
        elif mark == _MARK_2:
            self._load_entries(at, entries)
        elif not self._is_unused(0, len(MARK)):
            ours = bytes(self._block[:2]) == MARK[:2]
            self.faults = ["version" if ours else "foreign"]
        elif not self._is_unused(0, len(self._block)):
            self.faults = ["erased"]
        return entries

    def _load_entries(self, at: int, entries: dict[str, bytes]) -> int:
        """Add the data from `at` on to `entries`. Return the place where it ends."""
        while True:
            head = bytes(self._block[at : at + ENTRY_HEAD])
            if head[:1] == END:
                return at + len(END)
            end = at + ENTRY_HEAD + int.from_bytes(head[1:3], "little")
            if len(head) < ENTRY_HEAD or head[0] >= len(KEYS) or end > len(self._block):
                self.faults.append("")
                return at
            key = KEYS[head[0]]
            data = bytes(self._block[at + ENTRY_HEAD : end])
            if check(head[:3] + data) == head[3:]:
                entries[key] = data
            else:
                self.faults.append(key)
            at = end

    def save(self, entries: dict[str, bytes]) -> list[str]:
        """Replace the saved entries with `entries`, a dict like the one that `load` returns. Empty entries are left
        out.

        Return the keys that didn't fit, a list: the least important ones. Each assignment to the NVM erases and
        writes its whole block, and flash wears out. So unchanged data isn't written, and changes are written in
        one assignment.
        """
        return write(self._block, self._start, entries)
