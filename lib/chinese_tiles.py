# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draws the tiles of the Chinese set, which always stand."""

from __future__ import annotations

import displayio

import loader
from art import FACE_DOWN
from engine import chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from art import Art
    from engine.kinds import Tile

PLAIN, DIM, CHOSEN = range(3)  # how a tile may look

# The sheets have the columns of other sheets of tiles, see art, and one for the double six, which is half red,
# unlike any other 6.
_DOUBLE_SIX = 8


def tile(art: Art, half: int) -> displayio.TileGrid:
    """Return a new TileGrid for a tile with halves of `half` px, 13 or 9; see `show`. The first call loads the set,
    and unloads all other tiles. Raises Trouble."""
    if not art.chinese:
        art.load_chinese()
    sheets, _ = art.chinese
    grid = displayio.TileGrid(
        sheets[half], pixel_shader=art.plain, width=2, height=1, tile_width=half, tile_height=half
    )
    grid.transpose_xy = True
    return grid


def show(grid: displayio.TileGrid, tile: Tile | None) -> None:
    """Make a TileGrid of `tile` show a tile, its larger half at the top; None shows a face-down one."""
    if tile is None:
        tile = FACE_DOWN, FACE_DOWN
    elif tile == (6, 6):
        tile = _DOUBLE_SIX, _DOUBLE_SIX
    for i in (0, 1):
        cell = 2 * tile[i] + i
        if grid[i] != cell:  # setting a cell repaints it even if it stays the same
            grid[i] = cell


def palette(art: Art, tile: Tile | None, look: int) -> displayio.Palette:
    """Return the palette of a tile that looks PLAIN, DIM or CHOSEN; a military one has a rim, and one face down, None,
    always looks the same. The set has to be loaded."""
    if tile is None:
        return art.back
    if chinese.is_civil(tile):
        return (art.plain, art.dim, art.chosen)[look]
    _, military = art.chinese
    return military[look]


def own_face() -> displayio.Bitmap:
    """Return a new sheet with the moods of the person's face. Raises Trouble."""
    with loader.guest():
        return _sheets().load("sprites/face_you")


def _sheets() -> ModuleType:
    import sheets

    return sheets
