# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of Pai Gow: sampled hands of the banker, split by the house way (docs/rules.md, section 7b)."""

from __future__ import annotations

from ...games.pai_gow import hand_class, rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...kinds import Move
    from ...rng import Rng
    from ...view import View

# The cost of each step, in thousands of Thumb-2 instructions.
_DEAL_COST = 60
_RANK_COST = 48
_PLAY_COST = 7

_WAYS = (0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2)  # to split four tiles
_RANKS = 1 << 9  # above all ranks of a hand


class Playout:
    """Plays rounds from the player's View.

    spent   the Thumb-2 instructions used so far, in thousands, about
    kinds   the different tiles of the set, a list
    unseen  a list of the places in `kinds` of all unseen tiles. After `deal`, the first four are the banker's
    high    after `deal`: the rank of the banker's high hand
    low     after `deal`: the rank of the banker's low hand
    """

    PRIOR = 1000  # the number of deals that the evaluation is worth; up to 4000 are as good, 60 much weaker
    CANDIDATES = 3  # no position has more moves

    def __init__(self, view: View) -> None:
        """Prepare. All memory is allocated here and by the first deals."""
        self.spent = 0
        self.kinds = list(set(view.tiles))
        self.unseen = [self.kinds.index(tile) for tile in view.tiles]
        for tile in view.hand:
            self.unseen.remove(self.kinds.index(tile))
        count = len(self.kinds)
        # Of each two kinds, the later one first, once computed; a dict is slower.
        self._ranks: list[int | None] = [None] * (count * (count + 1) // 2)
        self._pair = [view.hand[0]] * 2  # used again and again: a new tuple each time would be garbage
        self._own: dict[Move, list[int]] = {}  # the ranks of both hands of each split, once played
        self.high = self.low = 0

    def prepare(self) -> Iterator[None]:
        """Do nothing: nothing takes long here (generator, like that of other playouts)."""
        yield None

    def deal(self, rng: Rng) -> bool:
        """Sample the banker's hand, and split it.

        Return whether to call this again: never here.
        """
        unseen = self.unseen
        for i in range(4):
            other = i + rng.below(len(unseen) - i)
            unseen[i], unseen[other] = unseen[other], unseen[i]
        best = 0
        for one, other, three, four in _WAYS:
            high = self._rank(unseen[one], unseen[other])
            low = self._rank(unseen[three], unseen[four])
            if high < low:
                high, low = low, high
            found = (high + low) * _RANKS + low
            if found > best:
                best = found
                self.high = high
                self.low = low
        self.spent += _DEAL_COST
        return False

    def _rank(self, one: int, other: int) -> int:
        """Return the rank of a hand of two tiles, by their places in `kinds`."""
        kinds = self.kinds
        if one < other:
            one, other = other, one
        place = one * (one + 1) // 2 + other
        found = self._ranks[place]
        if found is None:
            pair = self._pair
            pair[0] = kinds[one]
            pair[1] = kinds[other]
            self._ranks[place] = found = rank(pair)
            self.spent += _RANK_COST
        return found

    def play(self, move: Move) -> int:
        """Return the seat's gain by a split against the dealt hand, in hundredths of the stake (docs/rules.md,
        section 7b.4).
        """
        if move not in self._own:
            tiles, how = move
            # A hand of class 0 never wins.
            self._own[move] = [rank(pair) if hand_class(pair) else -1 for pair in (tiles[:2], tiles[2:])]
        high, low = self._own[move]
        self.spent += _PLAY_COST
        return 100 * ((high > self.high) + (low > self.low) - 1)
