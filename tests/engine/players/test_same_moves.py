# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Each level plays the same moves from the same seeds in every version.

If a change is meant to make a level play otherwise, put the failing test's moves into the fixture, and let
tools/arena.py say whether it plays better.
"""
from pathlib import Path

import pytest

from engine import games, players

FIXTURE = Path(__file__).parents[2] / "fixtures" / "moves_of_levels.txt"
FIRST_DEAL = 7  # the number of a match's first deal; the next ones are 8, 9 ...

# The names of the moves, by who makes them: the game, how many seats, and the level.
BEGINNINGS = {tuple(who.split()): moves.split(", ") for who, moves in (
    line.split(": ") for line in FIXTURE.read_text().splitlines() if not line.startswith("#"))}


def beginning(game, seats, level, count):
    """The names of the first moves of a match, all of whose players are of one level."""
    match = games.load(game)(seats)
    seated = [players.load(level, seat) for seat in range(seats)]
    names = []
    while len(names) < count:
        if not match.legal_moves():
            match.deal(FIRST_DEAL + match.rounds)
        *_, move = seated[match.turn].think(match.view(match.turn))
        names.append(match.notation.name(move))
        match.play(move)
    return names


@pytest.mark.parametrize("who", BEGINNINGS, ids=" ".join)
def test_a_level_plays_as_before(who):
    game, seats, level = who
    moves = BEGINNINGS[who]
    assert beginning(game, int(seats), level, len(moves)) == moves


def test_every_level_is_noted_at_every_game():
    noted = {(game, level) for game, _, level in BEGINNINGS}
    assert noted == {(game, level) for game in games.NAMES for level in players.LEVELS}
