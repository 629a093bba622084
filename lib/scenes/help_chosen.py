# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help on the game that is chosen for a new match."""

from __future__ import annotations

from engine import games
from scenes import help

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App


class Scene(help.Scene):
    """The help, from its first page on."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.back = "house_rules" if app.chosen_row and app.chosen_row[0] else "new_game"

    def find(self) -> tuple[str, int]:
        """See help.Scene."""
        return games.NAMES[self.app.packed_choice[0]], 0
