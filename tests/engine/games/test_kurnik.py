# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Kurnik dominoes (docs/rules.md, section 2), rule by rule. The expected values were counted by hand from the
tiles.

Rule 6 is about the picture: it belongs to the table.
"""

import pytest

from engine import games, tiles
from engine.line import CLOSED, DOWN_ARM, UP_ARM

STOCK = list(tiles.make_set())


def ended(midway, play, mine, other, turn=0, **options):
    """A match whose round has ended: by domino where `mine` is empty, or else blocked, since with 6-4 to
    the left the ends are 4 and 5, which nobody has any more."""
    line, last = ("6-5", "6-4") if mine else ("6-1", "3-1")
    hands = [f"{last} {mine}", other] if turn == 0 else [other, f"{last} {mine}"]
    match = midway("kurnik", line, *hands, turn=turn, **options)
    play(match, "6-4 left" if mine else "3-1 right")
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


@pytest.mark.parametrize("mine, other, turn, winner", [("", "6-6", 0, 0), ("6-6", "1-1", 0, 1)])
def test_rule_1_the_winner_of_the_last_round_leads_any_tile(midway, play, legal, mine, other, turn, winner):
    match = ended(midway, play, mine, other, turn)
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


@pytest.mark.parametrize("left, points", [("6-6", 10), ("5-2 3-3", 15), ("1-1", 0)])  # 12, 13 and 2 pips
def test_rule_4_domino_scores_the_opponents_pips_rounded_to_the_nearest_five(midway, play, left, points):
    match = ended(midway, play, "", left, scores=(15, 0))
    assert match.ended == ("domino", 0, points) and match.scores == [15 + points, 0]


# Rule 5: blocked.


@pytest.mark.parametrize(
    "mine, other, winner, points",
    [
        ("1-1", "6-6 2-0", 0, 10),  # 14 - 2
        ("6-6 2-0", "3-3", 1, 10),  # 14 - 6
        ("3-3", "6-2", 0, 0),  # 8 - 6
    ],
)
def test_rule_5_blocked_fewer_pips_win_the_difference_to_the_nearest_five(midway, play, mine, other, winner, points):
    match = ended(midway, play, mine, other, scores=(5, 50))  # whoever has more points in the match
    assert match.ended == ("blocked", winner, points)
    assert match.scores[winner] == (5, 50)[winner] + points


def test_rule_5_blocked_level_nobody_scores_and_who_played_last_leads_next(midway, play):
    match = ended(midway, play, "3-3", "6-0", turn=1, scores=(30, 5))
    assert match.ended == ("blocked", None, 0) and match.scores == [30, 5]
    match.start_round([STOCK[:7], STOCK[7:14]], STOCK[14:], 0)
    assert match.turn == match.leader == 1


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
