# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sampled deals: random deals of the unseen tiles, consistent with everything that a seat knows."""

from engine import tiles
from engine.players.lines.belief import CERTAIN, likelihood

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.players.lines.belief import Belief
    from engine.rng import Rng
    from engine.view import LineView

_SWAPS = 300  # about the most that are tried until a deal agrees with all knowledge

_MOST_FACTS = 8  # as many as a byte has bits; there are hardly ever more


class SampledDeals:
    """Deals of the unseen tiles, one after another.

    hands  after `deal`: for each seat the mask of its tiles, the seat's own included
    order  after `deal`: the indexes of all unseen tiles, first in hands, then in the boneyard in drawing order; a
           bytearray
    held   the number of indexes in `order` that are in hands
    """

    def __init__(self, view: "LineView", belief: "Belief", evidence: "Sequence[int] | None" = None) -> None:
        """Sample for the seat of `view`, with its Belief, already prepared. Call `prepare` next, and then `deal`.

        `evidence` is, for each tile of the set, by its index, the evidence against an opponent's holding it, in
        half bits; see belief.likelihood(). None means no evidence.
        """
        self._view = view
        self._belief = belief
        self._evidence = evidence
        self._swaps = 0  # tried for the next deal so far

    def prepare(self) -> "Iterator[None]":
        """Place the unseen tiles, and number the limits of the belief, so that a small int is a set of them: the
        facts below (generator, yields None as a pause)."""
        view = self._view
        self.order = bytearray(self._belief.unseen)
        self._owners = bytearray()  # for each place in `order` the seat, or the number of seats for the boneyard
        self._bounds = [0] * (len(view.counts) + 1)  # for each owner, the facts that limit it
        self._facts = bytearray(len(view.tiles))  # for each tile, by its index, the facts that count it
        self._room: list[int] = []  # for each fact, how many more such tiles the seat may hold
        self._own = 0
        for tile in view.hand:
            self._own |= 1 << self._belief.shifts[tiles.index(tile)]
        for seat, count in enumerate(view.counts):
            if seat != view.seat:
                yield from self._place(seat, count)
        self.held = len(self._owners)
        self._owners += bytes((len(view.counts),)) * (len(self.order) - self.held)
        self._seat = view.seat
        self.hands = [0] * len(view.counts)

    def _place(self, seat: int, count: int) -> "Iterator[None]":
        """Give a seat the next `count` places in `order` (generator, yields None as a pause)."""
        shifts = self._belief.shifts
        start = len(self._owners)
        held = self.order[start : start + count]
        facts = 0
        for mask, most in self._belief.limits[seat]:
            if most >= count or len(self._room) == _MOST_FACTS:
                continue
            fact = 1 << len(self._room)
            facts |= fact
            for i in self.order:
                if 1 << shifts[i] & mask:
                    self._facts[i] |= fact
            for i in held:
                most -= 1 << shifts[i] & mask != 0
            self._room.append(most)
            yield None
        self._owners += bytes((seat,)) * count
        self._bounds[seat] = facts

    def deal(self, rng: "Rng") -> bool:
        """Make the next deal, in `hands` and `order`.

        All deals that agree with the knowledge are about equally likely, apart from the evidence: each starts from
        the one before it, and a swap of two tiles is as likely as its reverse. If no such deal is found, the deal
        disagrees as little as possible.

        Return True while the deal isn't finished: then call this again, after a pause.
        """
        self._shuffle(rng)
        if self._room and min(self._room) < 0 and self._swaps < _SWAPS:
            self._swaps += len(self.order)
            return True
        self._swaps = 0
        hands = self.hands
        shifts = self._belief.shifts
        for seat in range(len(hands)):
            hands[seat] = 0
        hands[self._seat] = self._own
        for place in range(self.held):
            hands[self._owners[place]] |= 1 << shifts[self.order[place]]
        return False

    def _shuffle(self, rng: "Rng") -> None:
        """Swap every tile with one before it, unless a seat would then exceed a limit."""
        order = self.order
        facts = self._facts
        owners = self._owners
        bounds = self._bounds
        evidence = self._evidence
        held = self.held
        full = self._count(0, 0)
        for place in range(len(order) - 1, 0, -1):
            other = rng.below(place + 1)
            one = order[place]
            two = order[other]
            if evidence and other < held <= place:
                more = evidence[one] - evidence[two]
                if more > 0 and rng.below(CERTAIN) >= likelihood(more):
                    continue
            changed = facts[one] ^ facts[two]
            if changed:
                here = changed & bounds[owners[place]]
                there = changed & bounds[owners[other]]
                more = here & facts[two] | there & facts[one]
                if more & full:
                    continue
                if here != there:
                    full = self._count(more, (here | there) ^ more)
            order[place] = two
            order[other] = one

    def _count(self, more: int, fewer: int) -> int:
        """Count one more tile for the facts in `more`, and one fewer for the facts in `fewer`. Return the facts
        that allow no more tiles."""
        room = self._room
        full = 0
        bit = 1
        for fact in range(len(room)):
            if more & bit:
                room[fact] -= 1
            elif fewer & bit:
                room[fact] += 1
            if room[fact] <= 0:
                full |= bit
            bit <<= 1
        return full
