# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move wins in Tien Gow, and what the tiles that are left are good for (docs/rules.md, section 7a).

Tiles are kept in masks, see masks.py beside this.
"""
from engine.chinese_moves import DROP
from engine.players.tien_gow.masks import FAMILIES, LOW, SUPREME, masks, rank, ranks, unseen
from engine.tiles import count

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.trick_view import TrickView

# trick  the chance to win this trick, times the number of tiles that the move plays
# first  the chance itself, if the seat has won no trick yet
# last   the chance itself, if this is the last trick
# ready  if the tiles left are one combination: the chance to win this trick, and then with that combination, too
# high   the sum over the tiles left of the chance that each wins when it leads
# sets   how many of the tiles left make a combination with another
# ranks  the sum of the ranks of the tiles left
FEATURES = ("trick", "first", "last", "ready", "high", "sets", "ranks")

CERTAIN = 256  # the probability 1
_TILE = 64  # so that no feature needs far greater weights than the others
_RANK = 8


def together(civil: int, military: int) -> "tuple[int, int]":
    """The tiles of a hand, all as masks, that make a combination with another of its tiles."""
    families = (civil | civil >> 1) & (military | military >> 1) & FAMILIES
    with_civil = 3 * (civil & civil >> 1 & LOW | families)
    with_military = 3 * (military & military >> 1 & LOW | families)
    if military & SUPREME == SUPREME:
        with_military |= SUPREME
    return civil & with_civil, military & with_military


def features(view: "TrickView") -> "Iterator":
    """Yield (features, move), the features in the order of FEATURES, and None to give way.

    A move that comes to the same as one before it is left out.
    """
    yield None  # the view has taken long to be made
    chances = _Chances(view)
    hand = masks(view.hand)
    alone = {}
    for tile in view.hand:
        yield None
        alone[tile] = chances.of(masks((tile,)), chances.hands)
    first = not view.tricks[view.seat]
    to_follow = chances.hands[:3 - len(view.trick)]
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
        sets = together(*left)
        rest = list(view.hand)
        for tile in tiles:
            rest.remove(tile)
        yield (wins * len(tiles), wins * first, 0 if rest else wins, wins * ready // CERTAIN,
               sum([alone[tile] for tile in rest]), _TILE * (count(sets[0]) + count(sets[1])),
               _RANK * sum(map(rank, rest))), move


def _is_combination(hand: "tuple[int, int]") -> int:
    """Whether all tiles of a hand, as masks, could be led together: not 0 then."""
    civil, military = hand
    bits = ranks(civil, military)
    if bits & bits - 1:
        return not civil and military == SUPREME
    return bits and (not civil or not military or bits & FAMILIES)


class _Chances:
    """The chances that combinations win, as the seat of a TrickView sees them.

    hands  how many tiles each of the others holds, a list in the order in which they follow
    """

    def __init__(self, view: "TrickView"):
        self.hands = [view.counts[(view.seat + i) % 4] for i in (1, 2, 3)]
        self._unseen = unseen(view)
        self._all = count(self._unseen[0]) + count(self._unseen[1])

    def of(self, combination: "tuple[int, int]", hands: "list[int]") -> int:
        """The chance that nobody beats a combination, given as masks. `hands` has the number of tiles of each seat
        that is still to follow."""
        civil, military = combination
        if military == SUPREME:
            return CERTAIN
        tiles = count(civil) + count(military)
        held = min(CERTAIN, sum([self._held(tiles, hand) for hand in hands if hand >= tiles]))
        chance = CERTAIN
        for _ in range(self._beating(civil, military)):
            chance = chance * (CERTAIN - held) // CERTAIN
        return chance

    def _held(self, tiles: int, hand: int) -> int:
        """The chance that a hand of so many tiles has all of some given unseen ones, `tiles` in number."""
        chance = CERTAIN
        for i in range(tiles):
            chance = chance * (hand - i) // (self._all - i)
        return chance

    def _beating(self, civil: int, military: int) -> int:
        """How many combinations of unseen tiles beat this one."""
        above = -4 * ranks(civil, military)
        mixed = civil and military
        kinds = [_alike(mask & above, own & own - 1, mixed)
                 for mask, own in zip(self._unseen, (civil, military)) if own]
        return count(kinds[0] & kinds[1] & FAMILIES if mixed else kinds[0])


def _alike(mask: int, pairs: int, mixed: int) -> int:
    """What a mask has of one kind: a bit for each pair, or else for each rank if `mixed`, or else for each tile."""
    if pairs:
        return mask & mask >> 1 & LOW
    return (mask | mask >> 1) & LOW if mixed else mask
