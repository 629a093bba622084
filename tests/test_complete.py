# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A game is complete: what docs/adding-a-game.md asks for is there. If not, sentences say what is missing."""

import pytest

from engine import games
from environment import ROOT
from skeleton.lacks import lacks

# Pai Gow has a single move a round, so there is nothing to count.
SPARED = {"pai_gow": ["tests/fixtures/perft.jsonl lacks how many moves it has from a deal."]}


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_is_complete(name):
    assert lacks(name, ROOT) == SPARED.get(name, [])
