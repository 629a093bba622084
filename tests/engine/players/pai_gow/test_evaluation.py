# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How often each hand of a split beats the banker's in Pai Gow."""

import bisect
import itertools
from collections import Counter

from engine import chinese
from engine.games.pai_gow import house_way, rank
from engine.players.pai_gow import evaluation

CERTAIN = 1020


def features(match):
    """The numbers of each move by its name."""
    return {match.name(found[1]): found[0] for found in evaluation.features(match.view(0)) if found}


def test_the_tables_count_all_hands_of_the_banker():
    hands = Counter(chinese.arrange(hand) for hand in itertools.combinations(chinese.SET, 4))
    assert sum(hands.values()) == 35960
    ways = [(house_way(hand), times) for hand, times in hands.items()]
    for which, table in enumerate((evaluation.BELOW_HIGH, evaluation.BELOW_LOW)):
        ranks = sorted(rank(way[which]) for way, times in ways for _ in range(times))
        assert list(table) == [bisect.bisect_left(ranks, limit) * 255 // 35960 for limit in range(0, 513, 32)]


def test_every_split_has_its_two_chances(begin):
    match = begin("pai_gow", "6-1 5-5 6-1 6-6", "", stake=10)
    found = features(match)
    assert set(found) == {"split 6-6 6-1 / 5-5 6-1", "split 6-1 6-1 / 6-6 5-5"}
    pair, digits = found["split 6-1 6-1 / 6-6 5-5"], found["split 6-6 6-1 / 5-5 6-1"]
    assert pair[0] > digits[0] and pair[1] < digits[1]
    assert all(0 <= number <= CERTAIN for number in pair + digits)
