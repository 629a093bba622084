# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Chinese tiles as masks."""

import pytest

from engine import chinese, parsing, tiles
from engine.players.tien_gow.masks import masks, rank, ranks, unseen


@pytest.mark.parametrize(
    "family, its_rank", [("6-6 6-3 5-4", 11), ("1-1 6-2 5-3", 10), ("4-4 5-2 4-3", 9), ("3-1 4-1 3-2", 7)]
)
def test_the_tiles_of_a_family_are_of_one_rank(family, its_rank):
    assert {rank(parsing.tile(name)) for name in family.split()} == {its_rank}


def test_other_tiles_are_ranked_between_and_below_them():
    assert [rank(parsing.tile(name)) for name in ("4-2", "5-5", "5-1", "2-1")] == [8, 6, 0, 3]


def test_a_mask_has_a_bit_for_each_tile_and_ranks_one_for_each_rank():
    civil, military = masks([(6, 6), (6, 6), (5, 4), (4, 2)])
    assert (tiles.count(civil), tiles.count(military)) == (2, 2)
    assert tiles.count(ranks(civil, military)) == 2  # of 6-6 with the nine, and of 4-2


def test_unseen_are_all_tiles_but_those_of_the_hand_and_those_played(begin, play):
    match = begin("tien_gow", "6-4 5-4 4-2", "1-1 6-6 6-3", "", "", leader=0)
    play(match, "lead 6-4")
    seen = masks((*match.hands[1], (6, 4)))
    left = unseen(match.view(1))
    for of_all, of_seen, of_unseen in zip(masks(chinese.SET), seen, left):
        assert of_seen & of_unseen == 0 and of_seen | of_unseen == of_all


def test_what_others_drop_is_not_seen(begin, play):
    match = begin("tien_gow", "6-4", "1-1", "1-1", "3-3 2-2 6-1 5-1 5-2 4-1 3-2 2-1", leader=0)
    before = unseen(match.view(3))
    play(match, "lead 6-4, drop 1-1")
    after = unseen(match.view(3))
    assert tiles.count(before[0]) - tiles.count(after[0]) == 1  # 6-4
    assert before[1] == after[1]
