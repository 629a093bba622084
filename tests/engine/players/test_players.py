# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Rules for all players of the machine."""

import pytest

from engine import games, moves, players
from engine.line_match import LineMatch

LEVELS = pytest.mark.parametrize("level", players.LEVELS)


@LEVELS
def test_the_only_legal_move_is_made(begin, play, level):
    match = begin("all_fives", "6-6", "5-5 4-4 3-3 2-2 1-1 0-0 1-0")
    assert players.load(level).move(match.view(0)) == ((6, 6), 4)
    play(match, "6-6")
    assert players.load(level).move(match.view(1)) == moves.DRAW


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


@pytest.mark.parametrize("level", ["master", None])
def test_there_is_no_other_level(level):
    with pytest.raises(ValueError, match="there is no level .*; there are beginner, greedy, skilled, expert$"):
        players.load(level)


def test_a_game_without_weights_is_played_by_beginner_and_greedy():
    class Game(LineMatch):
        game = "unheard_of"
        SEATS = (3, 3)

    for level in ("beginner", "greedy"):
        match = Game(3)
        play_match(match, [players.load(level, seed) for seed in range(3)], 1)
        assert match.status() == [] and match.result is not None
