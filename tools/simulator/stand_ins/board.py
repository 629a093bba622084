# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `board`: a PyBadge."""

from simulator import badge

board_id = "pybadge"
BUTTON_CLOCK, BUTTON_OUT, BUTTON_LATCH = "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"


def __getattr__(name):
    if name == "DISPLAY":
        return badge.current().display
    raise AttributeError(f"module 'board' has no attribute {name!r}")
