# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `supervisor`: the clock."""

from simulator import badge


def ticks_ms():
    """Return the milliseconds of the simulated clock; like the badge's they soon start again from 0."""
    return badge.current().clock.ticks()
