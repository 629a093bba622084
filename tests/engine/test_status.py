# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The invariants that a match can break, each broken on purpose."""

import pytest

from engine import games, status
from engine.line import FIRST, UP_ARM


@pytest.fixture
def match(begin, play):
    match = begin("all_fives", "6-6 6-2 6-4 1-0", "6-1 6-3 2-1")
    play(match, "6-6, 6-1 left, 6-2 right, 6-3 up")
    return match


def test_a_sound_match_breaks_none(match):
    assert match.status() == []


@pytest.mark.parametrize("game", games.NAMES)
def test_a_match_is_sound_before_its_first_deal(game):
    for seats in games.load(game).SEATS:
        assert games.load(game)(seats).status() == []


def test_a_match_is_sound_after_its_end(begin, play):
    match = begin("all_fives", "5-5", "5-4", scores=(90, 0))
    play(match, "5-5")
    assert match.status() == []


def test_a_missing_tile(match):
    match.boneyard.pop()
    assert match.status() == [status.TILE_MISSING]


def test_a_tile_twice(match):
    match.boneyard.append((6, 6))
    assert match.status() == [status.TILE_TWICE]


def test_a_strange_tile(match):
    match.boneyard.append((7, 7))
    assert match.status() == [status.TILE_STRANGE]


def test_a_joint_that_does_not_match(match):
    match.line.tiles[1] = 5, 4
    assert status.JOINT in match.status()


def test_a_tile_on_a_closed_arm(match):
    match.line.arms[1] = UP_ARM
    assert status.JOINT in match.status()


def test_a_second_first_tile(match):
    match.line.arms[1] = FIRST
    assert status.JOINT in match.status()


def test_ends_that_are_not_the_lines(match):
    match.line.ends[0] = 5
    assert status.LINE in match.status()


def test_a_count_that_is_not_the_lines(match):
    match.line.pips[0] += 1
    assert match.status() == [status.LINE]


def test_a_spinner_that_is_not_the_lines(match):
    match.line.spinner = None
    assert match.status() == [status.LINE]


def test_a_line_that_is_not_what_was_played(match):
    del match._played[-2:]  # no public way breaks a match
    assert match.status() == [status.PLAYED]


@pytest.mark.parametrize("turn", [2, -1, None])
def test_a_turn_of_no_seat(match, turn):
    match.turn = turn
    assert match.status() == [status.TURN]


def test_moves_that_are_not_the_legal_ones(match):
    match.moves = match.moves[1:]
    assert match.status() == [status.MOVES]


def test_a_turn_of_the_wrong_seat(match):
    match.turn = 1 - match.turn
    assert match.status() == [status.MOVES]


def test_a_round_that_should_be_over(match):
    match.ended = ("domino", 0, 5)
    assert match.status() == [status.ROUND]


def test_a_round_that_should_not_be_over(begin, play):
    match = begin("kurnik", "6-6 6-5 6-1 5-3 4-3 3-0 0-0", "6-3 6-0 4-4 4-0 3-3 2-1 1-0")
    play(
        match,
        "6-6, 6-0 right, 0-0 right, 1-0 right, 6-5 left, 2-1 right, 5-3 left, 3-3 left, 3-0 left,"
        " 4-0 left, 4-3 left, 6-3 left, 6-1 left",
    )
    assert match.status() == []
    match.ended = None
    assert match.status() == [status.ROUND]


def test_a_match_that_should_be_over(match):
    match.scores[0] = 100
    assert match.status() == [status.RESULT]


def test_a_match_that_should_not_be_over(match):
    match.result = 1
    assert status.RESULT in match.status()


# The Chinese games.


@pytest.fixture
def trick(begin, play):
    match = begin("tien_gow", "6-6 6-6", "1-1 1-1", "4-4", "3-1", leader=0)
    play(match, "lead 6-6, drop 1-1, drop 4-4, drop 3-1, lead 6-6, drop 1-1")
    return match


@pytest.fixture
def split(begin):
    return begin("pai_gow", "6-6 6-6 1-1 1-1", "5-1 5-1 6-1 6-1", stake=25)


def test_sound_matches_of_the_chinese_games_break_none(trick, split):
    assert trick.status() == split.status() == []


def test_a_third_tile_of_a_kind(trick):
    trick.hands[3].append((6, 6))
    assert trick.status() == [status.TILE_TWICE]


def test_one_tile_of_a_kind_too_few(split):
    split.boneyard.remove((4, 4))
    assert split.status() == [status.TILE_MISSING]


def test_a_trick_that_is_not_what_was_played(trick):
    trick.trick = trick.trick[:1]
    assert status.TRICK in trick.status()


def test_a_trick_that_another_seat_wins(trick):
    trick.winning = 1
    assert status.TRICK in trick.status()


def test_tricks_that_were_not_won(trick):
    trick.tricks[1] += 1
    assert trick.status() == [status.TRICKS]


def test_payments_that_do_not_sum_to_zero(trick, split):
    trick.scores[0] += 1
    assert trick.status() == [status.PAYMENTS]
    split.scores[0] += 1
    assert split.status() == [status.PAYMENTS]


def test_a_stake_that_is_too_high(split):
    split.scores = [180, 20]
    assert split.status() == [status.STAKE]
