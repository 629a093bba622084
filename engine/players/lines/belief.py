# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Infers the places of the tiles that a seat doesn't see."""

from engine import tiles
from engine.line import CLOSED, Line
from engine.moves import DONE, DRAW

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.view import LineView

_AT_A_TIME = 6  # moves of the round that are examined between two pauses

CERTAIN = 1024  # the probability 1, of which all probabilities in line games are parts


class Belief:
    """The knowledge of a LineView's seat about the tiles that it doesn't see. Complete once `prepare()` has ended.

    Sets of tiles are masks: ints with a bit for each tile.

    shifts  for each tile of the set, by its index, the shift of 1 to its bit in all masks; bytes
    suits   for each number, the mask of the tiles that show it
    unseen  the indexes of the tiles that are neither on the line nor in the seat's hand; a bytearray
    limits  for each seat, a list of [mask, most]: it holds at most `most` tiles of the mask. Each mask contains
            the masks after it
    """

    def __init__(self, view: "LineView", shifts: "bytes | bytearray | None" = None) -> None:
        """Make a belief without knowledge. Without `shifts`, each tile's bit is that of its index."""
        self.shifts = shifts or bytes(range(len(view.tiles)))
        self.suits = [0] * (view.tiles[-1][0] + 1)
        self.unseen = bytearray()
        self.limits: list[list[list[int]]] = [[] for _ in view.counts]
        self._view = view

    def prepare(self) -> "Iterator[None]":
        """Infer everything that can be known (generator, yields None as a pause)."""
        view = self._view
        for shift, (high, low) in zip(self.shifts, view.tiles):
            bit = 1 << shift
            self.suits[high] |= bit
            self.suits[low] |= bit
        yield None
        yield from self._find_limits(view)
        seen = bytearray(len(view.tiles))
        for tile in view.hand:
            seen[tiles.index(tile)] = 1
        for tile in view.line.tiles:
            seen[tiles.index(tile)] = 1
        for i in range(len(seen)):
            if not seen[i]:
                self.unseen.append(i)

    def _find_limits(self, view: "LineView") -> "Iterator[None]":
        """Infer limits from the moves of the round. A seat that drew or passed held no tile for the open ends; in a
        game of long turns, neither did a seat whose turn ended after a tile."""
        long_turns = view.rules.long_turns
        limits = self.limits
        outranking = self._outranking(view)
        if outranking:
            for of_seat in limits:
                of_seat.append([outranking, 0])
        line = Line(view.line.has_spinner)
        drew = False
        fitting = 0  # found once for all draws of a turn
        for at, (seat, (tile, how)) in enumerate(view.history()):
            if tile:
                fitting = 0
                _loosen(limits[seat], 0 if drew else 1 << self.shifts[tiles.index(tile)])
                line.add(tile, how)
                line.tiles.clear()  # the ends are enough here
                mover = view.played_by[at + 1] if at + 1 < len(view.played_by) else view.turn
                if long_turns and not drew and mover != seat:
                    _limit(limits[seat], self._fitting(line), False)
            elif how != DONE[1]:
                fitting = fitting or self._fitting(line)
                _limit(limits[seat], fitting, how == DRAW[1])
            drew = how == DRAW[1]
            if at % _AT_A_TIME == 0:
                yield None

    def _outranking(self, view: "LineView") -> int:
        """Return the mask of the tiles that would have led instead of the one that led: no seat was dealt them."""
        key = view.rules.lead_key(view)
        if not key or not view.played_by:
            return 0
        led = key(view.line.tiles[0])
        mask = 0
        for shift, tile in zip(self.shifts, view.tiles):
            if key(tile) > led:
                mask |= 1 << shift
        return mask

    def _fitting(self, line: Line) -> int:
        """Return the mask of the tiles that fit an open end."""
        mask = 0
        for end in line.ends:
            if end != CLOSED:
                mask |= self.suits[end]
        return mask


def likelihood(half_bits: int) -> int:
    """Return the probability that is left, in parts of CERTAIN, after this many half bits of evidence against it.

    Two half bits halve the probability.
    """
    return (CERTAIN * 7 // 10 if half_bits & 1 else CERTAIN) >> (half_bits >> 1)


def _limit(limits: "list[list[int]]", mask: int, draws: bool) -> None:
    """Note in the limits of a seat that it holds no tile of `mask`, except the one that it `draws` now."""
    others = ~mask
    while limits and not limits[-1][0] & others:
        limits.pop()  # an older limit on a part of the mask says no more
    for limit in limits:
        limit[0] |= mask
    if not limits or limits[-1][1]:
        limits.append([mask, 0])
    for limit in limits:
        limit[1] += draws


def _loosen(limits: "list[list[int]]", bit: int) -> None:
    """Note in the limits of a seat that it has played a tile: it can hold one less of each mask with that tile.

    `bit` is the tile's, or 0 if the seat had just drawn it: a drawn tile counted in all masks.
    """
    for limit in limits:
        limit[1] -= not bit or limit[0] & bit != 0
