# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tiles of the Set, and the Set as a tiny picture."""

from __future__ import annotations

import bitmaptools
import displayio

from drawings import BRONZE, EDGE, FELT_DARK, FELT_LIGHT, GOLD, INK, IVORY, SHADE, SLATE, WHITE
from engine import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from art import Art
    from engine.kinds import Tile

# The colours that replace others in a tile that isn't won, and in a double.
_MISSING = {WHITE: INK, IVORY: FELT_DARK, SHADE: FELT_LIGHT, EDGE: INK, INK: SLATE}
_MISSING_DOUBLE = {WHITE: BRONZE, IVORY: FELT_DARK, SHADE: BRONZE, EDGE: BRONZE, INK: SLATE}
_CELL = 4, 3  # px from tile to tile of the tiny picture
_OPEN, _WON, _NEW = 1, 2, 3


def missing(art: Art, tile: Tile) -> displayio.Palette:
    """Return a new palette for a tile that isn't won."""
    palette = displayio.Palette(len(art.plain))
    palette.make_transparent(0)
    swaps = _MISSING_DOUBLE if tiles.is_double(tile) else _MISSING
    for i in range(1, len(art.plain)):
        palette[i] = art.plain[swaps.get(i, i)]
    return palette


def tiny(art: Art, won: list[bool], new: list[int]) -> displayio.TileGrid:
    """Return a picture of the Set, a spot for each tile: bright if it is won, and gold if it is among the `new` ones,
    by index."""
    wide, high = _CELL
    goals = tiles.make_set()
    rows = goals[-1][0] + 1
    picture = displayio.Bitmap(rows * wide - 1, rows * high - 1, _NEW + 1)
    for i, (tall, low) in enumerate(goals):
        x, y = low * wide, tall * high
        state = _NEW if i in new else _WON if won[i] else _OPEN
        bitmaptools.fill_region(picture, x, y, x + wide - 1, y + high - 1, state)
    colours = displayio.Palette(_NEW + 1)
    colours.make_transparent(0)
    for state, colour in ((_OPEN, SLATE), (_WON, IVORY), (_NEW, GOLD)):
        colours[state] = art.plain[colour]
    return displayio.TileGrid(picture, pixel_shader=colours)
