# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hands of Pai Gow: two tiles with what they make in words, and which of two hands is better."""
from art import ARROW_DOWN, ARROW_UP, EMPTY, GOLD, HALVES, ICON, PAGE, WHITE
from engine import chinese, tiles
from engine.games.pai_gow import CIVIL_PAIR, GONG, MILITARY_PAIR, SUPREME_PAIR, hand_class, is_better, rank, single

_HALF = HALVES[0]
_FACE_DOWN = None, None


class Hand:
    """Two tiles side by side, and beside them in two lines what they make; x and y in px."""

    def __init__(self, art, group, say, x, y):
        self.say = say
        self.x, self.y = x, y
        self.tiles = _FACE_DOWN
        self._art = art
        self._grids = [art.tile(_HALF, chinese=True) for _ in self.tiles]
        for grid in self._grids:
            group.append(grid)
        narrow = art.wide < PAGE[0]
        x += 2 * _HALF + 3 - narrow
        self._words = (art.label(group, art.small if narrow else art.large, WHITE, 7, x, y + 1 + 3 * narrow),
                       art.label(group, art.small, WHITE, 8 - narrow, x, y + 15))
        self.clear()

    def clear(self):
        """Take the hand off the table."""
        self.cover("")
        for grid in self._grids:
            grid.y = self._art.height

    def cover(self, word):
        """Turn both tiles face down, with a word beside them."""
        self.lay(_FACE_DOWN)
        self._tell((word, ""))

    def lay(self, pair):
        """Show two tiles; one of them that lay here before stays where it is."""
        if pair[0] == self.tiles[1] or pair[1] == self.tiles[0]:
            pair = pair[1], pair[0]
        self.tiles = pair
        for grid, tile in zip(self._grids, pair):
            self._art.show_tile(grid, tile, True)

    def name(self):
        """Say what the tiles make."""
        self._tell(describe(self.tiles, self.say))

    def _tell(self, words):
        for label, word in zip(self._words, words):
            # Where a sum is too long, its last digit above has to do.
            label.show(word if len(word) <= label.columns else word[:word.find("=")])

    def bring(self, i, start, part):
        """Put the tile number `i` on its way from `start`, x and y in px; with a part of 256 it is there."""
        grid = self._grids[i]
        x, y = start
        x += (self.x + i * (_HALF + 1) - x) * part // 256
        y += (self.y - y) * part // 256
        if (grid.x, grid.y) != (x, y):
            grid.x, grid.y = x, y


class Verdict:
    """Between two hands, an arrow to the better one, whose it is and why; x and y in px."""

    def __init__(self, art, group, say, x, y):
        self.say = say
        self._arrow = art.icon(group, EMPTY, x, y)
        self._better = art.label(group, art.small, GOLD, 10, x + ICON + 2, y)
        self._why = art.label(group, art.tiny, WHITE, 12, x, y + 9)

    def clear(self):
        """Show nothing."""
        self._show(EMPTY, "", "")

    def show(self, mine, bankers):
        """Compare one's own hand, which lies below, with the banker's."""
        won = is_better(mine, bankers)
        self._show(ARROW_DOWN if won else ARROW_UP, self.say.BETTER[won], _reason(mine, bankers, self.say))

    def _show(self, icon, better, why):
        if self._arrow[0] != icon:
            self._arrow[0] = icon
        self._better.show(better)
        self._why.show(why)


def describe(pair, say):
    """What two tiles make, in two lines: what it is called, and what it is made of."""
    kind = hand_class(pair)
    if kind == SUPREME_PAIR:
        return say.SUPREME, say.PAIR
    if kind >= CIVIL_PAIR:
        name = _name(pair[0], say)
        return (name, say.PAIR) if pair[0] in say.NAMES else (say.PAIR_OF, name)
    if kind >= MILITARY_PAIR:
        return say.PAIR_OF, say.MILITARY[kind - MILITARY_PAIR]
    if kind >= GONG:
        return say.GONG if kind == GONG else say.WONG, "%d+%d" % (sum(pair[0]), sum(pair[1]))
    one, other = _counts(pair, kind)
    return str(kind), "%d+%d=%d" % (one, other, one + other)


def _name(tile, say):
    return say.NAMES.get(tile) or tiles.name(tile)


def _counts(pair, digit):
    """What each of two tiles counts in a hand of that digit: a 4-2 or 2-1 may count 6 or 3."""
    counts = [sum(tile) for tile in pair]
    if sum(counts) % 10 != digit:
        either = 0 if pair[0] in chinese.SUPREME else 1
        counts[either] = 9 - counts[either]
    return counts


def _reason(mine, bankers, say):
    """Why one of two hands is the better one."""
    kind = hand_class(mine)
    if kind != hand_class(bankers):
        return say.HIGHER
    if kind == 0:
        return say.NOTHING
    if rank(mine) == rank(bankers):
        return say.LEVEL
    better, worse = (mine, bankers) if rank(mine) > rank(bankers) else (bankers, mine)
    return " > ".join([tiles.name(max(pair, key=single)) for pair in (better, worse)])
