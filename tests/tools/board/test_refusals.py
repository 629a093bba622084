# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where the badge's modules refuse, the stand-ins refuse with the same kind of exception."""

import displayio
import pytest


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


def test_a_layer_in_two_groups_or_twice_in_one(grid):
    group, layer = displayio.Group(), grid
    group.append(layer)
    for other in (group, displayio.Group()):
        with pytest.raises(ValueError):
            other.append(layer)
        assert len(other) == (1 if other is group else 0)
    group.remove(layer)
    displayio.Group().append(layer)


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
