# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The screen: one picture for each frame of the game, never half a change."""

import displayio

from handheld import clock

_DIM = 0.15  # of the full brightness: that saves most of the power, and can still be read
_LEAST = 120  # px, the least width and height of a picture: a larger screen magnifies it a whole number of times


class Screen:
    """A display that is refreshed only when the game says so.

    `width` and `height` are the picture's, in px; each px is `scale` by `scale` pixels of the display. `shown` is
    the time when the last picture had been sent, as `clock.ticks`, or 0 before the first.
    """

    def __init__(self, display):
        display.auto_refresh = False
        self._dim = False
        self._display = display
        self.shown = 0
        self.scale = max(1, min(display.width, display.height) // _LEAST)
        self.width = display.width // self.scale
        self.height = display.height // self.scale

    def show(self, group):
        """Make `group` (a displayio.Group) the whole picture, from the next refresh on; None shows nothing."""
        if group is not None:  # an empty one counts as false
            group.scale = self.scale
        self._display.root_group = group

    def refresh(self):
        """Send what has changed since the last refresh."""
        self._display.refresh()
        self.shown = clock.ticks()

    def fall_back(self):
        """Show the firmware's console, which needs no memory, if nothing else is shown."""
        if self._display.root_group is None:
            self._display.root_group = displayio.CIRCUITPYTHON_TERMINAL
        self.refresh()

    def dim(self, dim):
        """Make the picture dim, or bright again, if the board can do that."""
        if dim != self._dim:
            self._dim = dim
            try:
                self._display.brightness = _DIM if dim else 1
            except RuntimeError:
                pass
