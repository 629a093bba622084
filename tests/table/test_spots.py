# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a tile lies, as a small int."""

from hypothesis import given
from hypothesis import strategies as st

from tables.line import space as spots
from tables.line.space import ANY, Space, number_of

SMALL = 1 << 30  # small ints on the badge are below it


@given(st.integers(0, 319), st.integers(-2000, 2000), st.booleans(), st.booleans())
def test_a_spot_is_a_small_int_that_tells_how_the_tile_lies(x, y, vertical, flipped):
    spot = spots.pack(x, y, vertical, flipped)
    assert -SMALL <= spot < SMALL
    assert spots.unpack(spot) == (x, y, vertical, flipped)


@given(st.integers(0, 12), st.integers(0, 12), st.integers(0, 2))
def test_an_end_is_a_small_int_even_far_beyond_the_largest_table(first, second, turn):
    space = Space(320, 240, 7, rise=120)
    right = space.middle((max(first, second), min(first, second)))
    space.cover(right)
    assert 0 < right < SMALL
    assert number_of(right) == min(first, second)
    for shown in {*range(13)} - {number_of(right)}:
        end = space.fit(right, shown, 0)
        assert 0 < end < SMALL
        assert number_of(end) == shown
    assert space.fit(right, ANY, turn) or first == second


@given(st.integers(0, 12), st.sampled_from([(160, 82, 7), (128, 72, 9), (320, 190, 13)]), st.integers(0, 40))
def test_a_space_is_free_again_once_its_tiles_are_taken_away(double, size, rise):
    space = Space(*size, rise)
    empty = bytes(space.taken)
    ends = space.sides((double, double))
    space.cover(ends[0])
    joined = [space.fit(end, (double + 1) % 13, 0) for end in ends]
    for end in joined:
        space.cover(end)
    assert not any(space.fits(end) for end in ends)
    for end in joined:
        space.cover(end)
    assert all(space.fits(end) for end in ends)
    space.cover(ends[0])
    assert bytes(space.taken) == empty
    space.cover(ends[0])
    space.clear()
    assert bytes(space.taken) == empty
