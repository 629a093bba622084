# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's players: levels.py has all levels but the Expert, who is in player.py, which they share.

A player gets only a View: the part of the match that its seat may see. hints.py finds the hint. Knowledge about the
games is in folders:

- one for each family of games (`Match.family`): worth.py judges the gain of each move at once, evaluation.py the
  position that it leaves, and playout.py plays rounds to their end;
- lines/: inference in any line game;
- weights/: a module for each game, with the weights of the evaluation's features.

styles.py changes one of these weights for each friend of an opponent.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .player import Player

LEVELS = ("beginner", "greedy", "skilled", "expert")


def load(level: str, seed: int = 0, style: int | None = None) -> Player:
    """Make a player of a level that is in LEVELS; for `style` see Player. Raises ValueError, which names the levels,
    for any other."""
    if level not in LEVELS:
        raise ValueError("there is no level %s; there are %s" % (level, ", ".join(LEVELS)))
    if level == LEVELS[-1]:
        from .player import Expert

        made: Player = Expert(seed)
    else:
        from .levels import PLAYERS

        made = PLAYERS[level](seed)
    if style is not None:
        made.style = style
    return made
