# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a tile lies, as a small int."""

from hypothesis import given
from hypothesis import strategies as st

from table import spots
from table.space import pack_end, unpack_end

SMALL = 1 << 30  # small ints on the badge are below it


@given(st.integers(0, 319), st.integers(-2000, 2000), st.booleans(), st.booleans())
def test_a_spot_is_a_small_int_that_tells_how_the_tile_lies(x, y, vertical, flipped):
    spot = spots.pack(x, y, vertical, flipped)
    assert -SMALL <= spot < SMALL
    assert spots.unpack(spot) == (x, y, vertical, flipped)


@given(st.tuples(st.integers(0, (1 << 20) - 1), st.integers(0, 3), st.integers(0, 12), st.integers(1, 2),
                 st.integers(0, 2)))
def test_an_end_is_kept_as_a_small_int(end):
    assert 0 <= pack_end(end) < SMALL
    assert unpack_end(pack_end(end)) == end
