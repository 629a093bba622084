# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A picture of Chinese tiles for the help."""

import chinese_tiles
from drawings import IN_HANDS
from engine import parsing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group

    from art import Art
    from words.prose import Prose

_GAP = 4  # px between groups, at most
_MARGIN = 2  # px that stay free at either side


def room(art: "Art", picture: str) -> int:
    """Return the minimum height of a picture, in px."""
    return 2 * IN_HANDS[1]


def draw(prose: "Prose", group: "Group", picture: str, top: int, bottom: int) -> None:
    """Put the tiles of a picture side by side, in groups, in the middle of a page from `top` to `bottom` px, as
    large as fits."""
    art = prose.art
    groups = [names.split(" ") for names in picture.split(", ")]
    count, gaps = sum(map(len, groups)), len(groups) - 1
    for half in IN_HANDS[:2]:
        wide = count * (half + 1) - 1
        free = art.page_width - 2 * _MARGIN - wide
        if gaps * _GAP <= free and 2 * half < bottom - top:
            break
    gap = min(_GAP, free // max(gaps, 1))
    x, y = (art.page_width - wide - gaps * gap) // 2, (top + bottom) // 2 - half
    for names in groups:
        for tile in map(parsing.tile, names):
            grid = chinese_tiles.tile(art, half)
            chinese_tiles.show(grid, tile)
            grid.pixel_shader = chinese_tiles.palette(art, tile, chinese_tiles.PLAIN)
            grid.x, grid.y = x, y
            group.append(grid)
            x += half + 1
        x += gap
