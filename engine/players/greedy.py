# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Greedy: takes what is worth the most at once and never looks ahead."""
from engine.players import Player, best, worths


class Level(Player):
    """The move of the greatest worth, and of equal ones the first found."""

    def choose(self, view):
        """See Player.think."""
        for found in best(worths(view)):
            yield found and found[-1]
