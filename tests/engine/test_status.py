# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The invariants that a match can break, each broken on purpose."""

import pytest

from engine import status
from engine.line import UP_ARM


@pytest.fixture
def match(begin, play):
    match = begin("all_fives", "6-6 6-2 6-4 1-0", "6-1 6-3 2-1")
    play(match, "6-6, 6-1 left, 6-2 right, 6-3 up")
    return match


def change(match, **values):
    """Give a match other values, no public way to which leads."""
    vars(match).update(values)


# How each is broken; in the second list other invariants break with it.
ALONE = {
    "a missing tile": (lambda match: match.boneyard.pop(), status.TILE_MISSING),
    "a tile twice": (lambda match: match.boneyard.append((6, 6)), status.TILE_TWICE),
    "a strange tile": (lambda match: match.boneyard.append((7, 7)), status.TILE_STRANGE),
    "a count that isn't the line's": (lambda match: match.line.pips.__setitem__(0, 9), status.LINE),
    "a spinner that isn't the line's": (lambda match: change(match.line, spinner=None), status.LINE),
    "a line that isn't what was played": (lambda match: match._played.__delitem__(slice(-2, None)), status.PLAYED),
    "a turn of seat 2": (lambda match: change(match, turn=2), status.TURN),
    "moves that aren't the legal ones": (lambda match: change(match, moves=match.moves[1:]), status.MOVES),
    "a turn of the wrong seat": (lambda match: change(match, turn=1 - match.turn), status.MOVES),
    "a round that should be over": (lambda match: change(match, ended=("domino", 0, 5)), status.ROUND),
    "a match that should be over": (lambda match: match.scores.__setitem__(0, 100), status.RESULT),
}
AMONG = {
    "a joint that doesn't match": (lambda match: match.line.tiles.__setitem__(1, (5, 4)), status.JOINT),
    "a tile on a closed arm": (lambda match: match.line.arms.__setitem__(1, UP_ARM), status.JOINT),
    "ends that aren't the line's": (lambda match: match.line.ends.__setitem__(0, 5), status.LINE),
    "a match that should go on": (lambda match: change(match, result=1), status.RESULT),
}


@pytest.mark.parametrize("broken", ALONE)
def test_what_is_broken_is_told(match, broken):
    spoil, told = ALONE[broken]
    spoil(match)
    assert match.status() == [told]


@pytest.mark.parametrize("broken", AMONG)
def test_what_is_broken_is_told_among_others(match, broken):
    spoil, told = AMONG[broken]
    spoil(match)
    assert told in match.status()


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


# The Chinese games.


@pytest.fixture
def trick(begin, play):
    match = begin("tien_gow", "6-6 6-6", "1-1 1-1", "4-4", "3-1", leader=0)
    play(match, "lead 6-6, drop 1-1, drop 4-4, drop 3-1, lead 6-6, drop 1-1")
    return match


@pytest.fixture
def split(begin):
    return begin("pai_gow", "6-6 6-6 1-1 1-1", "5-1 5-1 6-1 6-1", stake=25)


def test_a_third_tile_of_a_kind(trick):
    trick.hands[3].append((6, 6))
    assert trick.status() == [status.TILE_TWICE]


def test_a_trick_that_is_not_what_was_played(trick):
    trick.trick = trick.trick[:1]
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
