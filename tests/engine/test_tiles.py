# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tiles (docs/rules.md, "Words", and "Sets beyond double-six")."""

import pytest

from engine import parsing, tiles


def test_the_double_six_set_has_28_tiles_each_once():
    assert set(tiles.make_set()) == {(high, low) for high in range(7) for low in range(7) if high >= low}
    assert len(tiles.make_set()) == 28


@pytest.mark.parametrize("top, size", [(6, 28), (9, 55), (12, 91)])
def test_sets_beyond_double_six(top, size):
    assert len(set(tiles.make_set(top))) == size
    assert tiles.make_set(top)[-1] == (top, top)


def test_the_index_of_a_tile_is_its_place_in_every_set():
    for top in (6, 9, 12):
        assert [tiles.index(tile) for tile in tiles.make_set(top)] == list(range(len(tiles.make_set(top))))


def test_a_mask_has_a_bit_for_each_tile():
    assert tiles.mask([]) == 0
    assert tiles.mask([(0, 0), (1, 1), (6, 6)]) == 1 | 1 << 2 | 1 << 27
    assert tiles.mask(tiles.make_set()) == (1 << 28) - 1


def test_the_value_of_a_tile_is_the_sum_of_its_pips():
    assert tiles.value((6, 5)) == 11
    assert tiles.value((0, 0)) == 0
    assert tiles.pips([(6, 5), (0, 0), (3, 3)]) == 17
    assert tiles.pips([]) == 0


def test_rank_of_all_tiles():
    ranked = sorted(tiles.make_set(), key=tiles.rank, reverse=True)
    assert " ".join(map(tiles.name, ranked)) == (
        "6-6 5-5 4-4 3-3 2-2 1-1 0-0 "
        "6-5 6-4 6-3 5-4 6-2 5-3 6-1 5-2 4-3 6-0 5-1 4-2 5-0 4-1 3-2 4-0 3-1 3-0 2-1 2-0 1-0"
    )


def test_a_tile_is_written_larger_half_first():
    assert tiles.name((6, 1)) == "6-1"
    assert parsing.tile("6-1") == (6, 1)
    assert parsing.tile("12-10") == (12, 10)
    for tile in tiles.make_set(12):
        assert parsing.tile(tiles.name(tile)) == tile


@pytest.mark.parametrize(
    "text",
    [
        "",
        "6-",
        "1-6",
        "6-1-1",
        "06-1",
        " 6-1",
        "6-1 ",
        "6–1",
        "٦-1",
        "6-1\n",
    ],
)
def test_nothing_else_is_a_tile(text):
    with pytest.raises(ValueError, match="is not a tile; a tile is written larger half first, such as 6-1"):
        parsing.tile(text)
