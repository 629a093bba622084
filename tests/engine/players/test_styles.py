# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The styles of friends: other moves than those of their level, in the direction that the help tells."""

import pytest

from engine import games, players
from engine.players.player import best, evaluation, values
from engine.players.styles import STYLES
from engine.rng import Rng

# What the position that a friend leaves has more (1) or less (-1) of.
TOLD = {"doubles": -1, "pips": 1, "stuck": 1, "hold": 1, "numbers": 1, "laid": -1, "sets": 1, "ranks": -1}
ROUNDS = 12


def test_every_friend_has_one_in_every_game_for_several():
    several = {name: games.load(name).SEATS[1] - 2 for name in games.NAMES if games.load(name).SEATS[1] > 2}
    assert {game: len(styles) for game, styles in STYLES.items()} == several


@pytest.mark.parametrize("game, style", [(game, i) for game in STYLES for i in range(len(STYLES[game]))])
def test_a_friend_of_skilled_does_what_the_help_tells(game, style):
    """In positions of matches of Skilled: where the friend moves otherwise, the feature differs that way."""
    name, _ = STYLES[game][style]
    seats = games.load(game).SEATS[1 if style > 1 or game != "blitz" else 0]
    rng, others = Rng(1), 0
    for _ in range(ROUNDS):
        match = games.load(game)(seats)
        match.deal(rng.seed())
        while match.moves:
            view, move = match.view(match.turn), match.moves[0]
            if len(match.moves) > 1:
                *_, (_, usual, move) = best(values(view))
                *_, (_, changed, other) = best(values(view, style))
                place = evaluation(view).FEATURES.split().index(name)
                assert (changed[place] - usual[place]) * TOLD[name] > 0 or other == move
                assert players.load("skilled", 0, style).move(view) == other[:2]
                others += other != move
            match.play(move[:2])
    assert others
