# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's players know the view of their seat, and nothing else."""

import sys
from random import Random

import pytest

from engine import games, players
from engine.rng import Rng

LEVELS = pytest.mark.parametrize("level", players.LEVELS)
TABLES = [
    ("all_fives", 2, {"set": 12, "lead": "highest"}),
    ("kurnik", 2, {"ends": 4}),
    ("draw", 2, {}),
    ("draw", 4, {"set": 9}),
    ("kozel", 4, {}),
    ("bergen", 3, {}),
    ("blitz", 6, {}),
    ("tien_gow", 4, {}),
    ("pai_gow", 2, {}),
]
EVERY = 7  # of the positions with a choice, so that some are of every part of a round
POSITIONS = 4


def named(value):
    """A table, as a test's id shows it."""
    return " ".join(f"{key}={value[key]}" for key in value) if isinstance(value, dict) else str(value)


TABLE = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=named)


def moments(game, seats, options, seed=1):
    """A match of Beginner and Greedy, and others after it, at each moment at which there is a choice."""
    while True:
        match, rng = games.load(game)(seats, options), Rng(seed)
        sitting = [players.load(players.LEVELS[seat % 2], rng.seed()) for seat in range(seats)]
        while match.result is None:
            match.deal(rng.seed())
            while match.legal_moves():
                if len(match.legal_moves()) > 1:
                    yield match
                match.play(sitting[match.turn].move(match.view(match.turn)))
        seed += 1


def seen(view):
    """Everything that a View holds, as values that can be compared."""
    return {key: vars(value) if key == "line" else value for key, value in vars(view).items()}


@TABLE
@LEVELS
def test_the_same_move_whatever_is_hidden(shuffle_hidden, level, game, seats, options):
    random = Random(seats)
    for number, match in enumerate(moments(game, seats, options), 1):
        if number % EVERY:
            continue
        seat = match.turn
        style = seat - 2 if seat > 1 else None
        move = players.load(level, number, style).move(match.view(seat))
        assert move in match.legal_moves()
        other = shuffle_hidden(match, seat, random)
        assert seen(other.view(seat)) == seen(match.view(seat))
        assert players.load(level, number, style).move(other.view(seat)) == move
        if number == EVERY * POSITIONS:
            break


@LEVELS
@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_of_a_position_is_kept(level, game):
    player = players.load(level, 3)
    before = globals_of_players()
    for number, match in enumerate(moments(game, games.load(game).SEATS[1], {}), 1):
        player.move(match.view(match.turn))
        if number == 3:
            break
    assert set(vars(player)) == {"rng"} and type(player.rng) is Rng
    assert {name: value for name, value in globals_of_players().items() if name in before} == before


def globals_of_players():
    """Objects of the players' modules that may change, spelt out."""
    return {
        f"{module}.{name}": repr(value)
        for module, there in list(sys.modules.items())
        if module.startswith("engine.players")
        for name, value in vars(there).items()
        if not name.startswith("__") and type(value) in (list, dict, set, bytearray, tuple, int, str, bytes)
    }
