# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow: made-up hands of the banker, split by the house way (rules.md, section 7b)."""
from engine.games.pai_gow import hand_class, rank

# What is spent, in thousands of Thumb-2 instructions.
_A_DEAL = 60
_A_RANK = 48
_A_PLAY = 7

_WAYS = (0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2)  # to split four tiles
_HANDS = 1 << 9  # above how many hands there are


class Playout:
    """A round from the player's View.

    spent  how many thousands of Thumb-2 instructions have been used so far, about
    """

    PRIOR = 1000  # how many deals the evaluation is worth; up to 4000 are as good, 60 much weaker
    RIVALS = 3  # there are no more moves

    def __init__(self, view):
        """Make ready. All that is allocated is allocated here, and by the first deals."""
        self.spent = 0
        self._kinds = list(set(view.tiles))
        self._unseen = [self._kinds.index(tile) for tile in view.tiles]
        for tile in view.hand:
            self._unseen.remove(self._kinds.index(tile))
        count = len(self._kinds)
        self._ranks = [None] * (count * count)  # of each two kinds, once it has been asked for; a dict is slower
        self._own = {}  # of each split
        self._high = self._low = 0

    def prepare(self):
        """Nothing takes long here; a generator that gives way."""
        yield None

    def deal(self, rng):
        """Make up the banker's hand, and split it; `rng` is an Rng."""
        unseen = self._unseen
        for i in range(4):
            other = i + rng.below(len(unseen) - i)
            unseen[i], unseen[other] = unseen[other], unseen[i]
        best = 0
        for one, other, three, four in _WAYS:
            high = self._rank(unseen[one], unseen[other])
            low = self._rank(unseen[three], unseen[four])
            if high < low:
                high, low = low, high
            found = (high + low) * _HANDS + low
            if found > best:
                best = found
                self._high = high
                self._low = low
        self.spent += _A_DEAL

    def _rank(self, one, other):
        kinds = self._kinds
        if one < other:
            one, other = other, one
        place = one * len(kinds) + other
        found = self._ranks[place]
        if found is None:
            self._ranks[place] = found = rank((kinds[one], kinds[other]))
            self.spent += _A_RANK
        return found

    def play(self, move):
        """What the seat gains by a split against the dealt hand, in hundredths of the stake (rule 4)."""
        if move not in self._own:
            tiles, how = move
            # A hand of class 0 never wins.
            self._own[move] = [rank(pair) if hand_class(pair) else -1 for pair in (tiles[:2], tiles[2:])]
        high, low = self._own[move]
        self.spent += _A_PLAY
        return 100 * ((high > self._high) + (low > self._low) - 1)
