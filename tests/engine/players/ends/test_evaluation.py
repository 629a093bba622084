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


def test_what_is_laid(midway):
    match = midway("kozel", "3-1", "6-3 3-3 2-1", "5-5", "4-4")
    assert shown(match, "pips", "doubles") == {"6-3 left": (9, 0), "3-3 left": (6, 1), "2-1 right": (3, 0)}


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


def test_bergen_a_double_at_an_end_makes_it_dearer(midway):
    match = midway("bergen", "6-1", "6-6 1-0", "5-5")
    numbers = shown(match, "reply", "next")
    assert numbers["6-6 left"] == (0, 0)  # 6-1 lies on the line
    assert numbers["1-0 right"] == (2, 0)  # 6-0
    match = midway("bergen", "6-6, 6-1 right", "1-0 4-2", "5-5")
    assert shown(match, "reply")["1-0 right"] == (3,)


def test_bergen_at_two_like_ends_it_is_the_double(midway):
    match = midway("bergen", "6-3, 3-1 right", "6-1 1-1", "5-5")
    assert shown(match, "reply", "next")["6-1 left"] == (0, 3)


def test_there_is_no_such_tile_in_other_games(midway):
    match = midway("draw", "6-3, 3-1 right", "6-4 2-1 6-2", "5-5")
    assert set(shown(match, "reply", "next").values()) == {(0, 0)}


def test_both_ends_alike_are_one_choice(midway):
    match = midway("draw", "6-6", "6-1 6-2", "5-5")
    assert sorted(found(match)) == ["6-1 left", "6-2 left"]


def test_what_fits_then_in_the_rest_of_the_hand(midway):
    # 6-3 leaves 6 and 1: 6-5, 6-6 and 2-1 fit, at both ends. 2-1 leaves 3 and 2: only 6-3 and only at one.
    match = midway("draw", "3-1", "6-3 6-5 6-6 2-1", "5-5")
    numbers = shown(match, "choice", "ends", "numbers")
    assert numbers["6-3 left"] == (3, 2, 4)
    assert numbers["2-1 right"] == (1, 1, 3)


def test_how_much_of_a_number_is_its_own(midway):
    # All of 6 are on the line or its own but 6-4 and 6-5, and it holds 6-0 and 6-1 after 6-3.
    match = midway("draw", "6-6, 6-2 left, 3-2 left", "6-3 6-0 6-1", "6-4", boneyard="6-5")
    assert found(match)["6-3 left"]["hold"] == 10 * 2 // 4 * 2


def test_a_double_whose_number_has_run_out(midway):
    # 4-4 is left; of the other 4s only 4-3 is to come, after 4-0, 4-1 and so on are gone.
    line = "6-4, 4-0 right, 5-0 right, 5-4 right, 4-1 right, 2-1 right, 4-2 right"
    match = midway("draw", line, "6-5 4-4", "4-3", boneyard="6-6")
    assert found(match)["6-5 left"]["orphans"] > 0


def test_stuck_is_certain_where_the_next_seat_passed_on_these_ends(begin, play):
    # Seat 1 passed on 1; 3-1 leaves 3 and 1, of which nothing is known; after 1-0 it may hold a 0.
    match = begin("kozel", "1-1 5-1 4-0", "6-6 6-5 6-4 6-3 6-2 5-5 4-4", "6-1", "6-0")
    play(match, "1-1, pass, 6-1 left, 6-0 left")
    numbers = found(match)
    assert numbers["5-1 right"]["stuck"] < 100
    assert 0 < numbers["4-0 left"]["stuck"] < 100
    assert numbers["4-0 left"]["stuck"] > numbers["5-1 right"]["stuck"]  # it has no 1


def test_stuck_is_the_chance_that_no_tile_fits(midway):
    # After 3-1 the ends are 3 and 3. Of the four tiles that aren't seen one fits; two are the opponent's.
    match = midway("draw", "3-1", "3-2 6-6", "3-0 5-5", boneyard="4-4 5-4")
    view = match.view(0)
    numbers = [numbers for numbers, move in filter(None, features(view)) if moves.name(move) == "3-2 left"]
    unseen = 28 - 3
    fitting = {(3, 0), (3, 3), (4, 3), (5, 3), (6, 3)}
    assert len(fitting) == 5 and unseen == 25
    # The engine can't know that other tiles are not there at all: the ends are 2 and 1.
    free = unseen - len({(2, 0), (2, 1), (2, 2), (4, 2), (5, 2), (6, 2), (1, 0), (1, 1), (4, 1), (5, 1), (6, 1)})
    assert dict(zip(FEATURES, numbers[0]))["stuck"] == 1000 * free // unseen * (free - 1) // (unseen - 1) // 10


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


def test_nothing_is_blocked_while_somebody_can_draw(midway):
    match = midway("draw", NOUGHTS, "0-0 5-1", "6-6", boneyard="5-5")
    assert [numbers["block"] for numbers in found(match).values()] == [0]


def test_an_end_that_an_opponent_left_is_covered(begin, play):
    match = begin("kozel", "1-1", "5-1", "6-1 5-0 4-4 4-3 4-2 3-3 3-2", "")
    play(match, "1-1, 5-1 left")
    assert shown(match, "cover")["5-0 left"] == (1,)
    assert shown(match, "cover")["6-1 right"] == (0,)
