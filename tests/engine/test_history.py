# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A move is taken back: the match is as it was before."""

import random

import pytest

from engine import games
from engine.history import take_back

SEATS = {"all_fives": 2, "kurnik": 2, "draw": 3, "kozel": 4, "bergen": 4, "blitz": 6, "tien_gow": 4}


@pytest.mark.parametrize("game", SEATS)
def test_each_move_of_two_rounds_can_be_taken_back(game, state):
    rng = random.Random(3)
    match = games.load(game)(SEATS[game])
    for _ in range(2):
        scores = match.scores[:]
        match.deal(rng.getrandbits(30))
        while match.moves:
            before = state(match)
            match.play(rng.choice(match.moves))
            if match.moves:
                take_back(match, scores)
                assert state(match) == before
                match.play(rng.choice(match.moves))
        if match.result is not None:
            break
    assert match.status() == []


@pytest.mark.parametrize("moves", ["", "6-4, 4-4 right, 6-5 left, 5-5 left"])
def test_without_a_move_or_after_the_round_there_is_nothing_to_take_back(begin, play, midway, state, moves):
    match = begin("draw", "6-4 6-5", "4-4 5-5") if not moves else midway("draw", "6-1", "6-4", "3-3")
    if moves:
        play(match, "6-4 left")
    before = state(match)
    with pytest.raises(ValueError, match="no move to take back"):
        take_back(match, [0, 0])
    assert state(match) == before
