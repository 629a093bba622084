# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A picture of Chinese tiles for the help."""
from drawings import HALVES, PLAIN
from engine import tiles

_GAP = 4  # px between groups


def room(art, picture):
    """Return the least height of a picture, in px."""
    return 2 * HALVES[1]


def draw(prose, group, picture, top, bottom):
    """Put the tiles of a picture side by side, in groups, in the middle of a page from `top` to `bottom` px, as
    large as there is room for."""
    art = prose.art
    groups = [names.split(" ") for names in picture.split(", ")]
    count = sum(map(len, groups))
    for half in HALVES[:2]:
        wide = count * (half + 1) + (len(groups) - 1) * _GAP - 1
        if wide + _GAP <= art.wide and 2 * half < bottom - top:
            break
    x, y = (art.wide - wide) // 2, (top + bottom) // 2 - half
    for names in groups:
        for tile in map(tiles.parse, names):
            grid = art.tile(half, chinese=True)
            art.show_tile(grid, tile, True)
            grid.pixel_shader = art.chinese_palette(tile, PLAIN)
            grid.x, grid.y = x, y
            group.append(grid)
            x += half + 1
        x += _GAP
