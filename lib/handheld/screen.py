# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The screen: each frame shows a whole picture, never half a change."""

from __future__ import annotations

import displayio

from handheld import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from busdisplay import BusDisplay

_DIM = 0.15  # of the full brightness: saves most of the power, and stays readable
_LEAST = 120  # px, the least width and height of a picture; a larger screen magnifies it a whole number of times


class Screen:
    """A display that is refreshed only when the game says so.

    `width` and `height` are the picture's size in px; each px is `scale` by `scale` pixels of the display. `shown`
    is the time when the last picture was sent, from `clock.ticks`, or 0 before the first.
    """

    def __init__(self, display: BusDisplay) -> None:
        display.auto_refresh = False
        self._dim = False
        self._display = display
        self.shown = 0
        self.scale = max(1, min(display.width, display.height) // _LEAST)
        self.width = display.width // self.scale
        self.height = display.height // self.scale

    def show(self, group: displayio.Group | None) -> None:
        """Make `group` (a displayio.Group) the whole picture, from the next refresh on. None shows nothing."""
        if group is not None:  # an empty group counts as false
            group.scale = self.scale
        self._display.root_group = group  # type: ignore[assignment]  # the stubs lack None

    def refresh(self) -> None:
        """Send the changes since the last refresh."""
        self._display.refresh()
        self.shown = clock.ticks()

    def fall_back(self) -> None:
        """Show the firmware's console, which needs no memory, if the screen shows nothing."""
        if self._display.root_group is None:
            self._display.root_group = displayio.CIRCUITPYTHON_TERMINAL
        self.refresh()

    def dim(self, dim: bool) -> None:
        """Dim the picture, or make it bright again, if the board can."""
        if dim != self._dim:
            self._dim = dim
            try:
                self._display.brightness = _DIM if dim else 1
            except RuntimeError:
                pass
