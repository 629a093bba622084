# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of All Fives with 55 or 91 tiles: the same rounds as in `playout`, with hands as rows."""

from __future__ import annotations

from array import array

from ... import tiles
from ...line import DOWN_ARM, LEFT_ARM, RIGHT_ARM, UP_ARM
from ...view import ALL
from ..lines.rows import WIDTH, RowDeals, Rows
from .rounds import FOUR, NO_DOUBLE, NO_SPINNER, TWO, Rounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...kinds import Play

# The cost of each step, in thousands of Thumb-2 instructions.
_PLAY_COST = 16
_TILE_DRAWN_COST = 6
_ROUND_COST = 45  # its beginning and end

_REMAINDERS = 5  # of the count
_LAST = 255  # above all ranks


class Playout(Rounds):
    """Plays rounds to their end from a LineView whose seat has a choice; see playout.Playout.

    deals  the RowDeals for the playouts
    """

    deals: RowDeals
    DEAL_COST = 60
    TILE_DEALT_COST = 9

    def prepare(self) -> Iterator[None]:
        """Prepare (generator, yields None as a pause). Allocates all memory that is needed."""
        view = self._view
        self._rows = rows = Rows(view.tiles)
        yield None
        yield from self.sample(RowDeals, rows)
        self._hands = self.deals.hands[:]
        # For each number of an end, and each remainder of the count without that end: the tiles that score there, as
        # bits of the row.
        self._scores_at = array("H", bytes(2 * _REMAINDERS * rows.numbers))
        for i in range(len(view.tiles)):
            high, low = view.tiles[i]
            if high == low:
                self._add(high, 2 * high, rows.first[i])
            else:
                self._add(high, low, rows.first[i])
                self._add(low, high, rows.second[i])
        yield None

    def _add(self, end: int, pips: int, bit: int) -> None:
        """Note where a tile scores at an end with that number: it counts `pips` there."""
        self._scores_at[end * _REMAINDERS + -pips % _REMAINDERS] |= bit

    def play(self, move: Play) -> int:
        """Return the seat's points less the other's at the end, if it makes this move on the dealt tiles.

        The method is long because it keeps everything in locals.
        """
        view = self._view
        tile_set = view.tiles
        rows = self._rows
        numbers = rows.numbers
        first = rows.first
        second = rows.second
        beside = rows.beside
        back = rows.back
        ranks = rows.ranks
        deals = self.deals
        order = deals.order
        scores_at = self._scores_at
        target = view.options["target"]
        scores = self._scores
        scores[ALL] = view.scores
        hands = self._hands
        hands[ALL] = deals.hands
        held = self._held
        held[ALL] = deals.pips
        counts = self._counts
        counts[ALL] = view.counts
        # For each arm: the number at its end, and the count of that end.
        ends = self._ends
        pips = self._pips
        count, bare, spinner, arms, ends[ALL], pips[ALL] = self._starts.get(move) or self._start(move)
        seat = view.seat
        start = seat * numbers
        tile = move[0]
        i = tiles.index(tile)
        hands[start + tile[0]] ^= first[i]
        hands[start + tile[1]] ^= second[i]
        held[seat] -= tile[0] + tile[1]
        counts[seat] -= 1
        plays = 1
        next_drawn = deals.held
        while True:
            # `seat` has laid a tile.
            if not count % _REMAINDERS:
                scores[seat] += count
                if scores[seat] >= target:
                    break
            if not counts[seat]:
                break

            # The next turn is the other's, or one's own again, or the round is blocked.
            seat = 1 - seat
            start = seat * numbers
            playable = hands[start + ends[LEFT_ARM]] | hands[start + ends[RIGHT_ARM]]
            if arms is FOUR:
                playable |= hands[start + ends[UP_ARM]] | hands[start + ends[DOWN_ARM]]
            while not playable and next_drawn < len(order):
                i = order[next_drawn]
                next_drawn += 1
                high, low = tile_set[i]
                hands[start + high] |= first[i]
                hands[start + low] |= second[i]
                held[seat] += high + low
                counts[seat] += 1
                for arm in arms:
                    if ends[arm] == high or ends[arm] == low:
                        playable = 1
            if not playable:
                seat = 1 - seat
                start = seat * numbers
                playable = hands[start + ends[LEFT_ARM]] | hands[start + ends[RIGHT_ARM]]
                if arms is FOUR:
                    playable |= hands[start + ends[UP_ARM]] | hands[start + ends[DOWN_ARM]]
                if not playable:
                    break

            # Choose the tile of the most points, or else of the highest value.
            best = 0
            for i in arms:
                end = ends[i]
                there = hands[start + end] & scores_at[end * _REMAINDERS + (count - pips[i]) % _REMAINDERS]
                while there:
                    one = there & -there
                    there ^= one
                    gain = beside[end * WIDTH + one % WIDTH]
                    if gain == end:
                        gain += end
                    gain += count - pips[i]
                    if gain > best:
                        best = gain
                        bit = one
                        arm = i
            if not best:
                rank = _LAST
                for i in arms:
                    end = ends[i]
                    one = hands[start + end]
                    if one:
                        one &= -one
                        place = end * WIDTH + one % WIDTH
                        if ranks[place] < rank:
                            rank = ranks[place]
                            bit = one
                            arm = i

            # Lay it there.
            plays += 1
            end = ends[arm]
            place = bit % WIDTH
            more = beside[end * WIDTH + place]
            hands[start + end] ^= bit
            hands[start + more] ^= back[end][place]
            held[seat] -= end + more
            counts[seat] -= 1
            if bare and bare >> arm & 1:
                bare ^= 1 << arm
                if bare:
                    arms = TWO
                elif spinner != NO_SPINNER:
                    arms = FOUR
                    ends[UP_ARM] = ends[DOWN_ARM] = spinner
            if more == end:
                if spinner == NO_DOUBLE:
                    spinner = end
                    bare = 1 << arm
                more += more
            else:
                ends[arm] = more
            count += more - pips[arm]
            pips[arm] = more
        self.spent += _ROUND_COST + _PLAY_COST * plays + _TILE_DRAWN_COST * (next_drawn - deals.held)
        return self._gain(seat)
