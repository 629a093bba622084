# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The names of hands in Pai Gow, and the reasons why one is better."""

from __future__ import annotations

from drawings import BLUE, GOLD, WHITE
from engine import chinese, tiles
from engine.games.pai_gow import CIVIL_PAIR, GONG, MILITARY_PAIR, SUPREME_PAIR, hand_class, is_better, rank, single
from seats import PERSON
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kinds import Tile
    from engine.match import RoundEnd
    from words.words import Words


def describe(pair: tuple[Tile, ...], words: Words, fits: Callable[[str], bool]) -> tuple[str, str]:
    """Return the name of a hand of two tiles, and a second line with its parts. `fits` returns whether a text fits
    a line: a tile whose name is too long is named by its numbers."""
    kind = hand_class(pair)
    if kind == SUPREME_PAIR:
        return words(names.PAI_GOW_SUPREME), words(names.PAI_GOW_PAIR)
    if kind >= CIVIL_PAIR:
        numbers = tiles.name(pair[0])
        name = words(names.TILE_NAMES, numbers)
        if name and fits(name):
            return name, words(names.PAI_GOW_PAIR)
        return words(names.PAIR_OF), numbers
    if kind >= MILITARY_PAIR:
        return words(names.PAIR_OF), words.forms(names.PAI_GOW_MILITARY)[kind - MILITARY_PAIR]
    if kind >= GONG:
        return words(names.GONG if kind == GONG else names.WONG), "%d+%d" % (sum(pair[0]), sum(pair[1]))
    one, other = _counts(pair, kind)
    return str(kind), "%d+%d=%d" % (one, other, one + other)


def outcome(words: Words, ended: RoundEnd) -> tuple[str, int]:
    """Return what a RoundEnd tells the person, and its colour: gold if they win, blue if the banker does."""
    if ended.side is None:
        return words(names.PUSH), WHITE
    if ended.side == PERSON:
        return words(names.STAKE_WON) % ended.points, GOLD
    return words(names.STAKE_LOST) % ended.points, BLUE


def _counts(pair: tuple[Tile, ...], digit: int) -> list[int]:
    """Return the numbers that two tiles count in a hand worth `digit`: 4-2 and 2-1 may count 6 or 3."""
    counts = [sum(tile) for tile in pair]
    if sum(counts) % 10 != digit:
        either = 0 if pair[0] in chinese.SUPREME else 1
        counts[either] = 9 - counts[either]
    return counts


def verdict(mine: tuple[Tile, ...], bankers: tuple[Tile, ...], words: Words) -> str:
    """Return why one of two hands is better, or only whose it is if that shows in the hands' names."""
    kind = hand_class(mine)
    if kind != hand_class(bankers):
        return words.forms(names.BETTER)[is_better(mine, bankers)]
    if kind == 0:
        return words(names.BOTH_NOTHING)
    if rank(mine) == rank(bankers):
        return words(names.LEVEL)
    better, worse = (mine, bankers) if rank(mine) > rank(bankers) else (bankers, mine)
    return " > ".join([tiles.name(max(pair, key=single)) for pair in (better, worse)])
