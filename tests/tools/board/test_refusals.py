# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where the badge's modules refuse, the stand-ins refuse with the same kind of exception."""

import displayio
import pytest
import vectorio

from simulator.painting import Display


@pytest.fixture
def palette():
    return displayio.Palette(2)


@pytest.fixture
def grid(palette):
    """Three cells of a Bitmap of two tiles."""
    return displayio.TileGrid(displayio.Bitmap(16, 8, 4), pixel_shader=palette, width=3, tile_width=8)


@pytest.mark.parametrize(
    ("cell", "tile", "error"),
    [
        (0, 2, ValueError),
        (0, -1, ValueError),
        (3, 0, IndexError),
        ((0, 1), 0, IndexError),
        (-1, 0, IndexError),
    ],
)
def test_a_cell_or_a_tile_that_is_not_there(grid, cell, tile, error):
    with pytest.raises(error):
        grid[cell] = tile


@pytest.mark.parametrize(
    "make",
    [
        displayio.Group,
        lambda: displayio.TileGrid(displayio.Bitmap(8, 8, 2), pixel_shader=displayio.Palette(2)),
        lambda: vectorio.Rectangle(pixel_shader=displayio.Palette(2), width=1, height=1),
    ],
    ids=["Group", "TileGrid", "shape"],
)
def test_a_layer_in_two_groups_or_twice_in_one(make):
    group, layer = displayio.Group(), make()
    group.append(layer)
    for other in (group, displayio.Group()):
        with pytest.raises(ValueError):
            other.append(layer)
        assert len(other) == (1 if other is group else 0)
    group.remove(layer)
    displayio.Group().append(layer)


def test_a_layer_that_is_not_there(grid):
    group = displayio.Group()
    with pytest.raises(ValueError):
        group.remove(grid)
    with pytest.raises(ValueError):
        group.index(grid)
    for find in (group.pop, lambda: group[0], lambda: group.insert(1, grid)):
        with pytest.raises(IndexError):
            find()
    assert not group


def test_a_root_group_that_is_in_a_group_and_what_is_no_group(grid):
    display, inner, outer = Display(8, 8), displayio.Group(), displayio.Group()
    outer.append(inner)
    with pytest.raises(ValueError):
        display.root_group = inner
    with pytest.raises(TypeError):
        display.root_group = grid
    display.root_group = outer
    with pytest.raises(ValueError):
        displayio.Group().append(outer)


@pytest.mark.parametrize(
    ("place", "value", "error"),
    [
        ((8, 0), 0, IndexError),
        ((0, -1), 0, IndexError),
        (64, 0, IndexError),
        ((0, 0), 4, ValueError),
    ],
)
def test_a_pixel_or_a_value_that_a_bitmap_does_not_have(place, value, error):
    with pytest.raises(error):
        displayio.Bitmap(8, 8, 4)[place] = value
