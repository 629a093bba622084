# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Kozel (docs/rules.md, section 4), rule by rule. The expected values were counted by hand from the tiles."""

import pytest

from engine import games, tiles

STOCK = list(tiles.make_set())


def start_again(match):
    """Start another round with the tiles in the order of their indexes."""
    seats = match.seats
    match.start_round([STOCK[7 * seat : 7 * seat + 7] for seat in range(seats)], STOCK[7 * seats :])


# The number of players, and their tiles.


@pytest.mark.parametrize("seats, in_boneyard, sides", [(2, 14, 2), (3, 7, 3), (4, 0, 2)])
def test_always_seven_tiles_each(seats, in_boneyard, sides):
    match = games.load("kozel")(seats)
    match.deal(1)
    assert [len(hand) for hand in match.hands] == [7] * seats
    assert len(match.boneyard) == in_boneyard
    assert match.scores == [0] * sides


@pytest.mark.parametrize("seats, sides", [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 0, 1])])
def test_four_play_two_against_two_partners_opposite(seats, sides):
    match = games.load("kozel")(seats)
    assert [match.side(seat) for seat in range(seats)] == sides


# Rule 1.


@pytest.mark.parametrize(
    "hands, leader, tile",
    [
        (("6-6 6-5 6-4 6-3 6-2 6-1 6-0", "1-1 0-0 5-5 5-4 5-3 5-2 5-1"), 1, "1-1"),
        (("6-6 6-5 6-4 6-3 6-2 6-1 6-0", "2-2 0-0 5-5 5-4 5-3 5-2 5-1"), 1, "2-2"),
        (("6-6 6-5 6-4 6-3 6-2 6-1 6-0", "5-5 0-0 5-0 5-4 5-3 5-2 5-1"), 1, "5-5"),
        (("0-0 6-5 6-4 6-3 6-2 6-1 6-0", "6-6 5-0 4-0 5-4 5-3 5-2 5-1"), 1, "6-6"),
        (("6-5 6-4 6-3 6-2 6-1 6-0 5-4", "5-0 4-0 3-0 2-0 1-0 0-0 2-1"), 1, "0-0"),
        # No double in the hands.
        (("5-4 5-3 5-2 5-1 5-0 4-3 4-2", "6-3 6-2 6-1 6-0 1-0 2-0 3-0"), 1, "6-3"),
        (("5-4 5-3 5-2 5-1 5-0 4-3 4-2", "6-4 6-3 6-2 6-1 6-0 1-0 2-0", "6-5 4-1 4-0 3-2 3-1 3-0 2-1"), 2, "6-5"),
        # Of four players one always holds 1-1.
        (("2-2", "3-3", "0-0 6-6", "1-1"), 3, "1-1"),
    ],
)
def test_rule_1_who_leads_the_first_round(begin, legal, hands, leader, tile):
    match = begin("kozel", *hands, leader=0)
    assert match.turn == match.leader == leader
    assert legal(match) == [tile]


@pytest.mark.parametrize("seats, seat", [(2, 0), (3, 2), (4, 3)])
def test_rule_1_who_went_out_leads_any_tile_in_the_next_round(midway, play, legal, seats, seat):
    hands = ["5-4", "5-3", "5-2", "6-6"][:seats]
    hands[seat] = "3-1"
    match = midway("kozel", "6-1", *hands, turn=seat)
    assert play(match, "3-1 right")[0].ended.how == "domino"
    start_again(match)
    assert match.turn == match.leader == seat
    assert legal(match) == sorted(map(tiles.name, STOCK[7 * seat : 7 * seat + 7]))


@pytest.mark.parametrize("seats, seat", [(2, 1), (4, 3)])
def test_rule_1_after_a_block_who_played_last_leads_any_tile(midway, play, legal, seats, seat):
    hands = ["1-0", "1-1", "2-0", "2-1"][:seats]
    hands[seat] = "6-4 6-6"
    match = midway("kozel", "6-5", *hands, turn=seat)
    assert play(match, "6-4 left")[0].ended.how == "blocked"
    start_again(match)
    assert match.turn == match.leader == seat
    assert legal(match) == sorted(map(tiles.name, STOCK[7 * seat : 7 * seat + 7]))


def test_rule_1_who_played_last_is_not_who_drew_last(midway, play):
    match = midway("kozel", "6-5", "6-4 6-6", "1-1", "2-1", boneyard="3-3")
    assert play(match, "6-4 left, draw")[1].ended.how == "blocked"
    start_again(match)
    assert match.leader == 0


# Rule 2.


def test_rule_2_four_players_pass(midway, play, legal):
    match = midway("kozel", "6-5", "4-4", "3-3", "2-2", "6-1 1-1")
    for seat in range(3):
        assert (match.turn, legal(match)) == (seat, ["pass"])
        play(match, "pass")
    assert (match.turn, legal(match)) == (3, ["6-1 left"])


@pytest.mark.parametrize("others", [["3-3"], ["3-3", "2-2"]])
def test_rule_2_two_or_three_draw_until_it_fits(midway, play, legal, others):
    match = midway("kozel", "6-5", "4-4", *others, boneyard="4-3 1-1 5-1 6-6")
    for _ in range(3):
        assert (match.turn, legal(match)) == (0, ["draw"])
        play(match, "draw")
    assert legal(match) == ["5-1 right"]
    play(match, "5-1 right")
    assert match.turn == 1


# Rule 3.


def test_no_scoring_in_play_and_no_spinner(begin, play):
    match = begin("kozel", "1-1 6-6", "4-1 4-4", "5-1 6-1", "6-5 6-4")
    assert [each.points for each in play(match, "1-1, 4-1 left, 5-1 right")] == [0, 0, 0]  # 2; 4 + 2; 4 + 5
    assert match.scores == [0, 0]
    assert match.line.spinner is None


@pytest.mark.parametrize(
    "others, penalties",
    [
        (["6-5 4-4"], [0, 11 + 8]),
        (["6-5 4-4", "5-4"], [0, 11 + 8, 9]),
        (["6-5", "5-4 2-0", "6-6"], [9 + 2, 11 + 12]),
    ],
)
def test_rule_3_each_side_adds_the_pips_left_in_its_hands(midway, play, others, penalties):
    match = midway("kozel", "6-1", "3-1", *others)
    assert play(match, "3-1 right")[0].ended == ("domino", 0, penalties)
    assert match.scores == penalties


@pytest.mark.parametrize(
    "hands, penalties",
    [
        (["1-1", "3-3 2-1"], [2, 6 + 3]),
        (["1-1", "3-3", "2-1", "6-6 1-0"], [2 + 3, 6 + 12 + 1]),
    ],
)
def test_rule_3_after_a_block_too_and_nobody_wins_it(midway, play, hands, penalties):
    match = midway("kozel", "6-5", "6-4 " + hands[0], *hands[1:])
    assert play(match, "6-4 left")[0].ended == ("blocked", None, penalties)
    assert match.scores == penalties


# Rule 4. The last tile leaves 9 + 1 = 10 to side 1, nothing to side 0, and of three 2 to side 2.


@pytest.mark.parametrize(
    "seats, scores, after, loser",
    [
        (2, (0, 90), [0, 100], None),
        (2, (0, 91), [0, 101], 1),
        (3, (0, 0, 99), [0, 10, 101], 2),
        (3, (0, 92, 100), [0, 102, 102], None),  # level for the most
        (3, (0, 93, 100), [0, 103, 102], 1),
        (3, (0, 92, 99), [0, 102, 101], 1),
    ],
)
def test_rule_4_the_side_with_the_most_loses_once_a_side_has_101(midway, play, seats, scores, after, loser):
    match = midway("kozel", "6-1", "3-1", *["5-4 1-0", "1-1"][: seats - 1], scores=scores)
    happened = play(match, "3-1 right")[0]
    assert match.scores == after
    assert happened.result == match.result == match.loser == loser
    # Where three play, nobody has won alone.
    assert match.winner == (None if loser is None or seats == 3 else 1 - loser)


@pytest.mark.parametrize(
    "scores, after, loser",
    [
        ((0, 80), [7, 101], 1),
        ((95, 80), [102, 101], 0),
        ((94, 80), [101, 101], None),  # level: another round
    ],
)
def test_rule_4_four_players(midway, play, scores, after, loser):
    # Seat 2 keeps 7; seats 1 and 3 keep 9 + 12.
    match = midway("kozel", "6-1", "3-1", "5-4", "5-2", "6-6", scores=scores)
    play(match, "3-1 right")
    assert (match.loser, match.winner) == (loser, None if loser is None else 1 - loser)
    assert match.scores == after


def test_rule_4_the_other_round_after_a_level_one_decides(midway, play):
    match = midway("kozel", "6-1", "3-1", "5-4 1-0", scores=(110, 100))
    play(match, "3-1 right")
    assert (match.scores, match.result) == ([110, 110], None)
    start_again(match)
    match.hands = [[(2, 2)], [(3, 1), (3, 3)]]  # the rest of them needn't be played
    match.moves = match.find_moves()
    assert play(match, "2-2")[0].result == 1
    assert match.scores == [110, 110 + 4 + 6]
