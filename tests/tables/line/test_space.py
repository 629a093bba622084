# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a tile lies, as a small int."""

from hypothesis import given
from hypothesis import strategies as st

from tables.line import space as space_module
from tables.line.board import unpack
from tables.line.layout import pack
from tables.line.space import TURNS, Space, crossing, number_of

ANY, ANY_OTHER = 15, 14  # numbers that no tile has

SMALL = 1 << 30  # small ints on the badge are below it


@given(st.integers(0, 319), st.integers(-2000, 2000), st.booleans(), st.booleans())
def test_a_spot_is_a_small_int_that_tells_how_the_tile_lies(x, y, vertical, flipped):
    spot = pack(x, y, vertical, flipped)
    assert -SMALL <= spot < SMALL
    assert unpack(spot) == (x, y, vertical, flipped)


@given(st.integers(0, 12), st.integers(0, 12), st.sampled_from(TURNS))
def test_an_end_is_a_small_int_even_far_beyond_the_largest_table(first, second, turn):
    space = Space(320, 240, (7,), rise=120)
    window = space.widest
    right = space.middle((max(first, second), min(first, second)))[1]
    space.cover(right)
    assert 0 < right < SMALL
    assert number_of(right) == min(first, second)
    for shown in {*range(13)} - {number_of(right)}:
        end = space.fit(right, shown, 0, window)
        assert 0 < end < SMALL
        assert number_of(end) == shown
    assert space.fit(right, ANY, turn, window) or first == second


@given(st.integers(0, 12), st.sampled_from([(160, 82, 7), (128, 72, 9), (320, 190, 13)]), st.integers(0, 40))
def test_a_space_is_free_again_once_its_tiles_are_taken_away(double, size, rise):
    width, height, half = size
    space = Space(width, height, (half,), rise)
    window = space.widest
    ends = [*space.middle((double, double)), *crossing(space.middle((double, double))[1])]

    def room():
        return [space.fit(end, ANY, 0, window) for end in ends]

    space.cover(ends[0])
    everywhere = room()
    assert all(everywhere)
    joined = [space.fit(end, (double + 1) % 13, 0, window) for end in ends]
    for end in joined:
        space.cover(end)
    assert not any(room())
    for end in joined:
        space.cover(end)
    assert room() == everywhere


@given(st.sampled_from([(160, 82), (161, 81), (128, 72), (320, 190)]), st.sampled_from((7, 8, 9, 11, 13)))
def test_what_a_window_shows_is_drawn_on_the_table_and_nothing_beside_it(size, half):
    """As many tiles as fit in a row to the right and to the left, each with the next as the first that doesn't."""
    for side in range(2):
        space = Space(*size, (half, 7), 0)
        window = space.window(half)
        end = space.middle((6, 5))[side]
        space.cover(end)
        while following := space.fit(end, ANY if number_of(end) != ANY else ANY_OTHER, 0, window):
            end = following
            space.cover(end)
            x, y = space.px(end >> 10, False, half)
            assert 0 <= x and x + 2 * half <= size[0] and 0 <= y and y + half <= size[1]
        assert x < 2 * half or size[0] - x < 4 * half


def test_a_space_takes_no_more_than_300_bytes_in_one_piece(monkeypatch):
    """On CircuitPython's core, the largest free piece had 368 bytes late in a large round."""
    asked = []
    monkeypatch.setattr(space_module, "bytearray", lambda size: asked.append(size) or bytearray(size), raising=False)
    Space(240, 150, (7, 6, 5, 4), rise=40)
    assert 0 < max(asked) < 300
