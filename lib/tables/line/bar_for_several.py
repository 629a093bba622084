# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of a table for more than two: a cell for each seat."""
from drawings import CRAMPED, EMPTY, FELT, GOAT, ICON, IVORY, PARTNER, RED_LIGHT, WHITE, WINE
from seats import PERSON
from tables.hud import NAME, ROW, Cells
from tables.line.hud import MOST, Box, open_ends, score
from words.label import AT_RIGHT

_BOX = 6  # px of a count of one digit
_GAP = 2  # px
_SCORE = 7  # characters


class BarForSeveral(Cells):
    """Each seat's name, the number of its tiles, and its score, with a sign at the person's partner. The open ends
    stand in the Status, left of the boneyard."""

    def __init__(self, art, group, match, names, status):
        self.match = match
        self._status = status
        cell = art.width // match.seats
        # A count stands in a box beside the name. If there is no space for a box of two digits, the count has none,
        # and a line divides the cells.
        self._boxed = cell > NAME * art.tiny.width - 1 + 2 * _BOX
        letters = NAME if self._boxed else min(NAME, cell // art.tiny.width - 1)
        super().__init__(art, group, [name[:letters] for name in names], _GAP if self._boxed else 0)
        self._counts, self._scores = [], []
        for seat in range(match.seats):
            self._add_cell(group, seat, self.left(seat), letters * art.tiny.width)
        font, columns = (art.small, 3) if match.tiles[-1][0] < 10 else (art.tiny, 5)
        x, y = status.pile
        if art.width < CRAMPED:
            # Sign, sentence and open ends don't all fit: without the sign, the count looks like a tile's back.
            status.sign[0] = EMPTY
            status.count.grid.pixel_shader = art.ink(IVORY, WINE)
            x += ICON
        self._ends = Box(art, group, font, columns, x - columns * font.width - 3, y, AT_RIGHT)

    def _add_cell(self, group, seat, x, wide):
        art, match, font = self.art, self.match, self.art.tiny
        box_x = x + wide - 1 + _GAP
        self._counts.append(Box(art, group, font, 2, box_x, 0) if self._boxed else
                            art.label(group, font, IVORY, 1, x + wide, 0))
        if seat and not self._boxed:
            art.panel(group, FELT, x - 1, 0, 1, self.height - 1)
        goat = GOAT
        if seat != PERSON and match.side(seat) == match.side(PERSON):
            sign = box_x + _BOX + _GAP
            if sign + ICON <= x + self.cell:
                art.icon(group, PARTNER, sign, 0)
            else:
                goat = PARTNER  # its icon replaces the goat's
        if match.penalties:
            art.icon(group, goat, x, ROW - 1)
        colour = RED_LIGHT if match.penalties else WHITE
        self._scores.append(art.label(group, font, colour, _SCORE, x, ROW))

    def show_scores(self, gaining=None, less=0):
        """Show the points of all sides; for the side `gaining`, `less` points fewer, which are added later."""
        left = ICON + 1 if self.match.penalties else 0
        whole = left + _SCORE * self.art.tiny.width + _GAP <= self.cell  # all cells show the same
        for seat, label in enumerate(self._scores):
            side = self.match.side(seat)
            to_come = less if side == gaining else 0
            label.show(score(self.match, side, to_come) if whole else str(self.match.scores[side] - to_come))
            label.grid.x = self.left(seat) + left

    def landing_place(self, seat, width):
        """Return where a sign `width` px wide lands below the points of a seat: x and y in px."""
        return min(self._scores[seat].grid.x, self.art.width - width), self.height + 1

    def ends_place(self):
        """Return where the open ends stand: x and y in px."""
        return self._ends.place

    def tiles_place(self, seat):
        """Return where the tiles of another seat come from: x and y in px."""
        return self.left(seat), 0

    def show_stock(self, dealt=MOST):
        """Show the open ends, the number of each seat's tiles (at most `dealt`, during the deal), and how many can
        be drawn."""
        self._status.show_boneyard(self.match)
        for seat, box in enumerate(self._counts):
            box.show(str(min(dealt, len(self.match.hands[seat]))))
        self._ends.show(open_ends(self.match.line))
