# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Infers the places of the tiles that a seat doesn't see."""

from __future__ import annotations

from array import array

from ... import tiles
from ...line import CLOSED, FIRST, Line
from ...moves import DONE, DRAW, Past

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ...kinds import Move, Thoughts
    from ...view import LineView
    from ..player import Worths

_AT_A_TIME = 6  # moves of the round that are examined between two pauses

OUTRANKING = 1 << 13  # above the bits of all numbers
CERTAIN = 1024  # the probability 1, of which all probabilities in line games are parts


class Belief:
    """The knowledge of a LineView's seat about the tiles that it doesn't see. Complete once `prepare()` has ended.

    A set of tiles that several seats can lack is a small int with a bit for each number: it has the tiles that show
    one of these numbers. So sets of up to 91 tiles leave no garbage. The bit OUTRANKING stands for the tiles that
    would have led the round instead of the one that led.

    shows   for each tile of the set, by its index, the bits that it has in such ints; an array
    unseen  the indexes of the tiles that are neither on the line nor in the seat's hand; a bytearray
    limits  for each seat, a list of [mask, most]: it holds at most `most` tiles of the mask. Each mask contains
            the masks after it
    """

    def __init__(self, view: LineView) -> None:
        """Make a belief without knowledge."""
        self.shows = array("H", bytes(2 * len(view.tiles)))
        self.unseen = bytearray()
        self.limits: list[list[list[int]]] = [[] for _ in view.counts]
        self._view = view

    def prepare(self) -> Iterator[None]:
        """Infer everything that can be known (generator, yields None as a pause)."""
        view = self._view
        for i in range(len(view.tiles)):  # enumerate and zip would leave garbage
            high, low = view.tiles[i]
            self.shows[i] = 1 << high | 1 << low
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

    def numbers_without(self, mask: int) -> int:
        """Return the bits of all unseen tiles that aren't in `mask`."""
        bits = 0
        for i in self.unseen:
            if not self.shows[i] & mask:
                bits |= self.shows[i]
        return bits

    def _find_limits(self, view: LineView) -> Iterator[None]:
        """Infer limits from the moves of the round. A seat that drew or passed held no tile for the open ends; in a
        game of long turns, neither did a seat whose turn ended after a tile."""
        long_turns = view.rules.long_turns
        limits = self.limits
        if self._mark_outranking(view):
            for of_seat in limits:
                of_seat.append([OUTRANKING, 0])
        line = Line(view.line.has_spinner)
        drew = False
        past = Past(view)
        while past.read():
            seat = past.seat
            tile = past.tile
            how = past.how
            at = past.at + 1
            if tile:
                _loosen(limits[seat], -1 if drew else self.shows[tiles.index(tile)])
                line.follow(tile, how)
                mover = view.played_by[at] if at < len(view.played_by) else view.turn
                if long_turns and not drew and mover != seat:
                    self._limit(limits[seat], _numbers(line), False)
            elif how != DONE[1]:
                self._limit(limits[seat], _numbers(line), how == DRAW[1])
            drew = how == DRAW[1]
            if past.at % _AT_A_TIME == 0:
                yield None

    def _mark_outranking(self, view: LineView) -> bool:
        """Mark the tiles that would have led instead of the one that led: no seat was dealt them. Return whether
        there are any."""
        key = view.rules.lead_key(view)
        if not key or not view.played_by:
            return False
        led = key(view.line.tiles[0])
        found = False
        for i in range(len(view.tiles)):
            if key(view.tiles[i]) > led:
                self.shows[i] |= OUTRANKING
                found = True
        return found

    def _limit(self, limits: list[list[int]], mask: int, draws: bool) -> None:
        """Note in the limits of a seat that it holds no tile of `mask`, except the one that it `draws` now."""
        while limits and self._is_within(limits[-1][0], mask):
            limits.pop()  # an older limit on a part of the mask says no more
        for limit in limits:
            limit[0] |= mask
        if not limits or limits[-1][1]:
            limits.append([mask, 0])
        for limit in limits:
            limit[1] += draws

    def _is_within(self, part: int, mask: int) -> bool:
        """Return whether all tiles of one mask are in another."""
        if part & ~mask != OUTRANKING:
            return not part & ~mask  # a number's double is in no other number's mask
        for shows in self.shows:
            if shows & OUTRANKING and not shows & mask:
                return False
        return True


def _numbers(line: Line) -> int:
    """Return the mask of the tiles that fit an open end of a line."""
    mask = 0
    for end in line.ends:
        if end != CLOSED:
            mask |= 1 << end
    return mask


def infer(view: LineView) -> Thoughts:
    """Find what the seat of a view knows (generator). Yields None as a pause, and at the end the Belief, which the
    view keeps: the playouts need it after the evaluation."""
    if not view.belief:
        belief = Belief(view)
        yield from belief.prepare()
        view.belief = belief
    yield view.belief


def laid_by(view: LineView) -> list[int]:
    """Return the seats that laid the tiles at the left and at the right end."""
    seats = [view.leader, view.leader]
    past = Past(view)
    while past.read():
        if past.how < FIRST:
            seats[past.how] = past.seat
    return seats


def likelihood(half_bits: int) -> int:
    """Return the probability that is left, in parts of CERTAIN, after this many half bits of evidence against it.

    Two half bits halve the probability.
    """
    return (CERTAIN * 7 // 10 if half_bits & 1 else CERTAIN) >> (half_bits >> 1)


def _loosen(limits: list[list[int]], shows: int) -> None:
    """Note in the limits of a seat that it has played a tile that `shows` these bits: it can hold one less of each
    mask with that tile.

    A tile that it had just drawn counted in all masks: its bits are -1.
    """
    for limit in limits:
        limit[1] -= limit[0] & shows != 0


def candidates(view: LineView, most: int, worths: Callable[[LineView], Worths]) -> tuple[Move, ...] | list[Move]:
    """Return the moves of `view`; if they are more than `most`, only the `most` that are worth most at once
    by the `worths` of the game's family."""
    if len(view.moves) <= most:
        return view.moves
    # The second item keeps equal moves in order, because sorting isn't stable on the badge.
    worth = [(found[0], -i, found[1]) for i, found in enumerate(worths(view)) if found]
    worth.sort()
    return [move for _, _, move in worth[-most:]]
