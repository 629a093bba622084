# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All Fives (docs/rules.md, section 1), rule by rule. The expected values were counted by hand from the tiles."""

import pytest

from engine import tiles
from engine.line import CLOSED

# Rule 1.


@pytest.mark.parametrize(
    "first, second, seat, lead",
    [
        ("6-6 6-5", "5-5 6-4", 0, "6-6"),
        ("6-5 6-4 6-3 6-2 6-1 6-0 5-4", "0-0 5-3 5-2 5-1 5-0 4-3 4-2", 1, "0-0"),
        # Without a double: the greatest value.
        ("6-5 3-0 3-1 3-2 2-0 2-1 1-0", "6-4 6-3 5-4 6-2 5-3 6-1 5-2", 0, "6-5"),
        ("5-4 3-0 3-1 3-2 2-0 2-1 1-0", "6-3 6-0 5-0 6-2 5-3 6-1 5-2", 1, "6-3"),
    ],
)
def test_rule_1_the_highest_ranked_tile_leads_the_first_round(begin, legal, first, second, seat, lead):
    match = begin("all_fives", first, second, leader=1 - seat)
    assert match.turn == match.leader == seat
    assert legal(match) == [lead]


STOCK = list(tiles.make_set())
HANDS = pytest.mark.parametrize("hands", [(STOCK[:7], STOCK[21:]), (STOCK[21:], STOCK[:7])])


def after_a_domino_of_seat_1(midway, play, hands, **options):
    """A match whose second round begins with these hands."""
    match = midway("all_fives", "6-1", "6-6", "3-1", turn=1, **options)
    assert play(match, "3-1 right")[0].ended.side == 1
    match.start_round(hands, STOCK[7:21])
    return match


@HANDS
def test_rule_1_the_winner_of_the_last_round_leads_any_tile(midway, play, legal, hands):
    match = after_a_domino_of_seat_1(midway, play, hands)
    assert match.turn == match.leader == 1
    assert legal(match) == sorted(map(tiles.name, hands[1]))


@HANDS
def test_rule_1_house_rule_the_highest_leads_every_round(midway, play, legal, hands):
    match = after_a_domino_of_seat_1(midway, play, hands, lead="highest")
    assert match.turn == match.leader == (hands[1][-1] == (6, 6))
    assert legal(match) == ["6-6"]


# Rule 2.


def test_rule_2_a_spinner_and_four_arms(begin, play):
    match = begin("all_fives", "6-6 6-2 6-4", "6-1 6-3")
    play(match, "6-6, 6-1 left, 6-2 right, 6-3 up, 6-4 down")
    assert match.line.spinner == (6, 6)
    assert match.line.ends == [1, 2, 3, 4]


# Rule 3.


def test_rule_3_a_count_that_five_divides_scores_it_the_leading_tile_included(begin, play):
    match = begin("all_fives", "5-5 5-2 4-1", "5-1 2-0 0-0", boneyard="6-6")
    happened = play(match, "5-5, 5-1 left, 5-2 right, 2-0 right, 4-1 left, 0-0 right")
    # 10; 1 + 10 = 11; 1 + 2 = 3; 1 + 0 = 1; 4 + 0 = 4; 4 + 0 = 4.
    assert [each.points for each in happened] == [10, 0, 0, 0, 0, 0]
    assert match.scores == [10, 0]


def test_rule_3_ends_2_2_and_1_score_5(begin, play):
    match = begin("all_fives", "5-5 5-1 3-2", "5-2 5-3", boneyard="6-6")
    happened = play(match, "5-5, 5-2 left, 5-1 right, 5-3 up, 3-2 up")
    assert [each.points for each in happened] == [10, 0, 0, 0, 5]  # 10; 2 + 10; 2 + 1; 2 + 1 + 3; 2 + 1 + 2
    assert match.scores == [15, 0]


# Rule 4: domino, rounded down.


@pytest.mark.parametrize("left, points", [("6-3", 5), ("5-3 3-3", 10), ("2-2", 0), ("6-4", 10)])  # 9, 14, 4 and 10 pips
def test_rule_4_domino_scores_the_opponents_pips_rounded_down(midway, play, left, points):
    match = midway("all_fives", "6-1", "3-1", left, scores=(20, 0))
    assert play(match, "3-1 right")[0].ended == ("domino", 0, points)
    assert match.scores == [20 + points, 0]


# Rule 5: blocked. With 6-4 to the left the ends are 4 and 5, which nobody has any more.


def blocked(midway, play, mine, other, turn=0, **options):
    """The end of a round that a seat blocks, with these tiles left to it and to the other seat, and the match."""
    hands = ["6-4 " + mine, other] if turn == 0 else [other, "6-4 " + mine]
    match = midway("all_fives", "6-5", *hands, turn=turn, **options)
    return play(match, "6-4 left")[0].ended, match


def test_rule_5_blocked_the_most_points_in_the_match_win_and_may_score_below_zero(midway, play):
    ended, match = blocked(midway, play, "1-1", "6-6 3-3", scores=(0, 5))
    assert ended == ("blocked", 1, 0 - 18)  # 2 pips, rounded down
    assert match.scores == [0, 5 - 18]


def test_rule_5_blocked_level_points_the_fewer_tiles_win(midway, play):
    ended, match = blocked(midway, play, "6-6", "2-1 1-0", scores=(25, 25))
    assert ended == ("blocked", 0, 0 - 12)
    assert match.scores == [25 - 12, 25]


@pytest.mark.parametrize("turn", [0, 1])
def test_rule_5_blocked_level_points_and_tiles_who_played_last_wins(midway, play, turn):
    ended, _ = blocked(midway, play, "6-6", "2-1", turn, scores=(20, 20))
    assert ended == ("blocked", turn, 0 - 12)


def test_rule_5_blocked_the_opponents_pips_are_rounded_down_and_the_own_pips_not_at_all(midway, play):
    ended, match = blocked(midway, play, "2-1", "6-6 6-1", scores=(15, 10))
    assert ended == ("blocked", 0, 15 - 3)  # of 19 pips 15
    assert match.scores == [15 + 12, 10]


def test_rule_5_house_rule_fewer_pips_win(midway, play):
    ended, _ = blocked(midway, play, "2-1", "6-6 6-1", scores=(0, 10), blocked="pips")
    assert ended == ("blocked", 0, 15 - 3)


def test_rule_5_house_rule_level_pips_the_fewer_tiles_win(midway, play):
    ended, _ = blocked(midway, play, "6-1 2-0", "6-3", scores=(50, 40), blocked="pips")
    assert ended == ("blocked", 1, 5 - 9)


def test_rule_5_house_rule_level_pips_and_tiles_who_played_last_wins(midway, play):
    ended, _ = blocked(midway, play, "6-0", "3-3", 1, scores=(35, 15), blocked="pips")
    assert ended == ("blocked", 1, 5 - 6)


def test_rule_5_the_winner_of_a_blocked_round_leads_the_next_one(midway, play):
    _, match = blocked(midway, play, "6-6", "2-1", scores=(0, 5))
    match.start_round([STOCK[21:], STOCK[:7]], STOCK[7:21])
    assert match.turn == 1  # though seat 0 played last, and holds 6-6 now


def test_a_blocked_round_that_reaches_the_target_ends_the_match(midway, play):
    _, match = blocked(midway, play, "2-1", "6-6 6-1", scores=(88, 0))
    assert match.scores == [100, 0] and match.winner == 0


# Rule 6: the figures of the panel.


def test_rule_6_the_ends_open_to_play_and_their_sum(begin, play):
    match = begin("all_fives", "4-4 6-1 2-2", "4-2 4-1", boneyard="6-6 5-5 3-3")
    shown = []
    for move in ("4-4", "4-1 left", "6-1 left", "4-2 right", "2-2 right"):
        play(match, move)
        open_ends = [end for end in match.line.ends if end != CLOSED]
        shown.append((open_ends, match.line.counting(), match.line.count()))
    assert shown == [
        ([4, 4], [4, 4], 8),
        ([1, 4], [1, 8], 9),
        ([6, 4], [6, 8], 14),
        ([6, 2, 4, 4], [6, 2], 8),
        ([6, 2, 4, 4], [6, 4], 10),
    ]


# To 100; the target option.


@pytest.mark.parametrize("target", [50, 500])
def test_the_target_is_reached_not_passed(begin, play, target):
    match = begin("all_fives", "5-5", "5-0", scores=(target - 10, 0), target=target)
    play(match, "5-5")
    assert match.scores == [target, 0]
    assert match.winner == 0
    match = begin("all_fives", "5-5", "5-0", scores=(target - 15, 0), target=target)
    play(match, "5-5")
    assert match.result is None


# Sets beyond double-six (the last section of docs/rules.md).


@pytest.mark.parametrize("top, in_boneyard", [(6, 14), (9, 41), (12, 77)])
def test_sets_beyond_double_six_are_played_with_seven_tiles_each(begin, legal, top, in_boneyard):
    match = begin("all_fives", "6-5", "%d-%d" % (top, top), set=top)
    assert [len(hand) for hand in match.hands] == [7, 7]
    assert len(match.boneyard) == in_boneyard
    assert legal(match) == ["%d-%d" % (top, top)]
    assert match.turn == 1


def test_sets_beyond_double_six_count_and_score_the_same(begin, play):
    match = begin("all_fives", "10-10 12-10 12-8", "11-10 10-9 9-9", set=12)
    happened = play(match, "10-10, 11-10 left, 12-10 right, 10-9 up, 12-8 right, 9-9 up")
    # 20; 11 + 20; 11 + 12; 11 + 12 + 9; 11 + 8 + 9; 11 + 8 + 18.
    assert [each.points for each in happened] == [20, 0, 0, 0, 0, 0]
    assert match.line.count() == 37
