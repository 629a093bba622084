# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the firmware's drawing, where instructions are counted: it takes next to none, like the badge's,
which is written in C. Nobody looks at its picture."""

import bitmaptools
import displayio


class TileGrid(bytearray):
    """A TileGrid whose cells are bytes, each found by one number."""

    def __init__(
        self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None, tile_height=None, default_tile=0, x=0, y=0
    ):
        super().__init__(bytes((default_tile,)) * (width * height))
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.width, self.height = width, height
        self.tile_width, self.tile_height = tile_width or bitmap.width, tile_height or bitmap.height
        self.x, self.y = x, y
        self.transpose_xy = False


class Group(list):
    """A Group that isn't scaled."""

    scale = 1

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__()
        self.x, self.y = x, y


def take_place(display):
    """Make all drawing weightless. `display` only tells that there is something new to be seen."""
    displayio.TileGrid, displayio.Group = TileGrid, Group
    displayio.Bitmap.__setitem__ = displayio.Bitmap.fill = lambda *_: None
    bitmaptools.blit = bitmaptools.fill_region = lambda *_, **__: None
    bitmaptools.readinto = lambda bitmap, file, *_, **__: file.read()
    type(display).root_group = None
