# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move in Blitz."""

from collections import Counter

import pytest

OTHERS = ("6-6", "4-4", "3-3")


@pytest.fixture
def turn(choose, play):
    """turn(match): the names of all moves that Greedy makes in its turn."""

    def moves_of_turn(match):
        seat, made = match.turn, []
        while match.turn == seat and match.legal_moves():
            made.append(choose(match))
            play(match, made[-1])
        return made

    return moves_of_turn


def test_it_lays_the_most_pips_first(midway, turn):
    # From 6-5 nothing goes on; 5-2 and 2-1 would have been two tiles.
    match = midway("blitz", "0-0, 5-0 left", "6-5 5-2 2-1 4-3", *OTHERS)
    assert turn(match) == ["6-5 left"]


def test_a_double_goes_before_a_tile_of_a_few_more_pips(midway, choose):
    assert choose(midway("blitz", "0-0, 5-0 left", "5-5 6-5 1-1", *OTHERS)) == "5-5 left"
    assert choose(midway("blitz", "3-2, 6-3 left", "2-2 6-5 1-1", *OTHERS)) == "6-5 left"


def test_it_goes_on_while_a_tile_fits(midway, play, choose):
    # The 0-0 takes no pips off its hand.
    match = midway("blitz", "5-5, 5-0 right", "5-1 0-0 4-3", *OTHERS)
    play(match, "5-1 left")
    assert choose(match) == "0-0 right"


def test_a_beginner_goes_on_or_stops(midway, play, choose):
    match = midway("blitz", "5-5, 5-0 right", "5-1 2-1 2-0 4-3", *OTHERS)
    play(match, "5-1 left")
    often = Counter(choose(match, "beginner", seed) for seed in range(300))
    assert set(often) == {"2-1 left", "2-0 right", "done"}
    assert min(often.values()) > 60  # 100 expected
