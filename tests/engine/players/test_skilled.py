# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Skilled looks one move ahead, at the position that it leaves to the others."""

from engine.players.player import values
from engine.players.weights import kurnik


def test_of_equal_values_the_first_wins(midway, choose, monkeypatch):
    monkeypatch.setattr(kurnik, "WEIGHTS", {2: (0,) * 10})
    assert choose(midway("kurnik", "4-3", "5-3 6-4 4-1", "6-6"), "skilled") == "6-4 left"


def test_it_looks_at_what_it_leaves_to_the_opponent(midway, choose):
    # 5-1 makes 4 + 1, and 4-0 5 + 0, which are as many points. Then 1 and 4, or 5 and 0, are open: at 5 and 0 more
    # scores, such as 5-5 for 10.
    match = midway("kurnik", "5-4", "5-1 4-0", "6-6 3-3", boneyard="0-0")
    judged = {match.name(move): numbers for _, numbers, move in filter(None, values(match.view(0)))}
    own, other = judged["5-1 left"], judged["4-0 right"]
    assert own[0] == other[0] == 5 and own[2] < other[2]
    assert choose(match, "skilled") == "5-1 left"


def test_it_remembers_what_the_opponent_could_not_play(begin, play, choose):
    # Seat 1 could play neither 6 nor 5, and then the 6-1 that it drew: 5-1 leaves it 5 and 5, for 10 points.
    match = begin("kurnik", "6-5 5-1 1-0 4-1", "4-4 4-3 4-2 3-1 4-0 3-3 3-2", boneyard="6-1", leader=0)
    play(match, "6-5, draw, 6-1 left")
    assert choose(match, "skilled") == "5-1 left"
