# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Evaluates the gain of a move in Tien Gow, and the use of the tiles that it leaves (docs/rules.md, section 7a).

Tiles are masks; see masks.py in this folder.
"""

from __future__ import annotations

from ...chinese_moves import DROP
from ...tiles import count
from .masks import FAMILIES, LOW, SUPREME, masks, rank, ranks, unseen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...trick_view import TrickView
    from ..player import Features

# trick  the chance to win this trick, times the number of tiles that the move plays
# first  the chance itself, if the seat has won no trick yet
# last   the chance itself, if this is the last trick
# ready  if the tiles left are one combination: the chance to win this trick and then the one with that combination
# high   the sum of the chances that each tile left wins when it leads
# sets   the number of tiles left that make a combination with another
# ranks  the sum of the ranks of the tiles left
FEATURES = "trick first last ready high sets ranks"

CERTAIN = 256  # the probability 1
_TILE = 64  # keeps the weights of all features at a similar size
_RANK = 8


def together(civil: int, military: int) -> tuple[int, int]:
    """Return the tiles of a hand, all as masks, that make a combination with another of its tiles."""
    families = (civil | civil >> 1) & (military | military >> 1) & FAMILIES
    with_civil = 3 * (civil & civil >> 1 & LOW | families)
    with_military = 3 * (military & military >> 1 & LOW | families)
    if military & SUPREME == SUPREME:
        with_military |= SUPREME
    return civil & with_civil, military & with_military


def features(view: TrickView) -> Features:
    """Yield (features, move), with the features in the order of FEATURES, and None as a pause.

    Skips a move with the same outcome as an earlier one.
    """
    yield None  # making the view has taken long
    chances = _Chances(view)
    hand = masks(view.hand)
    alone = {}
    for tile in view.hand:
        yield None
        alone[tile] = chances.of(masks((tile,)), chances.hands)
    first = not view.tricks[view.seat]
    to_follow = chances.hands[: 3 - len(view.trick)]
    found = set()
    for move in view.moves:
        yield None
        tiles, how = move
        taken = masks(tiles)
        if (taken, how) in found:
            continue
        found.add((taken, how))
        left = hand[0] ^ taken[0], hand[1] ^ taken[1]
        wins = 0 if how == DROP else chances.of(taken, to_follow)
        ready = wins and _is_combination(left) and chances.of(left, chances.hands)
        sets = together(left[0], left[1])
        rest = list(view.hand)
        for tile in tiles:
            rest.remove(tile)
        high = low = 0
        for tile in rest:
            high += alone[tile]
            low += rank(tile)
        yield (
            (
                wins * len(tiles),
                wins * first,
                0 if rest else wins,
                wins * ready // CERTAIN,
                high,
                _TILE * (count(sets[0]) + count(sets[1])),
                _RANK * low,
            ),
            move,
        )


def _is_combination(hand: tuple[int, int]) -> int:
    """Return a number other than 0 if all tiles of a hand, as masks, can be led together."""
    civil, military = hand
    bits = ranks(civil, military)
    if bits & bits - 1:
        return not civil and military == SUPREME
    return bits and (not civil or not military or bits & FAMILIES)


class _Chances:
    """The chances that combinations win, from the view of a TrickView's seat.

    hands  the number of tiles that each other seat holds, a list in turn order
    """

    def __init__(self, view: TrickView) -> None:
        self.hands = [view.counts[(view.seat + i) % 4] for i in (1, 2, 3)]
        self._unseen = unseen(view)
        self._all = count(self._unseen[0]) + count(self._unseen[1])

    def of(self, combination: tuple[int, int], hands: list[int]) -> int:
        """Return the chance that no seat beats a combination, given as masks. `hands` has the number of tiles of
        each seat that is still to follow."""
        civil, military = combination
        if military == SUPREME:
            return CERTAIN
        tiles = count(civil) + count(military)
        held = 0
        for hand in hands:
            if hand >= tiles:
                held += self._held(tiles, hand)
        held = min(CERTAIN, held)
        chance = CERTAIN
        for _ in range(self._beating(civil, military)):
            chance = chance * (CERTAIN - held) // CERTAIN
        return chance

    def _held(self, tiles: int, hand: int) -> int:
        """Return the chance that a hand of `hand` tiles has all of `tiles` given unseen ones."""
        chance = CERTAIN
        for i in range(tiles):
            chance = chance * (hand - i) // (self._all - i)
        return chance

    def _beating(self, civil: int, military: int) -> int:
        """Return the number of combinations of unseen tiles that beat this one."""
        above = -4 * ranks(civil, military)
        mixed = civil and military
        found = -1
        if civil:
            found = _alike(self._unseen[0] & above, civil & civil - 1, mixed)
        if military:
            found &= _alike(self._unseen[1] & above, military & military - 1, mixed)
        return count(found & FAMILIES if mixed else found)


def _alike(mask: int, pairs: int, mixed: int) -> int:
    """Return the items of one kind in a mask: a bit for each pair, or for each rank if `mixed`, or for each
    tile."""
    if pairs:
        return mask & mask >> 1 & LOW
    return (mask | mask >> 1) & LOW if mixed else mask
