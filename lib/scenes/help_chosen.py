# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help on the game that is chosen for a new match."""

from engine import games
from scenes import help


class Scene(help.Scene):
    """The help, from its first page on."""

    back = "new_game"

    def find(self) -> tuple[str, int]:
        """See help.Scene."""
        return games.NAMES[self.app.packed_choice[0]], 0
