# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `board`: a PyBadge."""

board_id = "pybadge"
BUTTON_CLOCK = BUTTON_OUT = BUTTON_LATCH = SPEAKER = SPEAKER_ENABLE = NEOPIXEL = None


class _Display:
    width = 160
    height = 128
    brightness = 1.0

    def refresh(self):
        refreshed()


def refreshed():
    """What a program puts its own in the place of."""


DISPLAY = _Display()
