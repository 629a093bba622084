# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `digitalio`: pins that are high or low."""

from simulator import badge


class DigitalInOut:
    """A pin, which nobody else may use."""

    def __init__(self, pin):
        self.pin = pin
        self._pins = badge.current().outputs.pins
        if pin in self._pins:
            raise ValueError(f"{pin} in use")
        self._pins[pin] = None

    def switch_to_output(self, value=False):
        """Make it an output."""
        self._pins[self.pin] = value

    @property
    def value(self):
        """Whether it is high."""
        return self._pins[self.pin]

    @value.setter
    def value(self, value):
        if self._pins[self.pin] is None:
            raise AttributeError("Cannot set value when direction is input.")
        self._pins[self.pin] = value
