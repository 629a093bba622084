# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bergen (docs/rules.md, section 5), rule by rule. The expected values were counted by hand from the tiles."""

import pytest

from engine import games, tiles
from engine.line import CLOSED

STOCK = list(tiles.make_set())


# The number of players, their tiles, and the points that win.


@pytest.mark.parametrize("seats, each, in_boneyard", [(2, 6, 16), (3, 6, 10), (4, 5, 8)])
def test_six_tiles_for_two_or_three_and_five_for_four(seats, each, in_boneyard):
    match = games.load("bergen")(seats)
    match.deal(1)
    assert [len(hand) for hand in match.hands] == [each] * seats
    assert len(match.boneyard) == in_boneyard
    assert match.scores == [0] * seats


@pytest.mark.parametrize("seats, target", [(2, 15), (3, 10), (4, 15)])
def test_a_new_match_is_to_15_points_or_for_three_to_10(seats, target):
    assert games.load("bergen").usual(seats) == {"target": target}


@pytest.mark.parametrize(
    "seats, options, target", [(2, {}, 15), (3, {}, 10), (4, {}, 10), (4, {"target": 15}, 15), (2, {"target": 20}, 20)]
)
@pytest.mark.parametrize("missing, result", [(3, None), (2, 1)])
def test_a_match_that_names_no_target_is_to_15_points_for_two_and_10_for_more(
    midway, play, seats, options, target, missing, result
):
    hands = ["4-4", "3-1", "5-4", "5-5"][:seats]
    scores = [0] * seats
    scores[1] = target - missing
    match = midway("bergen", "6-1", *hands, turn=1, scores=scores, **options)
    happened = play(match, "3-1 right")[0]
    assert happened.ended == ("domino", 1, 2)
    assert happened.result == match.winner == result


def test_a_last_tile_that_reaches_the_target_ends_the_match_and_going_out_adds_nothing(midway, play):
    match = midway("bergen", "6-1", "6-2 5-5", "2-1", scores=(0, 13))
    happened = play(match, "6-2 left, 2-1 left")[1]
    assert (happened.points, happened.ended, happened.result) == (2, None, 1)
    assert match.scores == [0, 15]


# Rule 1.


@pytest.mark.parametrize(
    "hands, leader, tile, points",
    [
        (("6-6 1-0 2-0 6-4 6-3 6-2", "5-5 6-5 5-4 5-3 5-2 5-1"), 1, "5-5", 2),
        (("4-4 1-0 2-0 6-4 6-3", "5-5 6-5 5-4 5-3 5-2", "2-2 3-3 2-1 3-1 4-1", "1-1 6-6 3-0 4-0 5-0"), 3, "1-1", 2),
        # No double anywhere: the least value, and of those the smaller larger half.
        (("2-0 6-5 6-4 6-3 6-2 6-1", "1-0 5-4 5-3 5-2 5-1 5-0"), 1, "1-0", 0),
        (("4-0 6-5 6-4 6-3 6-2 6-1", "3-1 5-1 5-0 5-4 5-3 5-2"), 1, "3-1", 0),
        (("6-0 6-1 6-2 6-3 6-4", "5-0 5-1 5-2 5-3 5-4", "4-0 4-1 4-2 4-3 6-5", "3-1 3-0 3-2 1-0 2-0"), 3, "1-0", 0),
    ],
)
def test_rule_1_who_leads(begin, play, legal, hands, leader, tile, points):
    match = begin("bergen", *hands, leader=0)
    assert match.turn == match.leader == leader
    assert legal(match) == [tile]
    assert play(match, tile)[0].points == points
    assert match.scores[leader] == points


def test_rule_1_every_round(midway, play, legal):
    match = midway("bergen", "6-1", "3-1", "5-4", "5-5")
    assert play(match, "3-1 right")[0].ended.side == 0
    match.start_round([STOCK[6:12], STOCK[12:18], STOCK[:6]], STOCK[18:])
    assert match.turn == match.leader == 2
    assert legal(match) == ["0-0"]


# Rule 2.


@pytest.mark.parametrize(
    "line, move, points",
    [
        ("6-1, 6-2 left", "2-1 left", 2),  # 1 ... 1, no double at an end
        ("6-1, 6-6 left, 6-2 left", "2-1 left", 2),  # a double in the middle is no end tile
        ("6-1, 6-2 left, 2-1 left", "1-1 left", 3),  # 1-1 is the end tile to the left
        ("6-1, 1-1 right, 6-2 left", "2-1 left", 3),  # the other end tile is a double
        ("4-4, 4-2 left", "4-3 right", 0),  # 2 and 3
        ("4-4, 4-2 left, 2-1 left", "4-1 left", 3),  # the first tile is still the end tile to the right
        ("6-1, 3-1 right", "6-3 right", 2),  # the first tile, no double, is the end tile to the left
        ("6-1", "6-6 left", 0),  # a double alone, at ends that differ
        ("4-4", "4-0 left", 0),  # 0 and 4
        ("0-0, 1-0 left", "1-1 left", 0),  # 1 and 0, both end tiles doubles
    ],
)
def test_rule_2_ends_with_the_same_number(midway, play, line, move, points):
    match = midway("bergen", line, move.split()[0] + " 5-2", "5-5", "5-4", boneyard="3-3 2-2 6-5")
    assert play(match, move)[0].points == points
    assert match.scores == [points, 0, 0]


def test_rule_2_two_ends_no_spinner(begin, play):
    match = begin("bergen", "0-0 5-0 6-6 6-5 6-4 6-3", "1-0 5-5 5-4 5-3 5-2 5-1")
    play(match, "0-0, 1-0 left, 5-0 right")
    assert match.line.spinner is None
    assert match.line.ends == [1, 5, CLOSED, CLOSED]


# Rule 3.


def test_rule_3_one_tile_is_drawn_and_played_if_it_fits(midway, play, legal):
    match = midway("bergen", "6-1", "5-5", "4-4", boneyard="6-2 1-0 2-2 3-3")
    assert legal(match) == ["draw"]
    play(match, "draw")
    assert (match.turn, legal(match)) == (0, ["6-2 left"])
    play(match, "6-2 left")
    assert match.turn == 1


def test_rule_3_or_else_passed(midway, play, legal):
    match = midway("bergen", "6-1", "5-5", "4-4", boneyard="5-3 6-2 2-2 3-3")
    play(match, "draw")
    assert (match.turn, legal(match)) == (0, ["pass"])
    play(match, "pass")
    assert (match.turn, legal(match)) == (1, ["draw"])


def test_rule_3_the_last_two_tiles_are_never_drawn(midway, play, legal):
    match = midway("bergen", "6-1", "5-5", "4-4", "6-3 3-2", boneyard="5-3 6-2 1-0")
    assert legal(match) == ["draw"]
    play(match, "draw")
    assert match.boneyard == [(6, 2), (1, 0)]
    assert legal(match) == ["pass"]
    play(match, "pass")
    assert (match.turn, legal(match)) == (1, ["pass"])
    play(match, "pass")
    assert (match.turn, legal(match)) == (2, ["6-3 left"])


# Rule 4.


def test_rule_4_domino_scores_2(midway, play):
    match = midway("bergen", "6-1", "3-1", "6-5", "4-4", boneyard="6-2 6-3 6-4")
    assert play(match, "3-1 right")[0].ended == ("domino", 0, 2)
    assert match.scores == [2, 0, 0]


def test_rule_4_domino_adds_to_what_the_last_tile_scored(midway, play):
    match = midway("bergen", "6-1, 6-2 left", "2-1", "4-4")
    happened = play(match, "2-1 left")[0]
    assert (happened.points, happened.ended) == (2, ("domino", 0, 2))
    assert match.scores == [4, 0]


# With 6-4 to the left the ends are 4 and 5, which nobody has any more.
@pytest.mark.parametrize(
    "hands, winner",
    [
        # One holds no double, whatever the pips.
        (["1-1", "6-3 6-2"], 1),
        (["1-1", "0-0", "6-3 6-2"], 2),
        # Of several who hold none, who has the fewest pips.
        (["6-3", "6-1 1-0"], 1),  # 9 and 8
        (["0-0", "6-3", "6-1 1-0"], 2),  # 0-0 is a double, though it has no pips
        # All hold doubles: who has the lowest one, whatever the pips.
        (["2-2", "1-1 6-6 6-3"], 1),
        (["3-3 1-0", "6-6 2-2", "1-1 6-3 6-2"], 2),
    ],
)
def test_rule_4_blocked_scores_2(midway, play, hands, winner):
    match = midway("bergen", "6-5", "6-4 " + hands[0], *hands[1:])
    assert play(match, "6-4 left")[0].ended == ("blocked", winner, 2)
    assert match.scores == [2 if seat == winner else 0 for seat in range(len(hands))]


@pytest.mark.parametrize(
    "hands",
    [
        ["6-3", "6-1 2-0"],  # 9 and 7 + 2
        ["0-0", "6-1", "6-3 1-0", "3-2 2-0"],  # 7, 10, 7
    ],
)
def test_rule_4_blocked_and_level_nobody_scores(midway, play, hands):
    match = midway("bergen", "6-5", "6-4 " + hands[0], *hands[1:])
    assert play(match, "6-4 left")[0].ended == ("blocked", None, 0)
    assert match.scores == [0] * len(hands)


def test_rule_4_not_blocked_while_anyone_can_still_draw(midway, play, legal):
    match = midway("bergen", "6-5", "6-4 1-1", "2-1", "3-3", boneyard="0-0 1-0 5-5 4-4")
    happened = play(match, "6-4 left, draw")
    assert [each.ended for each in happened] == [None, None]
    assert legal(match) == ["pass"]  # seat 2 can draw 1-0
    happened = play(match, "pass, draw")
    # Then nobody can: 1-1; 2-1 0-0; 3-3 1-0. The lowest double is 0-0.
    assert happened[-1].ended == ("blocked", 1, 2)


# Why a play has scored.


@pytest.mark.parametrize(
    "line, reason",
    [
        ("5-5", "lead"),
        ("6-1", None),
        ("6-1, 6-2 left, 2-1 left", "ends"),
        ("6-1, 6-2 left", None),
        ("6-6, 6-1 left", None),
        ("6-1, 1-1 right, 6-1 left", "double"),
        ("6-1, 6-6 left, 6-1 right", "double"),
    ],
)
def test_the_reason_of_points(lay, line, reason):
    rules = games.load("bergen")
    made = lay(line, has_spinner=False)
    assert rules.reason(made) == reason
    assert rules.points_in_play(made) == {None: 0, "lead": 2, "ends": 2, "double": 3}[reason]
