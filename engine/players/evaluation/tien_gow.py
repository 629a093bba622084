# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tien Gow: what a move wins, and what the tiles that are left are good for (rules.md, section 7a).

Tiles are kept as two masks, of the civil and of the military ones, with two bits for each of twelve lanes. A lane
has the tiles of one rank, which are as good as each other; a higher rank is a higher bit, and the four families are
lanes in which both masks have tiles.
"""
from engine import chinese
from engine.chinese_moves import DROP
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

LOW = 0x555555  # the lower bit of each lane
TOP = 3 << 22  # the highest lane, of 6-6 and the nines
FAMILIES = LOW & (TOP | 3 << 20 | 3 << 18 | 3 << 14)
SUPREME = 1 << 16 | 1 << 6  # of the military tiles
_CIVIL = 0xFCFFFF  # all tiles
_MILITARY = 0xFDC040


def _lane(tile):
    if chinese.is_civil(tile):
        place = chinese.CIVIL.index(tile)
        return 10 - place + (place < 3)  # the lane of 4-2 is between those of 4-4 and of 3-1
    value = sum(tile)
    return value + 2 if value > 3 else value


def masks(tiles):
    """The masks of some tiles: (civil, military)."""
    found = [0, 0]
    for tile in tiles:
        kind = not chinese.is_civil(tile)
        bit = 1 << 2 * _lane(tile)
        found[kind] |= bit + (found[kind] & bit)
    return tuple(found)


def unseen(view):
    """The masks of the tiles that the seat of a TrickView has never seen: those in other hands, and those that
    others have dropped."""
    seen = list(view.hand)
    for tiles, how in view.played:
        if tiles[0]:
            seen += tiles
    civil, military = masks(seen)
    return _CIVIL ^ civil, _MILITARY ^ military


def together(civil, military):
    """Those tiles of a hand, as masks, that make a combination with another of its tiles."""
    families = (civil | civil >> 1) & (military | military >> 1) & FAMILIES
    with_civil = 3 * (civil & civil >> 1 & LOW | families)
    with_military = 3 * (military & military >> 1 & LOW | families)
    if military & SUPREME == SUPREME:
        with_military |= SUPREME
    return civil & with_civil, military & with_military


def lanes(civil, military):
    """The lower bits of the lanes in which there are tiles."""
    return (civil | civil >> 1 | military | military >> 1) & LOW


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
               _RANK * sum(map(_lane, rest))), move


def _is_combination(hand):
    """Whether some tiles, as masks, could be led together."""
    civil, military = hand
    lane = lanes(civil, military)
    if lane & lane - 1:
        return not civil and military == SUPREME
    return lane and (not civil or not military or lane & FAMILIES)


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
