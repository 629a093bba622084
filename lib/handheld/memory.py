# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The memory: a few small things that outlive the power switch, or at least a reset."""

# What there is to keep, the most important first.
KEYS = ("settings", "choice", "statistics", "match", "round")

# Other programs use the same memory, so what is found there must prove to be ours: _MARK; then the entries, each
# of them the number of its key, the length of its data (2 bytes), a check of both and of the data (3 bytes), and
# the data; then _END. Numbers are little-endian. Damage to one entry leaves the others.
# A second copy would be no help: the NVM of a SAMD51 is one block of flash, and erased as a whole.
_MARK = b"BY\x02"  # the last byte is the version of all that is packed
_HEAD = 6
_END = b"\xe5"


def nvm():
    """The byte array that outlives the power switch; an empty one where there is none."""
    import microcontroller

    return getattr(microcontroller, "nvm", None) or bytearray()


def sleep_memory():
    """The byte array that outlives a reset (on a SAMD51 the 8 KB of its backup RAM); an empty one where there is
    none."""
    try:
        import alarm
        return alarm.sleep_memory if len(alarm.sleep_memory) else bytearray()
    except (ImportError, AttributeError, NotImplementedError):  # the last where the chip can't, as the RP2040
        return bytearray()


def _check(data):
    check = 1
    for byte in data:
        check = (check * 251 + byte) & 0x3FFFFF  # stays a small int of MicroPython
    return check.to_bytes(3, "little")


class Memory:
    """Named pieces of data in a byte array of any size.

    faults   what the last `load` couldn't read, a list: keys, or "" where even the key is lost; or alone
             "version" for what another version of the game has kept, and "foreign" for another program's
    """

    def __init__(self, block):
        self._block = block
        self.faults = []

    def load(self):
        """What was kept and can be read: a dict of bytes by those of KEYS that are there."""
        entries = {}
        mark = bytes(self._block[:len(_MARK)])
        self.faults = [] if mark in (_MARK, b"") else _strange(mark)
        at = len(_MARK) if mark == _MARK else None
        while at is not None:
            at = self._load_entry(at, entries)
        return entries

    def _load_entry(self, at, entries):
        """Add the entry at `at` to `entries`; returns where the next one is, or None where there is none."""
        head = bytes(self._block[at:at + _HEAD])
        if head[:1] == _END:
            return None
        end = at + _HEAD + int.from_bytes(head[1:3], "little")
        if len(head) < _HEAD or head[0] >= len(KEYS) or end > len(self._block):
            self.faults.append("")
            return None
        key = KEYS[head[0]]
        data = bytes(self._block[at + _HEAD:end])
        if _check(head[:3] + data) == head[3:]:
            entries[key] = data
        else:
            self.faults.append(key)
        return end

    def save(self, entries):
        """Keep these entries, a dict as `load` returns it, in place of all that was kept; empty ones are left out.

        Returns the keys for which there was no room, the least important, as a list. Flash wears: what is there
        already isn't written again, and what has changed is written in one go, for each assignment to the NVM
        erases and writes its whole block.
        """
        block = _MARK
        left_out = []
        for number, key in enumerate(KEYS):
            data = entries.get(key)
            if data:
                head = bytes((number,)) + len(data).to_bytes(2, "little")
                entry = head + _check(head + data) + data
                if left_out or len(block) + len(entry) + len(_END) > len(self._block):
                    left_out.append(key)
                else:
                    block += entry
        block += _END
        if len(block) <= len(self._block) and bytes(self._block[:len(block)]) != block:
            self._block[0:len(block)] = block
        return left_out


def _strange(mark):
    """The fault of a memory that begins with such bytes, in a list; none in one that was never used."""
    if mark[:2] == _MARK[:2]:
        return ["version"]
    return ["foreign"] if mark.strip(mark[:1]) or mark[0] not in (0, 255) else []
