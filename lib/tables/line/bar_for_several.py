# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of a table for more than two: a cell for each seat."""

from __future__ import annotations

from drawings import WIDE
from tables.hud import NAME
from tables.line.hud import BOX, MOST, PENALTIES, Box, filled, score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group, TileGrid

    from art import Art
    from engine.line_match import LineMatch
    from kinds import Place
    from tables.hud import Mark
    from tables.line.hud import Status
    from words.label import Label

_FEW, _ROW_OF_MANY = 4, 3  # seats whose scores stand below their names; of more seats, how many have cells in a row
_NAMES = 2  # px from the top of the screen to the names
_ROW = 11  # px from the names to the row below them
_DASH = 5  # px of a dash at the number of a seat's tiles


class BarForSeveral:
    """Each seat's name, the number of its tiles, and its score. For up to four the score stands below the name, over
    a track to the target, for more beside it; a big set leaves no memory for tracks. Partners have a row together,
    with one score. Opponents whose cells have space have faces: for `faces` see BarForTwo.

    Each cell is `cell` px wide, and its contents begin `margin` px from its left.
    """

    pairs: bool  # whether partners have a row together
    rows: int  # rows of pairs, else 1
    start: int  # px from the left to the cells
    cell: int
    margin: int
    height: int
    mark: Mark
    faces: list[tuple[int, TileGrid]]
    counts: list[Box]
    scores: list[Label]
    tracks: list[TileGrid]

    def __init__(self, art: Art, group: Group, match: LineMatch, names: Sequence[str], status: Status) -> None:
        self.art = art
        self.match = match
        self._names = names
        self._status = status
        self.passed = bytearray(match.seats)  # which seats have a dash
        self.beside = match.seats > _FEW
        self.across = _across(art, match)
        from tables.line import cells  # only here: it is unloaded in play

        cells.fill(self, group)

    @staticmethod
    def high(art: Art, match: LineMatch) -> int:
        """Return the height of the strip for a match, in px."""
        return _ROW * max(2, -(-match.seats // _across(art, match)))

    def left(self, seat: int) -> int:
        """Return the left end of the contents of a seat's cell, in px."""
        return self.start + self._place(seat) % self.across * self.cell + self.margin

    def top(self, seat: int) -> int:
        """Return the top of a seat's name, in px."""
        return _NAMES + self._place(seat) // self.across * _ROW

    def _place(self, seat: int) -> int:
        """Return the place of a seat's cell among all: partners have theirs in a row."""
        return seat % self.rows * self.across + seat // self.rows

    def show_name(self, seat: int, wide: int) -> None:
        """Show as many letters of a seat's name as `wide` px have space for."""
        name, font = self._names[seat][:NAME], self.art.font
        while font.width(name) > wide + 1:  # the gap after the last letter may be cut off
            name = name[:-1]
        self.mark.labels[seat].show(name)

    def show_scores(self, gaining: int | None = None, less: int = 0) -> None:
        """Show the points of all sides; for the side `gaining`, `less` points fewer, which are added later."""
        for side, label in enumerate(self.scores):
            to_come = less if side == gaining else 0
            points = score(self.match, side, to_come)
            is_whole = label.width >= PENALTIES or not self.match.penalties  # all cells show the same
            label.show(points if is_whole else str(self.match.scores[side] - to_come))
            if self.tracks:
                panel = self.tracks[side]
                self.art.narrow(panel, filled(self.match, side, to_come, panel.width))
            if self.beside:
                x = self.left(side)
                box = BOX + 1 + _DASH * self.passed[side]
                most = label.grid.x + label.before(label.text) - box - x  # px for the name
                self.show_name(side, most)
                self.counts[side].put(x + min(most, self.art.font.width(self.mark.labels[side].text) + 1))

    def mark_passed(self, seat: int, passed: bool) -> None:
        """Show whether a seat has passed in its last turn: by a dash at the number of its tiles."""
        if self.passed[seat] != passed:
            self.passed[seat] = passed
            self.show_stock()
            self.show_scores()

    def landing_place(self, seat: int, width: int) -> Place:
        """Return where a sign `width` px wide lands below the points of a seat: x and y in px."""
        return min(self.scores[self.match.side(seat)].grid.x, self.art.width - width), self.height + 1

    def tiles_place(self, seat: int) -> Place:
        """Return where the tiles of another seat come from: x and y in px."""
        return self.left(seat), 0

    def show_stock(self, dealt: int = MOST) -> None:
        """Show the number of each seat's tiles (at most `dealt`, during the deal), and how many can be drawn."""
        self._status.show_boneyard(self.match, dealt)
        for seat, box in enumerate(self.counts):
            count = str(min(dealt, len(self.match.hands[seat])))
            told = count + "-" * self.passed[seat]
            box.show(told if box.fits(told) else count)


def _across(art: Art, match: LineMatch) -> int:
    """Return how many cells a row has."""
    if match.seats > _FEW:
        return _FEW if art.width >= WIDE else _ROW_OF_MANY
    return len(match.scores) if len(match.scores) < match.seats else match.seats
