# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a seat can infer about the tiles that it doesn't see, in a line game."""
from engine import tiles
from engine.line import CLOSED, Line
from engine.moves import DONE, DRAW

_SWAPS = 300  # about as many at most are tried for a deal until it agrees with all that is known
_AT_A_TIME = 6  # moves of the round that are gone through before it gives way

_MOST_FACTS = 8  # as many as a byte can tell apart; hardly ever are there more

SURE = 1024  # a chance of 1


class Unseen:
    """The tiles that neither lie on the line nor in the hand of the seat that a LineView belongs to. All is known
    once `prepare()` is through.

    bits      for each tile of the set, by its index, the bit that stands for it in all masks here
    suits     for each number the mask of the tiles that show it
    tiles     the indexes of the unseen tiles, a bytearray; `deal` shuffles it
    lacks     for each seat a list of [mask, most]: it holds at most so many tiles of the mask. The first mask
              holds all that the later ones do; what the seat surely lacks is the last one where its most is 0
    hands     after `deal`: for each seat the mask of its tiles, the seat's own included
    held      how many of `tiles`, the first ones after `deal`, are in hands; the others are the boneyard's, in
              drawing order
    """

    def __init__(self, view, bits=None, doubts=None):
        """`bits`, a list, says in which order bits stand for tiles; the lowest stands for the tile of index 0 if it
        isn't given. `doubts`, a list, has for each tile, by its index, how many half bits of doubt there are that
        an opponent holds it; see likelihood()."""
        self.bits = bits or _bits(len(view.tiles))
        self.suits = [0] * (view.tiles[-1][0] + 1)
        self.tiles = bytearray()
        self._swaps = 0  # tried for the next deal so far
        self.lacks = [[] for _ in view.counts]
        self._view = view
        self._doubts = doubts

    def prepare(self):
        """Infer all that can be known; a generator that gives way."""
        view = self._view
        for bit, (high, low) in zip(self.bits, view.tiles):
            self.suits[high] |= bit
            self.suits[low] |= bit
        yield None
        yield from self._find_lacks(view)
        gone = bytearray(len(view.tiles))
        for tile in view.hand:
            gone[tiles.index(tile)] = 1
        for tile, arm in view.line.tiles:
            gone[tiles.index(tile)] = 1
        for i in range(len(gone)):
            if not gone[i]:
                self.tiles.append(i)
        yield None
        self._lay_out(view)

    # What is known.

    def _find_lacks(self, view):
        """Go through the round: who drew or passed held nothing for the ends then open, and neither did who
        didn't go on in a game of long turns."""
        long_turns = view.rules.long_turns
        lacks = self.lacks
        outranking = self._outranking(view)
        if outranking:
            for of_seat in lacks:
                of_seat.append([outranking, 0])
        line = Line(view.line.has_spinner)
        drew = False
        for at, (seat, (tile, how)) in enumerate(view.history()):
            if tile:
                _loses(lacks[seat], 0 if drew else self.bits[tiles.index(tile)])
                line.add(tile, how)
                line.tiles.clear()  # the ends are enough here
                mover = view.by[at + 1] if at + 1 < len(view.by) else view.turn
                if long_turns and not drew and mover != seat:
                    _note(lacks[seat], self._fitting(line), False)
            elif how != DONE[1]:
                _note(lacks[seat], self._fitting(line), how == DRAW[1])
            drew = how == DRAW[1]
            if at % _AT_A_TIME == 0:
                yield None

    def _outranking(self, view):
        """The mask of the tiles that would have led in place of the one that did, so that nobody held one."""
        key = view.rules.lead_key(view)
        if not key or not view.by:
            return 0
        led = key(view.line.tiles[0][0])
        mask = 0
        for bit, tile in zip(self.bits, view.tiles):
            if key(tile) > led:
                mask |= bit
        return mask

    def _fitting(self, line):
        mask = 0
        for end in line.ends:
            if end != CLOSED:
                mask |= self.suits[end]
        return mask

    # Deals.

    def _lay_out(self, view):
        """Lay the unseen tiles out: the hands one after another, then the boneyard; and number what each seat
        is known to lack, so that a small int is a set of such facts."""
        self._owners = bytearray()  # of each place the seat, or how many seats there are for nobody
        self._bounds = [0] * (len(view.counts) + 1)  # of each owner the facts that hold for it
        self._facts = bytearray(len(view.tiles))  # of each tile by its index those that it matters to
        self._room = []  # of each fact how many more such tiles the seat may hold
        self._own = 0
        for tile in view.hand:
            self._own |= self.bits[tiles.index(tile)]
        for seat, count in enumerate(view.counts):
            if seat != view.seat:
                self._place(seat, count)
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
                if self.bits[i] & mask:
                    self._facts[i] |= fact
            for i in held:
                most -= self.bits[i] & mask != 0
            self._room.append(most)
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
            hands[self._owners[place]] |= self.bits[self.tiles[place]]
        return False

    def _shuffle(self, rng):
        """Swap every tile with one before it, unless somebody would hold more than it can."""
        order = self.tiles
        facts = self._facts
        owners = self._owners
        bounds = self._bounds
        doubts = self._doubts
        held = self.held
        full = self._full()
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
                    self._count(more, -1)
                    self._count((here | there) ^ more, 1)
                    full = self._full()
            order[place] = two
            order[other] = one

    def _full(self):
        """The facts that allow no more tiles."""
        facts = 0
        for fact, room in enumerate(self._room):
            if room <= 0:
                facts |= 1 << fact
        return facts

    def _count(self, facts, more):
        for fact in range(len(self._room)):
            if facts >> fact & 1:
                self._room[fact] += more


def likelihood(doubt):
    """By how much so many half bits of doubt make something less likely; of SURE."""
    return (SURE * 7 // 10 if doubt & 1 else SURE) >> (doubt >> 1)


def _bits(count):
    bits = [0] * count  # a list that grows would leave holes
    for i in range(count):
        bits[i] = 1 << i
    return bits


def _note(lacks, mask, draws):
    """A seat holds nothing of a mask, so neither did it where it was found to lack something before; what was
    found then is of no more use unless it lacked more."""
    lacks[:] = [[lacked | mask, most] for lacked, most in lacks if lacked & ~mask]
    if not lacks or lacks[-1][1]:
        lacks.append([mask, 0])
    for lack in lacks:
        lack[1] += draws


def _loses(lacks, bit):
    """A seat has played a tile that it must have drawn since it lacked that; 0 for one that it just drew."""
    for lack in lacks:
        lack[1] -= not bit or lack[0] & bit != 0
