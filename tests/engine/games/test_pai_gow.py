# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow, rule by rule (docs/rules.md, section 7b)."""

import bisect
import itertools

import pytest

from engine import chinese, games, parsing
from engine.games import pai_gow
from engine.match import IllegalMove


def pair(names):
    return tuple(map(parsing.tile, names.split()))


# The hands of rule 2 from the highest on; each after the first ranks below the one before it.
HIGH_TO_LOW = (
    "4-2 2-1",
    "6-6 6-6",
    "1-1 1-1",
    "4-4 4-4",
    "3-1 3-1",
    "5-5 5-5",
    "3-3 3-3",
    "2-2 2-2",
    "6-5 6-5",
    "6-4 6-4",
    "6-1 6-1",
    "5-1 5-1",
    "6-3 5-4",
    "6-2 5-3",
    "5-2 4-3",
    "4-1 3-2",
    "6-6 6-3",
    "1-1 5-4",  # Wong
    "6-6 6-2",
    "1-1 4-4",  # Gong
    "4-4 6-5",  # 9
    "4-4 5-5",  # 8
    "6-5 3-3",  # 7
    "6-6 2-2",  # 6
    "4-4 6-1",  # 5
    "4-4 5-1",  # 4
    "6-1 3-3",  # 3
    "6-6 5-5",  # 2
    "6-5 5-5",  # 1
    "6-4 5-5",  # 0
)


def test_rule_1_four_tiles_each_from_the_woodpile():
    match = games.load("pai_gow")()
    match.deal(1)
    assert [len(hand) for hand in match.hands] == [4, 4]
    assert len(match.boneyard) == 24
    assert sorted(sum(match.hands, match.boneyard)) == sorted(chinese.SET)


def test_rule_1_the_high_hand_must_not_rank_below_the_low_one(begin, legal, play):
    match = begin("pai_gow", "6-6 6-3 5-5 2-1", "4-4 4-4 1-1 1-1", stake=5)
    # Wong over 3 or 6 (10 + 3, 10 + 6); 12 + 10: 2 under 9 + 3 or 6: 5; 12 + 3 or 6: 8 over 10 + 9: 9.
    assert legal(match) == ["split 5-5 6-3 / 6-6 2-1", "split 6-3 2-1 / 6-6 5-5", "split 6-6 6-3 / 5-5 2-1"]
    with pytest.raises(IllegalMove, match="the high hand may not rank below the low hand"):
        play(match, "split 5-5 2-1 / 6-6 6-3")


def test_rule_1_hands_of_equal_rank_may_lie_either_way(begin, legal):
    match = begin("pai_gow", "6-5 6-5 3-3 3-3", "4-4 4-4 1-1 1-1", stake=5)
    # 11 + 6 = 17 both times, and 3-3 is the higher single tile both times: one split, since both halves are alike.
    assert legal(match) == ["split 3-3 3-3 / 6-5 6-5", "split 6-5 3-3 / 6-5 3-3"]
    match = begin("pai_gow", "6-3 6-2 5-4 5-3", "4-4 4-4 1-1 1-1", stake=5)
    # A nine and an eight twice over: 7 each, with a nine as the higher tile.
    assert "split 6-3 6-2 / 5-4 5-3" in legal(match) and "split 5-4 5-3 / 6-3 6-2" in legal(match)


@pytest.mark.parametrize("higher, lower", list(zip(HIGH_TO_LOW, HIGH_TO_LOW[1:])))
def test_rule_2_hands_rank_high_to_low(higher, lower):
    assert pai_gow.rank(pair(higher)) > pai_gow.rank(pair(lower))
    assert pai_gow.rank(pair(higher)[::-1]) > pai_gow.rank(pair(lower)[::-1])


@pytest.mark.parametrize(
    "names, found",
    [
        ("6-6 6-3", pai_gow.WONG),
        ("1-1 5-4", pai_gow.WONG),
        ("6-6 6-2", pai_gow.GONG),
        ("1-1 5-3", pai_gow.GONG),
        ("6-6 4-4", pai_gow.GONG),
        ("6-6 1-1", 4),
        ("4-4 6-3", 7),
        ("6-6 5-2", 9),
        ("3-1 5-4", 3),
    ],
)
def test_rule_2_wong_is_heaven_or_earth_with_a_nine_gong_with_an_eight(names, found):
    assert pai_gow.hand_class(pair(names)) == found


@pytest.mark.parametrize(
    "names, digit",
    [
        ("4-2 5-5", 6),  # 6 + 10, not 3 + 10
        ("4-2 6-1", 3),  # 6 + 7, not 3 + 7
        ("4-2 5-1", 9),  # 3 + 6, not 6 + 6
        ("2-1 3-1", 7),  # 3 + 4; 6 + 4 is 0
        ("4-2 6-3", 5),  # 6 + 9
    ],
)
def test_rule_2_a_4_2_or_2_1_counts_3_or_6_whichever_is_better(names, digit):
    assert pai_gow.hand_class(pair(names)) == digit


@pytest.mark.parametrize(
    "higher, lower",
    [
        ("6-6 5-4", "1-1 6-3"),  # Wong: Heaven over Earth
        ("6-6 4-4", "1-1 6-2"),  # Gong: the same
        ("4-4 6-5", "3-3 2-1"),  # 9: 4-4 over 3-3
        ("5-1 5-2", "6-2 4-1"),  # 3: a civil 5-1 over an eight
        ("6-3 4-1", "6-2 4-2"),  # 4: a nine over an eight
        ("6-2 4-1", "5-2 4-2"),  # 3: an eight over a seven
    ],
)
def test_rule_3_with_an_equal_digit_the_higher_single_tile_decides(higher, lower):
    assert pai_gow.hand_class(pair(higher)) == pai_gow.hand_class(pair(lower))
    assert pai_gow.rank(pair(higher)) > pai_gow.rank(pair(lower))


@pytest.mark.parametrize(
    "one, other",
    [
        ("6-3 6-2", "5-4 5-3"),  # 7 with a nine
        ("5-5 6-3", "5-5 5-4"),  # 9 with 5-5
        ("4-1 4-2", "3-2 2-1"),  # 8 with a five, since 4-2 and 2-1 are both the last
    ],
)
def test_rule_3_where_that_is_level_too_the_hands_are_equal(one, other):
    assert pai_gow.rank(pair(one)) == pai_gow.rank(pair(other))


@pytest.mark.parametrize(
    "players, bankers, better",
    [
        ("6-5 5-5", "6-4 5-5", True),  # 1 against 0
        ("6-3 6-2", "5-4 5-3", False),  # equal
        ("6-4 5-5", "6-3 6-5", False),  # 0 against 0, though 5-5 is the higher tile
        ("4-2 2-1", "6-6 6-6", True),
        ("4-4 6-5", "6-6 6-2", False),
    ],
)
def test_rule_4_equal_hands_and_0_against_0_are_the_bankers(players, bankers, better):
    assert pai_gow.is_better(pair(players), pair(bankers)) == better


BEST = "6-6 6-6 1-1 1-1"
WORST = "6-4 5-5 6-5 5-1"


def test_rule_4_both_hands_better_wins_the_stake(begin, play):
    match = begin("pai_gow", BEST, WORST, stake=25)
    happened = play(match, "split 6-6 6-6 / 1-1 1-1")[0]
    assert happened.ended == ("won", 0, 25)
    assert match.scores == [125, 75] and match.legal_moves() == []


def test_rule_4_both_hands_worse_loses_the_stake(begin, play):
    match = begin("pai_gow", WORST, BEST, stake=10)
    happened = play(match, "split 6-4 5-1 / 6-5 5-5")[0]  # 6 and 1 against two pairs
    assert happened.ended == ("lost", 1, 10)
    assert match.scores == [90, 110]


def test_rule_4_else_nothing_changes_hands(begin, play):
    match = begin("pai_gow", "4-2 2-1 6-4 5-5", BEST, stake=10)
    happened = play(match, "split 4-2 2-1 / 6-4 5-5")[0]
    assert happened.ended == ("push", None, 0)
    assert match.scores == [100, 100]


def test_rule_4_an_equal_low_hand_makes_it_a_push(begin, play):
    match = begin("pai_gow", "4-4 4-4 5-5 6-2", "6-6 5-5 5-3 5-2", stake=10)
    # The banker's are 6-6 5-2, a 9, and 5-5 5-3, an 8 like 5-5 6-2, with the same higher tile.
    assert play(match, "split 4-4 4-4 / 5-5 6-2")[0].ended == ("push", None, 0)


ALL_HANDS = list(itertools.combinations(chinese.SET, 2))


def by_rules_2_and_3(hand):
    return pai_gow.hand_class(hand), max(map(pai_gow.single, hand)) if pai_gow.hand_class(hand) < 12 else 0


ORDERED = sorted(map(by_rules_2_and_3, ALL_HANDS))


def strength(hand):
    return bisect.bisect_left(ORDERED, by_rules_2_and_3(hand))


def test_rule_5_strength_is_how_many_of_the_496_hands_rank_strictly_below():
    assert len(ALL_HANDS) == 496
    assert [pai_gow.rank(hand) for hand in ALL_HANDS] == [strength(hand) for hand in ALL_HANDS]
    assert pai_gow.rank(pair("4-2 2-1")) == 495
    # The 16 pairs are the highest; of the rest only 6-6 or 1-1 with a nine, 8 hands, are higher than a Gong's best.
    assert pai_gow.rank(pair("4-1 3-2")) == 480
    assert pai_gow.rank(pair("6-6 6-3")) == 480 - 4


# The strengths of the high and of the low hand are beside each split.
@pytest.mark.parametrize(
    "hand, split",
    [
        ("6-6 5-5 5-3 5-2", "6-6 5-2 / 5-5 5-3"),  # 448 + 368; Gong over 7 464 + 328; 5 over 2 200 + 92
        (BEST, "6-6 6-6 / 1-1 1-1"),
        ("4-2 2-1 6-4 5-5", "5-5 2-1 / 6-4 4-2"),
    ],
)
def test_rule_5_the_house_way_has_the_greatest_sum_of_strengths(hand, split):
    high, low = pai_gow.house_way(pair(hand))
    assert high + low == pair(split.replace("/ ", ""))
    sums = [strength(one) + strength(other) for one, other in pai_gow.splits(pair(hand))]
    assert strength(high) + strength(low) == max(sums)


def test_rule_5_level_sums_go_to_the_stronger_low_hand():
    # 6-6 4-2 over 6-2 4-3 is 396 + 200, 6-6 4-3 over 6-2 4-2 is 448 + 148: both 596. The rest: 464 + 100.
    high, low = pai_gow.house_way(pair("6-2 4-3 6-6 4-2"))
    assert [strength(hand) for hand in (high, low)] == [396, 200]
    assert strength(pair("6-6 4-3")) + strength(pair("6-2 4-2")) == 596
    assert (high, low) == (pair("6-6 4-2"), pair("6-2 4-3"))


def test_rule_6_both_start_with_100_points():
    assert games.load("pai_gow")().scores == [100, 100]


@pytest.mark.parametrize(
    "scores, stakes",
    [
        ((100, 100), (5, 10, 25)),
        ((25, 175), (5, 10, 25)),
        ((20, 180), (5, 10)),
        ((5, 195), (5,)),
    ],
)
def test_rule_6_the_stake_is_no_more_than_either_has(scores, stakes):
    match = games.load("pai_gow")()
    match.scores = list(scores)
    assert match.stakes() == stakes


@pytest.mark.parametrize("stake", [0, 25, "10"])
def test_rule_6_no_other_stake(begin, stake):
    with pytest.raises(ValueError, match="the stake can't be .*, only one of 5, 10$"):
        begin("pai_gow", BEST, WORST, scores=(180, 20), stake=stake)


def test_rule_6_a_stake_that_has_become_too_high_is_lowered(begin, play):
    match = begin("pai_gow", WORST, BEST, scores=(35, 165), stake=25)
    play(match, "split 6-4 5-1 / 6-5 5-5")
    assert match.scores == [10, 190]
    match.deal(1)
    assert match.stake == 10


def test_rule_6_a_new_match_has_12_rounds_and_one_that_names_none_goes_on_until_one_has_0():
    assert games.load("pai_gow").usual(2) == {"rounds": 12}
    assert games.load("pai_gow")().options == {"rounds": 0}


@pytest.mark.parametrize(
    "rounds, before, scores, result",
    [
        (12, 10, (110, 90), None),
        (12, 11, (110, 90), 0),
        (12, 11, (90, 110), 1),
        (12, 11, (100, 100), None),  # level: another round
        (24, 23, (110, 90), 0),
        (0, 200, (110, 90), None),
    ],
)
def test_rule_6_after_the_rounds_more_points_win(play, rounds, before, scores, result):
    match = games.load("pai_gow")(2, {"rounds": rounds})
    match.restore(scores, before)
    match.start_round([list(pair("6-6 6-6 6-4 5-1")), list(pair("1-1 1-1 6-3 5-5"))], stake=5)
    happened = play(match, "split 6-6 6-6 / 6-4 5-1")[0]
    assert happened.ended.how == "push"
    assert happened.result == match.winner == result


@pytest.mark.parametrize("scores, hands, winner", [((175, 25), (BEST, WORST), 0), ((25, 175), (WORST, BEST), 1)])
def test_rule_6_the_match_ends_when_one_has_0(begin, play, scores, hands, winner):
    match = begin("pai_gow", *hands, scores=scores, stake=25)
    happened = play(match, "split 6-6 6-6 / 1-1 1-1" if winner == 0 else "split 6-4 5-1 / 6-5 5-5")[0]
    assert happened.result == match.winner == winner == 1 - match.loser
    assert sorted(match.scores) == [0, 200]


# All there is: these numbers were found by another, naive program that was written from the rules alone.


def test_all_hands_of_four_tiles_are_split_in_22376_ways():
    hands = {chinese.arrange(hand) for hand in itertools.combinations(chinese.SET, 4)}
    assert len(hands) == 8130
    assert sum(len(pai_gow.splits(hand)) for hand in hands) == 22376
    assert len({chinese.arrange(hand) for hand in ALL_HANDS}) == 221


# The parts of a match.


@pytest.mark.parametrize(
    "text, why",
    [
        ("split 6-6 6-6 / 1-1 4-4", "a split is of the four tiles that seat 0 holds"),
        ("split 6-6 6-6 / 6-6 1-1", "a split is of the four tiles that seat 0 holds"),
        ("lead 6-6 6-6", "the move is a split"),
        ("split 1-1 1-1 / 6-6 6-6", "the high hand may not rank below the low hand"),
    ],
)
def test_why_a_split_is_illegal(begin, play, state, text, why):
    match = begin("pai_gow", BEST, WORST, stake=5)
    before = state(match)
    with pytest.raises(IllegalMove, match="^%s$" % why):
        match.play(parsing.chinese_move(text))
    assert state(match) == before
