# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Greedy takes the most points at once."""

from engine import moves, players


def choose(match):
    return moves.name(players.load("greedy").move(match.view(match.turn)))


def test_more_points_beat_a_tile_of_higher_value(begin, play):
    # 2-1 left makes 2 + 12 = 14, 3-1 left 3 + 12 = 15, 6-5 right 1 + 5 = 6.
    match = begin("kurnik", "6-6 6-5 3-1 2-1 5-4 5-3 4-3", "6-1", leader=0)
    play(match, "6-6, 6-1 left")
    assert choose(match) == "3-1 left"


def test_of_equal_points_the_tile_of_higher_value_wins(begin, play):
    # Nothing scores: 6-3 right makes 4, 6-2 right 3, 1-0 left 12.
    match = begin("kurnik", "6-6 1-0 6-2 6-3 5-4 5-3 4-3", "6-1", leader=0)
    play(match, "6-6, 6-1 left")
    assert choose(match) == "6-3 right"


def test_of_equal_tiles_the_first_found_wins(begin, play):
    # 6-1 and 5-2 are worth 7 each, and score nothing: 1 + 10 and 6 + 2. The left end is looked at first.
    for hand in ("5-5 5-2 6-1", "5-5 6-1 5-2"):
        match = begin("kurnik", hand + " 2-2 3-3 4-3 0-0", "6-5 5-1", leader=0)
        play(match, "5-5, 6-5 left")
        assert choose(match) == "6-1 left"
