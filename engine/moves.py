# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Moves of the line games: a tuple (tile, how). For a play, `how` is the arm; else the tile is None.

In notation: "6-6" (the first tile), "6-1 left", "draw", "pass", "done" (docs/record-format.md).
"""

from engine import tiles
from engine.line import FIRST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.kinds import LineMove, Tile

DRAW = (None, 5)
PASS = (None, 6)
DONE = (None, 7)

WORDS = ("left", "right", "up", "down", "", "draw", "pass", "done")
_NO_TILE = 200  # above the index of any tile


def name(move: "LineMove") -> str:
    """Return the move in notation."""
    tile, how = move
    if tile is None:
        return WORDS[how]
    if how == FIRST:
        return tiles.name(tile)
    return tiles.name(tile) + " " + WORDS[how]


def pack(packed: bytearray, move: "LineMove") -> None:
    """Append a move to a bytearray: two bytes for a play, one for any other move."""
    tile, how = move
    if tile is None:
        packed.append(_NO_TILE + how)
    else:
        packed.append(tiles.index(tile))
        packed.append(how)


def unpack(packed: "bytes | bytearray", tile_set: "Sequence[Tile]") -> "Iterator[LineMove]":
    """Yield the packed moves; `tile_set` is the set as tiles.make_set() returns it."""
    each = iter(packed)
    for byte in each:
        yield (None, byte - _NO_TILE) if byte > _NO_TILE else (tile_set[byte], next(each))
