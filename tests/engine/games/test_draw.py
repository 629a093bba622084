# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw dominoes (docs/rules.md, section 3), rule by rule. The expected values were counted by hand from the
tiles."""

import pytest

from engine import games
from engine.line import CLOSED

# The number of players, their tiles, and the points that win.


@pytest.mark.parametrize("options, in_all", [({}, 28), ({"set": 12}, 91)])
@pytest.mark.parametrize("seats, each", [(2, 7), (3, 5), (4, 5)])
def test_seven_tiles_for_two_and_five_for_three_or_four(options, in_all, seats, each):
    match = games.load("draw")(seats, options)
    match.deal(1)
    assert [len(hand) for hand in match.hands] == [each] * seats
    assert len(match.boneyard) == in_all - seats * each
    assert match.scores == [0] * seats


@pytest.mark.parametrize("options, target", [({}, 100), ({"target": 50}, 50)])
@pytest.mark.parametrize("missing, result", [(21, None), (20, 1)])
def test_the_target_is_reached_not_passed(midway, play, options, target, missing, result):
    match = midway("draw", "6-1", "6-6 5-3", "3-1", turn=1, scores=(0, target - missing), **options)
    happened = play(match, "3-1 right")[0]  # 12 + 8
    assert happened.ended.points == 20
    assert happened.result == match.winner == result


# Rule 1.


@pytest.mark.parametrize(
    "hands, leader, tile",
    [
        # Every double outranks every other tile.
        (("6-5 6-4 5-4 6-3 5-3 6-2 6-1", "0-0 1-0 2-0 3-0 4-0 5-0 6-0"), 1, "0-0"),
        # Doubles by their value.
        (("3-3 6-5 6-4 6-3 6-2", "5-5 5-4 5-3 5-2 5-1", "4-4 4-3 4-2 4-1 4-0", "2-2 1-1 0-0 1-0 2-0"), 1, "5-5"),
        # Others by their value, and by their larger half where that is level.
        (("6-0 5-0 4-0 3-0 2-0", "6-4 4-1 3-1 2-1 1-0", "6-5 3-2 4-2 5-1 4-3"), 2, "6-5"),
        (("5-4 5-3 5-2 5-1 5-0", "4-3 4-2 4-1 4-0 3-2", "6-3 6-2 6-1 6-0 2-1"), 2, "6-3"),
    ],
)
def test_rule_1_the_highest_ranked_tile_leads(begin, legal, hands, leader, tile):
    match = begin("draw", *hands, leader=0)
    assert match.turn == match.leader == leader
    assert legal(match) == [tile]


@pytest.mark.parametrize("top, tile", [(9, "9-9"), (12, "12-12")])
def test_rule_1_in_the_bigger_sets(begin, legal, top, tile):
    assert legal(begin("draw", "6-6", tile, "0-0", set=top)) == [tile]


def test_rule_1_it_leads_every_round(midway, play, legal):
    match = midway("draw", "6-1", "3-1", "5-3", "5-4")
    assert play(match, "3-1 right")[0].ended.side == 0
    stock = match.tiles[::-1]
    match.start_round([stock[5:10], stock[10:15], stock[:5]], stock[15:])
    assert match.turn == match.leader == 2
    assert legal(match) == ["6-6"]


# Rule 2.


def test_rule_2_no_spinner(begin, play):
    match = begin("draw", "6-6 6-2", "6-1 6-3", "6-4 5-5")
    play(match, "6-6, 6-1 left, 6-4 right")
    assert match.line.spinner is None
    assert match.line.ends == [1, 4, CLOSED, CLOSED]


# Drawing and turns.


@pytest.mark.parametrize("hands, leader", [(["6-0", "6-6", "6-5"], 1), (["6-0", "6-5", "6-6"], 2)])
def test_the_turn_passes_from_each_seat_to_the_next(begin, play, hands, leader):
    match = begin("draw", *hands)
    assert play(match, "6-6")[0].seat == leader
    assert match.turn == (leader + 1) % 3


def test_who_can_play_draws_nothing(midway, legal):
    assert legal(midway("draw", "6-1", "1-0 5-5", "4-4", "3-3", boneyard="2-2")) == ["1-0 right"]


def test_drawing_goes_on_until_a_tile_fits_which_ends_the_turn(midway, play, legal):
    match = midway("draw", "6-1", "5-5", "4-4", "3-3", boneyard="5-4 2-2 6-4 6-2")
    assert legal(match) == ["draw"]
    play(match, "draw*2")
    assert legal(match) == ["draw"]
    play(match, "draw")
    assert legal(match) == ["6-4 left"]
    play(match, "6-4 left")
    assert match.turn == 1


def test_with_nothing_to_draw_a_player_passes(midway, play, legal):
    match = midway("draw", "6-1", "5-5", "4-4", "6-3 2-2", boneyard="5-4")
    play(match, "draw")
    assert legal(match) == ["pass"]
    play(match, "pass")
    assert (match.turn, legal(match)) == (1, ["pass"])
    play(match, "pass")
    assert (match.turn, legal(match)) == (2, ["6-3 left"])


# Rule 3.


@pytest.mark.parametrize(
    "others, points",
    [
        (["6-5 4-4"], 11 + 8),
        (["6-5", "6-6 5-4", "2-0 1-0"], 11 + 12 + 9 + 2 + 1),
    ],
)
def test_rule_3_domino_scores_all_pips_left_in_the_other_hands(midway, play, others, points):
    match = midway("draw", "6-1", "3-1", *others, boneyard="6-2")
    happened = play(match, "3-1 right")[0]
    assert happened.ended == ("domino", 0, points)
    assert happened.points == 0
    assert match.scores == [points] + [0] * len(others)


# Rule 4. With 6-4 to the left the ends are 4 and 5, which nobody has any more.


def test_rule_4_blocked_by_who_has_more_pips(midway, play):
    match = midway("draw", "6-5", "6-4 6-6", "3-3 2-1")
    assert play(match, "6-4 left")[0].ended == ("blocked", 1, 12 - 9)
    assert match.scores == [0, 3]


def test_rule_4_blocked_four_players_two_of_them_level_but_not_for_fewest(midway, play):
    match = midway("draw", "6-5", "6-4 6-6", "3-3", "1-1", "6-0")
    assert play(match, "6-4 left")[0].ended == ("blocked", 2, 12 + 6 + 6 - 2)
    assert match.scores == [0, 0, 22, 0]


@pytest.mark.parametrize(
    "mine, others",
    [
        ("3-3", ["6-0"]),
        ("1-1", ["6-6", "3-3", "2-0"]),
    ],
)
def test_rule_4_blocked_and_level_for_fewest_nobody_scores(midway, play, mine, others):
    match = midway("draw", "6-5", "6-4 " + mine, *others)
    assert play(match, "6-4 left")[0].ended == ("blocked", None, 0)
    assert match.scores == [0] * (len(others) + 1)


def test_rule_4_it_is_not_blocked_while_a_tile_can_be_drawn(midway, play):
    match = midway("draw", "6-5", "6-4 1-1", "3-3", "2-1", boneyard="2-2")
    assert [each.ended for each in play(match, "6-4 left, draw")] == [None, ("blocked", 0, 6 + 4 + 3 - 2)]
