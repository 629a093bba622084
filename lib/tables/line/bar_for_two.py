# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The bar at the top of a table for two: scores, whose turn it is, and the open ends between them."""
from drawings import BACK, EMPTY, GOAT, GOLD, GREY, ICON, INK, WHITE
from seats import PERSON
from tables.hud import Mark
from tables.line.hud import MESSAGE, MOST, Box, open_ends, score
from words.label import AT_RIGHT, CENTRE

_NAME = 7  # characters of a name with its score
_PENALTY = 10  # characters of a name with its penalties and the number that loses the match
_SUM = 12  # characters of four ends
_ENDS = 5  # characters of two ends
_MIDDLE = 13  # px that two ends take on either side of the middle
_COUNT = 2
_BESIDE = 2  # empty px at the left of the tile's back
_FIVES = 5


class BarForTwo:
    """Both players with their scores, and the open ends with their sum if it counts. The number of the opponent's
    tiles stands in the Status, left of the boneyard."""

    height = 10  # px

    def __init__(self, art, group, match, names, status):
        self.art = art
        self.match = match
        self._status = status
        self.names = names
        width = art.width
        art.panel(group, INK, 0, 0, width, self.height)
        font, columns, left = art.small, _NAME, 2 * status.gap
        if match.counting:
            columns = min(_NAME, (width - _SUM * font.width - 2 * left) // (2 * font.width))
        if match.penalties:
            font, left = art.tiny, ICON + 2
            columns = min(_PENALTY, (width // 2 - left - _MIDDLE) // font.width)
            for x in (1, width - ICON - 1):
                art.icon(group, GOAT, x, 0)
        wide = columns * font.width
        self._scores = (
            art.label(group, font, WHITE, columns, left, 0),
            art.label(group, font, WHITE, columns, width - wide - left, 0, AT_RIGHT),
        )
        self.mark = Mark(art, group, self._scores, self.height - 1, wide)
        if match.counting:
            # Four ends of up to 24 pips need more columns than the ends in a double-six set.
            font = art.tiny if len(match.tiles) > 28 else art.small
            columns = _SUM * art.small.width // font.width
            self._ends = art.label(group, font, WHITE, columns, (width - columns * font.width) // 2, 0, CENTRE)
        else:
            self._ends = Box(art, group, art.small, _ENDS, (width - _ENDS * art.small.width) // 2, 0, CENTRE)
        x, y = status.pile
        self._back = art.icon(group, BACK, 0, y)
        self._count = art.label(
            group, art.small, GREY, _COUNT, x - _COUNT * art.small.width + 1 - 3 * status.gap, y, AT_RIGHT)

    def show_scores(self, gaining=None, less=0):
        """Show the points of both sides; for the side `gaining`, `less` points fewer, which are added later."""
        for side, label in enumerate(self._scores):
            points = score(self.match, side, less if side == gaining else 0)
            text = "%s %s" % (self.names[side], points)
            label.show(text if len(text) <= label.columns else points)

    def landing_place(self, seat, width):
        """Return where a sign `width` px wide lands below the points of a seat: x and y in px."""
        label = self._scores[seat]
        return label.grid.x + label.columns * label.font.width - width, self.height + 1

    def ends_place(self):
        """Return where the open ends stand: x and y in px."""
        return self.art.width // 2 - self.art.small.width, 0

    def tiles_place(self, seat):
        """Return where the tiles of another seat come from: x and y in px."""
        return self.art.width - 24, self.height - 24

    def show_stock(self, dealt=MOST):
        """Show the open ends and their sum (gold if it scores), the number of the opponent's tiles (at most
        `dealt`, during the deal), and how many can be drawn."""
        self._status.show_boneyard(self.match)
        count, label = str(min(dealt, len(self.match.hands[PERSON + 1]))), self._count
        label.show(count)
        x = label.grid.x + label.before(count) * label.font.width - ICON - self._status.gap
        if self._back.x != x:
            self._back.x = x
            # On the smallest screens the longest sentences leave no space for the back.
            self._back[0] = BACK if x + _BESIDE >= MESSAGE * label.font.width else EMPTY
        line = self.match.line
        if not line.tiles or not self.match.counting:
            self._ends.show(open_ends(line))
            return
        count = line.count()
        text = "%s=%d" % ("+".join(map(str, line.counting())), count)
        self._ends.show(text, self.art.ink(GOLD if count and not count % _FIVES else WHITE))
