# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blinka's displayio paints the same trees of layers: its whole pictures are the same, pixel by pixel.

Only pictures are compared: of the areas that changed, Blinka repaints some twice, and others, such as those of a
layer that was taken out and put back, not as the core does. No picture differs.
"""

import importlib
import random
import sys

import displayio
import pytest
import vectorio

from simulator.painting import Display

pytestmark = pytest.mark.slow("Blinka takes a microsecond for each pixel")

# Blinka's modules that are called like the board's.
NAMES = ("bitmaptools", "displayio", "fontio", "terminalio", "vectorio")


def hidden_modules():
    """Take the modules of these names out of sys.modules; returns them."""
    found = [name for name in sys.modules if name.partition(".")[0] in NAMES]
    return {name: sys.modules.pop(name) for name in found}


class Blinka:
    """Its modules, and copies of trees of layers that are made of them."""

    def __init__(self):
        ours, path = hidden_modules(), list(sys.path)
        sys.path[:] = [folder for folder in path if not folder.endswith("board")]
        try:
            self.displayio, self.vectorio, self.area, self.structs = map(
                importlib.import_module, ("displayio", "vectorio", "displayio._area", "displayio._structs")
            )
        finally:
            hidden_modules()
            sys.modules.update(ours)
            sys.path[:] = path
        self.displayio._stop_background()  # it would repaint from a thread of its own

    def picture(self, display):
        """The picture of a display, as the bytes of its pixels."""
        self.made = {}  # bitmaps and palettes by those that they are copies of
        root = self.copy(display.root_group)
        root._update_transform(self.structs.TransformStruct())  # no public way paints without a display's bus
        size = display.width * display.height * 2
        buffer = memoryview(bytearray((size + 3) // 4 * 4)).cast("I")
        mask = memoryview(bytearray((size // 64 + 1) * 4)).cast("I")
        whole = self.area.Area(0, 0, display.width, display.height)
        root._fill_area(self.structs.ColorspaceStruct(depth=16), whole, mask, buffer)
        return bytes(buffer.cast("B")[:size])

    def copy(self, layer):
        """Such a layer."""
        if isinstance(layer, displayio.Group):
            copy = self.displayio.Group(x=layer.x, y=layer.y, scale=layer.scale)
            for inner in layer:
                copy.append(self.copy(inner))
        elif isinstance(layer, vectorio.Rectangle):
            copy = self.vectorio.Rectangle(
                pixel_shader=self.once(layer.pixel_shader, self.palette),
                x=layer.x,
                y=layer.y,
                width=layer.width,
                height=layer.height,
            )
            copy.color_index = layer.color_index
        else:
            copy = self.grid(layer)
        copy.hidden = layer.hidden
        return copy

    def grid(self, grid):
        """Such a TileGrid."""
        copy = self.displayio.TileGrid(
            self.once(grid.bitmap, self.bitmap),
            pixel_shader=self.once(grid.pixel_shader, self.palette),
            x=grid.x,
            y=grid.y,
            width=grid.width,
            height=grid.height,
            tile_width=grid.tile_width,
            tile_height=grid.tile_height,
        )
        for i in range(grid.width * grid.height):
            copy[i] = grid[i]
        copy.flip_x, copy.flip_y, copy.transpose_xy = grid.flip_x, grid.flip_y, grid.transpose_xy
        return copy

    def once(self, thing, copy):
        """The copy of a bitmap or a palette, which is made once for all layers that share it."""
        if id(thing) not in self.made:
            self.made[id(thing)] = copy(thing)
        return self.made[id(thing)]

    def palette(self, palette):
        """Such a Palette."""
        copy = self.displayio.Palette(len(palette))
        for i, colour in enumerate(palette):
            copy[i] = colour
            if palette.is_transparent(i):
                copy.make_transparent(i)
        return copy

    def bitmap(self, bitmap):
        """Such a Bitmap."""
        copy = self.displayio.Bitmap(bitmap.width, bitmap.height, 1 << bitmap.bits_per_value)
        for x in range(bitmap.width):
            for y in range(bitmap.height):
                copy[x, y] = bitmap[x, y]
        return copy


@pytest.fixture(scope="module")
def blinka():
    return Blinka()


def palette(chance, transparent):
    made = displayio.Palette(16)
    for i in range(16):
        made[i] = chance.randrange(1 << 24)
    if transparent is not None:
        made.make_transparent(transparent)
    return made


def tree(seed):
    """A group of everything that there is, at random, in groups that are moved, scaled and hidden."""
    chance = random.Random(seed)
    palettes = [palette(chance, transparent) for transparent in (None, 0, 3)]
    bitmap = displayio.Bitmap(24, 16, 16)
    for i in range(24 * 16):
        bitmap[i] = chance.randrange(16)
    root = displayio.Group()
    groups = [root]
    for _ in range(4):
        group = displayio.Group(x=chance.randrange(40), y=chance.randrange(40), scale=chance.choice((1, 1, 2, 3)))
        chance.choice(groups).append(group)
        group.hidden = chance.random() < 0.2
        groups.append(group)
    for _ in range(20):
        place = {"x": chance.randrange(-20, 120), "y": chance.randrange(-20, 100)}
        if chance.random() < 0.2:
            layer = vectorio.Rectangle(pixel_shader=palettes[0], width=chance.randrange(1, 40), height=9, **place)
            layer.color_index = chance.randrange(16)
        else:
            layer = displayio.TileGrid(
                bitmap,
                pixel_shader=chance.choice(palettes),
                width=chance.randrange(1, 5),
                height=2,
                tile_width=8,
                tile_height=chance.choice((4, 8, 16)),
                **place,
            )
            for i in range(layer.width * 2):
                layer[i] = chance.randrange(3)
            layer.flip_x, layer.flip_y, layer.transpose_xy = [chance.random() < 0.3 for _ in range(3)]
            layer.hidden = chance.random() < 0.1
        chance.choice(groups).append(layer)
    return root


@pytest.mark.parametrize("seed", range(10))
def test_a_tree_of_all_that_there_is_looks_the_same(blinka, seed):
    display = Display(160, 128)
    display.root_group = tree(seed)
    display.refresh()
    assert bytes(display.screen) == blinka.picture(display)
