# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A picture of a line of play for the help: its moves as in a record, and after "; " a line of numbers."""

from __future__ import annotations

from drawings import GOLD, IN_HANDS
from engine import parsing
from engine.line import DOWN_ARM, LEFT_ARM, RIGHT_ARM, UP_ARM, Line
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group, TileGrid

    from art import Art
    from words.prose import Prose
    from words.words import Words

NUMBERS = 10  # px of a line of numbers


def room(art: Art, picture: str) -> int:
    """Return the minimum height of a picture, in px."""
    return (4 if " up" in picture else 2) * IN_HANDS[-1] + NUMBERS * picture.count("; ")


def draw(prose: Prose, group: Group, picture: str, top: int, bottom: int, words: Words | None = None) -> Line:
    """Put the tiles of a picture, given as moves in notation, in the middle of a page from `top` to `bottom` px, as
    large as fits. Return their Line."""
    art = prose.art
    picture, _, numbers = picture.partition("; ")
    if numbers:
        bottom -= NUMBERS
        prose.write(group, GOLD, art.page_width // 2, bottom - 1, numbers, CENTRE)
    for half in filter(art.lies, art.sizes()):
        line, tiles = _lay(art, picture, half)
        y = min([tile.y for tile in tiles])
        high = max([tile.y + (2 * half if tile.transpose_xy else half) for tile in tiles]) - y
        x = min([tile.x for tile in tiles])
        wide = max([tile.x + (half if tile.transpose_xy else 2 * half) for tile in tiles]) - x
        if wide < art.page_width and high < bottom - top:
            break
    for tile in tiles:
        tile.x += (art.page_width - wide) // 2 - x
        tile.y += (top + bottom - high) // 2 - y
        group.append(tile)
    return line


def _lay(art: Art, picture: str, half: int) -> tuple[Line, list[TileGrid]]:
    """Return the Line of a picture, and its tiles: the arms go straight on from the first, which is at 0, 0."""
    line = Line()
    tiles = []
    edges: list[int] = []  # the end of each arm
    for name in picture.split(", "):
        tile, arm = parsing.move(name)
        high, low = tile
        grid = art.tile(half)
        tiles.append(grid)
        if not edges:
            wide, tall = (half, 2 * half) if high == low else (2 * half, half)
            edges = [0, wide, 0, tall]
            art.show_tile(grid, tile, high == low)
            middle = wide // 2, tall // 2
        else:
            along = half if high == low else 2 * half
            across = 3 * half - along
            upright = (high == low) == (arm in (LEFT_ARM, RIGHT_ARM))
            art.show_tile(grid, tile, upright, (high == line.ends[arm]) == (arm in (LEFT_ARM, UP_ARM)))
            start = edges[arm] - (along if arm in (LEFT_ARM, UP_ARM) else 0)
            edges[arm] += along if arm in (RIGHT_ARM, DOWN_ARM) else -along
            if arm in (LEFT_ARM, RIGHT_ARM):
                grid.x, grid.y = start, middle[1] - across // 2
            else:
                grid.x, grid.y = middle[0] - across // 2, start
        line.add(tile, arm)
    return line, tiles
