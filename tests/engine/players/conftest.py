# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the tests of players share."""
import pytest

from engine import players


@pytest.fixture
def choose():
    """choose(match): the name of the move that Greedy, or another level, makes for the seat whose turn it is."""
    def name_of_move(match, level="greedy", seed=0):
        view = match.view(match.turn)
        return match.notation.name(list(players.load(level, seed).think(view))[-1])

    return name_of_move
