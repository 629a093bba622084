# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What some tiles leave behind on a line with two ends: one, or all of a turn."""
from engine import tiles
from engine.players.unseen import Unseen

_FEW = 3  # tiles at which a double of a number may fit


class After:
    """What can be said of a hand and the two ends once a LineView's seat has laid some tiles.

    others  the pips that all others hold, about
    coming  for each number how many unseen tiles show it
    hidden  the mask of the unseen tiles
    """

    def __init__(self, view):
        self._view = view
        self._unseen = Unseen(view)
        self.hidden = 0

    def prepare(self):
        """Make ready; a generator that gives way."""
        view = self._view
        yield from self._unseen.prepare()
        pips = 0
        for i in self._unseen.tiles:
            self.hidden |= 1 << i
            pips += tiles.value(view.tiles[i])
        self._every, self.coming = self._shown(self.hidden)
        self._counts = []
        self._seats = []
        for i in range(1, len(view.counts)):
            yield None
            seat = (view.seat + i) % len(view.counts)
            self._counts.append(view.counts[seat])
            self._seats.append(self._groups(view, seat))
        yield None
        self.others = sum(self._counts) * pips // max(1, self._every)
        self._side = len(view.scores)
        self._stock = view.boneyard > view.rules.reserve

    def _shown(self, mask):
        """How many unseen tiles a mask has, and how many of them show each number."""
        shown = [0] * len(self._unseen.suits)
        count = 0
        for i in self._unseen.tiles:
            if mask >> i & 1:
                count += 1
                _add(shown, self._view.tiles[i])
        return count, shown

    def _groups(self, view, seat):
        """The tiles of a hand by what they surely are not, a list of (how many, the mask of those that they may be,
        how many these are, and how many of them show each number)."""
        groups = []
        left = view.counts[seat]
        for mask, most in self._unseen.lacks[seat] + [[0, 0]]:
            if mask == 0:
                most = 0
            if most < left:
                may = self.hidden & ~mask
                count, shown = self._shown(may) if mask else (self._every, self.coming)
                groups.append((left - most, may, count, shown))
                left = most
        return groups

    def numbers(self, rest, ends):
        """The NUMBERS of evaluation, a list, for the rest of the hand and the ends."""
        left, right = ends
        own = [0] * len(self.coming)
        for tile in rest:
            _add(own, tile)
        both = [tile for tile in rest if tile == (max(ends), min(ends)) and left != right]
        choice = own[left] + own[right] - len(both) if left != right else own[left]
        hold = 0
        for end in ends:
            if own[end]:
                hold += 10 * own[end] // (own[end] + self.coming[end])
        numbers = sum([1 for count in own if count])
        orphans = 0
        for high, low in rest:
            if high == low:
                orphans += max(0, _FEW + 1 - self.coming[high] - own[high])
        stuck = [0, 0, 0]
        danger = 0
        kept = tiles.pips(rest)
        for i, groups in enumerate(self._seats):
            chance = _chance(groups, left, right)
            if i < 3:
                stuck[i] = chance // 10
            if self._counts[i] == 1 and (i + 1) % self._side:
                danger += (1000 - chance) * kept // 1000
        block = 0
        if rest and not choice and not self._stock and not self._fits(left, right):
            block = self.others // len(self._counts) - kept
        return [choice, int(own[left] > 0) + int(own[right] > 0), hold, numbers,
                orphans] + stuck + [danger, block]

    def _fits(self, left, right):
        return self.coming[left] or self.coming[right]


def _add(shown, tile):
    high, low = tile
    shown[high] += 1
    shown[low] += high != low


def _chance(groups, left, right):
    """How probably none of a hand's tiles fits the ends, of 1000."""
    chance = 1000
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
