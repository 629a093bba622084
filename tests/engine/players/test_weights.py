# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights that tools/train.py has made."""

from importlib import import_module

import pytest

from engine import games
from engine.players.player import values

GAMES = pytest.mark.parametrize("game", games.NAMES)


def of(game):
    return import_module(f"engine.players.weights.{game}").WEIGHTS


@GAMES
def test_values_and_those_of_all_playouts_fit_the_badges_small_ints(game):
    """A value is in 1/1024 of a point, and Expert takes it times PRIOR and adds the gains of all its deals."""
    rules = games.load(game)
    prior = import_module(f"engine.players.{rules.family}.playout").Playout.PRIOR
    for seats in of(game):
        match = rules(seats)
        match.deal(seats)
        while match.moves:
            view = match.view(match.turn)
            if len(view.moves) > 1:
                for value, numbers, move in filter(None, values(view)):
                    assert all(abs(number) < 1 << 14 for number in numbers)
                    assert abs(value) * prior < 1 << 29
            match.play(match.moves[-1])
