# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All buttons for one hand, which reaches A, B, SELECT and START but not the directions."""

from __future__ import annotations

from handheld import clock
from handheld.buttons import DOWN, RIGHT, SELECT, START, UP, A, B
from handheld.pad import HELD_AFTER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from handheld.buttons import Event, Events

# What a short and a long press count as. All cursors wrap round, so UP and LEFT are hardly needed.
_SHORT = {B: DOWN, SELECT: RIGHT, START: START}
_LONG = {B: B, SELECT: SELECT, START: UP}


class OneHand:
    """A queue of events, made from `events`, the buttons' own queue. With `swap` the A key is B.

    `get` returns this object itself as the event of a short or a long press: `key_number` is the button, and
    `pressed` tells a press from a release.
    """

    def __init__(self, events: Events, swap: bool) -> None:
        self.events = events
        self._swap = swap
        self._down: int | None = None  # the button whose press may still become a long one
        self._since = 0
        self.key_number = 0
        self.pressed = False

    def get(self) -> Event | None:
        """Return the next event, or None."""
        if self.pressed:  # these presses last no time, so that no direction repeats
            return self._tell(self.key_number, False)
        event = self.events.get()
        while event:
            button = self._swapped(event.key_number)
            if button not in _SHORT:
                return event
            if event.pressed:
                self._down = button
                self._since = clock.ticks()
            elif button == self._down:
                self._down = None
                return self._tell(self._swapped(_SHORT[button]), True)
            event = self.events.get()
        if self._down is not None and clock.elapsed(self._since) >= HELD_AFTER:
            button, self._down = self._down, None
            return self._tell(self._swapped(_LONG[button]), True)
        return None

    def _swapped(self, button: int) -> int:
        return 1 - button if self._swap and button <= A else button

    def _tell(self, button: int, pressed: bool) -> OneHand:
        self.key_number = button
        self.pressed = pressed
        return self
