# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw dominoes, Kozel and Bergen: a line with two ends, from which everybody wants to be rid of tiles."""
from engine import tiles
from engine.line import LEFT, RIGHT, START
from engine.players import likely
from engine.players.unseen import Unseen
from engine.players.worth.ends import left_by

# points   what the move scores at once
# pips     of the tile
# doubles  how many doubles are laid
# cover    whether an end that an opponent left is covered
# choice   how many tiles of the rest of the hand fit
# ends     at how many ends one fits
# hold     how much of what fits there is in that hand, of 10 at each end
# numbers  how many different numbers the rest of the hand shows
# orphans  how few tiles are left to come at whose number a double of the rest fits
# stuck    how probably the next seat can't play, of 100; and the one after it, and the third
# danger   how probably others can go out, times the pips of the rest
# block    where nobody can play or draw any more, by how much fewer pips the rest has than the others have each
# reply    in Bergen: what the tile scores that makes both ends alike, where others may hold it
# next     and where the seat itself holds it
FEATURES = ("points", "pips", "doubles", "cover", "choice", "ends", "hold", "numbers", "orphans", "stuck",
            "second", "third", "danger", "block", "reply", "next")

_MOST = 16  # moves that are looked at: with 91 tiles there can be three times as many
_FEW = 3  # tiles at which a double of a number may fit


def features(view):
    """See engine.players.evaluation."""
    after = After(view)
    yield from after.prepare()
    ends = view.line.ends
    left = left_by(view)
    seen = []
    for move in likely(view, _MOST):
        tile, how = move
        if how == START:
            shown = tile
        else:
            end = tiles.value(tile) - ends[how]
            shown = (end, ends[1]) if how == LEFT else (ends[0], end)
        if (tile, shown) in seen or (tile, (shown[1], shown[0])) in seen:
            continue
        seen.append((tile, shown))
        rest = [other for other in view.hand if other != tile]
        covers = how != START and (left[how] - view.seat) % len(view.scores) != 0
        points = view.points(move) if view.rules.bonus else 0
        laid = [points, tiles.value(tile), int(tiles.is_double(tile)), int(covers)]
        yield laid + after.numbers(rest, shown) + after.alike(rest, shown, view.line, move), move
        yield None


class After:
    """What can be said of a hand and the two ends once a LineView's seat has laid some tiles.

    others  the pips that all others hold, about
    coming  for each number how many unseen tiles show it
    """

    def __init__(self, view):
        self._view = view
        self._unseen = Unseen(view)
        self._hidden = 0  # the mask of the unseen tiles

    def prepare(self):
        """Make ready; a generator that gives way."""
        view = self._view
        yield from self._unseen.prepare()
        pips = 0
        for i in self._unseen.tiles:
            self._hidden |= 1 << i
            pips += tiles.value(view.tiles[i])
        self._every, self.coming = self._shown(self._hidden)
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
        self._bonus = view.rules.bonus
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
                may = self._hidden & ~mask
                count, shown = self._shown(may) if mask else (self._every, self.coming)
                groups.append((left - most, may, count, shown))
                left = most
        return groups

    def numbers(self, rest, ends):
        """The numbers of FEATURES from "choice" to "block", a list, for the rest of the hand and the ends."""
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

    def alike(self, rest, ends, line, move):
        """The numbers of FEATURES from "reply" on, a list, after a move on a line."""
        link = max(ends), min(ends)
        tile, how = move
        points = self._bonus
        if points and (link[0] == link[1] or tiles.is_double(tile)
                       or how != START and tiles.is_double(line.end_tile(RIGHT - how))):
            points += 1
        return [points * (self._hidden >> tiles.index(link) & 1), points * (link in rest)]

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
