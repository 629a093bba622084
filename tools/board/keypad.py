# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `keypad`: its keys, which are read into a queue of events."""

import hardware

_QUEUE = 64


class Event:
    """One key pressed or released."""

    def __init__(self, key_number=0, pressed=True, timestamp=0):
        self.key_number = key_number
        self.pressed = pressed
        self.released = not pressed
        self.timestamp = timestamp


class EventQueue:
    """The events in the order in which they came. When it is full, events are lost and `overflowed` is set."""

    def __init__(self):
        self._events = []
        self.overflowed = False

    def __len__(self):
        return len(self._events)

    def put(self, key_number, pressed, timestamp):
        """Add an event, as the firmware does when it scans the keys."""
        if len(self._events) == _QUEUE:
            self.overflowed = True
        else:
            self._events.append((key_number, pressed, timestamp))

    def get(self):
        """Take the oldest event, and return it; None if there is none."""
        return Event(*self._events.pop(0)) if self._events else None

    def clear(self):
        """Forget all events."""
        self._events.clear()
        self.overflowed = False


class ShiftRegisterKeys:
    """The keys behind a shift register; they must be wired as the PyBadge's and the PyGamer's are."""

    def __init__(self, *, clock, data, latch, value_to_latch=True, key_count, value_when_pressed):
        pins = clock, data, latch, value_to_latch, value_when_pressed
        if pins != hardware.SHIFT_REGISTER + (True, True):
            raise ValueError("these are not the pins and values of the board's buttons: %r" % (pins,))
        self.key_count = key_count
        self.events = EventQueue()
        hardware.current().open_keys(self.events, range(key_count))


class Keys:
    """Keys with a pin each, which is low when they are pressed."""

    def __init__(self, pins, *, value_when_pressed, pull=True):
        if value_when_pressed or not pull or len(set(pins)) < len(pins):
            raise ValueError("these are not the pins and values of the board's buttons: %r" % (pins,))
        self.key_count = len(pins)
        self.events = EventQueue()
        hardware.current().open_keys(self.events, pins)
