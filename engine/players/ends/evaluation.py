# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Evaluates the position that a move leaves in Draw dominoes, Kozel and Bergen, and for Blitz the part of it that
the tiles leave which were laid."""

from __future__ import annotations

from ... import tiles
from ...line import FIRST, LEFT_ARM, RIGHT_ARM
from ..lines.belief import Belief, candidates, infer, laid_by

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...kinds import Hand, Move, Tile
    from ...view import LineView
    from ..player import Features, Worths

    Group = tuple[int, int, int, bytearray]  # see LineFeatures._groups

# choice   the number of tiles in the rest of the hand that fit
# ends     the number of ends that one of them fits
# hold     the share of all tiles that fit an end in that hand, in tenths, summed over both ends
# numbers  the number of different numbers in the rest of the hand
# orphans  how few tiles are still to come that a double of the rest fits
# stuck    the probability that the next seat can't play, in %
# second   the same for the seat after it
# third    the same for the third seat
# danger   the probability that an opponent goes out with its last tile, times the pips of the rest
# block    if no seat can play or draw any more: by how many pips the rest is below the others' average hand
LINE_FEATURES = "choice ends hold numbers orphans stuck second third danger block"

# points   the points that the move scores at once
# pips     the pips of the tile
# doubles  whether it is a double, 1 or 0
# cover    whether it covers an opponent's end
# and the LINE_FEATURES
# reply    in Bergen: the points of the tile that makes both ends alike, if another seat may hold it
# next     the same if the seat itself holds it
FEATURES = "points pips doubles cover %s reply next" % LINE_FEATURES

_MOST = 16  # moves that are examined: with 91 tiles there can be three times as many
_FEW = 3  # tiles that a double of a number may fit
_PER_MILLE = 1000


def features(view: LineView) -> Features:
    """Yield (features, move), with the features in the order of FEATURES, and None as a pause.

    Skips a move with the same outcome as an earlier one.
    """
    line_features = LineFeatures(view)
    yield from line_features.prepare()
    ends = view.line.ends
    laid = laid_by(view)
    seen: list[int] = []
    for move in candidates(view, _MOST, _worths):
        tile, how = move
        if how == FIRST:
            shown = tile
        else:
            end = tiles.value(tile) - ends[how]
            shown = (end, ends[1]) if how == LEFT_ARM else (ends[0], end)
        outcome = tiles.index(tile) << 8 | max(shown) << 4 | min(shown)
        if outcome in seen:
            continue
        seen.append(outcome)
        rest = list(view.hand)
        rest.remove(tile)
        points = view.points(move) if view.rules.bonus else 0
        # As in worth.py. With a function for both, the largest game no longer fits in its heap.
        covers = how != FIRST and (laid[how] - view.seat) % len(view.scores) != 0
        found = [points, tiles.value(tile), int(tiles.is_double(tile)), int(covers)]
        line_features.add(found, rest, shown)
        found += _alike(line_features.is_unseen, view, rest, shown, move)
        yield found, move
        yield None


def _alike(is_unseen: bytearray, view: LineView, rest: Hand, ends: tuple[int, int], move: Move) -> tuple[int, int]:
    """Return the features "reply" and "next" of a move that leaves these ends; `is_unseen` is that of the
    LineFeatures."""
    link = max(ends), min(ends)
    tile, how = move
    points = view.rules.bonus
    if points and (
        link[0] == link[1]
        or tiles.is_double(tile)
        or how != FIRST
        and tiles.is_double(view.line.end_tile(RIGHT_ARM - how))
    ):
        points += 1
    return points * is_unseen[tiles.index(link)], points * (link in rest)


class LineFeatures:
    """Finds the LINE_FEATURES of the positions that the seat of a LineView can leave. Call `prepare` first.

    others_pips   the pips of all other hands together, about
    is_unseen     1 for each unseen tile, by its index, else 0; a bytearray
    unseen_shown  for each number, how many unseen tiles show it
    """

    _belief: Belief

    def __init__(self, view: LineView) -> None:
        self._view = view
        self.is_unseen = bytearray(len(view.tiles))

    def prepare(self) -> Iterator[None]:
        """Prepare (generator, yields None as a pause)."""
        view = self._view
        for self._belief in infer(view):
            yield None
        pips = 0
        for i in self._belief.unseen:
            self.is_unseen[i] = 1
            pips += tiles.value(view.tiles[i])
        self._unseen_count, self.unseen_shown = self._shown(0)
        self._counts = []
        self._seats = []
        for i in range(1, len(view.counts)):
            yield None
            seat = (view.seat + i) % len(view.counts)
            self._counts.append(view.counts[seat])
            self._seats.append(self._groups(view, seat))
        yield None
        self.others_pips = sum(self._counts) * pips // max(1, self._unseen_count)
        self._side = len(view.scores)
        self._can_draw = view.boneyard > view.rules.reserve

    def _shown(self, mask: int) -> tuple[int, bytearray]:
        """Return how many unseen tiles aren't in a mask of the Belief, and for each number how many of them show
        it."""
        shown = bytearray(self._view.tiles[-1][0] + 1)
        count = 0
        for i in self._belief.unseen:
            if not self._belief.shows[i] & mask:
                count += 1
                _add(shown, self._view.tiles[i])
        return count, shown

    def _groups(self, view: LineView, seat: int) -> list[Group]:
        """Divide a hand into groups of tiles with the same knowledge about each. Return a list of (the number of
        tiles in the group, the mask of the tiles that they can't be, the number of the others that are unseen, for
        each number how many of these show it)."""
        groups = []
        left = view.counts[seat]
        for mask, most in self._belief.limits[seat]:
            if mask and most < left:
                count, shown = self._shown(mask)
                groups.append((left - most, mask, count, shown))
                left = most
        if left > 0:
            groups.append((left, 0, self._unseen_count, self.unseen_shown))
        return groups

    def add(self, found: list[int], rest: Hand, ends: tuple[int, int]) -> None:
        """Add the LINE_FEATURES of a position to a list: `rest` is left of the hand, and the line shows these ends."""
        left, right = ends
        own = bytearray(len(self.unseen_shown))
        both = 0
        for tile in rest:
            _add(own, tile)
            both += left in tile and right in tile
        choice = own[left] + own[right] - both if left != right else own[left]
        hold = 0
        for end in ends:
            if own[end]:
                hold += 10 * own[end] // (own[end] + self.unseen_shown[end])
        numbers = 0
        for count in own:
            numbers += count > 0
        orphans = 0
        for high, low in rest:
            if high == low:
                orphans += max(0, _FEW + 1 - self.unseen_shown[high] - own[high])
        found += (choice, int(own[left] > 0) + int(own[right] > 0), hold, numbers, orphans, 0, 0, 0)
        danger = 0
        kept = tiles.pips(rest)
        for i in range(len(self._seats)):
            chance = self._stuck_chance(self._seats[i], left, right)
            if i < 3:
                found[i - 3] = chance // 10
            if self._counts[i] == 1 and (i + 1) % self._side:
                danger += (_PER_MILLE - chance) * kept // _PER_MILLE
        block = 0
        if rest and not choice and not self._can_draw and not self._fits(left, right):
            block = self.others_pips // len(self._counts) - kept
        found += danger, block

    def _stuck_chance(self, groups: list[Group], left: int, right: int) -> int:
        """Return the probability that no tile of a hand in such groups fits the ends, in parts of _PER_MILLE."""
        chance = _PER_MILLE
        link = (left * (left + 1) >> 1) + right if left > right else (right * (right + 1) >> 1) + left
        is_unseen = self.is_unseen[link]
        both = self._belief.shows[link]
        for count, mask, free, shown in groups:
            fit = shown[left]
            if left != right:
                fit += shown[right] - (is_unseen and not both & mask)
            for k in range(count):
                if free - fit <= k:
                    return 0
                chance = chance * (free - fit - k) // (free - k)
        return chance

    def _fits(self, left: int, right: int) -> int:
        """Return a number above 0 if an unseen tile fits one of the ends."""
        return self.unseen_shown[left] or self.unseen_shown[right]


def _add(shown: bytearray, tile: Tile) -> None:
    """Count a tile at each number that it shows."""
    high, low = tile
    shown[high] += 1
    shown[low] += high != low


def _worths(view: LineView) -> Worths:
    """See worth.worths: only hands with many moves need that module."""
    from .worth import worths

    return worths(view)
