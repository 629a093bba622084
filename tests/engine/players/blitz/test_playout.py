# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz played to the end of the round on sampled deals, after a whole turn."""

import pytest

from engine import moves, parsing
from engine.players.blitz.evaluation import features


def turns_of(match):
    """The turns that the evaluation finds."""
    return [move for numbers, move in filter(None, features(match.view(match.turn)))]


@pytest.fixture
def gains(knowing):
    """gains(match): the gains of each turn, a set, by the name of the move that begins it."""

    def find(match):
        playout = knowing(match)
        found = {}
        for turn in turns_of(match):
            found.setdefault(moves.name(turn[:2]), set()).add(playout.play(turn))
        return found

    return find


def test_going_out_in_one_turn_gains_all_that_the_others_hold(gains, midway):
    match = midway("blitz", "6-1", "6-5 5-5 5-2", "4-4", "4-3", "3-3")
    assert max(gains(match)["6-5 left"]) == 3 * (8 + 7 + 6)


def test_tiles_are_laid_in_an_order_in_which_all_can_go(gains, midway):
    # 6-5, 5-5, 5-2 and 2-2 one after another.
    match = midway("blitz", "6-1", "6-5 5-2 5-5 2-2", "4-4", "4-3", "3-3")
    assert max(gains(match)["6-5 left"]) == 3 * (8 + 7 + 6)


def test_it_can_stop(gains, midway):
    match = midway("blitz", "6-1", "6-5 5-5 2-2", "6-0", "4-3", "3-3")
    match.play(parsing.move("6-5 left"))
    # Nobody else can play, so that it lays 5-5 later; the round is blocked at 4, 6, 7 and 6 pips.
    assert gains(match) == {"done": {3 * (6 + 7 + 6 - 4)}, "5-5 left": {3 * (6 + 7 + 6 - 4)}}
