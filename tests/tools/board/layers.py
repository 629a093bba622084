# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Trees of a few layers, on a display of the PyBadge's size, and the areas that it sends for them."""

import displayio
import vectorio

WIDTH, HEIGHT = 160, 128
WHOLE = (0, 0, WIDTH, HEIGHT)


def colours(*values):
    palette = displayio.Palette(max(2, len(values)))
    for i, value in enumerate(values):
        palette[i] = value
    return palette


def sprite(x=0, y=0, width=8, height=8, palette=None):
    """A TileGrid of a Bitmap that is one tile."""
    bitmap = displayio.Bitmap(width, height, 2)
    return displayio.TileGrid(bitmap, pixel_shader=palette or colours(0xFF0000), x=x, y=y)


def cells(x=0, y=0, width=3, height=2):
    """A TileGrid of cells of 8 x 8, of a Bitmap that has two tiles."""
    sheet = displayio.Bitmap(16, 8, 2)
    return displayio.TileGrid(
        sheet, pixel_shader=colours(0x00FF00), width=width, height=height, tile_width=8, tile_height=8, x=x, y=y
    )


def rectangle(x=0, y=0, width=20, height=10):
    return vectorio.Rectangle(pixel_shader=colours(0x0000FF, 0xFFFF00), width=width, height=height, x=x, y=y)


def group(*layers, **place):
    made = displayio.Group(**place)
    for layer in layers:
        made.append(layer)
    return made


def sent(display):
    """The areas that a refresh sends."""
    display.refresh()
    return display.areas
