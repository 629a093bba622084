# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The gain of a move in Tien Gow, and the use of the tiles that are left."""

import pytest

from engine.players.tien_gow import evaluation


@pytest.fixture
def features():
    """features(match): for each move by its name its numbers, a dict by their names."""

    def find(match):
        found = filter(None, evaluation.features(match.view(match.turn)))
        return {match.name(move): dict(zip(evaluation.FEATURES, numbers)) for numbers, move in found}

    return find


def test_what_cannot_be_beaten_wins_for_sure(begin, features):
    found = features(begin("tien_gow", "6-6 6-6 6-3 5-4 4-2 2-1 5-1 6-1", "", "", "", leader=0))
    assert found["lead 6-6"]["trick"] == found["lead 6-6"]["first"] == evaluation.CERTAIN
    assert found["lead 6-6 6-6 6-3 5-4"]["trick"] == 4 * evaluation.CERTAIN
    assert found["lead 4-2 2-1"]["trick"] == 2 * evaluation.CERTAIN
    assert found["lead 6-1"]["trick"] == 0  # somebody holds each tile that beats it


def test_the_last_to_follow_wins_for_sure_and_a_drop_never_does(begin, play, features):
    match = begin("tien_gow", "6-4", "1-1", "1-1", "3-3 2-2 6-1 5-1 5-2 4-1 3-2 2-1", leader=0)
    play(match, "lead 6-4, drop 1-1, drop 1-1")
    found = features(match)
    assert found["beat 2-2"]["trick"] == found["beat 2-2"]["first"] == evaluation.CERTAIN
    assert found["drop 2-2"]["trick"] == found["drop 2-2"]["first"] == 0


def test_sets_are_what_makes_a_combination(begin, features):
    # 4-4 4-4 5-2 of one family, the military fives, the supreme pair; 6-5 is alone.
    found = features(begin("tien_gow", "4-4 4-4 5-2 4-1 3-2 4-2 2-1 6-5", "", "", "", leader=0))
    assert found["lead 6-5"]["sets"] == 7 * 64
    assert found["lead 4-4 4-4 5-2"]["sets"] == 4 * 64
    assert found["lead 2-1"]["sets"] == 5 * 64


def test_ready_is_the_chance_to_win_this_trick_and_the_last(begin, play, features):
    match = begin("tien_gow", "6-6 6-6 4-4 6-1 6-4 6-5 2-2 2-1", "", "", "", leader=0)
    match.hands = [hand[:3] for hand in match.hands]  # 6-6 6-6 4-4
    match.moves = match.find_moves()
    found = features(match)
    assert found["lead 6-6"]["ready"] == 0  # 6-6 4-4 is no combination
    assert found["lead 6-6 6-6"]["trick"] == 2 * evaluation.CERTAIN
    assert 0 < found["lead 6-6 6-6"]["ready"] == found["lead 6-6 6-6"]["high"]  # of 4-4
    match.hands = [match.hands[0][:2]] + match.hands[1:]
    match.moves = match.find_moves()
    assert features(match)["lead 6-6"]["ready"] == evaluation.CERTAIN
    assert features(match)["lead 6-6 6-6"]["last"] == evaluation.CERTAIN
