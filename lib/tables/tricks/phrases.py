# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What tiles of Tien Gow make, in words; `words` are those of tricks_table."""
from engine import chinese, tiles


def name(words, combined):
    """Return the name of what the tiles `combined` make, which can be led together."""
    if combined == chinese.SUPREME:
        return words.SUPREME
    names = []
    for civil in (True, False):
        alike = [tile for tile in combined if chinese.is_civil(tile) == civil]
        if alike:
            names.append(_kind(words, alike[0], len(alike), len(alike) == len(combined)))
    return words.SET % tuple(names) if len(names) == 2 else names[0]


def _kind(words, tile, count, alone):
    """One or two tiles of a kind; `alone` unless they are part of a set."""
    if chinese.is_civil(tile):
        found = words.NAMES.get(tile) or (tiles.name(tile) if count == 2 else words.CIVIL_TILE % tiles.name(tile))
    else:
        found = words.NUMBERS[sum(tile)][count - 1]
        if alone and count == 1:
            found = words.MILITARY_TILE % found
    if count == 1:
        return found
    return (words.PAIR if alone else words.TWO) % found


def counted(sentences, count):
    """Return the first of two sentences for one tile, or the second, with the number, for several."""
    return sentences[1] % count if count > 1 else sentences[0]
