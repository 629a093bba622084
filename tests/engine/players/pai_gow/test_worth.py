# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a split in Pai Gow."""

from collections import Counter


def test_it_splits_as_the_house_does(begin, choose):
    # 9 and 7; the pair would leave 6-6 5-5, which is but a 2.
    match = begin("pai_gow", "6-1 5-5 6-1 6-6", "", stake=10)
    assert choose(match) == "split 6-6 6-1 / 5-5 6-1"


def test_a_beginner_likes_the_pair_and_sees_at_times_what_is_better(begin, choose):
    # One in three sees it; half of the others take the pair, and the rest either.
    match = begin("pai_gow", "6-1 5-5 6-1 6-6", "", stake=10)
    often = Counter(choose(match, "beginner", seed) for seed in range(300))
    assert set(often) == {"split 6-6 6-1 / 5-5 6-1", "split 6-1 6-1 / 6-6 5-5"}
    assert min(often.values()) > 120  # 150 expected
