# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `analogio`: the sticks of some boards."""

import hardware


class AnalogIn:
    """An analog pin."""

    def __init__(self, pin):
        if pin not in hardware.current().axes:
            raise ValueError("%s is not an analog pin of this board" % pin)
        self._pin = pin

    @property
    def value(self):
        """What is measured now, from 0 to 65,535."""
        return hardware.current().axes[self._pin]
