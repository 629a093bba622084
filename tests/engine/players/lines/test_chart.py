# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The chart: what a seat can know of all tiles."""

from random import Random

import pytest

from engine import games, tiles
from engine.players.lines import chart
from engine.players.lines.chart import MINE, PLAYED, UNSEEN


def of(match, seat=0):
    """The Chart of a seat."""
    *pauses, found = chart.read(match.view(seat))
    assert set(pauses) == {None}
    return found


def named(match, state, seat=0):
    """The tiles of a state as text."""
    states = of(match, seat).states
    return " ".join([tiles.name(tile) for tile, own in zip(match.tiles, states) if own == state])


def test_each_tile_is_played_or_mine_or_unseen(begin, play):
    match = begin("kurnik", "6-6 6-5 5-5 5-4 4-4 4-3 3-3", "6-0 0-0 1-0 1-1 2-0 2-1 2-2")
    play(match, "6-6, 6-0 left, 6-5 right")
    assert named(match, PLAYED) == "6-0 6-5 6-6"
    assert named(match, MINE) == "3-3 4-3 4-4 5-4 5-5"
    assert named(match, UNSEEN) == ("0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 4-0 4-1 4-2 5-0 5-1 5-2 5-3 6-1 6-2 6-3 6-4")
    assert named(match, MINE, seat=1) == "0-0 1-0 1-1 2-0 2-1 2-2"


def test_a_later_draw_may_have_brought_an_earlier_number(begin, play):
    match = begin(
        "kurnik", "6-6 6-5 6-4 6-3 5-4 5-3 5-2", "0-0 2-0 2-2 3-0 3-2 3-3 4-0", boneyard="4-2 6-1 4-3 5-1", leader=0
    )
    play(match, "6-6, draw*2, 6-1 left, 6-5 right, draw*2, 5-1 right")
    assert of(match).lacks[1] == [1, 5]  # the 4-3, which didn't fit, could have been a 6


def test_a_seat_that_passes_lacks_both_ends(begin, play):
    match = begin(
        "kozel",
        "1-1 4-1 0-0 1-0 2-0 2-1 3-1",
        "6-6 6-5 5-5 5-4 4-4 4-3 3-3",
        "5-1 6-1 2-2 6-3 5-3 5-2 6-2",
        "6-4 3-0 3-2 4-0 4-2 5-0 6-0",
    )
    play(match, "1-1, pass, 5-1 left, 5-0 left")
    assert of(match).lacks == [[], [1], [], []]
    play(match, "4-1 right, 4-4 right, pass")
    assert of(match).lacks == [[], [1], [0, 4], []]


def test_an_end_is_safe_if_no_unseen_tile_has_its_number(midway):
    match = midway("draw", "6-5, 6-6 left, 6-4 left, 4-4 left", "5-4 4-0 4-1 4-2 4-3", "3-3 1-0")
    assert of(match).ends == [4, 5] and of(match).safe == [4]


def bergen(begin, play, boneyard):
    """A match in which seat 1 has drawn a tile, and passed, on two blanks."""
    match = begin("bergen", "0-0 6-1 6-2 6-3 6-4 6-5", "2-1 3-1 3-2 4-1 4-2 4-3", boneyard=boneyard)
    play(match, "0-0, draw, pass")
    return match


def test_with_nothing_to_draw_an_end_is_safe_if_all_others_lack_its_number(begin, play):
    match = bergen(begin, play, "5-1")
    assert of(match).lacks[1] == [0] and of(match).safe == []
    del match.boneyard[2:]  # the last two tiles are never drawn
    assert of(match).safe == [0]


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("draw", 3), ("kozel", 4), ("blitz", 8)])
def test_a_chart_is_the_same_whatever_is_hidden(shuffle_hidden, game, seats):
    random = Random(7)
    match = games.load(game)(seats)
    match.deal(7)
    while match.moves:
        match.play(random.choice(match.moves))
        if match.moves:
            other = shuffle_hidden(match, 0, random)
            assert vars(of(match)) == vars(of(other))


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("draw", 4), ("kozel", 4), ("bergen", 4), ("blitz", 5)])
def test_a_chart_says_nothing_that_is_not_so(game, seats):
    random = Random(3)
    match = games.load(game)(seats)
    for seed in range(5):
        match.deal(seed)
        while match.moves:
            match.play(random.choice(match.moves))
            found = of(match)
            for seat, lacks in enumerate(found.lacks):
                assert seat == 0 or not [tile for tile in match.hands[seat] if set(tile) & set(lacks)]
            for end in found.safe:
                assert not [tile for hand in match.hands[1:] for tile in hand if end in tile]
        if match.result is not None:
            break
