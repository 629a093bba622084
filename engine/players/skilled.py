# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Skilled: looks one move ahead, at what it leaves to the others, and remembers what they couldn't play."""
from engine.players import Player, best, values


class Level(Player):
    """The move of the greatest value by the evaluation of the game, and of equal ones the first found."""

    def choose(self, view):
        """See Player.think."""
        for found in best(values(view)):
            yield found and found[-1][:2]
