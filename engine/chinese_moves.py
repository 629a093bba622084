# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Moves of the games with Chinese tiles: a tuple (tiles, how), the tiles as chinese.arrange() puts them.

In notation: "lead 6-3 5-4", "beat 6-6 6-6", "drop 2-1", "split 5-5 5-5 / 6-2 2-1" (docs/record-format.md). A split
has the two tiles of the high hand first. A tile that is face down is None.
"""

from __future__ import annotations

from . import chinese, tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .kinds import ChineseMove, Tile

LEAD, BEAT, DROP, SPLIT = range(4)

WORDS = ("lead", "beat", "drop", "split")
_FACE_DOWN = 255


def name(move: ChineseMove) -> str:
    """Return the move in notation; a tile that is face down is "?" there, and can't be read back."""
    played, how = move
    names = ["?" if tile is None else tiles.name(tile) for tile in played]
    if how == SPLIT:
        names.insert(2, "/")
    return " ".join([WORDS[how]] + names)


def pack(packed: bytearray, move: ChineseMove) -> None:
    """Append a move to a bytearray: one byte, and one more for each tile."""
    played, how = move
    packed.append(how << 3 | len(played))
    for tile in played:
        packed.append(_FACE_DOWN if tile is None else chinese.SET.index(tile))


def unpack(packed: bytes | bytearray, tile_set: Sequence[Tile]) -> Iterator[ChineseMove]:
    """Yield the packed moves; `tile_set` is the match's set of tiles."""
    at = 0
    while at < len(packed):
        end = at + 1 + (packed[at] & 7)
        played = [None if i == _FACE_DOWN else tile_set[i] for i in packed[at + 1 : end]]
        yield tuple(played), packed[at] >> 3
        at = end


def hide_dropped(packed: bytearray, played_by: Sequence[int], seat: int) -> None:
    """Turn the tiles face down that other seats than `seat` have dropped; `played_by` has the seat of each move."""
    at = 0
    for by in played_by:
        end = at + 1 + (packed[at] & 7)
        if packed[at] >> 3 == DROP and by != seat:
            for i in range(at + 1, end):
                packed[i] = _FACE_DOWN
        at = end


def face_up(packed: bytes, tile_set: Sequence[Tile]) -> Iterator[Tile]:
    """Yield the tiles of all packed moves but those that are face down."""
    at = 0
    while at < len(packed):
        end = at + 1 + (packed[at] & 7)
        for i in range(at + 1, end):
            if packed[i] != _FACE_DOWN:
                yield tile_set[packed[i]]
        at = end
