# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hands of large sets for playouts. A mask of 55 or 91 tiles would be a big int, of which each step leaves one as
garbage. So a hand is rows of small ints: for each number a row with a bit for each number that a tile of the hand
shows beside it. A tile has a bit in each of its two rows. The lowest bit of a row is the tile of most worth.
"""

from __future__ import annotations

from array import array

from ... import tiles
from ...view import ALL
from .sampled_deals import SampledDeals, preference_shifts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kinds import Tile
    from ...view import LineView
    from .belief import Belief

# The powers of 2 of up to 18 bits all leave different remainders by this number. So a tile has a place for each of
# its rows, the row's number times WIDTH plus the remainder of its bit.
WIDTH = 19


class Rows:
    """The bits of all tiles of a set.

    numbers  the number of rows of a hand
    first    for each tile of the set, by its index, its bit in the row of its larger half; an array
    second   the same for its smaller half, 0 for a double
    beside   for each place, the number that the tile shows beside the row's
    back     for each row, at the remainder of a tile's bit, its bit in that other row, 0 for a double; a list of
             arrays, since late in a large round no piece of memory may be large enough for one
    ranks    for each place, the tile's rank by worth: the lower the better
    """

    def __init__(self, tile_set: Sequence[Tile]) -> None:
        self.numbers = numbers = tile_set[-1][0] + 1
        nothing = bytes(2 * len(tile_set))
        self.first = array("H", nothing)
        self.second = array("H", nothing)
        self.beside = bytearray(WIDTH * numbers)
        nothing = bytes(2 * WIDTH)
        self.back = []
        for _ in range(numbers):  # a comprehension would leave garbage
            self.back.append(array("H", nothing))
        self.ranks = bytearray(WIDTH * numbers)
        next_bits = [1] * numbers
        shifts = preference_shifts(tile_set)
        order = bytearray(len(tile_set))
        for i in range(len(tile_set)):  # enumerate would leave garbage
            order[shifts[i]] = i
        for rank in range(len(tile_set)):
            i = order[rank]
            high, low = tile_set[i]
            self.first[i] = one = next_bits[high]
            next_bits[high] <<= 1
            other = 0
            if low != high:
                self.second[i] = other = next_bits[low]
                next_bits[low] <<= 1
                self._set(low, other, high, one, rank)
            self._set(high, one, low, other, rank)

    def _set(self, number: int, bit: int, beside: int, back: int, rank: int) -> None:
        place = number * WIDTH + bit % WIDTH
        self.beside[place] = beside
        self.back[number][bit % WIDTH] = back
        self.ranks[place] = rank


class RowDeals(SampledDeals):
    """Sampled deals in rows.

    hands   after `deal`: the rows of all seats, one after another, a list
    pips    after `deal`: the pips of each hand, a list
    """

    def __init__(self, view: LineView, belief: Belief, rows: Rows, evidence: Sequence[int] | None) -> None:
        super().__init__(view, belief, b"", evidence)
        self._rows = rows

    def clear(self) -> None:
        """See SampledDeals."""
        view = self._view
        self.hands = [0] * (self._rows.numbers * len(view.counts))
        self.pips = [0] * len(view.counts)
        for tile in view.hand:
            self._give(view.seat, tiles.index(tile))
        # All rows and pips while the other hands are empty.
        self._own_rows = self.hands[:]
        self._own_pips = self.pips[:]

    def lay(self) -> None:
        """See SampledDeals."""
        self.hands[ALL] = self._own_rows
        self.pips[ALL] = self._own_pips
        for place in range(self.held):
            self._give(self._owners[place], self.order[place])

    def _give(self, seat: int, i: int) -> None:
        """Give a seat a tile, by its index."""
        rows = self._rows
        high, low = self._view.tiles[i]
        start = seat * rows.numbers
        self.hands[start + high] |= rows.first[i]
        self.hands[start + low] |= rows.second[i]
        self.pips[seat] += high + low
