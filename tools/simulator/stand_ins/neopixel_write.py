# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `neopixel_write`, which sends colours to a row of lights."""

from simulator import badge


def neopixel_write(digitalinout, buf):
    """Send colours to the lights at a pin: for each a byte of green, of red and of blue."""
    badge.current().outputs.shine(digitalinout.pin, bytes(buf))
