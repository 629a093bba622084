# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Rectangles for firmware without vectorio, such as the PewPew M4's."""

import displayio

_COLOURS = 16


class Rectangle(displayio.Group):
    """As vectorio.Rectangle, made of a column of pixels for each px of its width."""

    def __init__(self, *, pixel_shader, width, height, x, y, color_index):
        super().__init__(x=x, y=y)
        self._shader = pixel_shader
        self._column = displayio.Bitmap(1, height, _COLOURS)
        self._width = 0
        self.color_index = color_index
        self.width = width

    @property
    def width(self):
        """The width in px."""
        return self._width

    @width.setter
    def width(self, width):
        self._width = width
        if len(self):
            self.pop()
        self.append(displayio.TileGrid(self._column, pixel_shader=self._shader, width=width))

    @property
    def color_index(self):
        """Which colour of the palette it has."""
        return self._column[0, 0]

    @color_index.setter
    def color_index(self, colour):
        self._column.fill(colour)
