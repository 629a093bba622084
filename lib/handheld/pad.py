# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The buttons of a board that lacks the PyBadge's eight keys: other keys, a stick, or keys with a long press."""

from __future__ import annotations

import board

from handheld import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from analogio import AnalogIn

    from handheld.buttons import Event, Events
    from handheld.profile import Profile

HELD_AFTER = 500  # ms

_SLACK = 4000  # of 65,536; a stick's value must leave its range by more than this, because readings are noisy


class Pad:
    """A queue of events, made from `events`, the keys' queue, and the stick. `profile` is a Profile.

    `get` returns this object itself as the event: `key_number` is the button, and `pressed` tells a press from a
    release.
    """

    def __init__(self, events: Events, profile: Profile) -> None:
        keys = profile.keys
        self._events = events
        self._buttons: list[int] = [keys[key] for key in keys] if isinstance(keys, dict) else keys
        self._ways = profile.stick
        self._axes: dict[str, AnalogIn] = {}
        if self._ways:
            import analogio

            for pin in {way[0] for way in self._ways}:
                self._axes[pin] = analogio.AnalogIn(getattr(board, pin))
        self._way: tuple[str, int, int, int] | None = None  # the direction of the stick, one of `_ways`
        self._held = profile.held
        self._down: int | None = None  # the button whose press may still become a long one
        self._since = 0
        self.key_number = 0
        self.pressed = False

    def get(self) -> Event | None:
        """Return the next event, or None."""
        event = self._events.get()
        while event:
            button = self._buttons[event.key_number]
            if button not in self._held:
                return self._tell(button, event.pressed)
            if event.pressed:
                self._down = button
                self._since = clock.ticks()
            elif button == self._down:  # released before the press became a long one
                self._down = None
                return self._tell(button, True)
            event = self._events.get()
        if self._down is not None and clock.elapsed(self._since) >= HELD_AFTER:
            button = self._held[self._down]
            self._down = None
            return self._tell(button, True)
        return self._read_stick()

    def _tell(self, button: int, pressed: bool) -> Pad:
        self.key_number = button
        self.pressed = pressed
        return self

    def _read_stick(self) -> Event | None:
        """Return an event if the stick has moved, else None. The stick has only one direction at a time."""
        was = self._way
        if was:
            if self._is_there(was, _SLACK):
                return None
            self._way = None
            return self._tell(was[3], False)
        for way in self._ways:
            if self._is_there(way, 0):
                self._way = way
                return self._tell(way[3], True)
        return None

    def _is_there(self, way: tuple[str, int, int, int], slack: int) -> bool:
        pin, least, most, _ = way
        return least - slack <= self._axes[pin].value <= most + slack
