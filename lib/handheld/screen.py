# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The screen: one picture for each frame of the game, never half a change."""


class Screen:
    """A display that is refreshed only when the game says so.

    `width` and `height` are in pixels.
    """

    def __init__(self, display):
        display.auto_refresh = False
        self._display = display
        self.width = display.width
        self.height = display.height

    def show(self, group):
        """Make `group` (a displayio.Group) the whole picture, from the next refresh on."""
        self._display.root_group = group

    def refresh(self):
        """Send what has changed since the last refresh."""
        self._display.refresh()
