# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of Draw dominoes, Kozel, Bergen and Blitz: rounds of a line with two ends, played to their end on
sampled deals."""

from __future__ import annotations

from ... import tiles
from ...line import FIRST, LEFT_ARM, RIGHT_ARM
from ...view import ALL
from ..lines import sampled_deals
from ..lines.sampled_deals import MODULUS, LinePlayout, SampledDeals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...kinds import Move
    from ...view import LineView

# The cost of each step, in thousands of Thumb-2 instructions.
_TURN_COST = 4
_BONUS_TURN_COST = 9  # in Bergen
_LONG_TURN_COST = 7  # to search a tile on which the hand can go on
_TILE_DRAWN_COST = 3
_ROUND_COST = 25  # its beginning and end
_HAND_COUNTED_COST = 8

# How good a tile looks in Bergen, about as by the weights of the evaluation: for the third point where others
# score two; for being a double; for each point of the tile that makes both ends alike next, if the seat itself
# holds it, or if another may; and for each end that fits the rest of the hand.
_POINT = 1048
_LAYS_DOUBLE = 497
_OWN_LINK = 436
_OTHERS_LINK = 164
_FITS = 280
_WORST = 1 << 20


class Playout(LinePlayout):
    """Plays rounds to their end from a LineView whose seat has a choice. Each seat plays like a cheap Greedy: it
    lays the tile of most pips, doubles first. In a game of long turns it lays as many tiles as it can, and prefers
    a tile on which its hand can go on. In Bergen it takes points, and looks at the position that it leaves.

    shifts  for each tile of the set, by its index, the shift of 1 to its bit in all masks
    """

    DEAL_COST = 32
    TILE_DEALT_COST = 6

    PRIOR = 100  # the number of deals that the evaluation is worth; 15 is weaker, 150 no better
    CANDIDATES = 8  # the most moves that are played out

    def __init__(self, view: LineView, shifts: bytearray | None = None) -> None:
        """`shifts` replace those of sampled_deals.preference_shifts, for other preferences."""
        super().__init__(view)
        rules = view.rules
        self.shifts = shifts or sampled_deals.preference_shifts(view.tiles)
        self._doubles = self._laid = 0
        self._hands = [0] * len(view.counts)
        # At the end of a round: the pips of each seat, and the number of its tiles.
        self._held = [0] * len(view.counts)
        self._counts = [0] * len(view.counts)
        self._seat = view.seat
        sides = len(view.scores)
        # The value of a point of each seat for the seat's own side; see `play`.
        self._shares = [-1] * len(view.counts)
        for seat in range(view.seat % sides, len(view.counts), sides):
            self._shares[seat] = sides - 1
        self._ends = view.line.ends[:2]
        self._start = 0  # what `play` begins to count from
        self._reached = 0  # bits of what it has counted; if one of them is set, the match is over
        self._double_ends = [0, 0]
        if view.line.tiles:
            for arm in (LEFT_ARM, RIGHT_ARM):
                self._double_ends[arm] = tiles.is_double(view.line.end_tile(arm))
        self._drew = view.drawn > 0
        self._reserve = rules.reserve
        self._draws_one = rules.draws_one
        self._long_turns = rules.long_turns
        self._bonus = rules.bonus
        self._penalties = rules.penalties

    def prepare(self) -> Iterator[None]:
        """Prepare (generator, yields None as a pause). Allocates all memory that is needed."""
        tile_set = self._view.tiles
        shifts = self.shifts
        self._pip_table = sampled_deals.pip_table(shifts, tile_set)
        self._suits = sampled_deals.suits(shifts, tile_set)
        yield from self.sample(SampledDeals, shifts)
        for i in range(len(shifts)):
            if tiles.is_double(tile_set[i]):
                self._doubles |= 1 << shifts[i]
        for tile in self._view.line.tiles:
            self._laid |= 1 << shifts[tiles.index(tile)]

    def play(self, move: Move) -> int:
        """Return the points that the seat's side gains on the others if the seat makes this move on the dealt
        tiles.

        A point of its own counts as many times as there are other sides, and a point of theirs once against it.

        The method is long because it keeps everything in locals: on the badge a method call takes 1,300
        instructions, and a turn only 4,000.
        """
        deals = self.deals
        suits = self._suits
        shifts = self.shifts
        order = deals.order
        held = deals.held
        pip_table = self._pip_table
        doubles = self._doubles
        shares = self._shares
        bonus = self._bonus
        long_turns = self._long_turns
        draws_one = self._draws_one
        hands = self._hands
        hands[ALL] = deals.hands
        seats = len(hands)
        seat = self._seat
        left, right = self._ends
        left_is_double, right_is_double = self._double_ends
        stock = len(order) - held - self._reserve
        gain = self._start
        laid = self._laid
        drawn = passed = turns = 0
        drew: int = self._drew
        tile, how = move
        if tile:
            bit = 1 << shifts[tiles.index(tile)]
        else:  # a seat that stops could play, so it hasn't passed
            bit = 0
            passed = -1
        on_left: int = how == LEFT_ARM
        if how == FIRST:
            left = right = tile[0]
        while True:
            # Lay the tile, if there is one.
            turns += 1
            stays = 0
            if bit:
                passed = 0
                laid |= bit
                hand = hands[seat] ^ bit
                hands[seat] = hand
                if on_left:
                    left = pip_table[bit % MODULUS] - left
                    left_is_double = bit & doubles
                else:
                    right = pip_table[bit % MODULUS] - right
                    right_is_double = bit & doubles
                if bonus and left == right:
                    gain += (3 if left_is_double or right_is_double else 2) * shares[seat]
                    if gain & self._reached:
                        return gain
                if not hand:
                    break
                if long_turns and not drew:
                    stays = hand & (suits[left] | suits[right])
            else:
                passed += 1
                if passed == seats:
                    break

            # The next turn, and its draws.
            if not stays:
                seat += 1
                if seat == seats:
                    seat = 0
            at_left = suits[left]
            fit = at_left | suits[right]
            hand = hands[seat]
            playable = hand & fit
            drew = 0
            if not playable and drawn < stock:
                passed = 0
                while not playable and drawn < stock:
                    bit = 1 << shifts[order[held + drawn]]
                    drawn += 1
                    hand |= bit
                    playable = bit & fit
                    if draws_one:
                        break
                hands[seat] = hand
                drew = 1

            # Choose the tile and the end: of most pips, or on which the hand can go on, or as Bergen asks.
            bit = playable & -playable
            on_left = bit & at_left
            if long_turns and not bit & doubles:
                while playable:
                    other = playable & -playable
                    playable ^= other
                    at_other = other & at_left
                    if (hand ^ other) & suits[pip_table[other % MODULUS] - (left if at_other else right)]:
                        bit = other
                        on_left = at_other
                        break
            if bonus and playable:
                both = playable & at_left & suits[right]
                if left == right:
                    both &= doubles
                if both:
                    playable = both
                if left != right and both or playable & playable - 1:
                    bit = self._choose(playable, hand, laid, left, right, left_is_double, right_is_double)
                    on_left = bit > 0
                    bit = bit if on_left else -bit
        turn_cost = _LONG_TURN_COST if long_turns else _BONUS_TURN_COST if bonus else _TURN_COST
        self.spent += _ROUND_COST + turn_cost * turns + _TILE_DRAWN_COST * drawn
        return gain + self._settle(seat if bit else None)

    def _choose(
        self, playable: int, hand: int, laid: int, left: int, right: int, left_is_double: int, right_is_double: int
    ) -> int:
        """Return the bit of the tile that looks best in Bergen; it is negative if the tile is laid on the right.

        `playable`, `hand` and `laid` are masks: of the tiles to choose from, which all score or all don't, of the
        hand, and of the tiles on the line.
        """
        suits = self._suits
        pip_table = self._pip_table
        doubles = self._doubles
        best = -_WORST
        found = 0
        for on_left in (True, False):
            if on_left:
                covered = left
                other = right
                shows_double = right_is_double
            elif left == right:
                break
            else:
                covered = right
                other = left
                shows_double = left_is_double
            at_other = suits[other]
            fit = playable & suits[covered]
            while fit:
                bit = fit & -fit
                fit ^= bit
                rest = hand ^ bit
                end = pip_table[bit % MODULUS] - covered
                at_end = suits[end]
                is_double = shows_double or bit & doubles
                value = _LAYS_DOUBLE if bit & doubles else 0
                if end == other:
                    link = at_end & doubles
                    points = 3
                    if is_double:
                        value += _POINT
                else:
                    link = at_end & at_other
                    points = 3 if is_double else 2
                if link & rest:
                    value += _OWN_LINK * points
                elif not link & laid:
                    value -= _OTHERS_LINK * points
                if rest & at_end:
                    value += _FITS
                if rest & at_other:
                    value += _FITS
                if value > best:
                    best = value
                    found = bit if on_left else -bit
        return found

    def _settle(self, winner: int | None) -> int:
        """Return the gain at the end of the round. `winner` is the seat that has played its last tile, or None if
        the round is blocked."""
        shares = self._shares
        bonus = self._bonus
        if bonus:
            if winner is None:
                winner = self._best_blocked()
            return 0 if winner is None else bonus * shares[winner]
        view = self._view
        pip_table = self._pip_table
        held = self._held
        counts = self._counts
        gain = 0
        self.spent += _HAND_COUNTED_COST * len(held)
        for seat in range(len(held)):
            hand = self._hands[seat]
            held[seat] = pips = sampled_deals.pips(hand, pip_table)
            counts[seat] = tiles.count(hand) if winner is None else 0
            gain -= pips * shares[seat]
        if self._penalties:
            return gain
        rules = view.rules
        if winner is not None:
            return rules.rounded(sum(held)) * shares[winner]
        # Who played last isn't counted here: no game of this family asks.
        best, points = rules.judge_blocked(view.options, view.scores, held, counts, None)
        return 0 if best is None else points * shares[best]

    def _best_blocked(self) -> int | None:
        """Return the seat that wins a blocked round of Bergen, or None (docs/rules.md, section 5.4)."""
        standings = self._held
        for seat in range(len(standings)):
            hand = self._hands[seat]
            held = hand & self._doubles
            # The lowest double is shed last, so the greatest of these masks has it.
            standings[seat] = (1 << 29) - held if held else sampled_deals.pips(hand, self._pip_table)
        best = min(standings)
        return None if standings.count(best) > 1 else standings.index(best)
