# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz (docs/rules.md, section 6), rule by rule. The expected values were counted by hand from the tiles."""

import pytest

from engine import games, tiles
from engine.line import CLOSED

STOCK = list(tiles.make_set())
OTHERS = ["5-5", "5-4", "5-3", "5-2"]  # tiles for four others, none of which has 0, 1 or 6


# The number of players, their tiles, and the points that win.


@pytest.mark.parametrize("seats, each, left_over", [(4, 7, 0), (5, 5, 3), (6, 4, 4), (7, 4, 0), (8, 3, 4)])
def test_how_many_tiles(seats, each, left_over):
    match = games.load("blitz")(seats)
    match.deal(1)
    assert [len(hand) for hand in match.hands] == [each] * seats
    assert len(match.boneyard) == left_over
    assert match.scores == [0] * seats


@pytest.mark.parametrize("seats, target", [(4, 200), (5, 300), (6, 300), (7, 300), (8, 300)])
def test_a_new_match_is_to_200_points_for_four_and_300_for_more(seats, target):
    assert games.load("blitz").usual(seats) == {"target": target}


@pytest.mark.parametrize("options, target", [({}, 100), ({"target": 50}, 50)])
@pytest.mark.parametrize("missing, result", [(28, None), (27, 0)])
def test_the_target_is_reached_not_passed(midway, play, options, target, missing, result):
    match = midway("blitz", "6-1", "3-1", "5-5", "5-3", "5-4", scores=(target - missing, 0, 0, 0), **options)
    happened = play(match, "3-1 right")[0]
    assert happened.ended.points == 10 + 8 + 9
    assert happened.result == match.winner == result


# Rule 1.


@pytest.mark.parametrize(
    "hands, boneyard, leader, tile",
    [
        (("1-0", "1-1", "0-0", "2-0"), "", 2, "0-0"),
        # Then 1, which is 1-0: a double is no better than its value.
        (("1-1", "1-0", "2-0", "2-2", "3-0"), "0-0", 1, "1-0"),
        # Then 2, which is 1-1 and 2-0: the larger half of 1-1 is smaller.
        (("2-0", "2-1", "1-1", "2-2", "3-0"), "0-0 1-0", 2, "1-1"),
        # Then 3, which is 2-1 and 3-0.
        (("3-0", "2-2", "3-1", "4-0", "3-2", "6-6", "5-5", "2-1"), "0-0 1-0 1-1 2-0", 7, "2-1"),
    ],
)
def test_rule_1_who_leads(begin, legal, hands, boneyard, leader, tile):
    match = begin("blitz", *hands, boneyard=boneyard)
    assert match.turn == match.leader == leader
    assert legal(match) == [tile]


def test_rule_1_every_round(midway, play, legal):
    match = midway("blitz", "6-1", "3-1", *OTHERS)
    assert play(match, "3-1 right")[0].ended.side == 0
    match.start_round([STOCK[start:][:5] for start in (5, 10, 15, 20, 0)], STOCK[25:])
    assert match.turn == match.leader == 4
    assert legal(match) == ["0-0"]


# Rule 2.


def test_rule_2_any_number_of_tiles_one_after_another(midway, play, legal):
    match = midway("blitz", "6-1", "1-0 6-0 3-0 2-1 2-2", *OTHERS)
    assert legal(match) == ["1-0 right", "2-1 right", "6-0 left"]  # the first is compulsory
    play(match, "6-0 left")
    assert (match.turn, legal(match)) == (0, ["1-0 left", "1-0 right", "2-1 right", "3-0 left", "done"])
    play(match, "1-0 right")
    assert (match.turn, legal(match)) == (0, ["3-0 left", "3-0 right", "done"])
    play(match, "done")
    assert match.turn == 1
    assert sorted(match.hands[0]) == [(2, 1), (2, 2), (3, 0)]


def test_rule_2_all_tiles_in_one_turn_end_the_round(midway, play):
    match = midway("blitz", "6-1", "1-0 6-0 3-0", *OTHERS)
    happened = play(match, "1-0 right, 6-0 left, 3-0 left")
    assert [each.seat for each in happened] == [0, 0, 0]
    assert [each.ended for each in happened[:2]] == [None, None]
    assert happened[2].ended == ("domino", 0, 10 + 9 + 8 + 7)


def test_rule_2_the_leader_too_may_go_on(begin, play, legal):
    match = begin("blitz", "0-0 1-0 2-1", "", "", "")
    assert legal(match) == ["0-0"]
    play(match, "0-0")
    assert match.turn == 0
    assert {"1-0 left", "1-0 right", "done"} <= set(legal(match))
    play(match, "1-0 right")
    assert match.turn == 0 and "2-1 right" in legal(match)
    play(match, "done")
    assert match.turn == 1


def test_rule_2_who_stopped_is_not_blocked(midway, play, legal):
    match = midway("blitz", "6-1", "1-0 3-0 2-0", "5-5", "5-4", "5-3")
    happened = play(match, "1-0 right, done, pass, pass")
    assert (match.turn, legal(match)) == (3, ["pass"])
    happened += play(match, "pass")
    assert {each.ended for each in happened} == {None}
    assert (match.turn, legal(match)) == (0, ["2-0 right", "3-0 right"])  # the first is compulsory again


# Two ends, nothing is scored in play (as in draw dominoes).


def test_no_spinner_and_no_scoring_in_play(begin, play):
    match = begin("blitz", "0-0 5-0", "5-5", "", "")
    happened = play(match, "0-0, 5-0 left, done, 5-5 left")
    assert [each.points for each in happened] == [0] * 4  # 0; 5 + 0; 5 + 0; 10 + 0
    assert match.scores == [0] * 4
    assert match.line.spinner is None
    assert match.line.ends == [5, 0, CLOSED, CLOSED]


# Rule 3.


def test_rule_3_drawing_until_a_tile_fits_which_ends_the_turn(midway, play, legal):
    match = midway("blitz", "6-1", "2-2 3-3", *OTHERS, boneyard="3-2 2-1 6-2")
    assert legal(match) == ["draw"]
    play(match, "draw")
    assert legal(match) == ["draw"]
    play(match, "draw")
    assert legal(match) == ["2-1 right"]
    play(match, "2-1 right")  # 2-2 and 3-2 would fit, too
    assert match.turn == 1


def test_rule_3_a_tile_that_was_played_leaves_no_drawing(midway, play):
    match = midway("blitz", "6-1", "1-0 2-2", *OTHERS, boneyard="3-0")
    play(match, "1-0 right")  # nothing fits any more, but tiles are drawn at the start of a turn only
    assert match.turn == 1
    assert len(match.hands[0]) == 1


def test_rule_3_else_passing(midway, play, legal):
    match = midway("blitz", "6-1", *OTHERS, "6-3")
    for seat in range(4):
        assert (match.turn, legal(match)) == (seat, ["pass"])
        play(match, "pass")
    assert (match.turn, legal(match)) == (4, ["6-3 left"])


# Rule 4.


def test_rule_4_domino_scores_all_pips_of_the_others(midway, play):
    hands = ["6-5 4-4", "3-3", "5-4", "0-0", "2-0", "3-1"]
    match = midway("blitz", "6-1", *hands, turn=5)
    assert play(match, "3-1 right")[0].ended == ("domino", 5, 11 + 8 + 6 + 9 + 0 + 2)
    assert match.scores == [0] * 5 + [36]


# With 6-4 to the left the ends are 4 and 5, which nobody has any more.
@pytest.mark.parametrize(
    "hands, winner, points",
    [
        (["6-6", "3-3", "2-1", "6-2"], 2, 12 + 6 + 8 - 3),
        (["6-6", "6-3", "3-3", "6-2", "6-1", "3-2", "3-1", "0-0"], 7, 12 + 9 + 6 + 8 + 7 + 5 + 4 - 0),
        (["3-0", "2-0", "1-1", "6-3"], None, 0),  # level for the fewest
        (["2-0", "3-0", "2-1", "6-6"], 0, 3 + 3 + 12 - 2),  # level, but not for the fewest
    ],
)
def test_rule_4_blocked_as_draw_dominoes(midway, play, hands, winner, points):
    match = midway("blitz", "6-5", "6-4 " + hands[0], *hands[1:])
    assert play(match, "6-4 left")[0].ended == ("blocked", winner, points)
    assert match.scores == [points if seat == winner else 0 for seat in range(len(hands))]


def test_rule_4_not_blocked_while_a_tile_can_be_drawn(midway, play, legal):
    match = midway("blitz", "6-5", "6-4 1-1", "3-3", "2-1", "3-1", "6-6", boneyard="2-0")
    assert play(match, "6-4 left")[0].ended is None
    assert (match.turn, legal(match)) == (1, ["draw"])
    # 2; 6 + 2; 3; 4; 12.
    assert play(match, "draw")[0].ended == ("blocked", 0, 8 + 3 + 4 + 12 - 2)


def test_a_view_tells_who_made_each_move(begin, play):
    match = begin("blitz", "0-0 1-0 6-5 6-4 6-3 6-2 5-5", "2-0 2-2 3-2", "3-3", "4-4")
    play(match, "0-0, 1-0 left, 2-0 right, 2-2 right, done")
    assert match.view(2).played_by == bytes((0, 0, 1, 1, 1))
