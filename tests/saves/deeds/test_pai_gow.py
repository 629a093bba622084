# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds of Pai Gow, each spelt out in tiles: where it is done, and where it just fails."""

import pytest

from saves.deeds.pai_gow import DEEDS

WEAK = "6-4 5-5 4-4 2-2"  # the banker's hands, each with one ten: 8 and 4
STRONG = "3-1 3-1 3-3 3-3"  # two pairs


@pytest.fixture
def does(begin, play):
    """does(mine, bankers, split, key, points=120): whether the person has done a deed in a round with these tiles, who
    had so many points."""

    def make(mine, bankers, split, key, points=120):
        match = begin("pai_gow", mine, bankers, stake=5, scores=(points, 200 - points))
        play(match, "split " + split)
        return DEEDS[key](match)

    return make


@pytest.mark.parametrize(
    "mine, split",
    [
        ("6-6 6-3 5-5 2-1", "6-6 6-3 / 5-5 2-1"),  # Wong, and 10 + 6
        ("6-6 6-2 5-5 2-1", "6-6 6-2 / 5-5 2-1"),  # Gong, and the same
    ],
)
def test_winning_with_a_wong_or_a_gong(does, mine, split):
    assert does(mine, WEAK, split, "gong_or_wong")
    assert not does(mine, STRONG, split, "gong_or_wong")


@pytest.mark.parametrize("key", ["gong_or_wong", "splitting_a_pair"])
def test_less_than_125_points_are_too_few(does, key):
    tiles = (
        ("6-6 5-2 5-5 4-3", WEAK, "6-6 5-2 / 5-5 4-3")
        if key == "splitting_a_pair"
        else ("6-6 6-3 5-5 2-1", WEAK, "6-6 6-3 / 5-5 2-1")
    )
    assert does(*tiles, key) and not does(*tiles, key, points=119)


def test_winning_without_one_is_no_deed_even_if_the_tiles_could_make_it(does):
    """9, and 12 + 6: 8."""
    assert not does("6-6 6-3 5-5 2-1", WEAK, "5-5 6-3 / 6-6 2-1", "gong_or_wong")


def test_winning_with_a_pair_that_is_split(does):
    """12 + 7: 9, and 10 + 7: 7."""
    assert does("6-6 5-2 5-5 4-3", WEAK, "6-6 5-2 / 5-5 4-3", "splitting_a_pair")
    assert not does("6-6 5-2 5-5 4-3", STRONG, "6-6 5-2 / 5-5 4-3", "splitting_a_pair")


@pytest.mark.parametrize("points, rounds, is_done", [(145, 12, True), (144, 12, False), (145, 4, False)])
def test_winning_a_match_by_a_hundred(begin, play, points, rounds, is_done):
    """150 points to 50 in the last round of twelve, one less, or a round that others follow."""
    match = begin("pai_gow", "6-6 6-3 5-5 2-1", WEAK, stake=5, scores=(points, 200 - points), rounds=12)
    match.rounds = rounds
    play(match, "split 6-6 6-3 / 5-5 2-1")
    assert DEEDS["far_ahead"](match) == is_done
