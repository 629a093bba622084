# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `supervisor`: the clock, and the way to start the program again."""

from simulator import badge


def ticks_ms():
    """Return the milliseconds of the simulated clock; like the badge's they soon start again from 0."""
    return badge.current().clock.ticks()


def reload():
    """Start the program again; here that ends it, since whoever runs it can do so."""
    raise badge.PowerOff
