# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Beginner plays like a child who knows the rules."""

from collections import Counter

import pytest

from engine import moves, players


@pytest.fixture
def often(begin, play):
    """How often Beginner, with 900 different seeds, makes each move in one position.

    6-6 lies with 6-1 at its left end: 6-4 right scores 5, and of the doubles 1-1 fits.
    """
    match = begin("kurnik", "6-6 6-4 6-2 6-3 1-1 1-0 2-1", "6-1", leader=0)
    play(match, "6-6, 6-1 left")
    view = match.view(0)
    return Counter(moves.name(players.load("beginner", seed).move(view)) for seed in range(900))


def test_it_makes_every_legal_move_at_times(often):
    assert set(often) == {"6-4 right", "6-2 right", "6-3 right", "1-1 left", "1-0 left", "2-1 left"}
    assert min(often.values()) > 900 / 6 / 6


def test_it_likes_what_scores_and_doubles_better(often):
    # Once in three the 6-4 that scores; half of the rest 1-1, the only double; else one of all six.
    assert 300 < often["6-4 right"] < 400  # 350 expected
    assert 300 < often["1-1 left"] < 400  # 350 expected
    assert sum(often.values()) == 900


def test_the_same_seed_makes_the_same_moves(begin):
    view = begin("kurnik", "6-6", "5-5", leader=0).view(0)
    first, again, other = [
        [player.move(view) for _ in range(20)]
        for player in (players.load("beginner", 7), players.load("beginner", 7), players.load("beginner", 8))
    ]
    assert first == again
    assert first != other
