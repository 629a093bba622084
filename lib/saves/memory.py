# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The memory: a few small things in a byte array that survives power off, or at least a reset."""

# What there is to keep, the most important first.
KEYS = ("settings", "choice", "statistics", "match", "round")

# Other programs use the same memory, so data found there must prove to be ours: it begins with _MARK; then comes a
# check of all that follows (3 bytes), which reveals a write that was cut short; then the entries, each with the
# number of its key, the length of its data (2 bytes), a check of both and of the data (3 bytes), and the data; then
# _END. Numbers are little-endian. Damage to one entry spares the others. A second copy would be no help, because
# the NVM of a SAMD51 is one block of flash, and is erased as a whole.
_MARK = b"BY\x03"  # the last byte is the version of all that is packed
_MARK_2 = b"BY\x02"  # of the version before, which had no check of the whole
_CHECK = 3
_HEAD = 6
_END = b"\xe5"


def _check(data):
    check = 1
    for byte in data:
        check = (check * 251 + byte) & 0x3FFFFF  # stays a small int of MicroPython
    return check.to_bytes(_CHECK, "little")


class Memory:
    """Named pieces of data in a byte array of any size.

    faults   what the last `load` couldn't read, a list: keys, or "" where what is lost can't be named. Or a single
             item: "version" for data of another version of the game, "foreign" for another program's
    """

    def __init__(self, block):
        self._block = block
        self.faults = []

    def load(self):
        """Return what was kept and can be read, a dict of bytes by key, with those of KEYS that are there."""
        entries = {}
        self.faults = []
        mark = bytes(self._block[:len(_MARK)])
        if mark == _MARK:
            start = len(_MARK) + _CHECK
            end = self._load_entries(start, entries)
            if not self.faults and _check(bytes(self._block[start:end])) != bytes(self._block[len(_MARK):start]):
                self.faults = [""]
        elif mark == _MARK_2:
            self._load_entries(len(_MARK), entries)
        elif mark:
            self.faults = _strange(mark)
        return entries

    def _load_entries(self, at, entries):
        """Add the data from `at` on to `entries`; returns where they end."""
        while True:
            head = bytes(self._block[at:at + _HEAD])
            if head[:1] == _END:
                return at + len(_END)
            end = at + _HEAD + int.from_bytes(head[1:3], "little")
            if len(head) < _HEAD or head[0] >= len(KEYS) or end > len(self._block):
                self.faults.append("")
                return at
            key = KEYS[head[0]]
            data = bytes(self._block[at + _HEAD:end])
            if _check(head[:3] + data) == head[3:]:
                entries[key] = data
            else:
                self.faults.append(key)
            at = end

    def save(self, entries):
        """Keep these entries, a dict like the one `load` returns, in place of all that was kept; empty ones are
        left out.

        Returns the keys for which there was no room, a list: the least important ones. Flash wears, so unchanged
        data aren't written again, and changes are written in one go: each assignment to the NVM erases and writes
        its whole block.
        """
        packed = b""
        room = len(self._block) - len(_MARK) - _CHECK - len(_END)
        left_out = []
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
        block = _MARK + _check(packed) + packed
        if room >= 0 and bytes(self._block[:len(block)]) != block:
            self._block[0:len(block)] = block
        return left_out


def _strange(mark):
    """Return the fault of a memory that begins with these bytes, in a list; empty if it was never used."""
    if mark[:2] == _MARK[:2]:
        return ["version"]
    return ["foreign"] if mark.strip(mark[:1]) or mark[0] not in (0, 255) else []
