# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of Draw dominoes with 55 or 91 tiles: the same rounds as in `playout`, with hands as rows."""

from __future__ import annotations

from ... import tiles
from ...line import FIRST, LEFT_ARM, RIGHT_ARM
from ...view import ALL
from ..lines.rows import WIDTH, RowDeals, Rows
from ..lines.sampled_deals import LinePlayout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...kinds import Play
    from ...view import LineView

# The cost of each step, in thousands of Thumb-2 instructions.
_TURN_COST = 9
_TILE_DRAWN_COST = 6
_ROUND_COST = 45  # its beginning and end


class Playout(LinePlayout):
    """Plays rounds to their end from a LineView whose seat has a choice. Each seat lays the tile of most pips,
    doubles first.

    deals  the RowDeals for the playouts
    """

    deals: RowDeals
    DEAL_COST = 60
    TILE_DEALT_COST = 9

    PRIOR = 100  # as in `playout`
    CANDIDATES = 8

    def __init__(self, view: LineView) -> None:
        super().__init__(view)
        sides = len(view.scores)
        # The value of a point of each seat for the seat's own side; see `play`.
        self._shares = [-1] * len(view.counts)
        for seat in range(view.seat % sides, len(view.counts), sides):
            self._shares[seat] = sides - 1

    def prepare(self) -> Iterator[None]:
        """Prepare (generator, yields None as a pause). Allocates all memory that is needed."""
        view = self._view
        self._rows = Rows(view.tiles)
        yield from self.sample(RowDeals, self._rows)
        self._hands = self.deals.hands[:]
        self._pips = self.deals.pips[:]
        self._counts = list(view.counts)

    def play(self, move: Play) -> int:
        """Return the points that the seat's side gains on the others if the seat makes this move on the dealt
        tiles; see playout.Playout.play.

        The method keeps everything in locals. It leaves to others only that which is rarely done: late in a large
        round no piece of memory may be large enough for its code.
        """
        rows = self._rows
        numbers = rows.numbers
        beside = rows.beside
        back = rows.back
        ranks = rows.ranks
        hands = self._hands
        pips = self._pips
        counts = self._counts
        seats = len(counts)
        seat = self._view.seat
        start = seat * numbers
        passed = turns = 0
        bit = self._begin(move)
        left = self._left
        right = self._right
        on_left = move[1] == LEFT_ARM
        while True:
            # Lay the tile, if there is one.
            turns += 1
            if bit:
                passed = 0
                end = left if on_left else right
                place = bit % WIDTH
                other = beside[end * WIDTH + place]
                hands[start + end] ^= bit
                hands[start + other] ^= back[end][place]
                pips[seat] -= end + other
                counts[seat] -= 1
                if not counts[seat]:
                    break
                if on_left:
                    left = other
                else:
                    right = other
            else:
                passed += 1
                if passed == seats:
                    break

            # The next turn, and its draws.
            seat += 1
            start += numbers
            if seat == seats:
                seat = start = 0
            bit = hands[start + left]
            at_right = hands[start + right]
            if not bit | at_right and self._next_drawn < self._stock:
                passed = 0
                self._draw(seat, left, right)
                bit = hands[start + left]
                at_right = hands[start + right]

            # Choose the tile of most worth, and its end.
            bit &= -bit
            on_left = True
            if at_right:
                at_right &= -at_right
                if not bit or (ranks[right * WIDTH + at_right % WIDTH] < ranks[left * WIDTH + bit % WIDTH]):
                    bit = at_right
                    on_left = False
        self.spent += _ROUND_COST + _TURN_COST * turns
        return self._gain(seat if bit else None)

    def _begin(self, move: Play) -> int:
        """Begin with the dealt tiles. Return the bit of the tile that is laid first; `_left` and `_right` are the
        numbers at the ends before."""
        view = self._view
        deals = self.deals
        self._hands[ALL] = deals.hands
        self._pips[ALL] = deals.pips
        self._counts[ALL] = view.counts
        self._next_drawn = deals.held
        self._stock = len(deals.order) - view.rules.reserve
        tile, how = move
        if how == FIRST:
            self._left = self._right = tile[0]
        else:
            self._left = view.line.ends[LEFT_ARM]
            self._right = view.line.ends[RIGHT_ARM]
        at = self._left if how == LEFT_ARM else self._right
        return (self._rows.first if tile[0] == at else self._rows.second)[tiles.index(tile)]

    def _draw(self, seat: int, left: int, right: int) -> None:
        """Draw tiles for a seat until one fits an end, or none may be drawn."""
        rows = self._rows
        hands = self._hands
        order = self.deals.order
        tile_set = self._view.tiles
        start = seat * rows.numbers
        drawn = before = self._next_drawn
        high = low = -1
        while drawn < self._stock and high != left and low != left and high != right and low != right:
            i = order[drawn]
            drawn += 1
            high, low = tile_set[i]
            hands[start + high] |= rows.first[i]
            hands[start + low] |= rows.second[i]
            self._pips[seat] += high + low
        self._next_drawn = drawn
        self._counts[seat] += drawn - before
        self.spent += _TILE_DRAWN_COST * (drawn - before)

    def _gain(self, winner: int | None) -> int:
        """Return the gain at the end of the round. `winner` is the seat that has played its last tile, or None if
        the round is blocked."""
        rules = self._view.rules
        pips = self._pips
        if winner is not None:
            return rules.rounded(sum(pips)) * self._shares[winner]
        # Who played last isn't counted here: no game of this family asks.
        best, points = rules.judge_blocked(self._view.options, self._view.scores, pips, self._counts, None)
        return 0 if best is None else points * self._shares[best]
