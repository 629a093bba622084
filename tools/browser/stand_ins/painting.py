# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge's display in a page. Display finds out which areas are to be painted, and which layers are seen there;
this tells them as numbers, by which page/painter.js paints straight from the bitmaps in memory."""

from array import array

import display
import uctypes
from tilegrid import TileGrid

import browser

# The kinds of layers, and how many numbers each is told by; see page/painter.js.
_TILES, _RECTANGLE = range(2)
_NUMBERS = 18


class Screen(display.Display):
    """A display whose refreshes paint the page's canvas."""

    def __init__(self, width, height):
        self._brightness = 1.0
        super().__init__(width, height)
        self._orders = array("i")
        self._held = []  # the objects whose addresses the orders have, kept until these are carried out

    @property
    def brightness(self):
        """The brightness of its light, 0 to 1."""
        return self._brightness

    @brightness.setter
    def brightness(self, brightness):
        if brightness != self._brightness:
            self._brightness = brightness
            browser.dim(brightness)

    def refresh(self):
        """See Display."""
        self._orders = array("i")
        self._held = []
        super().refresh()
        if self._orders:
            browser.paint(uctypes.addressof(self._orders), len(self._orders))
        self._held = []
        return True

    def paint(self, area):
        """Order an area to be painted: its place, how many layers are seen there, and these, the lowest first."""
        layers = self.visible(area)
        layers.reverse()
        self._orders.extend(array("i", area + (len(layers),)))
        for layer in layers:
            told = self._tiles(layer) if isinstance(layer, TileGrid) else self._rectangle(layer)
            self._orders.extend(array("i", told))

    def _tiles(self, grid):
        bitmap, cells = grid.bitmap, grid.cells()
        self._held.append(cells)
        wide, high = grid.tile_width, grid.tile_height
        flips = grid.flip_x + 2 * grid.flip_y + 4 * grid.transpose_xy
        return (
            (_TILES,)
            + grid.now()
            + _colours(grid.pixel_shader)
            + (
                uctypes.addressof(bitmap.pixels),
                bitmap.row,
                bitmap.bits_per_value,
                bitmap.width // wide,
                wide,
                high,
                uctypes.addressof(cells),
                grid.width,
                grid.height,
                flips,
                grid.scale(),
            )
        )

    def _rectangle(self, layer):
        told = (_RECTANGLE,) + layer.now() + _colours(layer.pixel_shader) + (layer.color_index,)
        return told + (0,) * (_NUMBERS - len(told))


def _colours(palette):
    """Where the colours of a Palette are in memory, and how many."""
    return uctypes.addressof(palette.colours()), len(palette)
