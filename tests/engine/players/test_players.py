# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What all the machine's players share."""
import pytest

from engine import games, moves, players

LEVELS = pytest.mark.parametrize("level", players.LEVELS)


@LEVELS
def test_the_only_legal_move_is_made(begin, play, level):
    match = begin("all_fives", "6-6", "5-5 4-4 3-3 2-2 1-1 0-0 1-0")
    assert list(players.load(level).think(match.view(0)))[-1] == ((6, 6), 4)
    play(match, "6-6")
    assert list(players.load(level).think(match.view(1)))[-1] == moves.DRAW


@LEVELS
def test_it_gives_way_before_it_moves(begin, level):
    thinking = players.load(level).think(begin("kurnik", "6-6", "5-5", leader=0).view(0))
    thought = list(thinking)
    assert len(thought) > 1
    assert set(thought[:-1]) == {None}
    assert thought[-1] is not None


@LEVELS
@pytest.mark.parametrize("game", games.NAMES)
def test_it_plays_whole_matches(game, level):
    for seed in range(10):
        match = games.load(game)(games.load(game).SEATS[seed % 2])
        player = players.load(level, seed)
        while match.result is None:
            if not match.legal_moves():
                match.deal(seed + 100 * len(match.rounds))
            match.play(list(player.think(match.view(match.turn)))[-1])
        assert match.status() == []


def test_greedy_beats_beginner():
    won = 0
    for seed in range(60):
        match = games.load("all_fives")()
        seats = [players.load("greedy", seed), players.load("beginner", seed)]
        if seed % 2:
            seats.reverse()
        while match.result is None:
            if not match.legal_moves():
                match.deal(seed // 2 + 1000 * len(match.rounds))
            match.play(list(seats[match.turn].think(match.view(match.turn)))[-1])
        won += match.result == seed % 2
    assert won >= 36  # with equal players in one run of thirteen


@pytest.mark.parametrize("level", ["", "expert", None, "Greedy", 1])
def test_there_is_no_other_level(level):
    with pytest.raises(ValueError, match="there is no level .*; there are beginner, greedy"):
        players.load(level)
