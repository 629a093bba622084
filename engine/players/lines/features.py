# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The features that evaluations of all line games with two ends share: the position that laid tiles leave."""

from engine import tiles
from engine.players.lines.belief import Belief

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.kinds import Hand, Tile
    from engine.view import LineView

    Group = tuple[int, int, int, list[int]]  # see LineFeatures._groups

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
LINE_FEATURES = ("choice", "ends", "hold", "numbers", "orphans", "stuck", "second", "third", "danger", "block")

_FEW = 3  # tiles that a double of a number may fit
_PER_MILLE = 1000


class LineFeatures:
    """Finds the LINE_FEATURES of the positions that the seat of a LineView can leave. Call `prepare` first.

    others_pips   the pips of all other hands together, about
    unseen        the mask of the unseen tiles; each tile's bit is that of its index
    unseen_shown  for each number, how many unseen tiles show it
    """

    def __init__(self, view: "LineView") -> None:
        self._view = view
        self._belief = Belief(view)
        self.unseen = 0

    def prepare(self) -> "Iterator[None]":
        """Prepare (generator, yields None as a pause)."""
        view = self._view
        yield from self._belief.prepare()
        pips = 0
        for i in self._belief.unseen:
            self.unseen |= 1 << i
            pips += tiles.value(view.tiles[i])
        self._unseen_count, self.unseen_shown = self._shown(self.unseen)
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

    def _shown(self, mask: int) -> "tuple[int, list[int]]":
        """Return how many unseen tiles a mask has, and for each number how many of them show it."""
        shown = [0] * len(self._belief.suits)
        count = 0
        for i in self._belief.unseen:
            if mask >> i & 1:
                count += 1
                _add(shown, self._view.tiles[i])
        return count, shown

    def _groups(self, view: "LineView", seat: int) -> "list[Group]":
        """Divide a hand into groups of tiles with the same knowledge about each. Return a list of (the number of
        tiles in the group, the mask of the tiles that they may be, the number of these, for each number how many
        of these show it)."""
        groups = []
        left = view.counts[seat]
        for mask, most in self._belief.limits[seat] + [[0, 0]]:
            if mask == 0:
                most = 0
            if most < left:
                may = self.unseen & ~mask
                count, shown = self._shown(may) if mask else (self._unseen_count, self.unseen_shown)
                groups.append((left - most, may, count, shown))
                left = most
        return groups

    def of(self, rest: "Hand", ends: "tuple[int, int]") -> "list[int]":
        """Return the LINE_FEATURES of a position: `rest` is left of the hand, and the line shows these ends."""
        left, right = ends
        own = [0] * len(self.unseen_shown)
        for tile in rest:
            _add(own, tile)
        both = [tile for tile in rest if tile == (max(ends), min(ends)) and left != right]
        choice = own[left] + own[right] - len(both) if left != right else own[left]
        hold = 0
        for end in ends:
            if own[end]:
                hold += 10 * own[end] // (own[end] + self.unseen_shown[end])
        numbers = sum([1 for count in own if count])
        orphans = 0
        for high, low in rest:
            if high == low:
                orphans += max(0, _FEW + 1 - self.unseen_shown[high] - own[high])
        stuck = [0, 0, 0]
        danger = 0
        kept = tiles.pips(rest)
        for i, groups in enumerate(self._seats):
            chance = _stuck_chance(groups, left, right)
            if i < 3:
                stuck[i] = chance // 10
            if self._counts[i] == 1 and (i + 1) % self._side:
                danger += (_PER_MILLE - chance) * kept // _PER_MILLE
        block = 0
        if rest and not choice and not self._can_draw and not self._fits(left, right):
            block = self.others_pips // len(self._counts) - kept
        return [choice, int(own[left] > 0) + int(own[right] > 0), hold, numbers, orphans] + stuck + [danger, block]

    def _fits(self, left: int, right: int) -> int:
        """Return a number above 0 if an unseen tile fits one of the ends."""
        return self.unseen_shown[left] or self.unseen_shown[right]


def _add(shown: "list[int]", tile: "Tile") -> None:
    """Count a tile at each number that it shows."""
    high, low = tile
    shown[high] += 1
    shown[low] += high != low


def _stuck_chance(groups: "list[Group]", left: int, right: int) -> int:
    """Return the probability that no tile of a hand in such groups fits the ends, in parts of _PER_MILLE."""
    chance = _PER_MILLE
    both = tiles.index((max(left, right), min(left, right)))
    for count, may, free, shown in groups:
        fit = shown[left]
        if left != right:
            fit += shown[right] - (may >> both & 1)
        for k in range(count):
            if free - fit <= k:
                return 0
            chance = chance * (free - fit - k) // (free - k)
    return chance
