# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sets of tiles as int masks for playouts. The lowest bit of a mask is the tile that its holder prefers to lay."""

from engine import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kinds import Tile

# The powers of 2 of up to 100 tiles all leave different remainders by this number, so a bit's remainder is its
# tile's index into a bytearray. A dict is slow for big ints: all their hashes are equal on the badge.
MODULUS = 101

_DOUBLE = 6  # the extra pips that a double counts, as in ends.worth


def preference_shifts(tile_set: "Sequence[Tile]") -> bytearray:
    """Return the shift of 1 to the bit of each tile of a set, by the tile's index.

    A tile of more pips has a lower bit, and a double counts as more: it is harder to shed later. Shifts take a byte
    a tile; the bits themselves would take 2,400 bytes for 91 tiles.
    """
    shifts = bytearray(len(tile_set))
    top = tile_set[-1][0]
    shift = 0
    for worth in range(2 * top + _DOUBLE, -1, -1):
        half, odd = divmod(worth - _DOUBLE, 2)
        if not odd and 0 <= half <= top:
            shifts[tiles.index((half, half))] = shift
            shift += 1
        for high in range(worth // 2 + 1, min(top, worth) + 1):
            shifts[tiles.index((high, worth - high))] = shift
            shift += 1
    return shifts


def pip_table(shifts: "bytes | bytearray", tile_set: "Sequence[Tile]") -> bytearray:
    """Return the pips of each tile of a set, at the remainder of its bit by MODULUS."""
    table = bytearray(MODULUS)
    for shift, (high, low) in zip(shifts, tile_set):
        table[(1 << shift) % MODULUS] = high + low
    return table


def pips(mask: int, table: bytearray) -> int:
    """Return the sum of the pips of a mask's tiles, by a pip_table."""
    total = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
        total += table[bit % MODULUS]
    return total
