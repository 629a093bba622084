# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which areas a refresh sends of shapes of vectorio."""

from tests.tools.board.layers import group, rectangle, sent


def test_a_shape_moved_by_a_little_is_one_area(shown):
    shape = rectangle(10, 10)
    display = shown(shape)
    shape.x += 2
    assert sent(display) == [(10, 10, 32, 20)]


def test_a_shape_moved_far_is_two_areas_where_it_was_first(shown):
    shape = rectangle(10, 10)
    display = shown(shape)
    shape.y = 60
    assert sent(display) == [(10, 10, 30, 20), (10, 60, 30, 70)]


def test_a_shape_moved_twice_is_sent_all_along_its_way(shown):
    """Other than a TileGrid, which remembers only where it was seen."""
    shape = rectangle(10, 10)
    display = shown(shape)
    shape.x = 100
    shape.x = 10
    assert sent(display) == [(10, 10, 120, 20)]


def test_a_shape_that_grows_or_shrinks_is_sent_as_the_larger(shown):
    shape = rectangle(10, 10)
    display = shown(shape)
    shape.width = 25
    assert sent(display) == [(10, 10, 35, 20)]
    shape.width = 20
    assert sent(display) == [(10, 10, 35, 20)]


def test_a_shape_is_sent_for_its_colour_palette_and_being_hidden_even_if_all_stays(shown):
    shape = rectangle(10, 10)
    display = shown(shape)
    for name, value in (("color_index", 0), ("pixel_shader", shape.pixel_shader), ("hidden", False)):
        setattr(shape, name, value)
        assert sent(display) == [(10, 10, 30, 20)]
    shape.x = 10
    assert sent(display) == []


def test_a_new_shape_in_a_group_is_sent_where_it_would_be_outside_of_it_too(shown):
    inner = group(x=40, y=40)
    display = shown(inner)
    inner.append(rectangle(10, 10))
    assert sent(display) == [(10, 10, 30, 20), (50, 50, 70, 60)]


def test_a_shape_in_a_new_group_is_sent_from_the_corner_of_the_screen(shown):
    """A Group that has never been in another is nowhere, and the core finds its shapes left of and above that."""
    inner = group(rectangle(10, 10), x=40, y=40)
    display = shown()
    display.root_group.append(inner)
    assert sent(display) == [(0, 0, 30, 20), (50, 50, 70, 60)]
