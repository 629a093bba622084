# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The names of combinations in Tien Gow, and the kinds that beat them."""

from __future__ import annotations

from engine import chinese, tiles
from engine.games.tien_gow import FAMILIES, combination
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kinds import Tile
    from words.words import Words


def name(words: Words, combined: tuple[Tile, ...]) -> str:
    """Return the name of a combination: tiles that can be led together."""
    if combined == chinese.SUPREME:
        return words(names.SUPREME)
    kinds = []
    for civil in (True, False):
        alike = [tile for tile in combined if chinese.is_civil(tile) == civil]
        if alike:
            kind = _kind(words, alike)
            if len(alike) > 1:
                kind = words(names.PAIR if alike == list(combined) else names.TWO) % kind
            kinds.append(kind)
    return words(names.SET) % tuple(kinds) if len(kinds) == 2 else kinds[0]


def short(words: Words, combined: tuple[Tile, ...]) -> str:
    """Return the name of the kind of tiles in a combination: in a set, of the civil ones, whose family it is."""
    if combined == chinese.SUPREME:
        return words(names.SUPREME)
    return _kind(words, [tile for tile in combined if chinese.is_civil(tile)] or combined)


def _kind(words: Words, alike: Sequence[Tile]) -> str:
    """Return the name of one or two tiles of a kind."""
    tile = alike[0]
    if chinese.is_civil(tile):
        numbers = tiles.name(tile)
        return words(names.TILE_NAMES, numbers) or numbers
    return words.forms(names.MILITARY_NUMBERS, sum(tile))[len(alike) - 1]


def counted(sentences: Sequence[str], count: int) -> str:
    """Return the first of two sentences for one tile; for several the second, with their number."""
    return sentences[1] % count if count > 1 else sentences[0]


def beating(tiles: tuple[Tile, ...]) -> list[Tile]:
    """Return the kinds that beat some tiles, the highest first, as a list of tiles: of each civil kind one, all
    military ones, and of each higher family one civil and one military tile."""
    composition, rank = combination(tiles)
    if not composition:
        return []  # the supreme pair
    civil = [tile for tile in chinese.CIVIL if chinese.rank(tile) > rank]
    if composition % 3 == 0:
        return civil
    if composition > 3:
        military = {sum(tile): tile for tile in chinese.MILITARY}
        return [each for tile in civil for each in (tile, military[FAMILIES[tile]])]
    return [tile for tile in chinese.MILITARY if sum(tile) > rank and (composition == 1 or sum(tile) not in (3, 6))]
