# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `neopixel_write`."""

import hardware


def neopixel_write(digitalinout, buf):
    """Send colours to the lights at a pin: for each a byte of green, of red and of blue."""
    hardware.current().shine(digitalinout.pin, bytes(buf))
