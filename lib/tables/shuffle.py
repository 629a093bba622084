# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tiles that are shuffled on the bare cloth, face down, while a table is made."""

from __future__ import annotations

import displayio

from drawings import BACK, ICON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from art import Art

_TILES = 6
_LAP = 1600  # ms
_SCALE = 2
_REACH = 26, 11  # the farthest from the middle, across and down, in px before they are scaled
# An eighth of a circle is a place further on: the distance from the middle across, in 256ths; down, it is that of
# two places before.
_CIRCLE = 256, 181, 0, -181, -256, -181, 0, 181


class Shuffle:
    """Tiles on a cloth, which go round its middle, half of them one way and half the other."""

    def __init__(self, art: Art, cloth: displayio.Group) -> None:
        self._middle = (art.width // _SCALE - ICON) // 2, (art.height // _SCALE - ICON) // 2
        self._tiles = tiles = displayio.Group(scale=_SCALE)
        for _ in range(_TILES):
            art.icon(tiles, BACK, *self._middle)
        self._turn = 0
        cloth.append(tiles)

    def move(self, now: int) -> None:
        """Move the tiles to their places at the time `now`, in ms: half of them, so that they are sent quickly."""
        self._turn = 1 - self._turn
        for i in range(self._turn, _TILES, 2):
            far = now % _LAP * 256 * len(_CIRCLE) // _LAP
            place = i * 256 * len(_CIRCLE) // _TILES + (far if self._turn else -far)
            tile = self._tiles[i]
            tile.x, tile.y = [
                middle + reach * _at(place - quarter) // 256
                for middle, reach, quarter in zip(self._middle, _REACH, (0, 512))
            ]


def _at(place: int) -> int:
    """Return how far a place on the circle, in 256ths of an eighth, is from the middle, in 256ths."""
    eighth, part = place >> 8, place & 255
    here, there = _CIRCLE[eighth % 8], _CIRCLE[(eighth + 1) % 8]
    return here + (there - here) * part // 256
