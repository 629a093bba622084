# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a match and a round begin, and beginnings that are refused."""

import pytest

from engine import games, tiles

BOTH = pytest.mark.parametrize("game", ["all_fives", "kurnik"])


ALLOWED = {
    "all_fives": {
        "target": range(50, 501, 5),
        "lead": ("winner", "highest"),
        "blocked": ("points", "pips"),
        "set": (6, 9, 12),
    },
    "kurnik": {"target": (100, 250, 500), "ends": (2, 4)},
}
DEFAULTS = {
    "all_fives": {"target": 100, "lead": "winner", "blocked": "points", "set": 6},
    "kurnik": {"target": 100, "ends": 2},
}


@BOTH
def test_the_options_and_their_defaults(game):
    assert games.load(game)().options == DEFAULTS[game]
    assert games.load(game)(2, {}).options == DEFAULTS[game]
    assert {key: allowed for key, _, allowed in games.load(game).OPTIONS} == ALLOWED[game]
    for key, allowed in ALLOWED[game].items():
        for value in allowed:
            assert games.load(game)(2, {key: value}).options == dict(DEFAULTS[game], **{key: value})


def test_what_an_option_can_be_is_told():
    with pytest.raises(ValueError, match=r"^option target can't be 7, only one of 50, 55, \.\.\., 500$"):
        games.load("all_fives")(2, {"target": 7})
    with pytest.raises(ValueError, match=r"^option target can't be '100', only one of 100, 250, 500$"):
        games.load("kurnik")(2, {"target": "100"})


TABLES = {
    "all_fives": "2",
    "kurnik": "2",
    "draw": "2 to 4",
    "kozel": "2 to 4",
    "bergen": "2 to 4",
    "blitz": "4 to 8",
    "tien_gow": "4",
    "pai_gow": "2",
}


@pytest.mark.parametrize("game", TABLES)
def test_no_other_number_of_players_takes_part(game):
    fewest, _, most = TABLES[game].partition(" to ")
    for seats in (int(fewest) - 1, int(most or fewest) + 1, float(fewest), None):
        with pytest.raises(ValueError, match=f"{game} is for {TABLES[game]} players, not "):
            games.load(game)(seats)


# Deals that can't be.

STOCK = list(tiles.make_set())


@pytest.mark.parametrize(
    "hands, boneyard, why",
    [
        ([STOCK[:7]], STOCK[7:], "there are 1 hands for 2 seats"),
        ([STOCK[:6], STOCK[6:13]], STOCK[13:], "the hand of seat 0 has 6 tiles, not 7"),
        ([STOCK[:7], STOCK[:7]], STOCK[14:], "0-0 is there twice"),
        ([STOCK[:7], STOCK[7:14]], STOCK[15:], "4-4 is missing"),
        ([STOCK[:7], STOCK[7:14]], [], "4-4, 5-0, .*6-6 is missing"),
        ([STOCK[:7], STOCK[7:14]], STOCK[14:27] + [(5, 6)], "5-6 is not in the set"),
    ],
)
def test_a_deal_has_each_tile_once_and_hands_of_seven(hands, boneyard, why, state):
    match = games.load("kurnik")()
    before = state(match)
    with pytest.raises(ValueError, match=why):
        match.start_round(hands, boneyard, 0)
    assert state(match) == before


def test_no_round_starts_while_another_is_played(begin, state):
    match = begin("kurnik", "6-6", "5-5", leader=0)
    before = state(match)
    with pytest.raises(ValueError, match="the round before isn't over"):
        match.deal(1)
    with pytest.raises(ValueError, match="the round before isn't over"):
        match.start_round([STOCK[:7], STOCK[7:14]], STOCK[14:], 0)
    assert state(match) == before
