# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of All Fives and Kurnik: rounds for two, played to their end on sampled deals."""

from __future__ import annotations

from ... import tiles
from ...line import DOWN_ARM, LEFT_ARM, RIGHT_ARM, UP_ARM
from ...view import ALL
from ..lines import sampled_deals
from ..lines.sampled_deals import MODULUS, SampledDeals
from .rounds import FOUR, NO_DOUBLE, NO_SPINNER, TWO, Rounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...kinds import Move
    from ...view import LineView

# The cost of each step, in thousands of Thumb-2 instructions.
_PLAY_COST = 8
_SPINNER_COST = 1  # more for each play with a spinner, for there are up to four ends
_TILE_DRAWN_COST = 2
_ROUND_COST = 33  # its beginning and end


class Playout(Rounds):
    """Plays rounds to their end from a LineView whose seat has a choice. Both play like Greedy, for the most
    points; without points they lay the tile of the highest value, doubles first.

    shifts  for each tile of the set, by its index, the shift of 1 to its bit in all masks
    """

    DEAL_COST = 24
    TILE_DEALT_COST = 6

    def __init__(self, view: LineView, shifts: bytearray | None = None) -> None:
        """`shifts` replace those of sampled_deals.preference_shifts, for other preferences."""
        super().__init__(view)
        self.shifts = shifts or sampled_deals.preference_shifts(view.tiles)
        self._play_cost = _PLAY_COST + (_SPINNER_COST if view.line.has_spinner else 0)

    def prepare(self) -> Iterator[None]:
        """Prepare (generator, yields None as a pause). Allocates all memory that is needed."""
        view = self._view
        shifts = self.shifts
        yield from self.sample(SampledDeals, shifts)
        self._pip_table = sampled_deals.pip_table(shifts, view.tiles)
        self._suits = sampled_deals.suits(shifts, view.tiles)
        yield None
        # For each number of an end, and each remainder of the count without that end: the tiles that score there.
        self._doubles = 0
        self._scores_at = [[0] * 5 for _ in self._suits]
        for i in range(len(shifts)):  # zip would leave garbage
            high, low = view.tiles[i]
            bit = 1 << shifts[i]
            if high == low:
                self._doubles |= bit
                self._add(high, 2 * high, bit)
            else:
                self._add(high, low, bit)
                self._add(low, high, bit)
        yield None

    def _add(self, end: int, pips: int, bit: int) -> None:
        """Note where a tile scores at an end with that number: it counts `pips` there."""
        self._scores_at[end][-pips % 5] |= bit

    def play(self, move: Move) -> int:
        """Return the seat's points less the other's at the end, if it makes this move on the dealt tiles.

        The method is long because it keeps everything in locals: on the badge a method call takes 1,300
        instructions, and a play only 9,000.
        """
        deals = self.deals
        suits = self._suits
        shifts = self.shifts
        order = deals.order
        scores_at = self._scores_at
        pip_table = self._pip_table
        doubles = self._doubles
        view = self._view
        target = view.options["target"]
        scores = self._scores
        scores[ALL] = view.scores
        # For each arm: the number at its end, and the count of that end.
        ends = self._ends
        pips = self._pips
        count, bare, spinner, arms, ends[ALL], pips[ALL] = self._starts.get(move) or self._start(move)
        fit = suits[ends[LEFT_ARM]] | suits[ends[RIGHT_ARM]]
        if arms is FOUR:
            fit |= suits[ends[UP_ARM]] | suits[ends[DOWN_ARM]]
        bit = 1 << shifts[tiles.index(move[0])]
        seat = view.seat
        hand = deals.hands[seat] ^ bit
        others = deals.hands[1 - seat]
        plays = 1
        next_drawn = deals.held
        while True:
            # `seat` has laid a tile, and holds `hand`.
            if not count % 5:
                scores[seat] += count
                if scores[seat] >= target:
                    break
            if not hand:
                break

            # The next turn is the other's, or one's own again, or the round is blocked.
            seat = 1 - seat
            hand, others = others, hand
            while not hand & fit and next_drawn < len(order):
                hand |= 1 << shifts[order[next_drawn]]
                next_drawn += 1
            playable = hand & fit
            if not playable:
                seat = 1 - seat
                hand, others = others, hand
                playable = hand & fit
                if not playable:
                    break

            # Choose the tile of the most points, or else of the highest value.
            best = 0
            for i in arms:
                end = ends[i]
                there = playable & scores_at[end][(count - pips[i]) % 5]
                while there:
                    one = there & -there
                    there ^= one
                    gain = pip_table[one % MODULUS] - end
                    if gain == end:
                        gain += end
                    gain += count - pips[i]
                    if gain > best:
                        best = gain
                        bit = one
                        arm = i
            if not best:
                bit = playable & -playable
                arm = 0
                while not bit & suits[ends[arm]]:
                    arm += 1

            # Lay it there.
            plays += 1
            hand ^= bit
            if bare and bare >> arm & 1:
                bare ^= 1 << arm
                if bare:
                    arms = TWO
                elif spinner != NO_SPINNER:
                    arms = FOUR
                    ends[UP_ARM] = ends[DOWN_ARM] = spinner
            if bit & doubles:
                more = ends[arm]
                if spinner == NO_DOUBLE:
                    spinner = more
                    bare = 1 << arm
                more += more
            else:
                more = ends[arm] = pip_table[bit % MODULUS] - ends[arm]
                fit = suits[ends[LEFT_ARM]] | suits[ends[RIGHT_ARM]]
                if arms is FOUR:
                    fit |= suits[ends[UP_ARM]] | suits[ends[DOWN_ARM]]
            count += more - pips[arm]
            pips[arm] = more
        drawn = next_drawn - deals.held
        self.spent += _ROUND_COST + self._play_cost * plays + _TILE_DRAWN_COST * drawn
        return self._settle(seat, hand, others)

    def _settle(self, last: int, hand: int, others: int) -> int:
        """Return the seat's total gain at the end of a round; `last` is the seat that played last, `hand` and
        `others` are its tiles and the other's."""
        held = self._held
        counts = self._counts
        held[1 - last] = sampled_deals.pips(others, self._pip_table)
        counts[last] = tiles.count(hand)
        if hand:  # the round is blocked
            held[last] = sampled_deals.pips(hand, self._pip_table)
            counts[1 - last] = tiles.count(others)
        return self._gain(last)
