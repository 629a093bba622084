# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Each level plays the same moves from the same seeds in every version.

If a change is meant to make a level play otherwise, put the lines that the failing test prints into the fixture,
and let tools/arena.py say whether it plays better.
"""

import zlib
from pathlib import Path

import pytest

from engine import games, players
from engine.players.player import values

FIXTURE = Path(__file__).parents[2] / "fixtures" / "moves_of_levels.txt"
FIRST_DEAL = 7  # the number of a match's first deal; the next ones are 8, 9 ...
COUNT = 24  # moves that are noted
ROUNDS = 8  # in which values are compared, at most

NOTED = dict(line.split(": ") for line in FIXTURE.read_text().splitlines() if not line.startswith("#"))
VALUES = "values"  # in the place of a level: a checksum of the values of all moves in a match of Skilled
# The names of the moves, by who makes them: the game, how many seats, and the level.
BEGINNINGS = {tuple(who.split()): moves.split(", ") for who, moves in NOTED.items() if not who.endswith(VALUES)}


def beginning(game, seats, level, count=COUNT):
    """The names of the first moves of a match, or of all, whose players are all of one level."""
    match = games.load(game)(seats)
    seated = [players.load(level, seat) for seat in range(seats)]
    names = []
    while len(names) < count and match.result is None:
        if not match.legal_moves():
            match.deal(FIRST_DEAL + match.rounds)
        move = seated[match.turn].move(match.view(match.turn))
        names.append(match.name(move))
        match.play(move)
    return names


@pytest.mark.parametrize("who", BEGINNINGS, ids=" ".join)
def test_a_level_plays_as_before(who):
    game, seats, level = who
    found = beginning(game, int(seats), level, len(BEGINNINGS[who]))
    assert found == BEGINNINGS[who], f"put this line into {FIXTURE.name}:\n{noted(game, seats, level, found)}"


@pytest.mark.parametrize("who", [who for who in NOTED if who.endswith(VALUES)])
def test_skilled_values_all_moves_as_before(who):
    game, seats, _ = who.split()
    assert f"{who}: {checksum(game, int(seats))}" == f"{who}: {NOTED[who]}", f"put the first into {FIXTURE.name}"


def checksum(game, seats):
    match = games.load(game)(seats)
    skilled, found = players.load("skilled"), 0
    while match.result is None and match.rounds < ROUNDS:
        if not match.moves:
            match.deal(FIRST_DEAL + match.rounds)
        view = match.view(match.turn)
        if len(view.moves) > 1:
            found = zlib.crc32(repr(list(filter(None, values(view)))).encode(), found)
        match.play(skilled.move(view))
    return f"{found:08x}"


def noted(game, seats, level, moves):
    """A line of the fixture."""
    return f"{game} {seats} {level}: {', '.join(moves)}"


def lacking(there):
    """The lines that the fixture lacks if it has those of these (game, level)."""
    return [
        noted(game, games.load(game).SEATS[0], level, beginning(game, games.load(game).SEATS[0], level))
        for game in games.NAMES
        for level in players.LEVELS
        if (game, level) not in there
    ]


def test_every_level_is_noted_at_every_game():
    there = {(game, level) for game, _, level in BEGINNINGS}
    lines = lacking(there)
    assert not lines, "\n".join([f"put these lines into {FIXTURE.name}:", *lines])
    assert {game for game, _ in there} == set(games.NAMES)
