# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Chinese tiles as masks, for Tien Gow (rules.md, section 7a).

Some tiles are two masks, of the civil and of the military ones, with two bits for each of twelve lanes. A lane has
the tiles of one rank, which are as good as each other; a higher rank is a higher bit, and the four families are
lanes in which both masks have tiles.
"""
from engine import chinese

LOW = 0x555555  # the lower bit of each lane
TOP = 3 << 22  # the highest lane, of 6-6 and the nines
FAMILIES = LOW & (TOP | 3 << 20 | 3 << 18 | 3 << 14)
SUPREME = 1 << 16 | 1 << 6  # of the military tiles
_CIVIL = 0xFCFFFF  # all tiles
_MILITARY = 0xFDC040


def lane(tile):
    """The number of a tile's lane, from 0."""
    if chinese.is_civil(tile):
        place = chinese.CIVIL.index(tile)
        return 10 - place + (place < 3)  # the lane of 4-2 is between those of 4-4 and of 3-1
    value = sum(tile)
    return value + 2 if value > 3 else value


def masks(tiles):
    """The masks of some tiles: (civil, military)."""
    found = [0, 0]
    for tile in tiles:
        kind = not chinese.is_civil(tile)
        bit = 1 << 2 * lane(tile)
        found[kind] |= bit + (found[kind] & bit)
    return tuple(found)


def unseen(view):
    """The masks of the tiles that the seat of a TrickView has never seen: those in other hands, and those that
    others have dropped."""
    seen = list(view.hand)
    for tiles, how in view.played:
        if tiles[0]:
            seen += tiles
    civil, military = masks(seen)
    return _CIVIL ^ civil, _MILITARY ^ military


def lanes(civil, military):
    """The lower bits of the lanes in which there are tiles."""
    return (civil | civil >> 1 | military | military >> 1) & LOW
