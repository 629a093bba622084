# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sets of tiles as int masks for playouts; the lowest bit stands for the tile that is laid most gladly."""
from engine import tiles

# The powers of 2 that stand for up to 100 tiles all leave different remainders. A list is asked for these, since a
# dict is slow where ints are big: all of their hashes are the same on the badge.
MODULUS = 101


def by_choice(tile_set, double):
    """For each tile by how much 1 is shifted for its bit: the less the more pips it has, where a double counts for
    so many more; a bytearray. The bits themselves would take 2,400 bytes for 91 tiles."""
    shifts = bytearray(len(tile_set))
    top = tile_set[-1][0]
    shift = 0
    for worth in range(2 * top + double, -1, -1):
        half, odd = divmod(worth - double, 2)
        if not odd and 0 <= half <= top:
            shifts[tiles.index((half, half))] = shift
            shift += 1
        for high in range(worth // 2 + 1, min(top, worth) + 1):
            shifts[tiles.index((high, worth - high))] = shift
            shift += 1
    return shifts


def values(shifts, tile_set):
    """The value of each tile at its bit's remainder by MODULUS; a bytearray."""
    found = bytearray(MODULUS)
    for shift, (high, low) in zip(shifts, tile_set):
        found[(1 << shift) % MODULUS] = high + low
    return found


def pips(mask, values):
    """The sum of the pips of a mask's tiles."""
    total = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
        total += values[bit % MODULUS]
    return total


def count(mask):
    """How many tiles a mask has."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number
