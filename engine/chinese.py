# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The Chinese set: 32 tiles in 21 kinds, civil and military (docs/rules.md, section 7)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .kinds import Tile

# Each from high to low. The set has two of each civil tile and one of each military tile.
CIVIL = ((6, 6), (1, 1), (4, 4), (3, 1), (5, 5), (3, 3), (2, 2), (6, 5), (6, 4), (6, 1), (5, 1))
MILITARY = ((6, 3), (5, 4), (6, 2), (5, 3), (5, 2), (4, 3), (4, 2), (4, 1), (3, 2), (2, 1))
SET = CIVIL + CIVIL + MILITARY
HEAVEN, EARTH, MAN, HARMONY = CIVIL[:4]

SUPREME = ((4, 2), (2, 1))  # the highest pair; singly they are low tiles


def is_civil(tile: Tile) -> bool:
    """Return whether a tile is civil."""
    return tile in CIVIL


def is_pair(tiles: Iterable[Tile]) -> bool:
    """Return whether two tiles are a civil or a military pair; the supreme pair is neither."""
    one, other = tiles
    if one in CIVIL or other in CIVIL:
        return one == other
    return sum(one) == sum(other)


def rank(tile: Tile) -> int:
    """Return a number that orders the civil tiles, or the military ones, by rank. Higher is better."""
    return -CIVIL.index(tile) if tile in CIVIL else sum(tile)


def arrange(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return tiles in written order, a tuple: by value, then by larger half, highest first."""
    return tuple(sorted(tiles, key=lambda tile: (-sum(tile), -tile[0])))
