# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The places of the tiles in lines of all kinds that can come about, and in bigger sets, checked in pixels."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.line import ARMS, FIRST, Line
from engine.tiles import make_set
from tables.line import layout
from tables.line.board import unpack
from tables.line.layout import Layout
from tests.tables.line.referee import lay, match_line, one_arm

SET = make_set()


def played_out(rng, has_spinner, arms=ARMS):
    """The line of a round for two of random moves; on `arms` if that is possible."""
    tiles = rng.sample(SET, 28)
    hands, stock = [tiles[:7], tiles[7:14]], tiles[14:]
    line = Line(has_spinner)
    seat = passed = 0
    while passed < 2:
        hand = hands[seat]
        moves = fitting(line, hand)
        while not moves and stock:
            hand.append(stock.pop())
            moves = fitting(line, hand)
        passed = 0 if moves else passed + 1
        if moves:
            move = rng.choice([move for move in moves if move[1] in arms] or moves)
            line.add(*move)
            hand.remove(move[0])
            if not hand:
                break
        seat = 1 - seat
    return line.plays()


def fitting(line, tiles):
    if not line.tiles:
        return [(tile, FIRST) for tile in tiles]
    return [(tile, arm) for tile in tiles for arm in ARMS if line.ends[arm] in tile]


TABLES = [
    ((160, 80), (10, 7)),
    ((160, 82), (9, 7)),
    ((240, 190), (13, 10, 7)),
    ((320, 200), (13, 10, 7)),
    ((161, 81), (10, 7)),
]


@pytest.mark.parametrize("size, halves, has_spinner", [(*table, i % 2 == 0) for i, table in enumerate(TABLES)])
def test_rounds_played_out(cases, size, halves, has_spinner):
    rng = random.Random(f"{size}{halves}{has_spinner}")
    for _ in range(cases(100)):
        lay(played_out(rng, has_spinner), size, halves, has_spinner)


@pytest.mark.parametrize("has_spinner", [True, False])
def test_all_tiles_in_one_arm(cases, has_spinner):
    rng = random.Random(28)
    for _ in range(cases(40)):
        lay(one_arm(rng), has_spinner=has_spinner)


# Tables for many, where more of the screen is taken by who plays, and bigger sets.


@pytest.mark.parametrize("game, seats", [("draw", 4), ("kozel", 4), ("blitz", 8)])
def test_rounds_of_many_fit_their_lower_table(cases, game, seats):
    for seed in range(cases(100)):
        line = match_line(game, seats, {}, seed)
        assert not lay(line.plays(), (160, 72), (9, 7), line.has_spinner).goes_beyond()


@pytest.mark.parametrize(
    "game, options, seeds", [("all_fives", {}, (47, 102, 271, 672)), ("kurnik", {"ends": 4}, (92, 120, 163, 167))]
)
def test_lines_that_a_search_finds_room_for_if_it_does_not_look_ahead_fit_the_table(game, options, seeds):
    for seed in seeds:
        line = match_line(game, 2, options, seed)
        referee = lay(line.plays(), (160, 82), (13, 11, 9, 8, 7), line.has_spinner, centred=game == "kurnik")
        assert referee.laid_anew and not referee.goes_beyond()


@settings(max_examples=25)
@given(
    seed=st.integers(0, 2**32),
    game=st.sampled_from(("draw", "all_fives")),
    top=st.sampled_from((6, 9, 12)),
    width=st.integers(120, 320),
    height=st.integers(60, 200),
)
def test_any_set_on_any_table(seed, game, top, width, height):
    line = match_line(game, 2, {"set": top}, seed)
    lay(line.plays(), (width, height), (9, 7), line.has_spinner, top)


@settings(max_examples=25)
@given(
    seed=st.integers(0, 2**32),
    top=st.sampled_from((6, 9, 12)),
    game=st.sampled_from(("draw", "all_fives")),
    width=st.integers(100, 320),
    height=st.integers(50, 200),
)
def test_any_line_fits_as_snakes(seed, top, game, width, height):
    """Which remains if no search finds anything."""
    plays = match_line(game, 2, {"set": top}, seed).plays()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(layout, "_ANEW", 0)
        patch.setattr(Layout, "_extend", lambda *_: False)
        referee = lay(plays, (width, height), (9, 7), game == "all_fives", top)
    assert referee.laid_anew == len(plays) - 1


def test_long_lines_are_seldom_laid_anew(cases):
    beyond = stayed = 0
    for seed in range(cases(40)):
        line = Layout(160, 82, (9, 7), False, 12)
        for tile, arm in match_line("draw", 2, {"set": 12}, seed).plays():
            was_beyond = any(y < 0 or y > 82 for _, y, _, _ in map(unpack, line.spots))
            still = line.add(tile, arm)
            beyond += was_beyond
            stayed += was_beyond and still
    assert beyond > cases(300)
    assert stayed > 0.9 * beyond
