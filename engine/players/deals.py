# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Random deals of the tiles that a seat doesn't see, in a line game, that agree with all that it knows."""
from engine import tiles
from engine.players.unseen import SURE, Unseen, likelihood

_SWAPS = 300  # about as many at most are tried for a deal until it agrees with all that is known

_MOST_FACTS = 8  # as many as a byte can tell apart; hardly ever are there more


class Deals(Unseen):
    """The unseen tiles, which `deal` shuffles. Beside what every Unseen has:

    hands     after `deal`: for each seat the mask of its tiles, the seat's own included
    held      how many of `tiles`, the first ones after `deal`, are in hands; the others are the boneyard's, in
              drawing order
    """

    def __init__(self, view, shifts=None, doubts=None):
        """`shifts` are as for Unseen. `doubts`, a list, has for each tile, by its index, how many half bits of
        doubt there are that an opponent holds it; see unseen.likelihood()."""
        super().__init__(view, shifts)
        self._doubts = doubts
        self._swaps = 0  # tried for the next deal so far

    def prepare(self):
        """See Unseen."""
        yield from super().prepare()
        yield None
        yield from self._lay_out(self._view)

    def _lay_out(self, view):
        """Lay the unseen tiles out: the hands one after another, then the boneyard; and number what each seat
        is known to lack, so that a small int is a set of such facts. A generator that gives way."""
        self._owners = bytearray()  # of each place the seat, or how many seats there are for nobody
        self._bounds = [0] * (len(view.counts) + 1)  # of each owner the facts that hold for it
        self._facts = bytearray(len(view.tiles))  # of each tile by its index those that it matters to
        self._room = []  # of each fact how many more such tiles the seat may hold
        self._own = 0
        for tile in view.hand:
            self._own |= 1 << self.shifts[tiles.index(tile)]
        for seat, count in enumerate(view.counts):
            if seat != view.seat:
                yield from self._place(seat, count)
        rest = len(self.tiles) - len(self._owners)
        self.held = len(self._owners)
        self._owners += bytes((len(view.counts),)) * rest
        self._seat = view.seat
        self.hands = [0] * len(view.counts)

    def _place(self, seat, count):
        start = len(self._owners)
        held = self.tiles[start:start + count]
        facts = 0
        for mask, most in self.lacks[seat]:
            if most >= count or len(self._room) == _MOST_FACTS:
                continue
            fact = 1 << len(self._room)
            facts |= fact
            for i in self.tiles:
                if 1 << self.shifts[i] & mask:
                    self._facts[i] |= fact
            for i in held:
                most -= 1 << self.shifts[i] & mask != 0
            self._room.append(most)
            yield None
        self._owners += bytes((seat,)) * count
        self._bounds[seat] = facts

    def deal(self, rng):
        """Fill `hands`, and the places in `tiles`, with a random deal that agrees with all that is known.
        `rng` is an Rng.

        All such deals are about equally likely, but for the doubts: each goes on from the one before it, and a swap
        of two tiles is as likely as its reverse. Where it finds no such deal, as little as possible disagrees.

        Returns whether it isn't there yet, and has to be called again: so it can give way.
        """
        self._shuffle(rng)
        if self._room and min(self._room) < 0 and self._swaps < _SWAPS:
            self._swaps += len(self.tiles)
            return True
        self._swaps = 0
        hands = self.hands
        for seat in range(len(hands)):
            hands[seat] = 0
        hands[self._seat] = self._own
        for place in range(self.held):
            hands[self._owners[place]] |= 1 << self.shifts[self.tiles[place]]
        return False

    def _shuffle(self, rng):
        """Swap every tile with one before it, unless somebody would hold more than it can."""
        order = self.tiles
        facts = self._facts
        owners = self._owners
        bounds = self._bounds
        doubts = self._doubts
        held = self.held
        full = self._count(0, 0)
        for place in range(len(order) - 1, 0, -1):
            other = rng.below(place + 1)
            one = order[place]
            two = order[other]
            if doubts and other < held <= place:
                more = doubts[one] - doubts[two]
                if more > 0 and rng.below(SURE) >= likelihood(more):
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

    def _count(self, more, fewer):
        """Count one more tile for some facts, and one fewer for others. Returns the facts that allow no more."""
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
