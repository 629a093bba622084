# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The games, a small module each, loaded when the game is played."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from ..match import Match

    class GameModule(Protocol):
        Game: type[Match]


NAMES = ("all_fives", "kurnik", "draw", "kozel", "bergen", "blitz", "tien_gow", "pai_gow")


def load(name: str) -> type[Match]:
    """Return the Match class of a game by its name in records.

    Raises ValueError, which lists the games, for any other name.
    """
    if name not in NAMES:
        raise ValueError("there is no game %s; there are %s" % (name, ", ".join(NAMES)))
    module: GameModule = __import__(name, globals(), None, ("Game",), 1)
    return module.Game
