# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move in Tien Gow."""


def test_it_leads_a_set_and_keeps_the_strongest_for_the_last_trick(begin, choose):
    match = begin("tien_gow", "6-6 6-6 6-3 5-4 5-5 5-1 5-1 4-1", "", "", "", leader=0)
    assert choose(match) == "lead 5-1 5-1"


def test_it_leads_a_low_tile_and_keeps_the_best_for_the_last_trick(begin, choose):
    match = begin("tien_gow", "6-6 6-5 6-1 4-4 5-3 5-5 4-1 2-2", "", "", "", leader=0)
    assert choose(match) == "lead 6-1"


def test_it_beats_with_the_lowest_that_beats(begin, play, choose):
    match = begin("tien_gow", "6-4", "6-6 5-5 6-5 6-1 5-1 5-2 4-1 2-1", "", "", leader=0)
    play(match, "lead 6-4")
    assert choose(match) == "beat 6-5"


def test_it_drops_no_half_of_a_pair_where_another_tile_is_low_too(begin, play, choose):
    match = begin("tien_gow", "6-6", "1-1 5-5 6-5 6-1 5-1 5-1 5-2 4-1", "", "", leader=0)
    play(match, "lead 6-6")
    assert choose(match) == "drop 6-1"


def test_it_takes_a_trick_while_it_has_none_and_later_spares_its_sets(begin, play, choose):
    # The only tile that beats 1-1 is a 6-6, which makes sets with the other 6-6 and both nines.
    match = begin("tien_gow", "1-1", "6-6 6-6 6-3 5-4 5-5 6-1 5-1 4-1", "", "", leader=0)
    play(match, "lead 1-1")
    assert choose(match) == "beat 6-6"
    match.tricks[1] = 1
    assert choose(match) == "drop 5-1"
