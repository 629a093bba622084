# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The possible ends of a whole turn of Blitz."""

from engine import moves
from engine.players.blitz import turns

OTHERS = ("6-6", "4-4", "3-3")


def found(match):
    """The position after each turn: a set of (the move that begins it, pips and tiles left, tiles left, left end,
    right end)."""
    order, begun_by, states = list(turns.find_turns(match.view(match.turn)))[-1]
    hand = match.hands[match.turn]
    return {
        (
            moves.name(begun_by[turns.move_place(turn)]),
            turns.leaves(turn),
            " ".join("%d-%d" % tile for tile in turns.rest(hand, states[turns.state_place(turn)])),
            *turns.ends(states[turns.state_place(turn)]),
        )
        for turn in order
    }


def test_a_turn_is_any_number_of_tiles_that_fit_one_after_another(midway):
    match = midway("blitz", "0-0, 5-0 left", "6-5 5-2 2-1", *OTHERS)
    assert found(match) == {
        ("done", 11 + 7 + 3 + 3, "6-5 5-2 2-1", 5, 0),
        ("6-5 left", 7 + 3 + 2, "5-2 2-1", 6, 0),
        ("5-2 left", 11 + 3 + 2, "6-5 2-1", 2, 0),
        ("5-2 left", 11 + 1, "6-5", 1, 0),
    }


def test_all_tiles_can_go_in_the_right_order(midway):
    # 6-5 has to be the last one: nothing goes on from the 6.
    match = midway("blitz", "0-0, 5-0 left", "6-5 5-2 2-1 5-1", *OTHERS)
    assert ("5-2 left", 0, "", 6, 0) in found(match)


def test_who_has_drawn_lays_one_tile(begin, play):
    match = begin("blitz", "0-0 6-6 6-5 6-4 5-4", "5-5 5-3 4-4 4-3 3-3", "1-1", "2-0", "2-2", boneyard="3-0")
    play(match, "0-0, draw")
    hand = match.hands[1]
    assert {turn[1] for turn in found(match)} == {sum(map(sum, hand)) + 6, sum(map(sum, hand)) + 6 - 3 - 1}
