# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sampled deals: random deals of the unseen tiles, consistent with everything that a seat knows.

Hands are sets of tiles as int masks. The lowest bit of a mask is the tile that its holder prefers to lay.
"""

from __future__ import annotations

from ... import tiles
from .belief import CERTAIN, infer, likelihood

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from ...kinds import Thoughts, Tile
    from ...rng import Rng
    from ...view import LineView
    from .belief import Belief

_MOVE_BEFORE_COST = 50  # thousands of Thumb-2 instructions to infer from an earlier move, here and in the evaluation

_SWAPS = 300  # about the most that are tried until a deal agrees with all knowledge

_MOST_FACTS = 8  # as many as a byte has bits; there are hardly ever more

# The powers of 2 of up to 100 tiles all leave different remainders by this number, so a bit's remainder is its
# tile's index into a bytearray. A dict is slow for big ints: all their hashes are equal on the badge.
MODULUS = 101

_DOUBLE = 6  # the extra pips that a double counts, as in ends.worth


class SampledDeals:
    """Deals of the unseen tiles, one after another.

    hands  after `deal`: for each seat the mask of its tiles, the seat's own included
    order  after `deal`: the indexes of all unseen tiles, first in hands, then in the boneyard in drawing order; a
           bytearray
    held   the number of indexes in `order` that are in hands
    """

    def __init__(
        self, view: LineView, belief: Belief, shifts: bytes | bytearray, evidence: Sequence[int] | None = None
    ) -> None:
        """Sample for the seat of `view`, with its Belief, already prepared. Call `prepare` next, and then `deal`.

        `shifts` are, for each tile of the set, by its index, the shift of 1 to its bit in the masks of `hands`.
        `evidence` is, for each tile of the set, by its index, the evidence against an opponent's holding it, in
        half bits; see belief.likelihood(). None means no evidence.
        """
        self._view = view
        self._belief = belief
        self._evidence = evidence
        self._shifts = shifts
        self._swaps = 0  # tried for the next deal so far

    def prepare(self) -> Iterator[None]:
        """Place the unseen tiles, and number the limits of the belief, so that a small int is a set of them: the
        facts below (generator, yields None as a pause)."""
        view = self._view
        self.order = bytearray(self._belief.unseen)
        self._owners = bytearray()  # for each place in `order` the seat, or the number of seats for the boneyard
        self._bounds = [0] * (len(view.counts) + 1)  # for each owner, the facts that limit it
        self._facts = bytearray(len(view.tiles))  # for each tile, by its index, the facts that count it
        self._room: list[int] = []  # for each fact, how many more such tiles the seat may hold
        for seat in range(len(view.counts)):
            if seat != view.seat:
                yield from self._place(seat, view.counts[seat])
        self.held = len(self._owners)
        for _ in range(len(self.order) - self.held):
            self._owners.append(len(view.counts))
        self.clear()

    def clear(self) -> None:
        """Make `hands`, with the seat's own tiles."""
        self.hands = [0] * len(self._view.counts)
        self._own = 0
        for tile in self._view.hand:
            self._own |= 1 << self._shifts[tiles.index(tile)]

    def _place(self, seat: int, count: int) -> Iterator[None]:
        """Give a seat the next `count` places in `order` (generator, yields None as a pause)."""
        shows = self._belief.shows
        start = len(self._owners)
        facts = 0
        for mask, most in self._belief.limits[seat]:
            if most >= count or len(self._room) == _MOST_FACTS:
                continue
            fact = 1 << len(self._room)
            facts |= fact
            for i in self.order:
                if shows[i] & mask:
                    self._facts[i] |= fact
            for place in range(start, start + count):
                most -= shows[self.order[place]] & mask != 0
            self._room.append(most)
            yield None
        for _ in range(count):
            self._owners.append(seat)
        self._bounds[seat] = facts

    def deal(self, rng: Rng) -> bool:
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
        self.lay()
        return False

    def lay(self) -> None:
        """Put the tiles of `order` into the others' hands."""
        hands = self.hands
        shifts = self._shifts
        for seat in range(len(hands)):
            hands[seat] = 0
        hands[self._view.seat] = self._own
        for place in range(self.held):
            hands[self._owners[place]] |= 1 << shifts[self.order[place]]

    def _shuffle(self, rng: Rng) -> None:
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


class LinePlayout:
    """The base class of the playouts of line games.

    spent  the Thumb-2 instructions used so far, in thousands, about
    deals  the SampledDeals for the playouts
    """

    deals: SampledDeals
    # The cost of a deal without its tiles, and of each of these, in thousands of Thumb-2 instructions.
    DEAL_COST: int
    TILE_DEALT_COST: int

    def __init__(self, view: LineView) -> None:
        self.spent = 0
        self._view = view

    def sample(self, kind: Callable[..., Any], bits: Any) -> Iterator[None]:
        """Make `deals` (generator, yields None as a pause): SampledDeals or RowDeals, the `kind`, with the shifts or
        the Rows as `bits`."""
        view = self._view
        self.spent += _MOVE_BEFORE_COST * len(view.played_by)
        belief: Belief
        for belief in infer(view):
            yield None
        against = view.evidence
        if not against and len(view.counts) == 2:
            for against in self._evidence():
                yield None
        self.deals = kind(view, belief, bits, against)
        yield from self.deals.prepare()

    def _evidence(self) -> Thoughts:
        """Find the evidence against the opponent's holding each tile (generator): only tables of two need that
        module."""
        from ..ends.choices import evidence

        return evidence(self._view)

    def deal(self, rng: Rng) -> bool:
        """Sample a deal. Return True while the deal isn't finished: then call this again, after a pause."""
        self.spent += self.DEAL_COST + self.TILE_DEALT_COST * len(self.deals.order)
        return self.deals.deal(rng)


def preference_shifts(tile_set: Sequence[Tile]) -> bytearray:
    """Return the shift of 1 to the bit of each tile of a set, by the tile's index.

    A tile of more pips has a lower bit, and a double counts as more: it is harder to shed later. Shifts take a byte
    a tile; the bits themselves would take 2,400 bytes for 91 tiles.
    """
    shifts = bytearray(len(tile_set))
    top = tile_set[-1][0]
    shift = 0
    for worth in range(2 * top + _DOUBLE, -1, -1):
        half = worth - _DOUBLE >> 1
        if not worth & 1 and 0 <= half <= top:
            shifts[half * (half + 3) >> 1] = shift
            shift += 1
        for high in range(worth // 2 + 1, min(top, worth) + 1):
            shifts[(high * (high + 1) >> 1) + worth - high] = shift
            shift += 1
    return shifts


def suits(shifts: bytes | bytearray, tile_set: Sequence[Tile]) -> list[int]:
    """Return for each number the mask of the tiles of a set that show it."""
    masks = [0] * (tile_set[-1][0] + 1)
    for i in range(len(shifts)):
        high, low = tile_set[i]
        masks[high] |= 1 << shifts[i]
        masks[low] |= 1 << shifts[i]
    return masks


def pip_table(shifts: bytes | bytearray, tile_set: Sequence[Tile]) -> bytearray:
    """Return the pips of each tile of a set, at the remainder of its bit by MODULUS."""
    table = bytearray(MODULUS)
    for i in range(len(shifts)):  # zip would leave garbage
        high, low = tile_set[i]
        table[(1 << shifts[i]) % MODULUS] = high + low
    return table


def pips(mask: int, table: bytearray) -> int:
    """Return the sum of the pips of a mask's tiles, by a pip_table."""
    total = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
        total += table[bit % MODULUS]
    return total
