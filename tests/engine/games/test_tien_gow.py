# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tien Gow, rule by rule (docs/rules.md, section 7a). The expected values were counted by hand from the tiles."""

import pytest

from engine import chinese, games, parsing, record, tiles
from engine.chinese_moves import BEAT, DROP, LEAD
from engine.match import IllegalMove


def parse(names):
    return tuple(map(parsing.tile, names.split()))


def moves_of(match, how):
    """The tiles of all legal moves of a kind, as texts."""
    return {" ".join(map(tiles.name, played)) for played, word in match.legal_moves() if word == how}


@pytest.fixture
def tricks():
    """tricks(["6-6 6-3", "1-1"], (3, 4), turn=1, leader=0, scores=...): a match in the middle of a round, with
    these hands, these tricks won, and this seat to lead. The tiles that aren't named have gone."""

    def make(hands, won, turn=0, leader=0, scores=(0, 0, 0, 0), **options):
        match = games.load("tien_gow")(4, options)
        match.deal(1)
        match.hands = [list(parse(hand)) for hand in hands]
        match.tricks, match.scores = list(won), list(scores)
        match.leader, match.turn = leader, turn
        match.moves = match.find_moves()
        return match

    return make


# Rule 1: deal and turns.


def test_rule_1_four_players_with_eight_tiles_each():
    match = games.load("tien_gow")(4)
    match.deal(1)
    assert [len(hand) for hand in match.hands] == [8] * 4
    assert sorted(sum(match.hands, [])) == sorted(chinese.SET)
    assert match.boneyard == [] and match.scores == [0] * 4


def test_rule_1_the_banker_is_chosen_by_lot_in_the_first_round_and_leads():
    leaders = set()
    for seed in range(30):
        match = games.load("tien_gow")(4)
        match.deal(seed)
        assert match.turn == match.leader
        leaders.add(match.leader)
    assert leaders == {0, 1, 2, 3}


def test_rule_1_the_others_follow_in_seat_order_each_once_and_the_winner_leads_the_next(begin, play):
    match = begin("tien_gow", "6-4", "5-5 6-6", "6-6", "6-1", leader=3)
    happened = play(match, "lead 6-1, drop 6-4, beat 5-5, beat 6-6")
    assert [each.seat for each in happened] == [3, 0, 1, 2]
    assert match.turn == 2
    assert match.trick == []
    assert moves_of(match, BEAT) == moves_of(match, DROP) == set()


# Rule 2: leads.


@pytest.mark.parametrize("names", ["5-1 5-1", "4-1 3-2", "1-1 6-2 5-3", "4-4 4-4 5-2", "3-1 3-1 4-1 3-2"])
def test_rule_2_a_lead_is(begin, play, names):
    match = begin("tien_gow", names, "", "", "", leader=0)
    assert play(match, "lead " + names)[0].points == 0


@pytest.mark.parametrize(
    "names",
    [
        "6-6 1-1",
        "6-5 6-4",  # no pair
        "6-6 6-2",
        "3-1 5-2",
        "5-5 6-3",  # of two families, or of none
        "6-6 6-3 2-1",
        "4-2 2-1 6-6",
        "6-3 5-4 6-2 5-3",
        "6-6 6-6 6-3 5-4 5-5",  # five tiles
    ],
)
def test_rule_2_nothing_else_is_a_lead(begin, play, names):
    match = begin("tien_gow", names, "", "", "", leader=0)
    with pytest.raises(IllegalMove, match="these tiles are no single, pair or mixed set"):
        play(match, "lead " + names)


def test_rule_2_all_leads_from_a_hand_spelt_out(begin):
    match = begin("tien_gow", "6-6 6-6 6-3 5-4 4-2 2-1 5-5 1-1", "", "", "", leader=0)
    assert moves_of(match, LEAD) == {
        "6-6",
        "6-3",
        "5-4",
        "4-2",
        "2-1",
        "5-5",
        "1-1",
        "6-6 6-6",
        "6-3 5-4",
        "4-2 2-1",
        "6-6 6-3",
        "6-6 5-4",
        "6-6 6-6 6-3",
        "6-6 6-6 5-4",
        "6-6 6-3 5-4",
        "6-6 6-6 6-3 5-4",
    }
    assert len(match.legal_moves()) == 16


# Rule 3: beats and drops.


@pytest.mark.parametrize(
    "led, beating",
    [
        ("6-5", {"6-6", "1-1"}),  # a civil single by civil singles of higher rank
        ("6-2", {"6-3"}),  # a military single by military singles of higher value
        ("5-5 5-5", {"1-1 1-1"}),  # a civil pair
        ("4-1 3-2", {"6-3 5-4"}),  # a military pair
        ("4-4 5-2", {"6-6 6-3", "6-6 5-4", "5-3 1-1"}),  # a mixed set of one and one
        ("3-1 3-1 4-1", {"6-2 1-1 1-1"}),  # of two civil and one military
        ("3-1 4-1 3-2", {"6-6 6-3 5-4"}),  # of one civil and two military
        ("4-2 2-1", set()),  # the supreme pair can't be beaten
    ],
)
def test_rule_3_only_the_same_composition_of_higher_rank_beats(tricks, led, beating):
    hands = {
        "6-5": "6-6 1-1 6-4 6-1 6-3 5-4 6-2 5-3",
        "6-2": "6-6 1-1 6-3 5-3 5-2 4-3 4-2 2-1",
        "3-1 3-1 4-1": "1-1 1-1 6-2 6-6 5-4 5-5 5-5 4-4",
    }
    hand = hands.get(led, "1-1 1-1 6-6 6-3 5-4 5-3 6-5 6-1")
    match = tricks([led + " 5-1", hand, "", ""], (0, 0, 0, 0))
    match.play(parsing.chinese_move("lead " + led))
    assert moves_of(match, BEAT) == beating


@pytest.mark.parametrize(
    "led, hand",
    [
        ("6-2", "5-3 2-1"),  # the same value
        ("6-2", "6-6 5-5"),  # a civil single doesn't beat a military one
        ("6-1", "6-3 5-4"),  # nor a military one a civil one
        ("6-2 5-3", "4-2 2-1"),  # the supreme pair beats nothing
        ("5-1 5-1", "6-3 5-4"),  # a military pair doesn't beat a civil one
        ("4-1 3-2", "6-6 6-3"),  # nor a mixed set a pair
        ("3-1 4-1", "6-6 6-2"),  # no set
        ("6-6 6-3", "6-6 5-4"),  # the same family
        ("3-1 3-1 4-1", "6-6 6-3 5-4"),  # two civil and one military, and the other way round
    ],
)
def test_rule_3_what_does_not_beat(tricks, led, hand):
    match = tricks([led + " 6-5", hand + " 5-1", "", ""], (0, 0, 0, 0))
    match.play(parsing.chinese_move("lead " + led))
    with pytest.raises(IllegalMove, match="^this doesn't beat "):
        match.play((chinese.arrange(parse(hand)[: len(led.split())]), BEAT))
    assert moves_of(match, BEAT) == set()


def test_rule_3_what_is_winning_so_far_has_to_be_beaten_not_what_was_led(tricks, play):
    match = tricks(["6-1 6-2", "5-5 6-3", "6-4 4-4", "3-3 2-1"], (0, 0, 0, 0))
    play(match, "lead 6-1, beat 5-5")
    assert moves_of(match, BEAT) == {"4-4"}
    play(match, "beat 4-4")
    assert moves_of(match, BEAT) == set()


def test_rule_3_a_drop_does_not_win_whatever_it_is(tricks, play):
    match = tricks(["6-1 5-1", "6-6 6-3", "1-1 5-4", "4-4 2-1"], (0, 0, 0, 0))
    play(match, "lead 6-1, drop 6-6")
    assert "1-1" in moves_of(match, BEAT)
    play(match, "drop 1-1, drop 4-4")
    assert match.tricks == [1, 0, 0, 0] and match.turn == 0


def test_rule_3_tiles_of_a_kind_are_the_same_drop(tricks):
    match = tricks(["5-5 2-1", "6-6 6-6 1-1 1-1", "", ""], (0, 0, 0, 0))
    match.play(parsing.chinese_move("lead 5-5"))
    assert sorted(played for played, how in match.legal_moves() if how == DROP) == [((1, 1),), ((6, 6),)]


def test_rule_3_a_drop_lies_face_down_for_the_others(tricks, play):
    match = tricks(["5-5 2-1", "6-6 6-3", "1-1 5-1", "4-4 6-4"], (0, 0, 0, 0))
    play(match, "lead 5-5, drop 6-3")
    assert match.view(0).trick == ((((5, 5),), LEAD), ((None,), DROP))
    assert match.view(1).trick[1] == (((6, 3),), DROP)
    play(match, "drop 5-1, drop 4-4, lead 2-1")
    assert match.view(1).played == [
        (((5, 5),), LEAD),
        (((6, 3),), DROP),
        ((None,), DROP),
        ((None,), DROP),
        (((2, 1),), LEAD),
    ]


# Rule 4: tricks and the last one.


@pytest.mark.parametrize(
    "led, others, worth",
    [
        ("5-5", ("6-4", "6-1", "5-1"), 1),
        ("5-5 5-5", ("6-4 6-1", "6-1 5-1", "6-4 5-1"), 2),
        ("3-1 3-1 4-1", ("6-4 6-1 6-5", "6-1 5-1 6-5", "6-4 5-1 2-2"), 3),
        ("3-1 3-1 4-1 3-2", ("6-4 6-1 6-5 2-2", "6-1 5-1 6-5 2-2", "6-4 5-1 3-3 3-3"), 4),
    ],
)
def test_rule_4_a_trick_of_k_tiles_counts_as_k(tricks, play, led, others, worth):
    match = tricks([led + " 6-3"] + [hand + " 2-1" for hand in others], (0, 1, 0, 0))
    play(match, "lead %s, drop %s, drop %s, drop %s" % ((led,) + others))
    assert match.tricks == [worth, 1, 0, 0]


def test_rule_4_who_wins_the_last_trick_wins_the_round_and_is_the_next_banker(tricks, play):
    match = tricks(["6-1", "6-4", "5-5", "5-1"], (4, 1, 2, 0))
    happened = play(match, "lead 6-1, beat 6-4, beat 5-5, drop 5-1")
    assert happened[-1].ended[:2] == ("last trick", 2)
    assert match.tricks == [4, 1, 3, 0]
    match.deal(5)
    assert match.leader == match.turn == 2


def test_rule_4_who_has_no_trick_may_not_win_the_last_one_with_one_tile(tricks, play):
    match = tricks(["6-1", "6-6", "5-5", "5-1"], (4, 0, 3, 0))
    play(match, "lead 6-1")
    assert moves_of(match, BEAT) == set() and moves_of(match, DROP) == {"6-6"}
    with pytest.raises(IllegalMove, match="who has won no trick yet may not win the last one with one tile"):
        play(match, "beat 6-6")
    happened = play(match, "drop 6-6, beat 5-5, drop 5-1")
    assert happened[-1].ended.side == 2


def test_rule_4_a_last_trick_of_two_tiles_may_be_the_first_that_one_wins(tricks, play):
    match = tricks(["6-1 6-1", "6-6 6-6", "5-5 2-1", "5-1 5-4"], (6, 0, 0, 0))
    happened = play(match, "lead 6-1 6-1, beat 6-6 6-6, drop 5-5 2-1, drop 5-4 5-1")
    assert happened[-1].ended.side == 1


# Rule 5: payments.


@pytest.mark.parametrize(
    "won, leader, gains",
    [
        # Seat 0 leads and wins the last trick; it has one trick more in the end. Seat 3 is the banker.
        ((1, 3, 2, 1), 3, [1 + 2 + 2 * 3, -1, -2, -6]),
        # With no trick at all, 5: seat 1; the banker, seat 2, pays 2 x 5.
        ((6, 0, 0, 1), 2, [5 + 10 + 3, -5, -10, -3]),
        # Five tricks: 4 - 5 is -1, so that one receives 1; seat 0 is the banker itself, so all is doubled.
        ((1, 5, 1, 0), 0, [-2 + 6 + 10, 2, -6, -10]),
        # Six tricks of the banker, doubled.
        ((1, 6, 0, 0), 1, [-4 + 5 + 5, 4, -5, -5]),
    ],
)
def test_rule_5_payments(tricks, play, won, leader, gains):
    match = tricks(["6-6", "6-4", "5-5", "5-1"], won, leader=leader)
    happened = play(match, "lead 6-6, drop 6-4, drop 5-5, drop 5-1")
    assert happened[-1].ended == ("last trick", 0, gains)
    assert match.scores == gains and sum(gains) == 0


# Rule 6: the match.


@pytest.mark.parametrize("rounds", [4, 8])
def test_rule_6_a_match_is_so_many_rounds(rounds):
    match = games.load("tien_gow")(4, {"rounds": rounds})
    for seed in range(rounds - 1):
        match.deal(seed)
        while match.legal_moves():
            assert match.play(match.legal_moves()[0]).result is None
    match.scores = [0, 1000, -500, -500]
    match.deal(1)
    while match.legal_moves():
        happened = match.play(match.legal_moves()[0])
    assert happened.result == match.winner == 1
    assert match.loser is None  # three have lost
    assert match.rounds == rounds


def test_rule_6_level_for_the_most_another_round_is_played(tricks, play):
    match = tricks(["6-6", "6-4", "5-5", "5-1"], (1, 3, 2, 1), leader=3, scores=(-10, -8, 1, 17), rounds=4)
    match.rounds = 3
    # Gains 9, -1, -2, -6: -1, -9, -1, 11.
    assert play(match, "lead 6-6, drop 6-4, drop 5-5, drop 5-1")[-1].result == 3
    match = tricks(["6-6", "6-4", "5-5", "5-1"], (1, 3, 2, 1), leader=3, scores=(2, -19, 0, 17), rounds=4)
    match.rounds = 3
    # 11, -20, -2, 11.
    assert play(match, "lead 6-6, drop 6-4, drop 5-5, drop 5-1")[-1].result is None
    assert match.scores == [11, -20, -2, 11]
    match.deal(1)
    assert match.legal_moves()


def test_rule_6_the_options():
    assert games.load("tien_gow")(4).options == {"rounds": 8}
    with pytest.raises(ValueError, match="option rounds can't be 5, only one of 4, 8, 12"):
        games.load("tien_gow")(4, {"rounds": 5})


# Why a move is illegal, and records.


@pytest.mark.parametrize(
    "before, text, why",
    [
        ("", "beat 6-6", "seat 0 leads this trick"),
        ("", "lead 1-1", "seat 0 doesn't hold 1-1"),
        ("", "lead", "these tiles are no single, pair or mixed set"),
        ("", "split 6-6 6-6 / 6-3 5-4", "seat 0 leads this trick"),
        ("lead 6-3", "lead 5-4", "the trick has been led, so seat 1 beats or drops"),
        ("lead 6-6 6-6", "drop 1-1", "the trick is of 2 tiles, not one tile"),
        ("lead 6-3", "beat 1-1", "this doesn't beat 6-3"),
    ],
)
def test_why_a_move_is_illegal(begin, play, state, before, text, why):
    match = begin("tien_gow", "6-6 6-6 6-3 5-4", "1-1 1-1", "4-4", "3-1", leader=0)
    if before:
        play(match, before)
    there = state(match)
    with pytest.raises(IllegalMove, match="^%s$" % why):
        match.play(parsing.chinese_move(text))
    assert state(match) == there


def test_a_record_has_no_boneyard_and_may_have_an_empty_one(begin, play):
    match = begin("tien_gow", "6-6 6-6 6-3 5-4", "1-1 1-1", "4-4", "3-1", leader=2)
    play(match, "lead 4-4")
    played = record.from_match(match)
    assert "boneyard" not in played["rounds"][0] and played["rounds"][0]["leader"] == 2
    played["rounds"][0]["boneyard"] = []
    again = record.new_match(played)
    assert [happened.move for happened in record.replay(again, played)] == [(((4, 4),), LEAD)]
    played["rounds"][0]["boneyard"] = ["6-6"]
    with pytest.raises(record.RecordError, match="^round 1, before move 1: tien_gow has no boneyard$"):
        list(record.replay(record.new_match(played), played))
