# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which areas of the screen a refresh sends, in this order: CircuitPython's rules, each with a few layers.

They are those of its shared-module/displayio, busdisplay and vectorio. An area is (x1, y1, x2, y2), and x2 and y2
lie just outside of it.
"""

import displayio
import pytest
import vectorio

from tests.tools.board.layers import HEIGHT, WHOLE, cells, colours, group, rectangle, sent, sprite

# Visible layers


def test_a_root_group_is_sent_as_the_whole_screen(shown):
    display = shown(sprite())
    assert display.areas == [WHOLE]
    display.root_group = group(sprite(x=50))
    assert sent(display) == [WHOLE]


def test_the_same_root_group_again_sends_nothing(shown):
    display = shown(sprite())
    display.root_group = display.root_group
    assert sent(display) == []


def test_no_root_group_is_a_black_screen(shown):
    display = shown(sprite())
    display.root_group = None
    assert sent(display) == [WHOLE]
    assert not any(display.screen)


def test_without_a_change_nothing_is_sent(shown):
    display = shown(sprite(), cells(20), rectangle(40, 40))
    assert [sent(display), sent(display)] == [[], []]


def test_all_is_sent_once_though_much_has_changed_with_the_root_group(shown):
    grid = sprite()
    display = shown(grid)
    display.root_group.remove(grid)
    grid.x = 80
    display.root_group = group(grid)
    assert [sent(display), sent(display)] == [[WHOLE], []]


def test_what_lies_outside_the_screen_is_not_sent(shown):
    grid = sprite(-4, 124)
    display = shown(grid)
    grid.flip_x = True
    assert sent(display) == [(0, 124, 4, 128)]
    grid.x = -20
    assert sent(display) == [(0, 124, 4, 128)]
    grid.flip_x = False
    assert sent(display) == []


# Moved


def test_moved_by_a_little_it_is_one_area_of_both_places(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.x += 2
    grid.y -= 1
    assert sent(display) == [(10, 9, 20, 18)]


def test_moved_until_twice_its_pixels_it_is_one_area(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.x += 8
    assert sent(display) == [(10, 10, 26, 18)]


def test_moved_further_it_is_two_areas_where_it_is_first(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.x += 9
    assert sent(display) == [(19, 10, 27, 18), (10, 10, 18, 18)]


def test_moved_twice_only_where_it_was_seen_counts(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.x = 100
    grid.x = 12
    assert sent(display) == [(10, 10, 20, 18)]


def test_moved_there_and_back_it_is_sent_where_it_is(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.x = 100
    grid.x = 10
    assert sent(display) == [(10, 10, 18, 18)]


def test_moved_what_else_has_changed_of_it_does_not_matter(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid[0] = 1
    grid.pixel_shader[0] = 0xFFFFFF
    grid.x += 1
    assert sent(display) == [(10, 10, 35, 26)]


def test_a_moved_group_moves_each_of_its_layers(shown):
    inner = group(sprite(0, 0), sprite(50, 0))
    display = shown(inner)
    inner.x = 3
    assert sent(display) == [(0, 0, 11, 8), (50, 0, 61, 8)]


def test_a_group_in_a_moved_group_moves_too(shown):
    outer = group(group(sprite(10, 10), x=20))
    display = shown(outer)
    outer.y = 2
    assert sent(display) == [(30, 10, 38, 20)]


# Scaled


def test_in_a_scaled_group_places_and_sizes_are_multiplied(shown):
    grid = cells(10, 10)
    display = shown(group(grid, scale=2, x=1))
    grid[2, 1] = 1
    assert sent(display) == [(1 + 2 * 26, 2 * 18, 1 + 2 * 34, 2 * 26)]


def test_in_a_scaled_group_a_move_of_a_pixel_is_two_areas(shown):
    """Since both places together are compared with twice the pixels that it has unscaled."""
    grid = sprite(10, 10)
    display = shown(group(grid, scale=2))
    grid.x += 1
    assert sent(display) == [(22, 20, 38, 36), (20, 20, 36, 36)]


def test_a_group_that_is_scaled_anew_moves_its_layers(shown):
    inner = group(sprite(10, 10))
    display = shown(inner)
    inner.scale = 2
    assert sent(display) == [(20, 20, 36, 36), (10, 10, 18, 18)]


def test_scales_of_groups_in_groups_are_multiplied(shown):
    grid = sprite(1, 0)
    display = shown(group(group(grid, scale=3, x=10), scale=2))
    grid.flip_x = True
    assert sent(display) == [(20 + 6, 0, 20 + 6 + 48, 48)]


def test_a_shape_in_a_scaled_group_is_as_large_as_before(shown):
    shape = rectangle(10, 10)
    display = shown(group(shape, scale=2))
    shape.color_index = 1
    assert sent(display) == [(20, 20, 40, 30)]


# Changed


def test_a_cell_is_sent_by_itself(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid[1, 1] = 1
    assert sent(display) == [(18, 18, 26, 26)]


def test_two_cells_are_sent_as_one_area(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid[0] = 1
    grid[5] = 1
    assert sent(display) == [(10, 10, 34, 26)]


def test_a_cell_is_sent_though_it_gets_the_tile_that_it_had(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid[0] = 0
    assert sent(display) == [(10, 10, 18, 18)]


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


def test_of_a_bitmap_that_is_one_tile_the_part_is_sent_that_changed(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.bitmap[2, 3] = 1
    grid.bitmap[4, 3] = 1
    assert sent(display) == [(12, 13, 15, 14)]


def test_of_a_bitmap_of_several_tiles_all_is_sent(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid.bitmap[0, 0] = 1
    assert sent(display) == [(10, 10, 34, 26)]


def test_a_bitmap_is_sent_by_each_grid_that_shows_it(shown):
    one = sprite(10, 10)
    other = displayio.TileGrid(one.bitmap, pixel_shader=one.pixel_shader, x=50)
    display = shown(one, other)
    one.bitmap.fill(1)
    assert sent(display) == [(10, 10, 18, 18), (50, 0, 58, 8)]


def test_a_colour_sends_all_that_uses_its_palette(shown):
    palette = colours(1, 2)
    shape = vectorio.Rectangle(pixel_shader=palette, width=5, height=5, x=100)
    display = shown(sprite(10, 10, palette=palette), shape, sprite(50, 50))
    palette[1] = 3
    assert sent(display) == [(10, 10, 18, 18), (100, 0, 105, 5)]


def test_a_colour_that_stays_the_same_sends_nothing(shown):
    palette = colours(1, 2)
    display = shown(sprite(palette=palette))
    palette[1] = 2
    assert sent(display) == []


def test_a_colour_that_is_made_transparent_is_sent_even_if_it_was(shown):
    palette = colours(1, 2)
    display = shown(sprite(palette=palette))
    for change in (palette.make_transparent, palette.make_transparent, palette.make_opaque, palette.make_opaque):
        change(1)
        assert sent(display) == [(0, 0, 8, 8)]


def test_another_palette_sends_all_of_a_grid(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid.pixel_shader = grid.pixel_shader
    assert sent(display) == [(10, 10, 34, 26)]


def test_flipped_all_of_it_is_sent_if_it_was_not_flipped_yet(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid.flip_x = False
    assert sent(display) == []
    grid.flip_x = True
    assert sent(display) == [(10, 10, 34, 26)]


def test_transposed_it_is_sent_where_it_was_and_is(shown):
    grid = cells(10, 10)
    display = shown(grid)
    grid.transpose_xy = True
    assert sent(display) == [(10, 10, 34, 34)]


def test_a_square_is_sent_transposed_where_it_is(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.transpose_xy = True
    assert sent(display) == [(10, 10, 18, 18)]


# Hidden


def test_hidden_it_is_sent_once_and_shown_again_once(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.hidden = True
    assert [sent(display), sent(display)] == [[(10, 10, 18, 18)], []]
    grid.hidden = False
    assert [sent(display), sent(display)] == [[(10, 10, 18, 18)], []]


def test_hidden_it_can_move_and_change_unseen(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.hidden = True
    display.refresh()
    grid.x = 50
    grid.pixel_shader[0] = 5
    assert sent(display) == []
    grid.hidden = False
    assert sent(display) == [(50, 10, 58, 18)]


def test_a_hidden_group_hides_its_grids_and_shapes(shown):
    inner = group(sprite(10, 10), rectangle(50, 50))
    display = shown(inner)
    inner.hidden = True
    assert [sent(display), sent(display)] == [[(10, 10, 18, 18), (50, 50, 70, 60)], []]
    assert not any(display.screen)
    inner.hidden = False
    assert [sent(display), sent(display)] == [[(10, 10, 18, 18), (50, 50, 70, 60)], []]


def test_what_gets_into_a_hidden_group_is_hidden_and_out_of_it_not(shown):
    inner, grid = group(), sprite(10, 10)
    inner.hidden = True
    display = shown(inner)
    inner.append(grid)
    display.refresh()
    assert not any(display.screen)
    inner.remove(grid)
    display.root_group.append(grid)
    display.refresh()
    assert any(display.screen)


def test_in_a_group_that_is_hidden_twice_it_is_shown_with_the_second(shown):
    grid = sprite(10, 10)
    inner = group(grid)
    outer = group(inner)
    display = shown(outer)
    outer.hidden = True
    inner.hidden = True
    assert sent(display) == [(10, 10, 18, 18)]
    outer.hidden = False
    assert sent(display) == []
    inner.hidden = False
    assert sent(display) == [(10, 10, 18, 18)]


# In which order, and how often


def test_the_lowest_layer_is_sent_first_and_what_was_taken_out_of_its_group_last(shown):
    low, gone, high = cells(0, 0), sprite(40, 40), cells(80, 80)
    inner = group(cells(50, 100))
    display = shown(low, gone, inner, high)
    for grid in (high, low, inner[0]):
        grid[0] = 1
    display.root_group.remove(gone)
    assert sent(display) == [(0, 0, 8, 8), (50, 100, 58, 108), (80, 80, 88, 88), (40, 40, 48, 48)]


def test_areas_that_overlap_are_both_sent_and_counted(shown):
    low, high = cells(0, 0), cells(4, 4)
    display = shown(low, high)
    low[0] = high[0] = 1
    assert sent(display) == [(0, 0, 8, 8), (4, 4, 12, 12)]
    assert display.last_pixels == 128


@pytest.mark.parametrize(
    ("width", "height", "transactions"),
    [
        (160, 20, 20),  # full rows go out one by one
        (129, 20, 20),
        (128, 21, 11),
        (8, 64, 2),
        (8, 32, 1),
    ],
)
def test_whole_rows_are_sent_together_up_to_256_pixels(shown, width, height, transactions):
    grid = sprite(0, 0, width, height)
    display = shown(grid)
    assert display.transactions == HEIGHT
    grid.flip_x = True
    assert sent(display) == [(0, 0, width, height)]
    assert display.transactions == HEIGHT + transactions
