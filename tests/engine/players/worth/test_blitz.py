# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move is worth in Blitz."""
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


def test_it_goes_out_when_all_tiles_can_go(midway, turn):
    # 6-5 has to be the last one, though it is the heaviest: nothing goes on from the 6.
    match = midway("blitz", "0-0, 5-0 left", "6-5 5-2 2-1 5-1", *OTHERS)
    assert turn(match) == ["5-2 left", "2-1 left", "5-1 left", "6-5 left"]
    assert (match.round.how, match.round.side) == ("domino", 0)


def test_it_leaves_the_fewest_pips(midway, turn):
    # Two tiles go either way: 5-2 and 2-2 leave 6-5 and 1-1, 13 pips; 6-5 alone leaves 5-2, 2-2 and 1-1, 13, too,
    # but of one tile more.
    match = midway("blitz", "0-0, 5-0 left", "6-5 5-2 2-2 1-1", *OTHERS)
    assert turn(match) == ["5-2 left", "2-2 left"]
    assert match.hands[0] == [(6, 5), (1, 1)]


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


def test_a_beginner_sees_at_times_that_all_can_go(midway, choose):
    # 5-4 is the only one of three from which all can go: one in three sees that, and a third of the rest plays it.
    match = midway("blitz", "0-0, 5-0 left", "5-4 4-0 5-3", *OTHERS)
    often = Counter(choose(match, "beginner", seed) for seed in range(300))
    assert set(often) == {"5-4 left", "5-3 left", "4-0 right"}
