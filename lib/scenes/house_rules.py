# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The house rules of the chosen game, as opened from the options."""

from scenes import new_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App


class Scene(new_game.Scene):
    """The choice of a new match, with its house rules open."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.open_rules()
        self._show_row()
        self._explain()
