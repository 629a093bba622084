# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of Tien Gow: rounds of tricks, played to their end on sampled deals (docs/rules.md, section 7a).

Tiles are masks; see masks.py in this folder.
"""

from __future__ import annotations

from ...chinese_moves import DROP
from ...view import ALL
from .masks import FAMILIES, LOW, SUPREME, TOP, masks, ranks, unseen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...kinds import Move
    from ...rng import Rng
    from ...trick_view import TrickView

# The cost of each step, in thousands of Thumb-2 instructions.
_TILE_DEALT_COST = 6
_ROUND_COST = 20  # its beginning and end
_TURN_COST = 11

# A seat that has won a trick saves its tiles while it holds many. With more than _SPARES it beats neither with the
# highest rank nor with one tile of a combination; with more than _PAIRS it leads a single tile rather than a pair.
_SPARES = 4
_PAIRS = 5


class Playout:
    """Plays rounds to their end from a TrickView whose seat has a choice. Each seat leads sets of three and four,
    and later pairs, keeps the highest rank for the last trick, and beats with the lowest combination that wins, if
    it can spare that.

    spent  the Thumb-2 instructions used so far, in thousands, about
    dealt  after `deal`: the civil masks of all hands, a list by seat, and the military masks
    won    after `play`: the number of tricks that each seat has won, a list
    """

    PRIOR = 40  # the number of deals that the evaluation is worth; 20 and 80 are no better
    CANDIDATES = 8  # the most moves that are played out

    def __init__(self, view: TrickView) -> None:
        self.spent = 0
        self._view = view
        self._seat = view.seat
        self._banker = view.leader
        self._counts = view.counts
        self._tricks = view.tricks
        self._winning = view.winning
        self._followed = len(view.trick)
        self._masks: dict[Move, tuple[int, int]] = {}  # of each move that has been played here

    def prepare(self) -> Iterator[None]:
        """Prepare (generator, yields None as a pause). Allocates all memory that is needed."""
        view = self._view
        self._best = 0, 0  # the combination that wins this trick so far
        for tiles, how in view.trick:
            if how != DROP:
                self._best = masks(tiles)
        self._above = 0 if self._best[1] == SUPREME else -4 * ranks(*self._best)  # the ranks that beat it
        own = masks(view.hand)
        self.dealt = [[mask] * 4 for mask in own]
        self._hands = [[0] * 4, [0] * 4]
        self.won = [0] * 4
        yield None
        self._unseen = []  # a civil tile is its bit, a military tile a number below 0
        for sign, mask in zip((1, -1), unseen(view)):
            while mask:
                self._unseen.append(sign * (mask & -mask))
                mask &= mask - 1

    def deal(self, rng: Rng) -> bool:
        """Sample the others' hands. The unseen tiles that remain have been dropped.

        Return whether to call this again: never here.
        """
        rng.shuffle(self._unseen)
        at = 0
        for seat in range(4):
            if seat != self._seat:
                civil = military = 0
                tiles = self._counts[seat]
                for i in range(at, at + tiles):
                    bit = self._unseen[i]
                    if bit > 0:
                        civil |= bit
                    else:
                        military |= -bit
                self.dealt[0][seat] = civil
                self.dealt[1][seat] = military
                at += tiles
        self.spent += _TILE_DEALT_COST * len(self._unseen)
        return False

    def play(self, move: Move) -> int:
        """Return the points that the seat gains if it makes this move on the dealt tiles (docs/rules.md, section
        7a.5).

        The method is long because it keeps everything in locals: on the badge a method call takes 1,300
        instructions, and a turn only 11,000.
        """
        civil_hands, military_hands = self._hands
        civil_hands[ALL] = self.dealt[0]
        military_hands[ALL] = self.dealt[1]
        tricks = self.won
        tricks[ALL] = self._tricks
        seat = self._seat
        winning = self._winning
        left = self._counts[seat]
        turns = 4 - self._followed
        led_civil, led_military = self._best
        above = self._above
        if move not in self._masks:
            self._masks[move] = masks(move[0])
        civil, military = self._masks[move]
        size = len(move[0])
        beats: int = move[1] != DROP
        played = 1
        while True:
            civil_hands[seat] ^= civil
            military_hands[seat] ^= military
            if beats:
                winning = seat
                led_civil = civil
                led_military = military
                led = civil | military
                above = 0 if military == SUPREME else -4 * ((led | led >> 1) & LOW)
            seat = seat + 1 & 3
            turns -= 1
            if not turns:
                tricks[winning] += size
                left -= size
                if not left:
                    break
                turns = 4
                seat = winning
            played += 1

            # The next seat's tiles. Single tiles are those that make no combination.
            hand = civil_hands[seat]
            other = military_hands[seat]
            pairs = hand & hand >> 1 & LOW
            other_pairs = other & other >> 1 & LOW
            families = (hand | hand >> 1) & (other | other >> 1) & FAMILIES
            single = hand & ~(3 * (pairs | families))
            other_single = other & ~(3 * (other_pairs | families))
            supreme = other & SUPREME == SUPREME
            if supreme:
                other_single &= ~SUPREME
            civil = military = 0

            # It leads the next trick, or beats this one if it can and wants to.
            if turns == 4:
                size = 1
                reach = ~TOP if (hand | other) & ~TOP else -1  # the highest tiles go last
                sets = families & (pairs | other_pairs) & reach
                if not sets:
                    if supreme:
                        military = SUPREME
                        size = 2
                    elif left <= _PAIRS or not tricks[seat] or not single | other_single:
                        sets = (pairs | other_pairs | families) & reach
                if sets:
                    sets &= -sets
                    if sets & (pairs | families):
                        civil = hand & 3 * sets
                    if sets & (other_pairs | families):
                        military = other & 3 * sets
                    size = (civil != 0) + (sets & pairs != 0) + (military != 0) + (sets & other_pairs != 0)
            elif above and (left > 1 or tricks[seat]):
                reach = above
                spares = left > _SPARES and tricks[seat]
                if spares:
                    reach &= ~TOP
                if size == 1:
                    if led_civil:
                        civil = single & reach or not spares and hand & reach
                        civil &= -civil
                    else:
                        military = other_single & reach or not spares and other & reach
                        military &= -military
                else:
                    if led_civil & led_civil - 1:
                        reach &= pairs
                    if led_military & led_military - 1:
                        reach &= other_pairs
                    if led_civil and led_military:
                        reach &= families
                    reach &= -reach
                    if led_civil:
                        civil = hand & 3 * reach
                        if not led_civil & led_civil - 1:
                            civil &= -civil
                    if led_military:
                        military = other & 3 * reach
                        if not led_military & led_military - 1:
                            military &= -military

            # Otherwise it drops its lowest tiles, or leads the lowest one.
            beats = civil | military
            if not beats:
                beats = turns == 4
                tiles = size
                while tiles:
                    tiles -= 1
                    bit = single & -single
                    other_bit = other_single & -other_single
                    if not bit | other_bit:
                        bit = hand & ~civil
                        bit &= -bit
                        other_bit = other & ~military
                        other_bit &= -other_bit
                    if bit and not 0 < other_bit < bit:
                        civil |= bit
                        single &= ~bit
                    else:
                        military |= other_bit
                        other_single &= ~other_bit
        self.spent += _ROUND_COST + _TURN_COST * played
        return self._gain(winning)

    def _gain(self, winning: int) -> int:
        """Return the points that the seat gets as the winner of the last trick, or pays (docs/rules.md, section
        7a.5)."""
        gain = 0
        for seat in range(4):
            if seat != winning and (self._seat == seat or self._seat == winning):
                tricks = self.won[seat]
                paid = 4 - tricks if tricks else 5
                gain += paid * 2 if self._banker == seat or self._banker == winning else paid
        return gain if self._seat == winning else -gain
