# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The position after the turn that a move begins in Blitz, in numbers."""

from engine import games, moves, parsing
from engine.players.blitz import turns
from engine.players.blitz.evaluation import FEATURES, features


def found(match):
    """The features of each turn, a list of dicts by the name of the move that begins it."""
    turns = {}
    for numbers, move in filter(None, features(match.view(match.turn))):
        turns.setdefault(moves.name(move[:2]), []).append(dict(zip(FEATURES, numbers)))
    return turns


def test_all_tiles_of_a_turn_count(midway):
    # 6-5, 5-5 and 5-2 can be laid one after another; from 5-2 nothing goes on.
    match = midway("blitz", "6-1", "6-5 5-5 5-2 3-3", "4-4", "4-3", "4-0")
    turns = [(turn["pips"], turn["laid"], turn["doubles"], turn["out"]) for turn in found(match)["6-5 left"]]
    # Turns that leave less come first.
    assert turns == [(11 + 10 + 7, 3, 1, 0), (11 + 10, 2, 1, 0), (11 + 7, 2, 0, 0), (11, 1, 0, 0)]


def test_going_out_earns_what_the_others_hold(midway):
    match = midway("blitz", "6-1", "6-5 5-5", "4-4 4-2", "4-3", "4-0")
    assert [turn["out"] > 0 for turn in found(match)["6-5 left"]] == [True, False]


def test_of_very_many_turns_fewer_are_looked_at(play):
    def looked_at(seats, seed, played):
        match = games.load("blitz")(seats)
        match.deal(seed)
        play(match, played)
        order, _, _ = list(turns.find_turns(match.view(match.turn)))[-1]
        return len(order), sum(map(len, found(match).values()))

    assert looked_at(
        6,
        918669435,
        "0-0, done, draw*4, pass, 6-0 left, done, 5-0 right, 5-3 right, 3-0 right, pass,"
        " 2-0 right, 6-4 left, done, 4-4 left",
    ) == (287, 12)
    assert looked_at(4, 209831086, "0-0, done") == (156, 24)


def test_to_stop_lays_nothing(midway):
    match = midway("blitz", "6-1", "6-5 5-5 3-3", "4-4", "4-3", "4-0")
    match.play(parsing.move("6-5 left"))
    turns = found(match)
    assert sorted(turns) == ["5-5 left", "done"]
    assert [(turn["pips"], turn["laid"]) for turn in turns["done"]] == [(0, 0)]
