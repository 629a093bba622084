# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `displayio` in MicroPython: nothing is drawn, but all takes as much memory as there.

Sizes are in the bytes of the badge, and doubled, as a word of this computer is twice as long; see figures.game. An
instance of a class takes 64 of its bytes with up to 2 attributes, 96 with 4, 128 with 6 and 160 with 8, and each
array that it holds 32 more.
"""
from array import array

_BLOCK = 16  # of the badge's memory, which is given out in blocks


def _pad(size, own):
    """How many bytes an array needs, so that a thing takes twice `size` with it: the rest takes `own`."""
    return max(2 * -(-size // _BLOCK) * _BLOCK - own, 0)


class Bitmap:
    """36 bytes, and its pixels, whose rows are of whole words."""

    def __init__(self, width, height, value_count):
        self.width = width
        self.height = height
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        row = -(-width * bits // 32) * 4
        self._pixels = bytearray(_pad(48 + row * height, 128))

    def __setitem__(self, place, value):
        """Nothing is drawn."""


class Palette:
    """16 bytes, and 16 for each colour."""

    def __init__(self, count):
        self._colours = array("I", bytes(max(4 * count, _pad(16 + 16 * count, 96))))

    def __getitem__(self, i):
        return self._colours[i]

    def __setitem__(self, i, colour):
        self._colours[i] = colour if isinstance(colour, int) else int.from_bytes(colour, "big")

    def __len__(self):
        return len(self._colours)

    def make_transparent(self, i):
        """Nothing is drawn."""


class TileGrid:
    """84 bytes, and the cells where there are more than four."""

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=0, tile_height=0, default_tile=0, x=0,
                 y=0):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.transpose_xy = False
        cells = width * height
        # The first byte is the width.
        self._cells = bytearray(max(cells + 1, _pad(96 + (cells if cells > 4 else 0), 160)))
        self._cells[0] = width
        for i in range(cells):
            self._cells[i + 1] = default_tile

    @property
    def width(self):
        """How many cells there are side by side."""
        return self._cells[0]

    def _place(self, i):
        return i + 1 if isinstance(i, int) else i[1] * self._cells[0] + i[0] + 1

    def __getitem__(self, i):
        return self._cells[self._place(i)]

    def __setitem__(self, i, cell):
        self._cells[self._place(i)] = cell


class Group:
    """44 bytes, and the list of its layers."""

    def __init__(self, *, scale=1, x=0, y=0):
        self.x = x
        self.y = y
        self._layers = []

    def append(self, layer):
        """Put a layer on top."""
        self._layers.append(layer)

    def insert(self, i, layer):
        """Draw it on top of those before it only."""
        self._layers.insert(i, layer)

    def pop(self, i=-1):
        """Take a layer away, the one on top if no other is meant, and return it."""
        return self._layers.pop(i)

    def remove(self, layer):
        """Take that layer away."""
        self._layers.remove(layer)

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, i):
        return self._layers[i]
