# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move in draw dominoes, Kozel and Bergen."""


def test_a_double_goes_before_a_somewhat_heavier_tile(begin, play, choose):
    match = begin("draw", "6-6 2-2 5-2 5-4 5-3 4-3 4-1", "6-2")
    play(match, "6-6, 6-2 left")
    assert choose(match) == "2-2 left"


def test_kozel_it_does_not_cover_the_end_that_its_partner_left(begin, play, choose):
    # Seat 0, the partner, has left the 1 at the right end, seat 1 the 5 at the left one.
    match = begin("kozel", "1-1", "5-1", "6-1 5-0 4-4 4-3 4-2 3-3 3-2", "")
    play(match, "1-1, 5-1 left")
    assert choose(match) == "5-0 left"


def test_kozel_it_covers_what_either_opponent_left(begin, play, choose):
    # Seat 1 has left the 5 at the left end, the partner the 6 at the right one; then it is the other way round.
    match = begin("kozel", "1-1", "5-1", "6-1", "6-0 5-4 4-4 4-3 4-2 3-3 3-2")
    play(match, "1-1, 5-1 left, 6-1 right")
    assert choose(match) == "6-0 right"
    match = begin("kozel", "1-1", "6-1", "5-1", "6-2 5-4 4-4 4-3 4-2 3-3 3-2")
    play(match, "1-1, 6-1 left, 5-1 right")
    assert choose(match) == "5-4 right"


def test_its_own_end_is_kept(begin, play, choose):
    # The right end is its own; 2-0 covers the opponent's, which is worth more than five pips.
    match = begin("kozel", "1-1 6-1 2-0 5-5 5-4 4-4 4-3", "2-1")
    play(match, "1-1, 2-1 left")
    assert choose(match) == "2-0 left"


def test_bergen_points_come_before_all_else(begin, play, choose):
    # 6-4 makes both ends 4, or both 6, for 2 points; 6-6 is heavier. The 6 is the opponent's.
    match = begin("bergen", "0-0 6-0", "4-0 6-6 6-4 5-5 3-3 2-2")
    play(match, "0-0, 4-0 left, 6-0 right")
    assert choose(match) == "6-4 right"
