# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Chinese tiles as int masks (docs/rules.md, section 7a).

A set of tiles is two masks: its civil tiles and its military ones. Each mask has two bits for each of twelve ranks,
one for each tile of that rank, because tiles of a rank are equally good. A higher rank is a higher bit. The four
families are the ranks at which both masks have tiles.
"""

from __future__ import annotations

from ... import chinese, chinese_moves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...kinds import Tile
    from ...trick_view import TrickView

LOW = 0x555555  # the lower bit of each rank
TOP = 3 << 22  # the highest rank, of 6-6 and the nines
FAMILIES = LOW & (TOP | 3 << 20 | 3 << 18 | 3 << 14)
SUPREME = 1 << 16 | 1 << 6  # the supreme pair, among the military tiles
_CIVIL = 0xFCFFFF  # all tiles
_MILITARY = 0xFDC040


def rank(tile: Tile) -> int:
    """Return the rank of a tile in these masks, 0 to 11."""
    if chinese.is_civil(tile):
        place = chinese.CIVIL.index(tile)
        return 10 - place + (place < 3)  # 4-2 ranks between 4-4 and 3-1
    value = sum(tile)
    return value + 2 if value > 3 else value


def masks(tiles: Iterable[Tile]) -> tuple[int, int]:
    """Return the masks of tiles: (civil, military)."""
    found = [0, 0]
    for tile in tiles:
        kind = not chinese.is_civil(tile)
        bit = 1 << 2 * rank(tile)
        found[kind] |= bit + (found[kind] & bit)
    return found[0], found[1]


def unseen(view: TrickView) -> tuple[int, int]:
    """Return the masks of the tiles that the seat has never seen: in other hands, or dropped by others."""
    seen = list(view.hand)
    for tile in chinese_moves.face_up(view.packed, view.tiles):
        seen.append(tile)
    civil, military = masks(seen)
    return _CIVIL ^ civil, _MILITARY ^ military


def ranks(civil: int, military: int) -> int:
    """Return the ranks that have tiles, as a mask of their lower bits."""
    return (civil | civil >> 1 | military | military >> 1) & LOW
