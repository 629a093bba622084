# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help on the game that is chosen for a new match."""
from engine import games
from scenes import help


class Scene(help.Scene):
    """The help, from its first page on."""

    def find(self, help_pages):
        """See help.Scene."""
        return games.NAMES[self.app.chosen[0]], 0

    def run(self):
        """See help.Scene. There is no table that goes on needing the Chinese tiles."""
        yield from super().run()
        self.art.drop_chinese()
