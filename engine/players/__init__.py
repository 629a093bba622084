# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's players. Each level is a small module, loaded when it plays.

A player gets only a View: the part of the match that its seat may see. The levels share player.py; hints.py finds
the hint. Knowledge about the games is in folders:

- one for each family of games (`Match.family`): worth.py judges the gain of each move at once, evaluation.py the
  position that it leaves, and playout.py plays rounds to their end;
- lines/: inference in any line game;
- weights/: a module for each game, with the weights of the evaluation's features.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.players.player import Player

LEVELS = ("beginner", "greedy", "skilled", "expert")


def load(level: str, seed: int = 0) -> "Player":
    """Make a player of a level that is in LEVELS. Raises ValueError, which names them, for any other level."""
    if level not in LEVELS:
        raise ValueError("there is no level %s; there are %s" % (level, ", ".join(LEVELS)))
    return __import__(  # type: ignore[no-any-return]  # of a module that is known by its name alone
        "engine.players." + level, None, None, ("Level",)
    ).Level(seed)
