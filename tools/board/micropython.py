# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for MicroPython's own `micropython` where another Python runs the game."""


def const(value):
    """A value that doesn't change, which the compiler may put in the place of its name."""
    return value
