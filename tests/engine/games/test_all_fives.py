# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All Fives (docs/rules.md, section 1), rule by rule. The expected values were counted by hand from the tiles."""

import pytest

from engine import parsing, tiles
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


SHORT_DOMINO = ("6-3 6-0 5-1 5-0 4-2 4-0 1-0", "5-5 5-4 5-3 5-2 3-2 3-1 2-1")
SHORT_DOMINO_MOVES = (
    "5-5, 5-1 left, 5-3 right, 1-0 left, 5-4 down, 4-0 left, 3-1 right, 4-2 down, 2-1 right, 5-0 up,"
    " 3-2 right, 6-0 up, 5-2 down"
)
STOCK = list(tiles.make_set())


@pytest.mark.parametrize("hands", [(STOCK[:7], STOCK[21:]), (STOCK[21:], STOCK[:7])])
def test_rule_1_the_winner_of_the_last_round_leads_any_tile(begin, play, legal, hands):
    match = begin("all_fives", *SHORT_DOMINO)
    play(match, SHORT_DOMINO_MOVES)
    assert match.ended.side == 1
    match.start_round(hands, STOCK[7:21])
    assert match.turn == match.leader == 1
    assert legal(match) == sorted(map(tiles.name, hands[1]))


@pytest.mark.parametrize("hands, seat", [((STOCK[:7], STOCK[21:]), 1), ((STOCK[21:], STOCK[:7]), 0)])
def test_rule_1_house_rule_the_highest_leads_every_round(begin, play, legal, hands, seat):
    match = begin("all_fives", *SHORT_DOMINO, lead="highest")
    play(match, SHORT_DOMINO_MOVES)
    match.start_round(hands, STOCK[7:21])
    assert match.turn == match.leader == seat
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


@pytest.mark.parametrize(
    "first, second, boneyard, moves, left, points, scores",
    [
        # 6-3: 9 pips.
        (*SHORT_DOMINO, "", SHORT_DOMINO_MOVES, [[(6, 3)], []], 5, [15, 15]),
        # 5-3 and 3-3: 14 pips.
        (
            "6-5 6-3 6-0 5-5 5-4 5-0 2-1",
            "5-3 5-1 4-2 4-1 3-3 1-1 0-0",
            "1-0",
            "5-5, 5-1 left, 6-5 right, 1-1 left, 5-0 up, 0-0 up, 5-4 down, 4-1 down, 6-0 up, draw, 1-0 down,"
            " 2-1 left, 4-2 left, 6-3 right",
            [[], [(5, 3), (3, 3)]],
            10,
            [35, 0],
        ),
        # 2-2: 4 pips.
        (
            "6-4 6-0 5-0 4-4 4-3 3-2 3-0",
            "5-4 5-3 4-2 3-3 3-1 2-2 1-0",
            "",
            "4-4, 5-4 right, 4-3 left, 3-3 left, 3-0 left, 5-3 right, 6-4 up, 3-1 right, 5-0 left, 4-2 down,"
            " 3-2 down, 1-0 right, 6-0 up",
            [[], [(2, 2)]],
            0,
            [20, 0],
        ),
    ],
)
def test_rule_4_domino_scores_the_opponents_pips_rounded_down(
    begin, play, first, second, boneyard, moves, left, points, scores
):
    match = begin("all_fives", first, second, boneyard=boneyard)
    happened = play(match, moves)
    assert match.hands == left
    assert happened[-1].ended == ("domino", left.index([]), points)
    assert match.scores == scores


# Rule 5: blocked.

FEW_PIPS = dict(
    # Seat 0 keeps 5-0: 5 pips; seat 1 keeps 8 + 2 + 8 + 10 + 11 + 9 + 0 + 6 + 1 + 7 + 4 + 10 + 7 + 4 + 12 =
    # 99. Seat 1 has scored 5 in play (ends 0 2 3), seat 0 nothing.
    hands=("6-0 5-3 5-0 4-3 3-2 3-1 1-1", "6-3 6-2 5-1 4-1 3-3 3-0 2-0"),
    boneyard="4-4 5-5 6-5 5-4 0-0 2-1 4-2 1-0 6-1 2-2 6-4 5-2 4-0 6-6",
    moves="3-3, 5-3 right, 5-1 right, 1-1 right, 6-3 left, 6-0 left, 3-0 left, 3-1 down, 4-1 down, 4-3 down,"
    " draw*6, 2-1 right, 3-2 right, draw*8",
    left=["5-0", "6-2 2-0 4-4 5-5 6-5 5-4 0-0 4-2 1-0 6-1 2-2 6-4 5-2 4-0 6-6"],
)
FEW_TILES = dict(
    # Level at 25. Seat 0 keeps 2 tiles; seat 1, who played last, keeps 13 of 7 + 5 + 12 + 6 + 6 + 0 + 1 + 8 +
    # 5 + 4 + 6 + 4 + 8 = 72 pips.
    hands=("6-3 5-3 5-2 4-3 2-1 2-0 1-1", "6-5 6-1 5-5 5-4 3-2 3-1 3-0"),
    boneyard="4-1 6-6 6-0 5-1 0-0 1-0 6-2 5-0 4-0 4-2 2-2 4-4 3-3 6-4",
    moves="5-5, 5-2 left, 6-5 right, 6-3 right, 3-2 right, 2-1 right, 5-4 down, 5-3 up, 3-1 right, 2-0 left,"
    " 3-0 left, 4-3 down, draw*13, 3-3 up, draw",
    left=["1-1 6-4", "6-1 4-1 6-6 6-0 5-1 0-0 1-0 6-2 5-0 4-0 4-2 2-2 4-4"],
)
LAST_0 = dict(
    # Level at 20, 7 tiles each. Seat 0 keeps 8 + 5 + 2 + 12 + 6 + 4 + 7 = 44, seat 1 9 + 1 + 3 + 3 + 4 + 0 +
    # 2 = 22.
    hands=("6-2 5-4 5-2 4-0 3-3 3-2 2-0", "6-5 6-3 5-3 5-0 4-4 4-3 1-0"),
    boneyard="3-0 4-2 5-5 6-6 6-0 2-2 6-1 5-1 6-4 2-1 3-1 0-0 1-1 4-1",
    moves="4-4, 4-0 left, 5-0 left, 5-2 left, 4-3 right, 3-3 right, 5-3 right, 5-4 right, draw*2, 4-2 left,"
    " draw*7, 6-4 left, 6-5 left, 5-5 left, draw*5, 4-1 down, 5-1 down",
    left=["6-2 3-2 2-0 6-6 6-0 2-2 6-1", "6-3 1-0 3-0 2-1 3-1 0-0 1-1"],
)
LAST_1 = dict(
    # Level at 10, 5 tiles each. Seat 0 keeps 8 + 9 + 10 + 5 + 7 = 39, seat 1 8 + 6 + 6 + 5 + 4 = 29.
    hands=("6-5 6-4 6-1 6-0 3-2 3-0 1-0", "6-6 6-3 5-3 5-2 2-0 1-1 0-0"),
    boneyard="3-3 2-1 5-1 4-1 4-2 4-0 3-1 6-2 4-4 5-4 5-5 5-0 2-2 4-3",
    moves="6-6, 6-0 left, 0-0 left, 1-0 left, 1-1 left, 6-1 left, 6-3 right, 3-2 right, 5-2 right,"
    " 6-5 right, draw*8, 6-2 right, 6-4 down, 4-2 down, draw*5, 2-2 right, 2-1 down, draw, pass,"
    " 3-1 down, 3-0 down, 2-0 down",
    left=["4-4 5-4 5-5 5-0 4-3", "5-3 3-3 5-1 4-1 4-0"],
)
LEVEL_PIPS = dict(
    # 19 pips each: 6 + 5 + 2 + 0 + 4 + 2 in 6 tiles, and 1 + 7 + 3 + 8 in 4. Seat 0 leads by 50 to 40.
    hands=("6-4 4-0 3-3 3-2 3-1 3-0 2-0", "6-5 6-2 5-5 5-4 5-1 4-1 1-0"),
    boneyard="6-1 0-0 4-2 2-2 4-3 4-4 1-1 5-0 6-6 6-0 5-2 6-3 2-1 5-3",
    moves="5-5, draw*8, 5-0 left, 6-5 right, 3-0 left, 5-1 up, 6-1 up, 5-4 down, 4-2 down, 6-2 down,"
    " 6-4 down, 4-1 down, 3-1 down, draw, 6-6 right, 4-3 left, draw, 6-0 right, 4-0 right, draw*2,"
    " 6-3 down, 4-4 right, draw*2",
    left=["3-3 3-2 2-0 0-0 2-2 1-1", "1-0 5-2 2-1 5-3"],
)
LEVEL_ALL = dict(
    # 21 pips each, 3 tiles each: 6 + 5 + 10 and 8 + 7 + 6. Seat 0 played last, but seat 1 leads by 35 to 15.
    hands=("6-4 6-1 6-0 5-1 5-0 4-1 3-1", "6-5 5-3 3-3 2-2 2-1 2-0 1-1"),
    boneyard="4-0 5-4 4-4 6-6 0-0 1-0 4-3 5-5 6-3 6-2 3-2 3-0 5-2 4-2",
    moves="3-3, 3-1 right, 5-3 left, 5-0 left, 1-1 right, 6-1 right, 6-5 right, 6-0 left, draw*2, 5-4 right,"
    " 6-4 right, draw*2, 6-6 left, draw*3, 4-3 down, 4-0 down, 1-0 down, 2-1 down, draw*2, 6-3 left,"
    " 2-2 down, draw, 6-2 down, draw, 3-2 left, draw, 3-0 up, 2-0 left, 0-0 left, draw*2",
    left=["5-1 4-1 5-5", "4-4 5-2 4-2"],
)


def end(begin, play, case, **options):
    match = begin("all_fives", *case["hands"], boneyard=case["boneyard"], **options)
    happened = play(match, case["moves"])
    assert [sorted(hand) for hand in match.hands] == [sorted(map(parsing.tile, hand.split())) for hand in case["left"]]
    assert happened[-1].ended == match.ended
    return match


def test_rule_5_blocked_the_most_points_in_the_match_win_and_may_score_below_zero(begin, play):
    match = end(begin, play, FEW_PIPS)
    assert match.ended == ("blocked", 1, 5 - 99)
    assert match.scores == [0, 5 - 94]


def test_rule_5_blocked_the_points_of_earlier_rounds_count_too(begin, play):
    match = end(begin, play, FEW_PIPS, scores=(10, 0))
    assert match.ended == ("blocked", 0, 95 - 5)
    assert match.scores == [10 + 90, 5]
    assert match.winner == 0


def test_rule_5_blocked_level_points_the_fewer_tiles_win(begin, play):
    match = end(begin, play, FEW_TILES)
    assert match.ended == ("blocked", 0, 70 - 12)
    assert match.scores == [25 + 58, 25]


def test_rule_5_blocked_level_points_and_tiles_who_played_last_wins(begin, play):
    match = end(begin, play, LAST_0)
    assert match.ended == ("blocked", 0, 20 - 44)
    assert match.scores == [20 - 24, 20]
    match = end(begin, play, LAST_1)
    assert match.ended == ("blocked", 1, 35 - 29)
    assert match.scores == [10, 10 + 6]


def test_rule_5_blocked_the_opponents_pips_are_rounded_down_and_the_own_pips_not_at_all(begin, play):
    match = end(begin, play, LAST_1, scores=(5, 0))
    assert match.ended == ("blocked", 0, 25 - 39)
    assert match.scores == [15 - 14, 10]


def test_rule_5_house_rule_fewer_pips_win(begin, play):
    match = end(begin, play, FEW_PIPS, blocked="pips")
    assert match.ended == ("blocked", 0, 95 - 5)
    assert match.scores == [90, 5]


def test_rule_5_house_rule_level_pips_the_fewer_tiles_win(begin, play):
    match = end(begin, play, LEVEL_PIPS)
    assert match.ended == ("blocked", 0, 15 - 19)
    match = end(begin, play, LEVEL_PIPS, blocked="pips")
    assert match.ended == ("blocked", 1, 15 - 19)
    assert match.scores == [50, 40 - 4]


def test_rule_5_house_rule_level_pips_and_tiles_who_played_last_wins(begin, play):
    match = end(begin, play, LEVEL_ALL)
    assert match.ended == ("blocked", 1, 20 - 21)
    match = end(begin, play, LEVEL_ALL, blocked="pips")
    assert match.ended == ("blocked", 0, 20 - 21)
    assert match.scores == [15 - 1, 35]


def test_rule_5_the_winner_of_a_blocked_round_leads_the_next_one(begin, play):
    match = end(begin, play, FEW_TILES)
    match.start_round([STOCK[:7], STOCK[21:]], STOCK[7:21])
    assert match.turn == 0  # though seat 1 played last, and holds 6-6 now


def test_a_blocked_round_that_reaches_the_target_ends_the_match(begin, play):
    match = end(begin, play, FEW_TILES, scores=(17, 0))
    assert match.scores == [17 + 25 + 58, 25]
    assert match.winner == 0


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
