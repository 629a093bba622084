# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds of the line games, each spelt out in tiles: where it is done, and where it just fails. The person is
seat 0."""

import pytest

from saves.deeds.line import DEEDS


@pytest.fixture
def does(play):
    """does(match, moves, key): whether the person has done a deed after these moves."""

    def make(match, moves, key):
        play(match, moves)
        return DEEDS[key](match)

    return make


# Going out.


def test_going_out_without_having_drawn(midway, does):
    match = midway("draw", "6-6, 6-4 left", "4-1", "5-5 3-3", boneyard="2-0 2-1")
    assert does(match, "4-1 left", "without_drawing")


def test_going_out_after_a_draw_is_another_thing(midway, does):
    match = midway("draw", "6-6, 6-4 left", "3-3", "5-5 2-2", boneyard="4-3 2-0")
    assert not does(match, "draw, 4-3 left, draw, pass, 3-3 left", "without_drawing")


def test_that_the_other_drew_does_not_matter(midway, does):
    match = midway("draw", "6-6, 6-4 left", "4-3 3-3", "5-5 2-2", boneyard="2-0")
    assert does(match, "4-3 left, draw, pass, 3-3 left", "without_drawing")


def test_another_who_goes_out_does_nothing_for_the_person(midway, does):
    match = midway("draw", "6-6, 6-4 left", "5-5 3-3", "4-1", boneyard="2-0 2-1", turn=1)
    assert not does(match, "4-1 left", "without_drawing")


def test_where_there_is_nothing_to_draw_it_is_no_deed_not_to_draw(midway, does):
    match = midway("kozel", "6-6, 6-4 left", "4-1", "5-5", "3-3", "2-2")
    assert not does(match, "4-1 left", "without_drawing")


@pytest.mark.parametrize("last, is_done", [("2-0", True), ("1-0", False)])
def test_going_out_while_another_holds_forty_pips(midway, does, last, is_done):
    """11 + 10 + 9 + 8 + 2, and one less."""
    match = midway("draw", "6-6, 6-4 left", "4-1", f"6-5 5-5 5-4 4-4 {last}")
    assert does(match, "4-1 left", "caught_loaded") == is_done


def test_forty_pips_of_the_partner_are_no_deed(midway, does):
    match = midway("kozel", "6-6, 6-4 left", "4-1", "3-3", "6-5 5-5 5-4 4-4 2-0", "2-2")
    assert not does(match, "4-1 left", "caught_loaded")


def test_forty_pips_of_two_together_are_no_deed(midway, does):
    match = midway("draw", "6-6, 6-4 left", "4-1", "6-5 5-5", "5-4 4-4 2-0")
    assert not does(match, "4-1 left", "caught_loaded")


# A block: nobody has a 4 or a 6 any more.

BLOCKS = "6-6, 6-4 left, 6-3 right, 3-3 right"  # 4 and 3 are open


@pytest.mark.parametrize(
    "mine, others, is_done", [("4-3 1-0", "5-5", True), ("4-3 5-5", "1-0", False), ("4-3 2-0", "1-1", False)]
)
def test_winning_a_blocked_round(midway, does, mine, others, is_done):
    """With fewer pips, with more, and with as many, in which case nobody wins."""
    match = midway("draw", BLOCKS, mine, others)
    assert does(match, "4-3 left", "winning_a_block") == is_done
    assert match.ended.how == "blocked"


def test_to_go_out_is_not_to_win_a_block(midway, does):
    match = midway("draw", BLOCKS, "4-3", "5-5")
    assert not does(match, "4-3 left", "winning_a_block")


# The count.


def test_twenty_at_once(begin, does):
    """The spinner counts 12, and the double four 8."""
    match = begin("all_fives", "6-6 4-4", "6-4")
    assert does(match, "6-6, 6-4 left, 4-4 left", "twenty_at_once")


def test_fifteen_at_once_is_too_little(begin, does):
    """12 + 3."""
    match = begin("all_fives", "6-6 3-1", "6-1")
    assert not does(match, "6-6, 6-1 left, 3-1 left", "twenty_at_once")
    assert match.scores == [15, 0]


def test_twenty_of_the_other_are_no_deed(begin, does):
    match = begin("all_fives", "6-4", "6-6 4-4")
    assert not does(match, "6-6, 6-4 left, 4-4 left", "twenty_at_once")
    assert match.scores == [0, 20]


def test_twenty_where_the_count_scores_nothing_are_no_deed(begin, does):
    assert not does(begin("draw", "6-6 4-4", "6-4"), "6-6, 6-4 left, 4-4 left", "twenty_at_once")


@pytest.mark.parametrize("last, is_done", [("2-1", True), ("3-1", False)])
def test_scoring_with_three_tiles_in_a_row(begin, does, last, is_done):
    """10; 4 + 1 = 5; and 8 + 2 = 10, or 8 + 3 = 11. The other's tiles score nothing."""
    match = begin("all_fives", f"5-5 5-1 {last}", "5-4 4-4", boneyard="6-6")
    assert does(match, f"5-5, 5-4 left, 5-1 right, 4-4 left, {last} right", "three_in_a_row") == is_done


def test_two_that_score_one_that_does_not_and_one_that_scores_are_not_three_in_a_row(begin, does):
    """10, 5, 11, then the other 9 + 3 = 12, and 9 + 6 = 15."""
    match = begin("all_fives", "5-5 5-1 3-1 6-3", "5-4 4-4 4-3", boneyard="6-6")
    play = "5-5, 5-4 left, 5-1 right, 4-4 left, 3-1 right, 4-3 left, 6-3 left"
    assert not does(match, play, "three_in_a_row")


# The arms.


def test_laying_the_tile_that_gives_the_spinner_its_fourth_arm(begin, does):
    match = begin("all_fives", "5-5 5-1 5-0", "5-4 6-5", boneyard="6-6")
    assert does(match, "5-5, 5-4 left, 5-1 right, 6-5 up, 5-0 down", "all_four_arms")


def test_the_fourth_arm_of_the_other_is_no_deed(begin, does):
    match = begin("all_fives", "5-5 5-1 6-5", "5-4 4-4 5-0", boneyard="6-6")
    assert not does(match, "5-5, 5-4 left, 5-1 right, 4-4 left, 6-5 up, 5-0 down", "all_four_arms")


def test_three_arms_are_too_few(begin, does):
    match = begin("all_fives", "5-5 5-1 6-5", "5-4 4-4", boneyard="6-6")
    assert not does(match, "5-5, 5-4 left, 5-1 right, 4-4 left, 6-5 up", "all_four_arms")


# Single games.


@pytest.mark.parametrize("scores, is_done", [((0, 95), True), ((1, 95), False), ((0, 90), False)])
def test_a_match_of_kozel_without_a_penalty(midway, does, scores, is_done):
    """The other gets the 10 pips of the double five: enough, too, with a penalty of one's own, and too few."""
    match = midway("kozel", "6-6, 6-4 left", "4-1", "5-5", scores=scores)
    assert does(match, "4-1 left", "without_penalty") == is_done


def test_a_match_of_draw_without_a_point_is_no_deed(midway, does):
    match = midway("draw", "6-6, 6-4 left", "5-5", "4-1", turn=1, scores=(0, 95))
    assert not does(match, "4-1 left", "without_penalty")
    assert match.result == 1


def test_both_ends_alike_with_a_double_in_bergen(begin, does):
    match = begin("bergen", "0-0 2-0 2-2", "1-0 2-1")
    assert does(match, "0-0, 1-0 left, 2-0 right, 2-1 left, 2-2 left", "double_at_an_end")


def test_both_ends_alike_without_a_double_are_only_two_points(begin, does):
    match = begin("bergen", "1-0 2-1", "0-0 2-0 2-2")
    assert not does(match, "0-0, 1-0 left, 2-0 right, 2-1 left", "double_at_an_end")
    assert match.scores == [2, 2]  # the other has led a double


def test_a_double_of_the_other_is_no_deed(begin, does):
    match = begin("bergen", "1-0 2-1", "0-0 2-0 2-2")
    assert not does(match, "0-0, 1-0 left, 2-0 right, 2-1 left, 2-2 left", "double_at_an_end")


LONG = "0-0, 1-0 left, 1-1 left, 2-1 left, 2-2 left, 3-2 left"


def test_laying_seven_tiles_in_a_turn_of_blitz(begin, does):
    match = begin("blitz", "0-0 1-0 1-1 2-1 2-2 3-2 3-3", "", "", "")
    assert does(match, LONG + ", 3-3 left", "seven_in_a_turn")


def test_six_in_a_turn_and_the_seventh_in_the_next_are_too_few(midway, does):
    match = midway("blitz", "6-5", "5-4 4-4 4-3 3-3 3-2 2-2 2-1", "6-0 1-1", "5-5", "6-6")
    six = "5-4 right, 4-4 right, 4-3 right, 3-3 right, 3-2 right, 2-2 right"
    assert not does(match, six + ", done, 6-0 left, pass, pass, 2-1 right", "seven_in_a_turn")
    assert match.ended.side == 0


# Plays that teach.


@pytest.mark.parametrize("mine, plays, is_done", [("4-4", "4-4 left", True), ("4-1", "4-1 left", False)])
def test_going_out_with_a_double(midway, does, mine, plays, is_done):
    match = midway("draw", "6-6, 6-4 left", mine, "5-5", boneyard="2-0")
    assert does(match, plays, "out_on_a_double") == is_done


def test_a_double_of_another_who_goes_out_is_no_deed(midway, does):
    match = midway("draw", "6-6, 6-4 left", "5-5", "4-4", boneyard="2-0", turn=1)
    assert not does(match, "4-4 left", "out_on_a_double")


ZEROS = "0-0, 1-0 left, 2-0 right, 3-1 left, 3-0 left, 4-0 left, 5-2 right, 5-0 right"  # 4 and 0 are open


@pytest.fixture
def zeros(begin):
    """A round in which the person can lay the last tile with a 0, 6-0, after the ZEROS."""
    mine, others = "0-0 2-0 3-0 5-2 6-0 6-4 6-5", "1-0 3-1 4-0 5-0 5-1 4-3 5-3"
    return begin("draw", mine, others, boneyard="6-6")


def test_covering_an_end_with_the_last_tile_of_its_number(zeros, does):
    assert does(zeros, ZEROS + ", 6-0 right", "last_of_a_number")


def test_the_last_but_one_of_a_number_is_no_deed(zeros, does):
    assert not does(zeros, ZEROS, "last_of_a_number")


def test_the_last_tile_of_a_number_at_an_end_with_its_other_number_is_no_deed(zeros, does):
    assert not does(zeros, ZEROS + ", 6-4 left, draw, 6-6 left, 6-0 left", "last_of_a_number")


def test_the_last_tile_of_a_number_of_the_other_is_no_deed(begin, does):
    match = begin("draw", "0-0 2-0 3-0 5-2 6-4 6-5 6-1", "1-0 3-1 4-0 5-0 6-0 4-3 5-3", boneyard="6-6")
    assert not does(match, ZEROS + ", 6-4 left, 6-0 right", "last_of_a_number")


@pytest.mark.parametrize("last, is_done", [("5-1", True), ("5-0", False)])
def test_winning_a_round_worth_fifty(midway, does, last, is_done):
    """11 + 9 + 10 + 8 + 6 + 6 pips, and one less."""
    match = midway("draw", "6-6, 6-4 left", "4-1", f"6-5 6-3 5-5 4-4 3-3 {last}")
    assert does(match, "4-1 left", "fifty_in_a_round") == is_done


def test_fifty_penalties_of_the_other_are_no_deed(midway, does):
    match = midway("kozel", "6-6, 6-4 left", "4-1", "6-5 6-3 5-5 4-4 3-3 5-1")
    assert not does(match, "4-1 left", "fifty_in_a_round")


@pytest.mark.parametrize("last, is_done", [("4-3", True), ("4-2", False)])
def test_going_out_with_a_tile_that_scores(midway, does, last, is_done):
    """The spinner's 12 and 3 make 15, 12 and 2 score nothing."""
    match = midway("all_fives", "6-6, 6-4 left", last, "5-5")
    assert does(match, last + " left", "scoring_the_last") == is_done


def test_a_tile_that_scores_before_the_last_is_another_thing(midway, does):
    match = midway("all_fives", "6-6, 6-4 left", "4-3 1-0", "5-5")
    assert not does(match, "4-3 left", "scoring_the_last")


def test_the_last_tile_scores_nothing_where_the_count_does_not(midway, does):
    assert not does(midway("draw", "6-6, 6-4 left", "4-3", "5-5"), "4-3 left", "scoring_the_last")


@pytest.mark.parametrize(
    "hands, scores, is_done",
    [
        (("4-1", "5-5", "3-3", "2-2"), (0, 95), True),  # the others get 14
        (("4-1", "5-5", "3-3", "2-2"), (0, 80), False),
        (("4-1", "2-2", "5-5", "1-1"), (95, 0), False),  # the partner's 10 are one's own
        (("4-1", "5-5"), (0, 95), False),
    ],
)
def test_winning_a_match_with_a_partner(midway, does, hands, scores, is_done):
    match = midway("kozel", "6-6, 6-4 left", *hands, scores=scores)
    assert does(match, "4-1 left", "with_a_partner") == is_done


@pytest.mark.parametrize("last, is_done", [("5-4", True), ("5-1", False)])
def test_scoring_with_three_tiles_of_a_round_of_bergen(begin, does, last, is_done):
    """A double that is led; 3 and 3; and 4 and 4, or 4 and 1."""
    match = begin("bergen", "0-0 2-1 3-2 6-3 5-4 5-1", "1-0 3-0 4-3 6-5 6-1 6-2")
    moves = "0-0, 1-0 left, 2-1 left, 3-0 right, 3-2 left, 4-3 left, 6-3 right, 6-5 right, "
    assert does(match, moves + last + " right", "three_in_a_round") == is_done


def test_three_tiles_that_score_where_the_count_does_are_no_deed_of_bergen(begin, does):
    match = begin("all_fives", "5-5 5-1 2-1", "5-4 4-4", boneyard="6-6")
    assert not does(match, "5-5, 5-4 left, 5-1 right, 4-4 left, 2-1 right", "three_in_a_round")


def test_holding_back_in_blitz_and_winning_the_round(midway, does):
    """Stops while 2-1 fits, which goes out a turn later."""
    match = midway("blitz", "6-5", "5-4 4-2 2-1", "6-0 1-1", "5-5", "6-6")
    assert does(match, "5-4 right, 4-2 right, done, 6-0 left, pass, pass, 2-1 right", "holding_back")


def test_a_round_that_is_lost_after_that_is_no_deed(midway, does):
    match = midway("blitz", "6-5", "5-4 4-2 2-1", "6-0", "5-5", "6-6")
    assert not does(match, "5-4 right, 4-2 right, done, 6-0 left", "holding_back")


def test_going_out_at_once_is_not_to_hold_back(midway, does):
    match = midway("blitz", "6-5", "5-4 4-2 2-1", "6-0", "5-5", "6-6")
    assert not does(match, "5-4 right, 4-2 right, 2-1 right", "holding_back")
