# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The playouts of 55 and 91 tiles, whose hands are rows, play the rounds that those with masks play."""

from importlib import import_module

import pytest

from engine import games, players
from engine.rng import Rng

TABLES = [
    ("draw", 4, {"set": 12}),
    ("all_fives", 2, {"set": 9}),
    ("all_fives", 2, {"set": 12, "blocked": "pips"}),
]


def choices(game, seats, options, seed):
    """The views and moves of all turns with a choice in a round among Greedy."""
    match = games.load(game)(seats, options)
    match.deal(seed)
    sitting = [players.load("greedy", seat) for seat in range(seats)]
    while match.moves:
        if len(match.moves) > 1:
            yield match.view(match.turn), match.moves
        move = sitting[match.turn].move(match.view(match.turn))
        match.play(move)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_on_the_same_deal_each_move_gains_the_same(game, seats, options):
    family = games.load(game).family
    kinds = [import_module(f"engine.players.{family}.{name}").Playout for name in ("playout", "large_playout")]
    compared = 0
    for view, moves in choices(game, seats, options, seed=seats):
        playouts = [kind(view) for kind in kinds]
        for playout in playouts:
            list(playout.prepare())
            rng = Rng(7)
            while playout.deal(rng):
                pass
        for move in moves:
            gains = [playout.play(move) for playout in playouts]
            assert gains[0] == gains[1], move
            compared += 1
    assert compared > 20
