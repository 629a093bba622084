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


def play_match(match, seats, seed):
    """Play a match, with a player for each seat, to its end."""
    while match.result is None:
        if not match.legal_moves():
            match.deal(seed + 1000 * match.rounds)
        match.play(list(seats[match.turn].think(match.view(match.turn)))[-1])


@LEVELS
@pytest.mark.parametrize("game", games.NAMES)
def test_it_plays_whole_matches(game, level):
    for seed in range(10):
        match = games.load(game)(games.load(game).SEATS[seed % 2])
        play_match(match, [players.load(level, seed)] * match.seats, seed)
        assert match.status() == []


@LEVELS
@pytest.mark.parametrize("game", games.NAMES)
def test_the_same_seed_plays_the_same_match(game, level):
    def played(seed):
        match = games.load(game)(games.load(game).SEATS[1])
        play_match(match, [players.load(level, seed)] * match.seats, 1)
        return match.over

    assert played(3) == played(3)
    assert (played(3) == played(4)) == (level == "greedy")


# How many of 60 matches it wins for sure: equal players win as many in one run of forty at most.
@pytest.mark.parametrize("game, seats, surely", [
    ("all_fives", 2, 38), ("kurnik", 2, 38), ("draw", 2, 38), ("kozel", 2, 38), ("kozel", 4, 38), ("bergen", 2, 38),
    ("blitz", 4, 24), ("tien_gow", 4, 24),
])
def test_greedy_beats_beginner(game, seats, surely):
    won = 0
    for seed in range(60):
        match = games.load(game)(seats)
        sides = len(match.scores)
        its_side = seed % sides
        play_match(match, [players.load("greedy" if match.side(seat) == its_side else "beginner", seed + seat)
                           for seat in range(seats)], seed // sides)
        won += (match.result == its_side) != match.penalties
    assert won >= surely


@pytest.mark.parametrize("level", ["", "expert", None, "Greedy", 1])
def test_there_is_no_other_level(level):
    with pytest.raises(ValueError, match="there is no level .*; there are beginner, greedy"):
        players.load(level)
