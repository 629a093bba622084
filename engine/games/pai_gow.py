# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow (rules.md, section 7b)."""
from engine import chinese, chinese_moves
from engine.chinese_moves import SPLIT
from engine.match import Match, RoundEnd

PLAYER, BANKER = 0, 1  # seats

# The classes of hands, low to high (rule 2): 0 to 9 are the last digit of the sum of all pips.
GONG = 10
WONG = 11
MILITARY_PAIR = 12  # of fives; 13 of sevens, 14 of eights, 15 of nines
CIVIL_PAIR = 16  # the lowest of eleven
SUPREME_PAIR = 27

_MILITARY = {5: 1, 7: 2, 8: 3, 9: 4}  # how high a military tile ranks by its value; 4-2 and 2-1 are 0
_STEPS = 16  # how many ranks of single tiles there are


def hand_class(pair):
    """The class of a hand of two tiles: 0 to SUPREME_PAIR (rule 2)."""
    one, other = pair
    if one in chinese.SUPREME and other in chinese.SUPREME:
        return SUPREME_PAIR
    if chinese.is_pair(pair):
        return CIVIL_PAIR - 5 + single(one) if chinese.is_civil(one) else MILITARY_PAIR - 1 + single(one)
    if one in chinese.CIVIL[:2] or other in chinese.CIVIL[:2]:
        value = sum(other if one in chinese.CIVIL[:2] else one)
        if value in (8, 9):
            return GONG if value == 8 else WONG
    return max([(value + more) % 10 for value in _values(one) for more in _values(other)])


def single(tile):
    """How high a tile ranks by itself: 0 to 15 (rule 3)."""
    return 5 + 10 - chinese.CIVIL.index(tile) if chinese.is_civil(tile) else _MILITARY.get(sum(tile), 0)


def _values(tile):
    """What a tile may count: one number, or either of two (rule 2)."""
    return (3, 6) if tile in chinese.SUPREME else (sum(tile),)


def rank(pair):
    """A number that orders hands of two tiles: equal for equal hands (rules 2 and 3)."""
    return hand_class(pair) * _STEPS + max(map(single, pair))


def is_better(hand, bankers):
    """Whether the player's hand of two tiles beats the banker's, who has what is level, and all that is level
    at 0 (rule 4)."""
    return rank(hand) > rank(bankers) and hand_class(hand) > 0


def splits(hand):
    """The different ways to split four tiles, a list of (high hand, low hand); the high one doesn't rank below
    the low one (rule 1)."""
    found = []
    first = hand[0]
    for i in (1, 2, 3):
        one = chinese.arrange((first, hand[i]))
        other = chinese.arrange([hand[k] for k in (1, 2, 3) if k != i])
        for split in ((one, other), (other, one)):
            if rank(split[0]) >= rank(split[1]) and split not in found:
                found.append(split)
    return found


def strengths(hands):
    """How many of the 496 hands of two of the 32 tiles rank strictly below each of some hands; a list."""
    limits = [rank(hand) for hand in hands]
    below = [0] * len(limits)
    for pair, times in _every_pair():
        found = rank(pair)
        for i, limit in enumerate(limits):
            if found < limit:
                below[i] += times
    return below


def _every_pair():
    """Every two kinds that make a hand, and in how many ways they do."""
    civil = len(chinese.CIVIL)
    kinds = chinese.CIVIL + chinese.MILITARY
    for i, one in enumerate(kinds):
        if i < civil:
            yield (one, one), 1
        for k in range(i):
            yield (one, kinds[k]), (2 if i < civil else 1) * (2 if k < civil else 1)


def house_way(hand):
    """How the banker splits four tiles: (high hand, low hand).

    Rule 5: of the three splits the one with the greatest sum of strengths of its two hands, where the strength
    of a hand is how many of the 496 hands of two tiles rank strictly below it; if level, the one with the
    stronger low hand.
    """
    ways = splits(hand)
    below = strengths([pair for way in ways for pair in way])
    sums = [(below[i] + below[i + 1], below[i + 1]) for i in range(0, len(below), 2)]
    return ways[sums.index(max(sums))]


class Game(Match):
    """Four tiles against the banker's four, both split into a high and a low hand; seat 0 makes the only move."""

    name = "pai_gow"
    worth = "pai_gow"
    notation = chinese_moves
    scene = "pai_gow"
    has_boneyard = False
    solo = True

    def __init__(self, seats=2, options=None):
        super().__init__(seats, options)
        self.scores = [100, 100]  # rule 6
        self.stake = 10

    def make_set(self):
        """The Chinese set."""
        return chinese.SET

    def tiles_each(self):
        """Rule 1."""
        return 4

    def stakes(self):
        """Rule 6: 5, 10 or 25, and no more than either has."""
        return tuple([stake for stake in (5, 10, 25) if stake <= min(self.scores)])

    def open_round(self):
        """See Match. Nobody knows the order of the other tiles of the woodpile."""
        self.turn = self.leader = PLAYER
        self.boneyard = list(self.tiles)
        for hand in self.hands:
            for tile in hand:
                self.boneyard.remove(tile)

    def find_moves(self):
        """Rule 1."""
        return [(high + low, SPLIT) for high, low in splits(self.hands[PLAYER])]

    def make(self, move):
        """See Match. Rule 4: both hands better wins the stake, both worse loses it."""
        tiles, how = move
        high, low = house_way(self.hands[BANKER])
        better = is_better(tiles[:2], high), is_better(tiles[2:], low)
        if better[0] != better[1]:
            return 0, self._end_round(RoundEnd("push", None, 0))
        if better[0]:
            return 0, self._end_round(RoundEnd("won", PLAYER, self.stake))
        return 0, self._end_round(RoundEnd("lost", BANKER, self.stake))

    def add_up(self, ended):
        """Rule 4: the stake goes from one to the other. Rule 6: one that is too high from then on is lowered."""
        if ended.side is not None:
            self.scores[ended.side] += ended.points
            self.scores[1 - ended.side] -= ended.points
        if self.stakes():
            self.stake = max([stake for stake in self.stakes() if stake <= self.stake])

    def leads_next(self, ended):
        """See Match."""
        return PLAYER

    def find_result(self):
        """Rule 6: the match ends when one has 0."""
        return 1 - self.scores.index(0) if 0 in self.scores else None

    def why_illegal(self, move):
        """See Match."""
        from engine import why
        return why.illegal_split(self, move)

    def status(self):
        """See Match."""
        from engine import status
        return status.broken(self) + status.broken_stakes(self)
