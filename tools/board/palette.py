# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Palettes: the colour of each value of a pixel."""

from array import array

from state import number, room

# The places of its numbers: how many colours there are, another one after each change, and the first colour.
_COUNT, _VERSION, _FIRST = range(3)
_TRANSPARENT = 1 << 24  # is added to the colours that are


class Palette:
    """A colour for each value of a pixel, as 0xRRGGBB; some of them may be transparent.

    `is_dirty`: whether any colour has changed since the last refresh. `version`: another number after each change.
    """

    def __init__(self, color_count):
        if not 1 <= color_count <= 32767:
            raise ValueError("color_count must be 1-32767")
        self._state = array("I", bytes(room(4 * (color_count + _FIRST), 16 + 16 * color_count, 96)))
        self._state[_COUNT] = color_count
        self.is_dirty = False

    version = number(_VERSION)

    def __len__(self):
        return self._state[_COUNT]

    def _place(self, i):
        count = len(self)
        if not -count <= i < count:
            raise IndexError("index out of range")
        return i % count + _FIRST

    def __getitem__(self, i):
        return self._state[self._place(i)] & 0xFFFFFF

    def __setitem__(self, i, colour):
        if not isinstance(colour, int) or not 0 <= colour <= 0xFFFFFF:
            raise TypeError("color must be between 0x000000 and 0xffffff")  # the badge takes it as bytes, too
        at = self._place(i)
        colour |= self._state[at] & _TRANSPARENT
        if self._state[at] != colour:
            self._set(at, colour)

    def _set(self, at, colour):
        self._state[at] = colour
        self.is_dirty = True
        self._state[_VERSION] = self._state[_VERSION] + 1 & 0xFFFFFF

    def make_transparent(self, i):
        """Make a colour transparent."""
        at = self._place(i)
        self._set(at, self._state[at] | _TRANSPARENT)

    def make_opaque(self, i):
        """Make a colour visible again."""
        self._set(self._place(i), self[i])

    def colours(self):
        """Return all colours as words in memory, 1 << 24 added to those that are transparent."""
        return memoryview(self._state)[_FIRST : _FIRST + len(self)]
