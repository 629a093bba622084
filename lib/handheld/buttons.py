# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The buttons: one press after another, as they came; a direction held down repeats."""

import board
import keypad

from handheld import clock

# In the order of the shift register that the PyBadge reads its buttons through.
B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)

REPEAT_AFTER = 400  # ms that a direction must be held down before it repeats
REPEAT_EVERY = 120  # ms


class Buttons:
    """The eight buttons. What is pressed in an animation waits in the keypad's queue of 64 events."""

    def __init__(self):
        self._events = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=8,
            value_when_pressed=True,
        ).events
        self._held = None
        self._since = 0
        self._wait = 0

    def next(self, repeats=True):
        """Return the next button pressed (A, B, START, SELECT, UP, DOWN, LEFT or RIGHT), or None; without `repeats`
        only one that was really pressed."""
        event = self._events.get()
        while event:
            if event.pressed:
                return self._press(event.key_number)
            if event.key_number == self._held:
                self._held = None
            event = self._events.get()
        return self._repeat() if repeats else None

    def _press(self, button):
        self._held = button if button >= RIGHT else None
        self._since = clock.ticks()
        self._wait = REPEAT_AFTER
        return button

    def _repeat(self):
        if self._held is None or clock.elapsed(self._since) < self._wait:
            return None
        self._since = clock.ticks()
        self._wait = REPEAT_EVERY
        return self._held
