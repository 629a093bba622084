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


@pytest.mark.parametrize("last, is_done", [("5-2", True), ("5-1", False)])
def test_going_out_while_another_holds_sixty_pips(midway, does, last, is_done):
    """11 + 10 + 9 + 8 + 8 + 2 + 5 + 7, and one less."""
    match = midway("draw", "6-6, 6-4 left", "4-1", f"6-5 5-5 5-4 4-4 5-3 1-1 5-0 {last}")
    assert does(match, "4-1 left", "caught_loaded") == is_done


# A block: nobody has a 4 or a 6 any more.

BLOCKS = "6-6, 6-4 left, 6-3 right, 3-3 right"  # 4 and 3 are open


@pytest.mark.parametrize(
    "mine, others, is_done", [("4-3 1-0", "5-5", True), ("4-3 5-5", "1-0", False), ("4-3 2-0", "1-1", False)]
)
def test_closing_the_line_and_winning_the_round(midway, does, mine, others, is_done):
    """With fewer pips, with more, and with as many, in which case nobody wins."""
    match = midway("draw", BLOCKS, mine, others)
    assert does(match, "4-3 left", "winning_a_block") == is_done
    assert match.ended.how == "blocked"


def test_a_round_that_another_closes_is_no_deed(midway, does):
    match = midway("draw", BLOCKS, "1-0", "4-3 5-5", turn=1)
    assert not does(match, "4-3 left", "winning_a_block")
    assert match.ended.how == "blocked" and match.ended.side == 0


# The count.


MANY = "5-5, 6-5 left, 5-4 right, 6-6 left, 4-4 right, 5-3 up, "  # 12, 8 and 3 are open


@pytest.mark.parametrize("last, is_done", [("5-2", True), ("5-1", False)])
def test_25_at_once(begin, does, last, is_done):
    """Or 24, after 20 for 4-4."""
    match = begin("kurnik", f"5-5 5-4 4-4 {last}", "6-5 6-6 5-3", ends=4)
    assert does(match, f"{MANY}{last} down", "twenty_five_at_once") == is_done


FOUR = "5-5, 5-4 left, 5-1 right, 4-4 left, 2-1 right, 6-4 left, "  # 10, 5 and 10; 6 and 2 are open


@pytest.mark.parametrize("last, is_done", [("6-3", True), ("6-1", False)])
def test_scoring_with_four_tiles_in_a_row(begin, does, last, is_done):
    """3 + 2 = 5, or 1 + 2 = 3. The other's tiles score nothing."""
    match = begin("all_fives", f"5-5 5-1 2-1 {last}", "5-4 4-4 6-4", boneyard="6-6")
    assert does(match, f"{FOUR}{last} left", "four_in_a_row") == is_done


# The arms.


@pytest.mark.parametrize("last, score, is_done", [("5-2", 80, True), ("5-1", 80, False), ("5-2", 70, False)])
def test_scoring_fifteen_with_the_tile_that_gives_the_spinner_its_fourth_arm_and_winning(
    begin, does, last, score, is_done
):
    """4 + 3 + 6 + 2, which wins the match after 10 for 5-5; one less; and 95 points."""
    match = begin("all_fives", f"5-5 5-3 {last}", "5-4 6-5", boneyard="6-6", scores=(score, 0))
    assert does(match, f"5-5, 5-4 left, 5-3 right, 6-5 up, {last} down", "all_four_arms") == is_done


# Single games.


@pytest.mark.parametrize("scores, is_done", [((0, 95), True), ((1, 95), False), ((0, 90), False)])
def test_a_match_of_kozel_without_a_penalty(midway, does, scores, is_done):
    """The other gets the 10 pips of the double five: enough, too, with a penalty of one's own, and too few."""
    match = midway("kozel", "6-6, 6-4 left", "4-1", "5-5", scores=scores)
    assert does(match, "4-1 left", "without_penalty") == is_done


@pytest.mark.parametrize("after, is_done", [("", True), (", 3-2 left", False)])
def test_both_ends_alike_with_a_double_as_the_last_tile_in_bergen(begin, does, after, is_done):
    match = begin("bergen", "0-0 2-0 2-2", "1-0 2-1 3-2")
    assert does(match, "0-0, 1-0 left, 2-0 right, 2-1 left, 2-2 left" + after, "double_at_an_end") == is_done


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


ZEROS = "0-0, 1-0 left, 2-0 right, 3-1 left, 3-0 left, 4-0 left, 5-2 right, 5-0 right"  # 4 and 0 are open


@pytest.fixture
def zeros(begin):
    """A round in which the person can lay the last tile with a 0, 6-0, after the ZEROS."""
    mine, others = "0-0 2-0 3-0 5-2 6-0 6-4 6-5", "1-0 3-1 4-0 5-0 5-1 4-3 5-3"
    return begin("draw", mine, others, boneyard="6-6")


OUT = ", 6-4 left, draw, 6-6 left, 6-5 left, "


def test_going_out_with_the_last_tile_of_its_number(zeros, does):
    assert does(zeros, ZEROS + OUT + "5-1 left, 6-0 right", "last_of_a_number")


@pytest.mark.parametrize("last, is_done", [("2-1", True), ("2-0", False)])
def test_winning_a_round_worth_seventy(midway, does, last, is_done):
    """11 + 9 + 10 + 9 + 8 + 6 + 8 + 6 + 3 pips, and one less."""
    match = midway("draw", "6-6, 6-4 left", "4-1", f"6-5 6-3 5-5 5-4 4-4 3-3 5-3 5-1 {last}")
    assert does(match, "4-1 left", "seventy_in_a_round") == is_done


@pytest.mark.parametrize("last, is_done", [("4-3", True), ("4-2", False)])
def test_going_out_with_a_tile_that_scores(midway, does, last, is_done):
    """The spinner's 12 and 3 make 15, 12 and 2 score nothing."""
    match = midway("all_fives", "6-6, 6-4 left", last, "5-5")
    assert does(match, last + " left", "scoring_the_last") == is_done


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


@pytest.mark.parametrize("last, before, is_done", [("5-4", 9, True), ("5-1", 9, False), ("5-4", 8, False)])
def test_scoring_with_three_tiles_of_a_round_of_bergen_that_is_won(begin, does, last, before, is_done):
    """A double that is led; 3 and 3; and 4 and 4, or 4 and 1: six points of fifteen."""
    match = begin("bergen", "0-0 2-1 3-2 6-3 5-4 5-1", "1-0 3-0 4-3 6-5 6-1 6-2", scores=(before, 0))
    moves = "0-0, 1-0 left, 2-1 left, 3-0 right, 3-2 left, 4-3 left, 6-3 right, 6-5 right, "
    assert does(match, moves + last + " right", "three_in_a_round") == is_done


def test_holding_back_in_blitz_and_winning_the_round(midway, does):
    """Stops while 2-1 fits, which goes out a turn later."""
    match = midway("blitz", "6-5", "5-4 4-2 2-1", "6-0 1-1", "5-5", "6-6")
    assert does(match, "5-4 right, 4-2 right, done, 6-0 left, pass, pass, 2-1 right", "holding_back")


def test_a_round_that_is_lost_after_that_is_no_deed(midway, does):
    match = midway("blitz", "6-5", "5-4 4-2 2-1", "6-0", "5-5", "6-6")
    assert not does(match, "5-4 right, 4-2 right, done, 6-0 left", "holding_back")
