# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Greedy: takes the move that gains most at once, and never looks ahead."""

from engine.players.player import Player, best, worths

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.kinds import Thoughts
    from engine.view import View


class Level(Player):
    """Plays the move of the greatest worth; of equal ones, the first."""

    def choose(self, view: "View") -> "Thoughts":
        """See Player.think."""
        for found in best(worths(view)):
            yield found and found[-1]
