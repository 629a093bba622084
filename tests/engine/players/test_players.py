# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Rules for all players of the machine."""

import pytest

from engine import games, moves, players
from engine.line_match import LineMatch
from engine.players.lines.belief import candidates
from engine.players.player import best, values, worths
from engine.players.points import evaluation
from engine.players.weights import kurnik

LEVELS = pytest.mark.parametrize("level", players.LEVELS)


@LEVELS
def test_the_only_legal_move_is_made(begin, play, level):
    match = begin("all_fives", "6-6", "5-5 4-4 3-3 2-2 1-1 0-0 1-0")
    assert players.load(level).move(match.view(0)) == ((6, 6), 4)
    play(match, "6-6")
    assert players.load(level).move(match.view(1)) == moves.DRAW


@LEVELS
def test_it_gives_way_before_it_moves(begin, level):
    thinking = players.load(level).think(begin("kurnik", "6-6", "5-5", leader=0).view(0))
    thought = list(thinking)
    assert len(thought) > 1
    assert set(thought[:-1]) <= {None}
    assert thought[-1]


@LEVELS
def test_its_move_is_its_last_thought(midway, level):
    view = midway("kurnik", "6-6, 6-1 left", "6-2 6-4 1-1 5-1", "3-3 5-2", boneyard="5-5").view(0)
    *_, last = players.load(level, 3).think(view)
    assert players.load(level, 3).move(view) == last


# Expert takes its time: it plays this many rounds of a match where the others play it to its end, or more of them.
ROUNDS = {"expert": 1}


def play_match(match, seats, seed, rounds=None):
    """Play a match, with a player for each seat, to its end, or some rounds of it."""
    while match.result is None and (not rounds or match.rounds < rounds):
        if not match.legal_moves():
            match.deal(seed + 1000 * match.rounds)
        match.play(seats[match.turn].move(match.view(match.turn)))


@LEVELS
@pytest.mark.parametrize("game", games.NAMES)
def test_it_plays_whole_matches(game, level, cases):
    for seed in range(2 if level in ROUNDS else max(2, cases(4))):  # at the smallest table and at the largest
        match = games.load(game)(games.load(game).SEATS[seed % 2])
        play_match(match, [players.load(level, seed)] * match.seats, seed, ROUNDS.get(level))
        assert match.status() == []


# How many of 60 matches it wins for sure: equal players win as many in one run of forty at most.
@pytest.mark.parametrize(
    "game, seats, surely",
    [
        ("all_fives", 2, 38),
        ("draw", 2, 38),
        ("blitz", 4, 24),
        ("tien_gow", 4, 24),
    ],
)
def test_greedy_beats_beginner(game, seats, surely):
    """Up to 3 s: 60 matches tell a better player from luck, fewer don't."""
    won = 0
    for seed in range(60):
        match = games.load(game)(seats)
        sides = len(match.scores)
        its_side = seed % sides
        play_match(
            match,
            [
                players.load("greedy" if match.side(seat) == its_side else "beginner", seed + seat)
                for seat in range(seats)
            ],
            seed // sides,
        )
        won += match.winner == its_side
    assert won >= surely


@pytest.mark.parametrize("level", ["", "master", None, "Greedy", 1])
def test_there_is_no_other_level(level):
    with pytest.raises(ValueError, match="there is no level .*; there are beginner, greedy, skilled, expert$"):
        players.load(level)


def test_the_best_is_the_greatest_and_of_equal_ones_the_first():
    found = [None, (1, "a"), None, (3, "b"), (3, "c"), None, (2, "d")]
    assert list(best(found)) == [None, None, None, (3, "b")]


def test_a_worth_of_several_items_is_compared_in_order():
    assert list(best([((0, 9), "a"), ((5, 1), "b"), ((5, 2), "c")])) == [((5, 2), "c")]


def test_a_value_is_the_sum_of_all_numbers_each_times_its_weight(midway):
    match = midway("kurnik", "4-3", "4-2 3-3 5-4", "6-6")
    weights = kurnik.WEIGHTS[2]
    features = list(evaluation.features(match.view(0)))
    judged = list(values(match.view(0)))
    assert [bool(found) for found in judged] == [bool(found) for found in features]
    for (numbers, move), (value, same, to_play) in zip(filter(None, features), filter(None, judged)):
        assert (numbers, move) == (same, to_play)
        assert value == sum(number * weight for number, weight in zip(numbers, weights))


def test_a_game_without_weights_is_played_by_beginner_and_greedy():
    class Game(LineMatch):
        game = "unheard_of"
        SEATS = (3, 3)

    for level in ("beginner", "greedy"):
        match = Game(3)
        play_match(match, [players.load(level, seed) for seed in range(3)], 1)
        assert match.status() == [] and match.result is not None


def test_of_many_moves_those_that_are_worth_most_at_once_are_likely(midway):
    # 5-0 makes 0 and 0, 5-5 makes 10 and 0: 10 points; 5-4 none.
    view = midway("all_fives", "5-0", "5-5 5-4 5-1", "6-6").view(0)
    assert [moves.name(move) for move in candidates(view, 1, worths)] == ["5-5 left"]
    assert candidates(view, len(view.moves), worths) == view.moves
