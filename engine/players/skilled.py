# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Skilled: looks one move ahead, at what it leaves to the others, and remembers what they couldn't play."""
from engine.players import Player, best, values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.view import View


class Level(Player):
    """Plays the move of the greatest value by the evaluation of the game, of equal ones the first."""

    def choose(self, view: "View") -> "Iterator":
        """See Player.think."""
        for found in best(values(view)):
            yield found and found[-1][:2]
