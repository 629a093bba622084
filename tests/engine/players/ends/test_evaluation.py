# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The position after a move in draw dominoes, Kozel and Bergen, in numbers."""

from engine import moves
from engine.players.ends.evaluation import FEATURES, features


def found(match):
    """The features of each move, a dict of dicts by its name."""
    return {
        moves.name(move): dict(zip(FEATURES, numbers))
        for numbers, move in filter(None, features(match.view(match.turn)))
    }


def shown(match, *names):
    """Some features of each move."""
    return {move: tuple(numbers[name] for name in names) for move, numbers in found(match).items()}


def test_bergen_points(midway):
    match = midway("bergen", "0-0, 4-0 left", "4-4 5-0", "6-6")
    assert shown(match, "points") == {"4-4 left": (0,), "5-0 right": (0,)}
    match = midway("bergen", "1-0, 4-1 left", "4-0 5-0", "6-6")
    assert found(match)["4-0 left"]["points"] == 2


def test_bergen_the_tile_that_makes_both_ends_alike_may_be_with_others(midway):
    # 6-4 leaves 4 and 1, of which 4-1 makes a pair, for 2 points; 2-1 leaves 6 and 2, and 6-2 is its own.
    match = midway("bergen", "6-3, 3-1 right", "6-4 2-1 6-2", "5-5")
    numbers = shown(match, "reply", "next")
    assert numbers["6-4 left"] == (2, 0)
    assert numbers["2-1 right"] == (0, 2)


def test_what_fits_then_in_the_rest_of_the_hand(midway):
    # 6-3 leaves 6 and 1: 6-5, 6-6 and 2-1 fit, at both ends. 2-1 leaves 3 and 2: only 6-3 and only at one.
    match = midway("draw", "3-1", "6-3 6-5 6-6 2-1", "5-5")
    numbers = shown(match, "choice", "ends", "numbers")
    assert numbers["6-3 left"] == (3, 2, 4)
    assert numbers["2-1 right"] == (1, 1, 3)


def test_stuck_is_certain_where_the_next_seat_passed_on_these_ends(begin, play):
    # Seat 1 passed on 1; 3-1 leaves 3 and 1, of which nothing is known; after 1-0 it may hold a 0.
    match = begin("kozel", "1-1 5-1 4-0", "6-6 6-5 6-4 6-3 6-2 5-5 4-4", "6-1", "6-0")
    play(match, "1-1, pass, 6-1 left, 6-0 left")
    numbers = found(match)
    assert numbers["5-1 right"]["stuck"] < 100
    assert 0 < numbers["4-0 left"]["stuck"] < 100
    assert numbers["4-0 left"]["stuck"] > numbers["5-1 right"]["stuck"]  # it has no 1


def test_danger_is_the_chance_that_others_go_out_times_the_pips_left(midway):
    match = midway("kozel", "3-1", "6-3 6-6", "3-0", "6-1 5-5")
    numbers = found(match)
    assert numbers["6-3 left"]["danger"] == (1000 - 1000 * (25 - 10) // 25) * 12 // 1000


def test_kozel_a_partner_is_no_danger(midway):
    match = midway("kozel", "3-1", "6-3 6-6", "3-0 4-0", "6-1", "5-5 4-4")
    assert found(match)["6-3 left"]["danger"] == 0


# All with a 0 but 0-0, which closes both ends.
NOUGHTS = "1-0, 1-1 left, 2-1 left, 2-0 left, 3-0 right, 4-3 right, 4-0 right, 5-0 left, 5-2 left, 6-2 left, 6-0 left"


def test_a_blocked_round_counts_the_pips(midway):
    match = midway("kozel", NOUGHTS, "0-0 5-1", "6-6", "5-5", "4-4")
    assert [numbers["block"] != 0 for numbers in found(match).values()] == [True]


def test_an_end_that_an_opponent_left_is_covered(begin, play):
    match = begin("kozel", "1-1", "5-1", "6-1 5-0 4-4 4-3 4-2 3-3 3-2", "")
    play(match, "1-1, 5-1 left")
    assert shown(match, "cover")["5-0 left"] == (1,)
    assert shown(match, "cover")["6-1 right"] == (0,)
