# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The features of an evaluation that all line games with two ends share: what the tiles laid leave behind."""
from engine import tiles
from engine.players.lines.belief import Belief

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.view import LineView

# choice   how many tiles of the rest of the hand fit
# ends     at how many ends one of them fits
# hold     what share of all tiles that fit an end that hand holds, in tenths, summed over both ends
# numbers  how many different numbers the rest of the hand shows
# orphans  how few tiles are left to come at whose number a double of the rest fits
# stuck    how probably the next seat can't play, in %
# second   the same for the seat after it
# third    the same for the third seat
# danger   how probably an opponent goes out with its last tile, times the pips of the rest
# block    if nobody can play or draw any more: how many pips less the rest has than the others' hands on average
LINE_FEATURES = ("choice", "ends", "hold", "numbers", "orphans", "stuck", "second", "third", "danger", "block")

_FEW = 3  # tiles at which a double of a number may fit
_PER_MILLE = 1000


class LineFeatures:
    """Finds the LINE_FEATURES of what the seat of a LineView can leave. Call `prepare` first.

    others_pips   about how many pips all other hands have together
    unseen        the mask of the unseen tiles; each tile's bit is the one of its index
    unseen_shown  for each number how many unseen tiles show it
    """

    def __init__(self, view: "LineView"):
        self._view = view
        self._belief = Belief(view)
        self.unseen = 0

    def prepare(self) -> "Iterator[None]":
        """Make ready. A generator that gives way."""
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
        """How many unseen tiles a mask has, and for each number how many of them show it."""
        shown = [0] * len(self._belief.suits)
        count = 0
        for i in self._belief.unseen:
            if mask >> i & 1:
                count += 1
                _add(shown, self._view.tiles[i])
        return count, shown

    def _groups(self, view: "LineView", seat: int) -> "list[tuple]":
        """Divide a hand into groups of tiles about which the same is known. Returns a list of (how many tiles the
        group has, the mask of the tiles that they may be, how many these are, for each number how many of these
        show it)."""
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

    def of(self, rest: "list[tuple]", ends: "tuple[int, int]") -> "list[int]":
        """The LINE_FEATURES where `rest` is left of the hand and the line shows these ends."""
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
        return [choice, int(own[left] > 0) + int(own[right] > 0), hold, numbers,
                orphans] + stuck + [danger, block]

    def _fits(self, left: int, right: int) -> int:
        """Above 0 if an unseen tile fits one of the ends."""
        return self.unseen_shown[left] or self.unseen_shown[right]


def _add(shown: "list[int]", tile: "tuple[int, int]") -> None:
    """Count a tile at each number that it shows."""
    high, low = tile
    shown[high] += 1
    shown[low] += high != low


def _stuck_chance(groups: "list[tuple]", left: int, right: int) -> int:
    """How probably no tile of a hand in such groups fits the ends, in parts of _PER_MILLE."""
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
