# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's players. A level is a small module, which is loaded when it plays.

A player is given only a View: what its seat may see. player.py is what the levels share, hints.py the hint. What
the levels know about the games lies in folders:

- one for each family of games (`Match.family`): worth.py says what each move is worth at once, evaluation.py what
  it leaves behind, and playout.py plays rounds to their end;
- lines/: what can be inferred in any line game;
- weights/: a module for each game, with what the features of the evaluation weigh there.
"""
TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.players.player import Player

LEVELS = ("beginner", "greedy", "skilled", "expert")


def load(level: str, seed: int = 0) -> "Player":
    """Make a player of a level that is in LEVELS. Raises ValueError, which names them, for any other level."""
    if level not in LEVELS:
        raise ValueError("there is no level %s; there are %s" % (level, ", ".join(LEVELS)))
    return __import__("engine.players." + level, None, None, ("Level",)).Level(seed)
