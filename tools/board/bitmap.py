# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bitmaps: the pixels that TileGrids show."""

from array import array

from state import area, number, room, union

# The places of its numbers.
_WIDTH, _HEIGHT, _BITS, _VERSION = range(4)
_CHANGED = 4  # the area that has changed since the last refresh


class Bitmap:
    """Pixels of up to `value_count` values.

    `is_dirty`: whether any pixel has changed since the last refresh. `row`: the bytes of a row, filled up to words
    of 32 bits. `pixels`: the bytes of all rows; in a byte the leftmost pixel has the highest bits. After writing
    there, call `dirty`.
    """

    def __init__(self, width, height, value_count):
        if not (0 <= width <= 32767 and 0 <= height <= 32767 and 1 <= value_count <= 256):
            raise ValueError("width and height must be 0-32767, and value_count 1-256; the badge has more values")
        bits = 1
        while value_count - 1 >> bits:
            bits *= 2
        self._state = array("h", (width, height, bits, 0, 0, 0, width, height))
        self.is_dirty = width > 0
        self.row = -(-width * bits // 32) * 4
        needed = self.row * height
        self.pixels = bytearray(room(needed, 48 + needed, 192))

    # In pixels, and in bits of each of them; and a number that is another after each change.
    width, height, bits_per_value, version = map(number, (_WIDTH, _HEIGHT, _BITS, _VERSION))

    def _place(self, place):
        x, y = (place % self.width, place // self.width) if isinstance(place, int) else place
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("index out of range")
        return x, y

    def _check(self, value):
        if not 0 <= value < 1 << self._state[_BITS]:
            raise ValueError("value out of range")

    def __getitem__(self, place):
        return self.get(*self._place(place))

    def __setitem__(self, place, value):
        x, y = self._place(place)
        self._check(value)
        self.dirty(x, y, x + 1, y + 1)
        self.put(x, y, value)

    def get(self, x, y):
        """Return the value of a pixel, which must be within the Bitmap."""
        bits = self._state[_BITS]
        return self.pixels[y * self.row + x * bits // 8] >> 8 - bits - x * bits % 8 & (1 << bits) - 1

    def put(self, x, y, value):
        """Set a pixel, which must be within the Bitmap. Bits of the value that don't fit are dropped."""
        bits = self._state[_BITS]
        most, shift, at = (1 << bits) - 1, 8 - bits - x * bits % 8, y * self.row + x * bits // 8
        self.pixels[at] = self.pixels[at] & ~(most << shift) | (value & most) << shift

    def fill(self, value):
        """Set all pixels to a value."""
        self._check(value)
        needed = self.row * self.height
        self.pixels[:needed] = bytes([value * (255 // ((1 << self._state[_BITS]) - 1))]) * needed
        self.dirty()

    def dirty(self, x1=0, y1=0, x2=-1, y2=-1):
        """Note that an area has changed, by default all."""
        state = self._state
        x2 = state[_WIDTH] if x2 == -1 else x2
        y2 = state[_HEIGHT] if y2 == -1 else y2
        changed = union((min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)), self.changed())
        for i in range(4):
            state[_CHANGED + i] = max(0, min(changed[i], state[i % 2]))
        state[_VERSION] = state[_VERSION] + 1 & 0x7FFF
        self.is_dirty = state[_CHANGED] != state[_CHANGED + 2]

    def changed(self):
        """The area that has changed since the last refresh."""
        return area(self._state, _CHANGED)

    def finish(self):
        """Note that all changes have been sent."""
        self._state[_CHANGED] = self._state[_CHANGED + 2] = 0
        self.is_dirty = False
