# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The painted display: it shows the same as if all of it were painted again, in the colours that the badge has."""

import random

import displayio
import pytest
import vectorio

from simulator.painting import Display

WIDTH, HEIGHT = 160, 128


def palette(colours, transparent=None):
    made = displayio.Palette(len(colours))
    for index, colour in enumerate(colours):
        made[index] = colour
    if transparent is not None:
        made.make_transparent(transparent)
    return made


def shades(chance):
    return [chance.randrange(1 << 24) for _ in range(16)]


def sheet(width, height, chance, colours=16):
    bitmap = displayio.Bitmap(width, height, colours)
    for x in range(width):
        for y in range(height):
            bitmap[x, y] = chance.randrange(colours)
    return bitmap


class Scene:
    """A picture of everything that the game makes use of, and every change that it makes to it, at random."""

    def __init__(self, seed):
        self.chance = chance = random.Random(seed)
        self.palettes = [palette(shades(chance), transparent) for transparent in (None, 0, 3)]
        self.bitmaps = [sheet(24, 16, chance), sheet(16, 32, chance), sheet(10, 10, chance, 2)]
        self.root = displayio.Group()
        self.groups = [displayio.Group(x=5, y=7), displayio.Group(x=40, y=30, scale=2), displayio.Group()]
        self.groups[0].append(self.groups[2])
        self.layers = [self.grid(i) for i in range(9)] + [self.rectangle() for _ in range(3)]
        for group in self.groups[:2]:
            self.root.append(group)
        for layer in self.layers:
            chance.choice([self.root, *self.groups]).append(layer)

    def grid(self, number):
        bitmap = self.bitmaps[number % 3]
        cells = {"width": 3, "height": 2, "tile_width": 8, "tile_height": 8} if bitmap.width == 24 else {}
        place = {"x": self.chance.randrange(-20, WIDTH), "y": self.chance.randrange(-20, HEIGHT)}
        return displayio.TileGrid(bitmap, pixel_shader=self.chance.choice(self.palettes), **cells, **place)

    def rectangle(self):
        shape = vectorio.Rectangle(pixel_shader=self.palettes[0], width=20, height=9, x=30, y=50)
        shape.color_index = self.chance.randrange(16)
        return shape

    def change(self):
        """Change something."""
        chance, layer = self.chance, self.chance.choice(self.layers)
        is_grid = isinstance(layer, displayio.TileGrid)
        kind = chance.choice(GRID_CHANGES if is_grid else SHAPE_CHANGES)
        kind(self, layer)

    def move(self, layer):
        layer.x += self.chance.randrange(-30, 31)
        layer.y += self.chance.randrange(-30, 31)
        layer.x, layer.y = max(-40, min(180, layer.x)), max(-40, min(140, layer.y))

    def nudge(self, layer):
        layer.x += self.chance.choice((-1, 1))

    def hide(self, layer):
        layer.hidden = not layer.hidden

    def turn(self, layer):
        for axis in ("transpose_xy", "flip_x", "flip_y"):
            setattr(layer, axis, self.chance.random() < 0.5)

    def swap(self, layer):
        layer.pixel_shader = self.chance.choice(self.palettes)

    def cell(self, layer):
        if layer.width > 1:
            layer[self.chance.randrange(6)] = self.chance.randrange(6)

    def colour(self, layer):
        self.chance.choice(self.palettes)[self.chance.randrange(16)] = self.chance.randrange(1 << 24)

    def pixel(self, layer):
        bitmap = self.chance.choice(self.bitmaps)
        bitmap[self.chance.randrange(bitmap.width), self.chance.randrange(bitmap.height)] = 1

    def group(self, layer):
        group = self.chance.choice(self.groups)
        group.x += self.chance.randrange(-9, 10)
        group.y = self.chance.randrange(60)
        group.hidden = self.chance.random() < 0.2
        group.scale = self.chance.choice((1, 1, 2))

    def rehang(self, layer):
        for group in [self.root, *self.groups]:
            if layer in list(group):
                group.remove(layer)
        if self.chance.random() < 0.8:
            home = self.chance.choice([self.root, *self.groups])
            home.insert(self.chance.randrange(len(home) + 1), layer)

    def size(self, layer):
        layer.width, layer.height = self.chance.randrange(1, 50), self.chance.randrange(1, 20)

    def index(self, layer):
        layer.color_index = self.chance.randrange(16)


COMMON = [Scene.move, Scene.nudge, Scene.hide, Scene.swap, Scene.colour, Scene.group, Scene.rehang]
GRID_CHANGES = COMMON + [Scene.turn, Scene.cell, Scene.pixel]
SHAPE_CHANGES = COMMON + [Scene.size, Scene.index]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_repainted_makes_the_same_picture_as_painting_all(seed):
    scene, display = Scene(seed), Display(WIDTH, HEIGHT)
    display.root_group = scene.root
    for _ in range(40):
        for _ in range(scene.chance.randrange(4)):
            scene.change()
        display.refresh()
        assert bytes(display.screen) == bytes(display.composed())
    assert display.full_repaints == 1
