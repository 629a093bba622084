# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The buttons: returns presses in order; a direction that is held down repeats, and SELECT may become a ninth."""

from __future__ import annotations

from handheld import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from engine.kinds import MaybeNone

    class Event(Protocol):
        key_number: int
        pressed: bool

    class Events(Protocol):
        def get(self) -> Event | None: ...


# In the order of the PyBadge's shift register.
B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)
CHART = 8  # SELECT held down, see Buttons.charts

REPEAT_AFTER = 400  # ms that a direction must be held down before it repeats
REPEAT_EVERY = 120  # ms
CHART_AFTER = 500  # ms that SELECT must be held down to lead to the chart


class Buttons:
    """The eight buttons.

    events  a queue like keypad's: it holds up to 64 events, so presses during an animation wait there
    since   the time of the last press or repeat, from `clock.ticks`; at first, the time when this object was made
    swap    whether A and B are swapped, for the left hand
    charts  whether SELECT counts as CHART, too, once it has been held down long enough
    held    the button whose being held down may still count for more, or None
    """

    swap = charts = False

    def __init__(self, events: Events) -> None:
        self.events = events
        self._event: Event | MaybeNone = None  # the press that `next` returns next
        self.held: int | None = None
        self.since = clock.ticks()
        self._wait = 0

    def next(self, repeats: bool = True) -> int | MaybeNone:
        """Return the next button pressed (A, B, START, SELECT, UP, DOWN, LEFT or RIGHT), or None. A direction that
        is held down is returned again and again, unless `repeats` is false."""
        if self.waiting():
            event, self._event = self._event, None
            return self._press(event.key_number)
        return self._repeat() if repeats else None

    def waiting(self) -> bool:
        """Return whether a press is waiting for `next`."""
        while not self._event:
            event = self.events.get()
            if not event:
                return False
            if event.pressed:
                self._event = event
            elif event.key_number == self.held:
                self.held = None
        return True

    def _press(self, button: int) -> int:
        charts = self.charts and button == SELECT
        self.held = button if button >= RIGHT or charts else None
        self.since = clock.ticks()
        self._wait = CHART_AFTER if charts else REPEAT_AFTER
        return 1 - button if self.swap and button <= A else button

    def _repeat(self) -> int | None:
        if self.held is None or clock.elapsed(self.since) < self._wait:
            return None
        self.since = clock.ticks()
        self._wait = REPEAT_EVERY
        if self.held == SELECT:
            self.held = None
            return CHART
        return self.held
