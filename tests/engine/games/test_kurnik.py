# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Kurnik dominoes (docs/rules.md, section 2), rule by rule. The expected values were counted by hand from the
tiles.

Rule 6 is about the picture: it belongs to the table.
"""

import pytest

from engine import games, parsing, tiles
from engine.line import CLOSED, DOWN_ARM, UP_ARM

STOCK = list(tiles.make_set())
DOMINO_12 = dict(
    hands=("6-5 5-2 5-1 4-2 3-1 3-0 1-1", "6-6 6-2 5-0 4-1 3-3 2-0 1-0"),
    boneyard="",
    moves="1-1, 1-0 left, 5-1 right, 5-0 right, 3-0 right, 3-3 right, 3-1 right, 4-1 right, 4-2 right,"
    " 2-0 left, 5-2 left, 6-2 right, 6-5 right",
    left=["", "6-6"],
)
DOMINO_13 = dict(
    hands=("6-6 6-2 5-1 4-4 4-0 2-2 0-0", "5-2 4-1 3-3 3-0 2-0 1-1 1-0"),
    boneyard="6-5",
    moves="2-2, 2-0 left, 0-0 left, 1-0 left, 6-2 right, 1-1 left, 6-6 right, 4-1 left, 4-4 left, draw,"
    " 6-5 right, 4-0 left, 3-0 left, 5-1 right",
    left=["", "5-2 3-3"],
)
BLOCKED_12 = dict(
    # Seat 0 keeps 10 + 4 + 6 + 9 + 4 + 8 = 41, seat 1 8 + 4 + 3 + 3 + 7 + 6 + 12 + 6 + 2 + 2 = 53.
    hands=("6-5 6-4 5-2 4-1 3-2 3-1 1-0", "6-2 5-5 5-3 4-0 3-0 2-1 0-0"),
    leader=1,
    boneyard="4-3 6-1 6-0 6-6 3-3 2-0 1-1 5-4 5-1 4-2 6-3 2-2 4-4 5-0",
    moves="5-3, 3-2 right, 5-5 left, 5-2 right, draw*8, 5-4 left, 4-1 left, 6-1 left, 6-5 left, draw,"
    " 5-1 left, 1-0 left, 0-0 left, draw*5, 5-0 left",
    left=["6-4 3-1 4-2 6-3 2-2 4-4", "6-2 4-0 3-0 2-1 4-3 6-0 6-6 3-3 2-0 1-1"],
)
BLOCKED_8 = dict(
    # Seat 0 keeps 6 + 2 + 4 + 5 + 1 + 9 + 8 + 3 + 11 = 49, seat 1 6 + 3 + 2 + 12 + 10 + 8 + 0 = 41.
    hands=("6-4 6-1 6-0 4-3 4-1 3-1 1-1", "5-4 5-1 5-0 4-0 3-3 3-0 2-0"),
    boneyard="5-2 4-2 6-6 5-5 5-3 0-0 4-4 2-2 3-2 1-0 6-3 6-2 2-1 6-5",
    moves="6-1, 5-1 right, 6-4 left, 5-4 right, 4-1 right, 4-0 left, 3-1 right, 5-0 left, 4-3 right, draw,"
    " 5-2 left, draw, 4-2 left, draw*5, 4-4 left, draw*7",
    left=["6-0 1-1 2-2 3-2 1-0 6-3 6-2 2-1 6-5", "3-3 3-0 2-0 6-6 5-5 5-3 0-0"],
)
BLOCKED_2 = dict(
    # Seat 0 keeps 2 + 0 + 1 + 7 + 8 + 4 + 10 + 5 + 11 = 48, seat 1 10 + 8 + 4 + 5 + 3 + 2 + 6 + 12 = 50.
    hands=("6-3 5-3 5-2 4-3 3-1 1-1 0-0", "6-4 6-2 6-0 5-4 4-0 3-2 3-0"),
    leader=1,
    boneyard="4-1 2-1 5-1 2-0 4-2 6-6 3-3 1-0 6-1 4-4 2-2 5-5 5-0 6-5",
    moves="5-4, 4-3 right, 3-2 right, 5-2 right, draw*3, 5-1 left, 3-1 left, 3-0 left, 5-3 right, 6-0 left,"
    " 6-3 left, draw*4, 3-3 right, draw*7",
    left=["1-1 0-0 1-0 6-1 4-4 2-2 5-5 5-0 6-5", "6-4 6-2 4-0 4-1 2-1 2-0 4-2 6-6"],
)
BLOCKED_LEVEL = dict(
    # Seat 0 keeps 10 + 3 + 8 + 4 + 6 + 12 + 2 = 45, seat 1 9 + 8 + 1 + 0 + 6 + 5 + 4 + 2 + 4 + 6 = 45. Seat 0
    # plays 5-0 last, then seat 1 draws the last tile.
    hands=("6-4 5-5 5-3 5-2 4-3 3-2 2-1", "6-5 6-3 6-2 6-1 5-1 1-0 0-0"),
    boneyard="6-0 4-1 3-0 3-1 2-0 4-0 5-4 4-4 2-2 3-3 6-6 1-1 5-0 4-2",
    moves="5-5, 6-5 right, 5-2 left, 6-1 right, 3-2 left, 5-1 right, 5-3 left, draw*7, 5-4 right, 4-3 right,"
    " 3-0 right, draw*6, 5-0 right, draw",
    left=["6-4 2-1 4-4 2-2 3-3 6-6 1-1", "6-3 6-2 1-0 0-0 6-0 4-1 3-1 2-0 4-0 4-2"],
)


def end(begin, play, case, **options):
    match = begin("kurnik", *case["hands"], boneyard=case["boneyard"], leader=case.get("leader", 0), **options)
    happened = play(match, case["moves"])
    assert [sorted(hand) for hand in match.hands] == [sorted(map(parsing.tile, hand.split())) for hand in case["left"]]
    assert happened[-1].ended == match.ended
    return match


# Rule 1.


@pytest.mark.parametrize("leader", [0, 1])
def test_rule_1_the_lot_decides_who_leads_any_tile_in_the_first_round(begin, legal, leader):
    match = begin("kurnik", "6-6 5-0 4-0 3-0 2-0 1-0 0-0", "6-5 5-4 4-3 3-2 2-1 1-1 6-0", leader=leader)
    assert match.turn == match.leader == leader
    assert legal(match) == sorted(map(tiles.name, match.hands[leader]))


@pytest.mark.parametrize("leader", [None, 2])
def test_rule_1_the_leader_that_the_lot_decided_has_to_be_named(state, leader):
    match = games.load("kurnik")()
    before = state(match)
    with pytest.raises(ValueError, match="the leader is left to chance here"):
        match.start_round([STOCK[:7], STOCK[7:14]], STOCK[14:], leader)
    assert state(match) == before


def test_rule_1_the_lot_decides_for_either():
    leaders = set()
    for seed in range(20):
        match = games.load("kurnik")()
        match.deal(seed)
        leaders.add(match.turn)
    assert leaders == {0, 1}


@pytest.mark.parametrize("case, winner", [(DOMINO_12, 0), (BLOCKED_8, 1)])
def test_rule_1_the_winner_of_the_last_round_leads_any_tile(begin, play, legal, case, winner):
    match = end(begin, play, case)
    match.start_round([STOCK[:7], STOCK[7:14]], STOCK[14:], 1 - winner)  # this leader is not read any more
    assert match.turn == match.leader == winner
    assert legal(match) == sorted(map(tiles.name, match.hands[winner]))


# Rule 2.


def test_rule_2_two_ends_by_default(begin, play):
    match = begin("kurnik", "6-6 6-2", "6-1 6-3", leader=0)
    play(match, "6-6, 6-1 left, 6-2 right")
    assert match.line.spinner is None
    assert match.line.ends == [1, 2, CLOSED, CLOSED]
    assert not [arm for tile, arm in match.legal_moves() if arm in (UP_ARM, DOWN_ARM)]


def test_rule_2_four_ends_as_an_option(begin, play, legal):
    match = begin("kurnik", "6-6 6-2", "6-1 6-3", leader=0, ends=4)
    play(match, "6-6, 6-1 left, 6-2 right")
    assert match.line.spinner == (6, 6)
    assert match.line.ends == [1, 2, 6, 6]
    assert {"6-3 up", "6-3 down"} <= set(legal(match))


@pytest.mark.parametrize("ends", [2, 4])
def test_rule_2_the_ends_stay_in_later_rounds_and_copies(begin, play, ends):
    match = end(begin, play, DOMINO_12, ends=ends)
    match = match.copy()
    match.start_round([STOCK[:7], STOCK[7:14]], STOCK[14:])
    play(match, "1-1")
    assert match.line.spinner == (None if ends == 2 else (1, 1))


# Rule 3.


def test_rule_3_a_count_that_five_divides_scores_it(begin, play):
    match = begin("kurnik", "4-1 2-2 5-2", "4-2 1-1 5-5", leader=0)
    happened = play(match, "4-1, 4-2 left, 2-2 left, 1-1 right, 5-2 left, 5-5 left")
    # 5; 2 + 1; 4 + 1; 4 + 2; 5 + 2; 10 + 2.
    assert [each.points for each in happened] == [5, 0, 5, 0, 0, 0]
    assert match.scores == [10, 0]


def test_rule_3_with_four_ends_up_and_down_count_too(begin, play):
    plays = "6-6, 6-1 left, 6-2 right, 6-0 up, 0-0 up, 2-1 right"
    match = begin("kurnik", "6-6 6-2 0-0", "6-1 6-0 2-1", leader=0, ends=4)
    assert [each.points for each in play(match, plays)] == [0] * 6  # 12; 13; 3; 3; 3; 2
    match = begin("kurnik", "6-6 6-4", "6-1 6-5", leader=0, ends=4)
    assert [each.points for each in play(match, "6-6, 6-1 left, 6-4 right, 6-5 up")] == [0, 0, 5, 10]


# Rule 4: domino, to the nearest five.


@pytest.mark.parametrize(
    "case, points, scores",
    [
        (DOMINO_12, 10, [15 + 10, 0]),
        (DOMINO_13, 15, [25 + 15, 5]),
    ],
)
def test_rule_4_domino_scores_the_opponents_pips_rounded_to_the_nearest_five(begin, play, case, points, scores):
    match = end(begin, play, case)
    assert match.ended == ("domino", 0, points)
    assert match.scores == scores


# Rule 5: blocked.


@pytest.mark.parametrize(
    "case, winner, points, scores",
    [
        (BLOCKED_12, 0, 10, [40 + 10, 5]),
        (BLOCKED_8, 1, 10, [5, 10]),
        (BLOCKED_2, 0, 0, [10, 5]),
    ],
)
def test_rule_5_blocked_fewer_pips_win_the_difference_to_the_nearest_five(begin, play, case, winner, points, scores):
    match = end(begin, play, case)
    assert match.ended == ("blocked", winner, points)
    assert match.scores == scores


def test_rule_5_blocked_the_points_in_the_match_do_not_matter(begin, play):
    match = end(begin, play, BLOCKED_12, scores=(0, 50))
    assert match.ended == ("blocked", 0, 10)


def test_rule_5_blocked_level_nobody_scores_and_who_played_last_leads_next(begin, play):
    match = end(begin, play, BLOCKED_LEVEL)
    assert match.ended == ("blocked", None, 0)
    assert match.scores == [30, 5]
    match.start_round([STOCK[:7], STOCK[7:14]], STOCK[14:], 1)
    assert match.turn == match.leader == 0


# To 100, 250 or 500.


@pytest.mark.parametrize("target", [100, 250, 500])
def test_the_target_is_reached_not_passed(begin, play, target):
    match = begin("kurnik", "5-5", "5-0", scores=(target - 10, 0), target=target)
    play(match, "5-5")
    assert match.scores == [target, 0]
    assert match.winner == 0
    match = begin("kurnik", "5-5", "5-0", scores=(target - 11, 0), target=target)
    play(match, "5-5")
    assert match.result is None
