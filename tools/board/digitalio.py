# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `digitalio`: pins that are high or low."""

import hardware


class DigitalInOut:
    """A pin, which nobody else may use."""

    def __init__(self, pin):
        self.pin = pin
        self._levels = hardware.current().levels
        if pin in self._levels:
            raise ValueError("%s in use" % pin)
        self._levels[pin] = None

    def switch_to_output(self, value=False):
        """Make the pin an output."""
        self._levels[self.pin] = value

    @property
    def value(self):
        """Whether the pin is high."""
        return self._levels[self.pin]

    @value.setter
    def value(self, value):
        if self._levels[self.pin] is None:
            raise AttributeError("Cannot set value when direction is input.")
        self._levels[self.pin] = value
