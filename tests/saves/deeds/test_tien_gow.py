# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds of Tien Gow, each spelt out in tiles: where it is done, and where it just fails. The person
is seat 0."""

import pytest

from saves.deeds.tien_gow import DEEDS

STRONG = "6-6 6-6 6-3 5-4 1-1 1-1 6-2 5-3"
SECOND = "4-4 4-4 3-1 3-1 5-5 5-5 3-3 3-3"
THIRD = "2-2 2-2 6-5 6-5 6-4 6-4 6-1 6-1"
WEAK = "5-1 5-1 5-2 4-3 4-2 4-1 3-2 2-1"


@pytest.fixture
def does(begin, play):
    """does(hands, leader, moves, key): whether the person has done a deed in a round with these hands and moves."""

    def make(hands, leader, moves, key):
        match = begin("tien_gow", *hands, leader=leader)
        play(match, moves)
        assert match.ended
        return DEEDS[key](match)

    return make


EVERY = (  # trick, and each pays the banker 10
    "lead 6-6 6-6 6-3 5-4, drop 4-4 4-4 3-1 3-1, drop 2-2 2-2 6-5 6-5, drop 5-1 5-1 5-2 4-3, "
    "lead 1-1 1-1 6-2 5-3, drop 5-5 5-5 3-3 3-3, drop 6-4 6-4 6-1 6-1, drop 4-2 4-1 3-2 2-1"
)


@pytest.mark.parametrize("score, rounds, is_done", [(-20, 3, True), (-21, 3, False), (-20, 2, False)])
def test_winning_a_match_of_four_rounds_by_twenty_points(begin, play, score, rounds, is_done):
    """30 points put the person 20 or 19 ahead; or another round follows."""
    match = begin("tien_gow", STRONG, SECOND, THIRD, WEAK, scores=(score, 0, 0, 0), rounds=4)
    match.rounds = rounds
    play(match, EVERY)
    assert match.scores[0] == score + 30 and DEEDS["far_ahead"](match) == is_done


# Six tricks of the first seat; then the last takes the other two with a pair of sevens, and had none before.
BEATEN = ("6-6 6-6 6-3 5-4 1-1 6-2 4-1 3-2", SECOND, THIRD, "5-1 5-1 5-2 4-3 4-2 5-3 1-1 2-1")
MOVES = (
    "lead 6-6 6-6 6-3 5-4, drop 4-4 4-4 3-1 3-1, drop 2-2 2-2 6-5 6-5, drop 5-1 5-1 4-2 2-1, "
    "lead 1-1 6-2, drop 5-5 5-5, drop 6-4 6-4, drop 5-3 1-1, "
    "lead 4-1 3-2, drop 3-3 3-3, drop 6-1 6-1, beat 5-2 4-3"
)


def test_winning_the_round_with_a_first_trick(does):
    """The seats as above, but the last of them is the person's."""
    hands = BEATEN[3], BEATEN[0], BEATEN[1], BEATEN[2]
    assert does(hands, 1, MOVES, "first_trick_last")


def test_winning_the_round_with_tricks_before_is_no_deed(does):
    """The pair of sevens takes the first two tricks, too, and the person leads to the end."""
    hands = BEATEN[3], BEATEN[0], BEATEN[1], BEATEN[2]
    moves = (
        "lead 4-1 3-2, drop 3-3 3-3, drop 6-1 6-1, beat 5-2 4-3, lead 5-1 5-1, drop 6-6 6-6, drop 4-4 3-1, "
        "drop 6-4 6-5, lead 4-2 2-1, drop 6-3 5-4, drop 4-4 3-1, drop 6-4 6-5, lead 1-1 5-3, drop 1-1 6-2, "
        "drop 5-5 5-5, drop 2-2 2-2"
    )
    assert not does(hands, 1, moves, "first_trick_last")


def test_a_first_trick_last_of_another_is_no_deed(does):
    assert not does(BEATEN, 0, MOVES, "first_trick_last")
