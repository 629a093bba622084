# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Moves of the line games: a tuple (tile, how). For a play, `how` is the arm; else the tile is None.

In notation: "6-6" (the first tile), "6-1 left", "draw", "pass", "done" (docs/record-format.md).
"""

from __future__ import annotations

from . import tiles
from .line import FIRST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .kinds import LineMove, Tile
    from .view import LineView

DRAW = (None, 5)
PASS = (None, 6)
DONE = (None, 7)

WORDS = ("left", "right", "up", "down", "", "draw", "pass", "done")
_NO_TILE = 200  # above the index of any tile


def name(move: LineMove) -> str:
    """Return the move in notation."""
    tile, how = move
    if tile is None:
        return WORDS[how]
    if how == FIRST:
        return tiles.name(tile)
    return tiles.name(tile) + " " + WORDS[how]


def pack(packed: bytearray, move: LineMove) -> None:
    """Append a move to a bytearray: two bytes for a play, one for any other move."""
    tile, how = move
    if tile is None:
        packed.append(_NO_TILE + how)
    else:
        packed.append(tiles.index(tile))
        packed.append(how)


def unpack(packed: bytes | bytearray, tile_set: Sequence[Tile]) -> Iterator[LineMove]:
    """Yield the packed moves; `tile_set` is the set as tiles.make_set() returns it."""
    each = iter(packed)
    for byte in each:
        yield (None, byte - _NO_TILE) if byte > _NO_TILE else (tile_set[byte], next(each))


class Past:
    """Reads the moves of a LineView's round, one after another. Unlike `view.history()` it makes no tuple for each.

    at    the number of the move that was read last; -1 before the first
    seat  the seat that made it
    tile  its tile, or None
    how   its arm, or the kind of move
    """

    seat = how = 0
    tile: Tile | None = None

    def __init__(self, view: LineView) -> None:
        self.at = -1
        self._view = view
        self._next = 0

    def read(self) -> bool:
        """Read the next move. Return False if there is none."""
        packed = self._view.packed
        if self._next == len(packed):
            return False
        self.at += 1
        self.seat = self._view.played_by[self.at]
        byte = packed[self._next]
        self._next += 1
        if byte > _NO_TILE:
            self.tile = None
            self.how = byte - _NO_TILE
        else:
            self.tile = self._view.tiles[byte]
            self.how = packed[self._next]
            self._next += 1
        return True
