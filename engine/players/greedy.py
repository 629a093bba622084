# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Greedy: takes what is worth the most at once and never looks ahead."""
from engine.players import Player, worths


class Level(Player):
    """The move of the greatest worth, and of equal ones the first found."""

    def choose(self, view):
        """See Player.think."""
        best = None
        for found in worths(view):
            if not found:
                yield None
            elif best is None or found[0] > best[0]:
                best = found
        yield best[1]
