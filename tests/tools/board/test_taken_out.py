# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which areas a refresh sends of layers that are put into groups, and taken out."""

from tests.tools.board.layers import group, rectangle, sent, sprite


def test_put_in_it_is_sent_where_it_is(shown):
    display = shown(sprite())
    display.root_group.insert(0, sprite(50, 50))
    assert sent(display) == [(50, 50, 58, 58)]


def test_taken_out_it_is_sent_where_it_was_last_seen(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    grid.x = 100
    display.root_group.remove(grid)
    assert sent(display) == [(10, 10, 18, 18)]
    assert display.stale() is None


def test_what_is_taken_out_of_one_group_is_sent_as_one_area(shown):
    one, other = sprite(10, 10), sprite(50, 50)
    display = shown(one, other)
    display.root_group.remove(one)
    display.root_group.remove(other)
    assert sent(display) == [(10, 10, 58, 58)]


def test_put_in_and_taken_out_unseen_a_grid_sends_nothing(shown):
    display = shown()
    display.root_group.append(sprite(10, 10))
    display.root_group.pop()
    assert sent(display) == []


def test_put_in_and_taken_out_unseen_a_shape_is_sent(shown):
    display = shown()
    display.root_group.append(rectangle(10, 10))
    display.root_group.pop()
    assert sent(display) == [(10, 10, 30, 20)]


def test_a_shape_that_is_taken_out_is_sent_where_it_is_and_was(shown):
    shape = rectangle(10, 10)
    display = shown(shape)
    shape.x = 100
    display.root_group.remove(shape)
    assert sent(display) == [(10, 10, 120, 20)]
    assert display.stale() is None


def test_a_group_that_is_taken_out_is_sent_where_its_grids_were(shown):
    inner = group(sprite(10, 10), group(sprite(50, 50), x=1))
    display = shown(inner)
    display.root_group.remove(inner)
    assert sent(display) == [(10, 10, 59, 58)]
    assert display.stale() is None


def test_a_shape_in_a_group_that_is_taken_out_stays_on_the_screen(shown):
    inner = group(sprite(10, 10), rectangle(50, 50))
    display = shown(inner)
    display.root_group.remove(inner)
    assert sent(display) == [(10, 10, 18, 18)]
    assert display.stale() == (50, 50, 70, 60)


def test_a_group_of_shapes_alone_stays_on_the_screen(shown):
    inner = group(rectangle(50, 50))
    display = shown(inner)
    display.root_group.remove(inner)
    assert sent(display) == []
    assert display.stale() == (50, 50, 70, 60)


def test_what_was_taken_out_of_a_group_before_it_is_sent_with_it(shown):
    grid, inner = sprite(10, 10), group(sprite(50, 50))
    inner.append(grid)
    display = shown(inner)
    inner.remove(grid)
    display.root_group.remove(inner)
    assert sent(display) == [(10, 10, 58, 58)]


def test_put_back_elsewhere_it_is_sent_where_it_was_too(shown):
    grid, inner = sprite(10, 10), group(x=4)
    display = shown(grid, inner)
    display.root_group.remove(grid)
    inner.append(grid)
    assert sent(display) == [(10, 10, 22, 18), (10, 10, 18, 18)]


def test_put_back_later_it_is_still_sent_where_it_was_last_seen(shown):
    grid = sprite(10, 10)
    display = shown(grid)
    display.root_group.remove(grid)
    display.refresh()
    grid.x = 80
    display.root_group.append(grid)
    assert sent(display) == [(80, 10, 88, 18), (10, 10, 18, 18)]


def test_a_group_that_is_put_back_sends_its_grids(shown):
    inner = group(sprite(10, 10))
    display = shown(inner)
    display.root_group.remove(inner)
    display.refresh()
    display.root_group.append(inner)
    assert [sent(display), sent(display)] == [[(10, 10, 18, 18)], []]
