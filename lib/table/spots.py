# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a tile lies on the table, as a *spot*: a small int, since a tuple for each tile of a line takes 32 bytes."""


def pack(x, y, vertical, flipped):
    """The spot of a tile: the px of its left upper corner, and whether its larger half is the right or lower one.
    Only y may be beyond the table."""
    return y << 12 | x << 2 | vertical << 1 | flipped


def unpack(spot):
    """What `pack` has made a spot of: (x, y, vertical, flipped)."""
    return spot >> 2 & 1023, spot >> 12, spot & 2 > 0, spot & 1 > 0
