# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `analogio`: the sticks of some boards."""

from simulator import badge


class AnalogIn:
    """An analog pin; `value` is from 0 to 65,535."""

    def __init__(self, pin):
        self._pin = pin
        assert pin in badge.current().wires.axes, f"{pin} is not an analog pin of this board"

    @property
    def value(self):
        """What is measured now."""
        return badge.current().wires.axes[self._pin]
