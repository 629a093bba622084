# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tiles. A tile is a tuple (high, low). A set of tiles is an int mask with a bit for each tile's index.

The index of a tile is the same in every set: 0-0 is 0, 1-0 is 1, 1-1 is 2, up to 6-6, which is 27.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .kinds import Tile


def make_set(top: int = 6) -> tuple[Tile, ...]:
    """Return all tiles up to the double `top`, as a tuple in order of index."""
    return tuple([(high, low) for high in range(top + 1) for low in range(high + 1)])


def index(tile: Tile) -> int:
    """Return the index of a tile."""
    high, low = tile
    return (high * (high + 1) >> 1) + low


def mask(tiles: Iterable[Tile]) -> int:
    """Return the mask of some tiles."""
    bits = 0
    for tile in tiles:
        bits |= 1 << index(tile)
    return bits


def count(mask: int) -> int:
    """Return the number of tiles in a mask."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def is_double(tile: Tile) -> bool:
    """Return whether both halves are equal."""
    return tile[0] == tile[1]


def value(tile: Tile) -> int:
    """Return the sum of a tile's pips."""
    return tile[0] + tile[1]


def pips(tiles: Iterable[Tile]) -> int:
    """Return the sum of the pips of some tiles."""
    total = 0
    for high, low in tiles:
        total += high + low
    return total


def rank(tile: Tile) -> int:
    """Return a key that orders tiles by rank (docs/rules.md, "Words"): doubles over all others, then by value,
    then by the larger half."""
    high, low = tile
    return (high == low) << 10 | high + low << 5 | high


def name(tile: Tile) -> str:
    """Return the tile in notation: (6, 1) is "6-1"."""
    return "%d-%d" % tile
