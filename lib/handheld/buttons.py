# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The buttons: one press after another, as they came; a direction held down repeats."""

from handheld import clock

# In the order of the shift register that the PyBadge reads its buttons through.
B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)

REPEAT_AFTER = 400  # ms that a direction must be held down before it repeats
REPEAT_EVERY = 120  # ms


class Buttons:
    """The eight buttons, whose events come out of a queue like keypad's. Presses during an animation wait in it,
    64 events at the most.

    since  when a button was last pressed or repeated, as `clock.ticks`; at first, when this object was made
    """

    def __init__(self, events):
        self._events = events
        self._event = None  # the press that waits
        self._held = None
        self.since = clock.ticks()
        self._wait = 0

    def next(self, repeats=True):
        """Return the next button pressed (A, B, START, SELECT, UP, DOWN, LEFT or RIGHT), or None; without `repeats`
        a button that is held down doesn't count again."""
        if self.waiting():
            event, self._event = self._event, None
            return self._press(event.key_number)
        return self._repeat() if repeats else None

    def waiting(self):
        """Return whether there is a press that nobody has taken."""
        while not self._event:
            event = self._events.get()
            if not event:
                return False
            if event.pressed:
                self._event = event
            elif event.key_number == self._held:
                self._held = None
        return True

    def _press(self, button):
        self._held = button if button >= RIGHT else None
        self.since = clock.ticks()
        self._wait = REPEAT_AFTER
        return button

    def _repeat(self):
        if self._held is None or clock.elapsed(self.since) < self._wait:
            return None
        self.since = clock.ticks()
        self._wait = REPEAT_EVERY
        return self._held
