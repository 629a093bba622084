# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which areas of the screen a refresh sends, in this order: CircuitPython's rules, each with a few layers.

They are those of its shared-module/displayio, busdisplay and vectorio. An area is (x1, y1, x2, y2), and x2 and y2
lie just outside of it.
"""

import displayio
import pytest
import vectorio

from simulator.painting import Display

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


@pytest.fixture
def shown():
    """shown(layer, ...): a display whose screen shows these layers, the last on top."""

    def show(*layers):
        display = Display(WIDTH, HEIGHT)
        display.root_group = group(*layers)
        display.refresh()
        return display

    return show


# Visible layers


def test_a_root_group_is_sent_as_the_whole_screen(shown):
    display = shown(sprite())
    assert display.areas == [WHOLE]
    display.root_group = group(sprite(x=50))
    assert sent(display) == [WHOLE]


# Moved


def test_moved_further_it_is_two_areas_where_it_is_first(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.x += 9
    assert sent(display) == [(19, 10, 27, 18), (10, 10, 18, 18)]


def test_a_moved_group_moves_each_of_its_layers(shown):
    inner = group(sprite(0, 0), sprite(50, 0))
    display = shown(inner)
    inner.x = 3
    assert sent(display) == [(0, 0, 11, 8), (50, 0, 61, 8)]


# Changed


def test_a_cell_is_sent_by_itself(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid[1, 1] = 1
    assert sent(display) == [(18, 18, 26, 26)]


def test_a_cell_of_a_flipped_or_transposed_grid_is_sent_where_it_is_seen(shown):
    grid = cells(10, 10)
    grid.flip_x = True
    display = shown(grid)
    grid[0] = 1
    assert sent(display) == [(26, 10, 34, 18)]
    grid.flip_y = True
    assert sent(display) == [(10, 10, 34, 26)]
    grid[0] = 0
    assert sent(display) == [(26, 18, 34, 26)]
    grid.flip_x = grid.flip_y = False
    grid.transpose_xy = True
    display.refresh()
    grid[2, 0] = 1
    assert sent(display) == [(10, 26, 18, 34)]


def test_a_colour_sends_all_that_uses_its_palette(shown):
    palette = colours(1, 2)
    shape = vectorio.Rectangle(pixel_shader=palette, width=5, height=5, x=100)
    display = shown(sprite(10, 10, palette=palette), shape, sprite(50, 50))
    palette[1] = 3
    assert sent(display) == [(10, 10, 18, 18), (100, 0, 105, 5)]


# Hidden


def test_a_hidden_group_hides_its_grids_and_shapes(shown):
    inner = group(sprite(10, 10), rectangle(50, 50))
    display = shown(inner)
    inner.hidden = True
    assert [sent(display), sent(display)] == [[(10, 10, 18, 18), (50, 50, 70, 60)], []]
    assert not any(display.screen)
    inner.hidden = False
    assert [sent(display), sent(display)] == [[(10, 10, 18, 18), (50, 50, 70, 60)], []]


# In which order, and how often


def test_the_lowest_layer_is_sent_first_and_what_was_taken_out_of_its_group_last(shown):
    low, gone, high = cells(0, 0), sprite(40, 40), cells(80, 80)
    inner = group(cells(50, 100))
    display = shown(low, gone, inner, high)
    for grid in (high, low, inner[0]):
        grid[0] = 1
    display.root_group.remove(gone)
    assert sent(display) == [(0, 0, 8, 8), (50, 100, 58, 108), (80, 80, 88, 88), (40, 40, 48, 48)]
