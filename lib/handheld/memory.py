# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The memory: a few small things that outlive the power switch."""

# The NVM is one flash block that other programs use too, so what is found there must prove to be ours:
#   "BY", version, length of the body (2 bytes), check of all of that (2 bytes), body;
# the body is a row of entries: length of the key, key, length of the data (2 bytes), data.
# Numbers are little-endian.
_MARK = b"BY\x01"
_HEAD = 7


def _check(data):
    check = 1
    for byte in data:
        check = (check * 31 + byte) & 0xFFFF
    return check.to_bytes(2, "little")


def _unpack(body):
    entries = {}
    at = 0
    while at < len(body):
        data = at + 3 + body[at]
        end = data + int.from_bytes(body[data - 2 : data], "little")
        entries[body[at + 1 : data - 2]] = body[data:end]
        at = end
    return entries


class Memory:
    """Named pieces of data in `nvm`, a byte array; None, or too small a one, remembers nothing."""

    def __init__(self, nvm):
        self._nvm = bytearray() if nvm is None else nvm

    def load(self, key):
        """Return the bytes saved under `key` (a str), or None if there are none, or they are damaged."""
        return self._entries().get(key.encode())

    def save(self, key, data):
        """Save `data` (bytes) under `key` (a str). Flash wears: what is there already is not rewritten."""
        entries = self._entries()
        if entries.get(key.encode()) == data:
            return
        entries[key.encode()] = data
        body = b"".join([bytes([len(k)]) + k + len(d).to_bytes(2, "little") + d for k, d in entries.items()])
        head = _MARK + len(body).to_bytes(2, "little")
        block = head + _check(head + body) + body
        if len(block) <= len(self._nvm):
            # In one go, for each assignment erases and writes the whole flash block.
            self._nvm[0 : len(block)] = block

    def _entries(self):
        head = bytes(self._nvm[0:_HEAD])
        if head[:3] != _MARK or len(head) < _HEAD:
            return {}
        body = bytes(self._nvm[_HEAD : _HEAD + int.from_bytes(head[3:5], "little")])
        return _unpack(body) if _check(head[:5] + body) == head[5:] else {}
