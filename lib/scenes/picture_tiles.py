# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A picture of tiles that stand side by side, for the help: of dominoes after HAND, else of Chinese tiles.

It has rows, which " / " parts; in each, groups of tiles, ", " beside each other or " > " where each is better than the
next, or " ... " where others come between; "?" is a tile face down. In a row in brackets the tiles lie, as in a line of
play. A row that ends with "*" has the name of each group's first tile below it. After "; " comes a line of numbers for
the foot of the picture. A narrow page has no space for names and signs.
"""

from __future__ import annotations

from displayio import TileGrid

from drawings import GOLD, GREY, IN_HANDS
from engine import parsing
from scenes.help_pages import HAND
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from displayio import Group

    from art import Art
    from engine.kinds import Tile
    from words.prose import Prose
    from words.words import Words

    Drawn = Callable[[Art, int, Tile | None], TileGrid]

_GAP = 4  # px between groups
_WIDE_GAP = 10  # px between groups where some are compared
_SIGNS = ">", "..."
_SIGN = 7  # px of one of them and of the gaps beside it
_TEXT = 10  # px of a line of text
_BETWEEN = 2  # px between rows
_MARGIN = 2  # px that stay free at either side


def room(art: Art, picture: str) -> int:
    """Return the minimum height of a picture, in px."""
    return _high(picture, IN_HANDS[1])


def _high(picture: str, half: int) -> int:
    rows = [_across(row, half) + _BETWEEN for row in picture.replace(HAND, "").split(" / ")]
    return sum(rows) - _BETWEEN + _TEXT * (picture.count("*") + picture.count("; "))


def _lies(row: str) -> bool:
    """Return whether the tiles of a row lie."""
    return row.startswith("[")


def _across(row: str, half: int) -> int:
    """Return the height of the tiles in a row, in px."""
    return half if _lies(row) else 2 * half


def draw(prose: Prose, group: Group, picture: str, top: int, bottom: int, words: Words) -> None:
    """Draw a picture in the middle of a page from `top` to `bottom` px, as large as fits."""
    art = prose.art
    tile_of = chinese
    if picture.startswith(HAND):
        picture, tile_of = picture[len(HAND) :], domino
    rows, _, numbers = picture.partition("; ")
    for half in IN_HANDS[:2]:
        across = max([sum(_widths(prose, row, half, words)) for row in rows.split(" / ")])
        if across <= art.page_width - 2 * _MARGIN and _high(picture, half) < bottom - top:
            break
    y = (top + bottom - _high(picture, half)) // 2
    for row in rows.split(" / "):
        y = _draw_row(prose, group, row, half, y, words, tile_of)
    if numbers:
        prose.write(group, GOLD, art.page_width // 2, y - _BETWEEN - 1, numbers, CENTRE)


def _groups(row: str) -> list[list[str]]:
    """Return the groups of a row, each as a list of words: the tiles, and the sign before them, if any."""
    for sign in _SIGNS:
        row = row.replace(" %s " % sign, ", %s " % sign)
    return [words.split() for words in row.strip("[]*").split(", ")]


def _before(art: Art, row: str, found: list[str]) -> int:
    """Return the width of the gap or the sign before a group of a row, in px."""
    if art.is_narrow:
        return _GAP
    return _SIGN if found[0] in _SIGNS else _WIDE_GAP if ">" in row else _GAP


def _name(art: Art, words: Words, row: str, found: list[str]) -> str:
    """Return what is written below a group, or ""."""
    return words(names.TILE_NAMES, found[0]) if "*" in row and not art.is_narrow else ""


def _widths(prose: Prose, row: str, half: int, words: Words) -> list[int]:
    """Return the width of each group of a row, with the gap or sign before all but the first, in px."""
    widths, wide = [], 3 * half - _across(row, half) + 1
    for i, found in enumerate(_groups(row)):
        before = 0 if not i else _before(prose.art, row, found)
        tiles = [name for name in found if name not in _SIGNS]
        widths.append(before + max(len(tiles) * wide - 1, prose.font.width(_name(prose.art, words, row, tiles))))
    return widths


def _draw_row(
    prose: Prose,
    group: Group,
    row: str,
    half: int,
    y: int,
    words: Words,
    tile_of: Drawn,
) -> int:
    """Draw a row at `y` px. Return the y of the next."""
    art = prose.art
    widths, high = _widths(prose, row, half, words), _across(row, half)
    wide = 3 * half - high + 1
    x = (art.page_width - sum(widths)) // 2
    signs: dict[str, TileGrid] = {}
    for i, found in enumerate(_groups(row)):
        end = x + widths[i]
        if i:
            if _before(art, row, found) == _SIGN:
                sign = signs.get(found[0])
                if sign:  # the same picture again, since to write one takes 8 ms
                    group.append(TileGrid(sign.bitmap, pixel_shader=sign.pixel_shader, x=x + 1, y=sign.y))
                else:
                    signs[found[0]] = prose.write(group, GOLD, x + 1, y + half - _TEXT // 2 - 2, found[0])
            x += _before(art, row, found)
        found = [name for name in found if name not in _SIGNS]
        name = _name(prose.art, words, row, found)
        if name:
            prose.write(group, GREY, (x + end) // 2, y + high - 1, name, CENTRE)
        x += (end - x - len(found) * wide + 1) // 2
        for tile in found:
            grid = tile_of(art, half, None if tile == "?" else parsing.tile(tile))
            if _lies(row):
                art.show_tile(grid, parsing.tile(tile), False)
            grid.x, grid.y = x, y
            group.append(grid)
            x += wide
        x = end
    return y + high + _BETWEEN + _TEXT * ("*" in row)


def domino(art: Art, half: int, tile: Tile | None) -> TileGrid:
    """Return a new TileGrid for a domino that stands, or for None for one face down."""
    grid = art.tile(half)
    art.show_tile(grid, tile, True)
    return grid


def chinese(art: Art, half: int, tile: Tile | None) -> TileGrid:
    """Return a new TileGrid for a Chinese tile."""
    import chinese_tiles

    grid = chinese_tiles.tile(art, half)
    chinese_tiles.show(grid, tile)
    grid.pixel_shader = chinese_tiles.palette(art, tile, chinese_tiles.PLAIN)
    return grid
