# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How much memory the stand-ins take: what they need, or as much as the badge's own objects do.

The second is for MicroPython with words of 64 bits, where all that is made of words takes twice as much as on the
badge: there the stand-ins take twice as much as the badge's objects, too, whose sizes are those of its 32 bits.
An instance of a class takes 64 bytes there with up to 2 attributes, 96 with 4, 128 with 6, and an array 32 besides
what is in it. So what a TileGrid, a Group or a shape is lies in one array of 16-bit numbers, which comes to what
the badge's own take, or, for a Group, 32 bytes more; and arrays that are too small are made larger here.
"""

_BLOCK = 16  # bytes of the badge's memory, which is given out in these

as_badge = False  # whether they take as much as on the badge


def room(needed, badges, own):
    """How many bytes to make an array of which so many are needed, in an object that takes so many of the badge's
    bytes, and `own` bytes here besides the array's."""
    if not as_badge:
        return needed
    return max(needed, 2 * -(-badges // _BLOCK) * _BLOCK - own)
