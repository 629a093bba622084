# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A memory that outlives the program, such as `microcontroller.nvm`."""


class Kept:
    """`size` bytes, at first all `blank`. A host that keeps them overrides `keep`, called after each write."""

    def __init__(self, size, blank=b"\xff"):
        self._bytes = bytearray(blank * size)

    def __len__(self):
        return len(self._bytes)

    def __getitem__(self, index):
        return self._bytes[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice) and len(self._bytes[index]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self._bytes[index] = value
        self.keep()

    def keep(self):
        """Keep the bytes as they are now."""
        raise NotImplementedError
