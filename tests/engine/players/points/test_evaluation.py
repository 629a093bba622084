# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The position after a move in All Fives and Kurnik, in numbers."""

from engine import moves, tiles
from engine.players.points.evaluation import FEATURES, features


def found(match):
    """The features of each move, a dict of dicts by its name."""
    return {
        moves.name(move): dict(zip(FEATURES, numbers))
        for numbers, move in filter(None, features(match.view(match.turn)))
    }


def shown(match, name):
    """One feature of each move."""
    return {move: numbers[name] for move, numbers in found(match).items()}


def test_points_are_those_of_the_move(midway):
    # 4-2 makes 2 + 3, 3-3 4 + 6, 5-4 5 + 3.
    match = midway("kurnik", "4-3", "4-2 3-3 5-4", "6-6")
    assert shown(match, "points") == {"4-2 left": 5, "3-3 right": 10, "5-4 left": 0}


def test_wins_is_to_reach_the_target_by_that(midway):
    match = midway("kurnik", "4-3", "4-2 3-3 5-4", "6-6", scores=(90, 0))
    assert shown(match, "wins") == {"4-2 left": 0, "3-3 right": 1, "5-4 left": 0}


def test_ends_that_come_to_the_same_are_left_out_once(midway):
    # Both sides of a first 6-6; and the 3 and 3 of a line of two ends.
    assert set(found(midway("all_fives", "6-6", "6-1 6-2", "5-5"))) == {"6-1 left", "6-2 left"}
    assert set(found(midway("kurnik", "3-1, 1-0 right, 3-0 right", "5-3 3-2", "5-5"))) == {"5-3 left", "3-2 left"}


def test_ends_of_the_same_number_that_count_differently_are_two(midway):
    # The spinner's bare side counts 12, the other end 6: 6-3 makes 12 + 3 or 3 + 6.
    match = midway("all_fives", "6-6, 6-1 left, 4-1 left, 6-4 left", "6-3 6-2", "5-5")
    assert shown(match, "points") == {"6-3 left": 15, "6-3 right": 0, "6-2 left": 0, "6-2 right": 0}


def test_choice_and_next_look_at_the_rest_of_the_hand(midway):
    # 5-4 leaves 5 and 3: 5-2 would make 2 + 3, and 3-0 5 + 0. 3-0 leaves 4 and 0: only 5-4, for 5 + 0.
    match = midway("kurnik", "4-3", "5-4 5-2 3-0 6-6", "1-1")
    assert (shown(match, "choice")["5-4 left"], shown(match, "next")["5-4 left"]) == (2, 5)
    assert (shown(match, "choice")["3-0 right"], shown(match, "next")["3-0 right"]) == (1, 5)


# For each of 1 or 2 tiles that the opponent holds of 25 unseen ones, the chance of 1024 that it is a certain one.
ONE_OF_25, TWO_OF_25 = 40, 81


def free_of(fitting):
    """The chance, of 1024, that the opponent's only tile is none of some tiles."""
    free = 1024
    for _ in range(fitting):
        free = free * (1024 - ONE_OF_25) // 1024
    return free


def test_stuck_is_certain_where_the_opponent_has_drawn(begin, play):
    # Seat 1 could play neither 6 nor 5, and has laid the 6-1 that it drew. 5-1 leaves 5 and 5, 1-0 0 and 5.
    match = begin("kurnik", "6-5 5-1 1-0", "4-4 4-3 4-2 4-1 4-0 3-3 3-2", boneyard="6-1", leader=0)
    play(match, "6-5, draw, 6-1 left")
    stuck = shown(match, "stuck")
    assert stuck["5-1 left"] == 100 and 0 < stuck["1-0 left"] < 100


def test_reply_is_what_the_opponent_may_be_expected_to_score(midway):
    # After 5-4 the ends are 5 and 3. 5-3 would make 5 + 5, 5-2 2 + 3, 3-0 5 + 0: a chance of 1 in 25 each, and the
    # less only counts where it doesn't hold the better. That is 0.4 + 0.19 + 0.18, in tenths.
    assert shown(midway("kurnik", "4-3", "5-4 6-6", "1-1"), "reply")["5-4 left"] == 7
    # After 4-2 nothing scores at 2 and 3.
    assert shown(midway("kurnik", "4-3", "4-2 6-6", "1-1"), "reply")["4-2 left"] == 0


def test_last_weighs_the_opponents_pips_where_the_last_tile_fits(midway):
    # After 4-2 the 5-3 is left, and fits; 6-5 wouldn't, and two tiles are no last one.
    fits = midway("kurnik", "4-3", "4-2 5-3", "1-1 1-0")
    unseen = [tile for tile in tiles.make_set() if tile not in ((4, 3), (4, 2), (5, 3))]
    assert shown(fits, "last")["4-2 left"] == TWO_OF_25 * tiles.pips(unseen) // 1024
    assert shown(midway("kurnik", "4-3", "4-2 6-5", "1-1 1-0"), "last")["4-2 left"] == 0
    assert shown(midway("kurnik", "4-3", "4-2 5-3 5-4", "1-1 1-0"), "last")["4-2 left"] == 0


def test_danger_is_the_opponents_last_tile_times_the_pips_left(midway):
    danger = shown(midway("kurnik", "4-3", "4-2 6-5", "1-1"), "danger")["4-2 left"]
    assert danger == (1024 - free_of(11)) * 11 // 1024
    assert shown(midway("kurnik", "4-3", "4-2 6-5", "1-1 1-0"), "danger")["4-2 left"] == 0
