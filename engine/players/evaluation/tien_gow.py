# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tien Gow: what a move wins, and what the tiles that are left are good for (rules.md, section 7a).

Tiles are kept in masks, see engine/players/lanes.py.
"""
from engine.chinese_moves import DROP
from engine.players.lanes import FAMILIES, LOW, SUPREME, lane, lanes, masks, unseen
from engine.players.masks import count

# trick  the chance to win this trick, for each of its tiles
# first  the same where the seat has won none yet
# last   the same where it is the last trick
# ready  and where the tiles left are one combination: the chance that it wins, too, when it leads
# high   the chance of each tile left that it wins when it leads
# sets   how many of the tiles left make a combination with another
# ranks  the sum of the ranks of the tiles left
FEATURES = ("trick", "first", "last", "ready", "high", "sets", "ranks")

SURE = 256  # a chance of 1
_TILE = 64  # so that no feature needs far greater weights than the others
_RANK = 8


def together(civil, military):
    """Those tiles of a hand, as masks, that make a combination with another of its tiles."""
    families = (civil | civil >> 1) & (military | military >> 1) & FAMILIES
    with_civil = 3 * (civil & civil >> 1 & LOW | families)
    with_military = 3 * (military & military >> 1 & LOW | families)
    if military & SUPREME == SUPREME:
        with_military |= SUPREME
    return civil & with_civil, military & with_military


def features(view):
    """See engine.players.evaluation. A move that comes to the same as one before it is left out."""
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
        yield (wins * len(tiles), wins * first, 0 if rest else wins, wins * ready // SURE,
               sum([alone[tile] for tile in rest]), _TILE * (count(sets[0]) + count(sets[1])),
               _RANK * sum(map(lane, rest))), move


def _is_combination(hand):
    """Whether some tiles, as masks, could be led together."""
    civil, military = hand
    bits = lanes(civil, military)
    if bits & bits - 1:
        return not civil and military == SUPREME
    return bits and (not civil or not military or bits & FAMILIES)


class _Chances:
    """The chances that combinations win, as the seat of a TrickView sees them.

    hands  how many tiles each of the others holds, a list in the order in which they follow
    """

    def __init__(self, view):
        self.hands = [view.counts[(view.seat + i) % 4] for i in (1, 2, 3)]
        self._unseen = unseen(view)
        self._all = count(self._unseen[0]) + count(self._unseen[1])

    def of(self, combination, hands):
        """The chance that nobody beats a combination, as masks; `hands` is how many tiles each holds who may."""
        civil, military = combination
        if military == SUPREME:
            return SURE
        tiles = count(civil) + count(military)
        held = min(SURE, sum([self._held(tiles, hand) for hand in hands if hand >= tiles]))
        chance = SURE
        for _ in range(self._beating(civil, military)):
            chance = chance * (SURE - held) // SURE
        return chance

    def _held(self, tiles, hand):
        """The chance that certain unseen tiles all are in a hand."""
        chance = SURE
        for i in range(tiles):
            chance = chance * (hand - i) // (self._all - i)
        return chance

    def _beating(self, civil, military):
        """How many combinations of unseen tiles beat one."""
        above = -4 * lanes(civil, military)
        mixed = civil and military
        kinds = [_alike(mask & above, own & own - 1, mixed)
                 for mask, own in zip(self._unseen, (civil, military)) if own]
        return count(kinds[0] & kinds[1] & FAMILIES if mixed else kinds[0])


def _alike(mask, pairs, mixed):
    """What there is of one kind in the lanes of a mask: a bit for each pair, for each lane, or for each tile."""
    if pairs:
        return mask & mask >> 1 & LOW
    return (mask | mask >> 1) & LOW if mixed else mask
