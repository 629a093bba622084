# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The memory: a few small entries in a byte array of the board, which survives power off or at least a reset."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from alarm import SleepMemory
    from nvm import ByteArray

    class Block(Protocol):
        def __len__(self) -> int: ...
        def __getitem__(self, __at: slice) -> bytearray: ...
        def __setitem__(self, __at: slice, __value: bytes) -> None: ...


# The keys of the entries, the most important first; later versions may only add some at the end.
KEYS = (
    "settings",
    "choice",
    "statistics",
    "match",
    "round",
    "chart",
    "charts",
    "deeds",
    "puzzles",
    "judged",
    "evening",
)

# Other programs use the same memory, so _MARK shows that the data is ours. After it come a checksum of everything
# that follows (3 bytes), which reveals an interrupted write; the entries, each with the number of its key, the
# length of its data (2 bytes), a checksum of both and of the data (3 bytes), and the data; then _END. Numbers are
# little-endian. If one entry is damaged, the others can still be read. A second copy wouldn't help: the NVM of a
# SAMD51 is one block of flash, and is erased as a whole.
#
# The last byte of _MARK is the version of the format; increase it when the format changes. Saves of the previous
# versions are read; saves of any other version are left as they are (see Memory).
_MARK = b"BY\x05"
_FIRST = _MARK[2]  # with which the checksum of everything begins: a changed bit can't make it that of version 4
_MARK_4 = b"BY\x04"  # the same, but matches of Bergen and Pai Gow have no options
_MARK_3 = b"BY\x03"  # and no match has a number
_MARK_2 = b"BY\x02"  # and without the checksum of everything
_CHECK = 3
_HEAD = 6
_END = b"\xe5"
_PIECE = 64  # bytes that are read at a time


def _check(data: bytes, check: int = 1) -> bytes:
    for byte in data:
        check = (check * 251 + byte) & 0x3FFFFF  # a small int in MicroPython
    return check.to_bytes(_CHECK, "little")


def nvm() -> ByteArray | bytearray:
    """Return the byte array that survives power off, or an empty one if the board has none."""
    import microcontroller

    return getattr(microcontroller, "nvm", None) or bytearray()


def sleep_memory() -> SleepMemory | bytearray:
    """Return the byte array that survives a reset (on a SAMD51 the 8 KB of its backup RAM), or an empty one if the
    board has none."""
    try:
        import alarm

        return alarm.sleep_memory if len(alarm.sleep_memory) else bytearray()
    except (ImportError, AttributeError, NotImplementedError):  # the last on a chip without one, such as the RP2040
        return bytearray()


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
            if bytes(self._block[at : at + len(_MARK)]) in (_MARK, _MARK_4, _MARK_3, _MARK_2):
                return at
        if self._is_unused(0, len(_MARK)):
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
        """Return the saved entries that can be read, a dict of bytes by key; the keys are some of KEYS."""
        entries: dict[str, bytes] = {}
        self.faults = []
        check = (self._start or 0) + len(_MARK)
        mark = bytes(self._block[check - len(_MARK) : check])
        if mark in (_MARK, _MARK_4, _MARK_3):
            start = check + _CHECK
            end = self._load_entries(start, entries)
            first = _FIRST if mark == _MARK else 1
            if not self.faults and _check(bytes(self._block[start:end]), first) != bytes(self._block[check:start]):
                self.faults = [""]
        elif mark == _MARK_2:
            self._load_entries(check, entries)
        elif not self._is_unused(0, len(_MARK)):
            ours = bytes(self._block[:2]) == _MARK[:2]
            self.faults = ["version" if ours else "foreign"]
        elif not self._is_unused(0, len(self._block)):
            self.faults = ["erased"]
        return entries

    def _load_entries(self, at: int, entries: dict[str, bytes]) -> int:
        """Add the data from `at` on to `entries`. Return the place where it ends."""
        while True:
            head = bytes(self._block[at : at + _HEAD])
            if head[:1] == _END:
                return at + len(_END)
            end = at + _HEAD + int.from_bytes(head[1:3], "little")
            if len(head) < _HEAD or head[0] >= len(KEYS) or end > len(self._block):
                self.faults.append("")
                return at
            key = KEYS[head[0]]
            data = bytes(self._block[at + _HEAD : end])
            if _check(head[:3] + data) == head[3:]:
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
        if self._start is None:
            return [key for key in KEYS if entries.get(key)]
        packed = b""
        room = len(self._block) - self._start - len(_MARK) - _CHECK - len(_END)
        left_out: list[str] = []
        for number, key in enumerate(KEYS):
            data = entries.get(key)
            if data:
                head = bytes((number,)) + len(data).to_bytes(2, "little")
                entry = head + _check(head + data) + data
                if left_out or len(packed) + len(entry) > room:
                    left_out.append(key)
                else:
                    packed += entry
        packed += _END
        block = _MARK + _check(packed, _FIRST) + packed
        end = self._start + len(block)
        if room >= 0 and bytes(self._block[self._start : end]) != block:
            self._block[self._start : end] = block
        return left_out
