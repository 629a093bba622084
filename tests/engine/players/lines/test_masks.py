# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sets of tiles as masks whose lowest bit is the tile that is laid most gladly."""

import pytest

from engine import tiles
from engine.players.lines import sampled_deals as masks

SET = tiles.make_set()


def in_order(tile_set):
    """The names of all tiles, those of the lowest bits first."""
    shifts = masks.preference_shifts(tile_set)
    return [tiles.name(tile) for shift, tile in sorted(zip(shifts, tile_set))]


def test_the_lowest_bit_has_the_most_pips_and_a_double_counts_six_more():
    # 6-6 counts 18, 5-5 16, 4-4 14, 3-3 12; then come 6-5 with 11, and 2-2 with 10 before 6-4.
    assert in_order(SET)[:7] == ["6-6", "5-5", "4-4", "3-3", "6-5", "2-2", "6-4"]
    assert in_order(SET)[-3:] == ["3-0", "2-0", "1-0"]


def test_of_as_many_pips_the_least_index_has_the_lowest_bit():
    assert [name for name in in_order(SET) if name in ("6-1", "5-2", "4-3")] == ["4-3", "5-2", "6-1"]


@pytest.mark.parametrize("top", [6, 9, 12])
def test_every_tile_has_a_bit_of_its_own(top):
    tile_set = tiles.make_set(top)
    assert sorted(masks.preference_shifts(tile_set)) == list(range(len(tile_set)))


@pytest.mark.parametrize("top", [6, 9, 12])
def test_a_bit_finds_its_value_by_its_remainder(top):
    tile_set = tiles.make_set(top)
    shifts = masks.preference_shifts(tile_set)
    table = masks.pip_table(shifts, tile_set)
    assert all(table[(1 << shift) % masks.MODULUS] == tiles.value(tile) for shift, tile in zip(shifts, tile_set))


def test_the_remainders_of_a_hundred_bits_all_differ():
    assert len({(1 << place) % masks.MODULUS for place in range(100)}) == 100


def test_pips_and_count_of_a_mask():
    shifts = masks.preference_shifts(SET)
    table = masks.pip_table(shifts, SET)
    mask = sum([1 << shifts[tiles.index(tile)] for tile in ((6, 6), (5, 0), (0, 0))])
    assert (masks.pips(mask, table), tiles.count(mask)) == (12 + 5 + 0, 3)
    assert (masks.pips(0, table), tiles.count(0)) == (0, 0)
