# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of a table for more than two: a cell for each seat."""

from drawings import CRAMPED, EMPTY, ICON, IVORY, WINE
from tables.hud import Cells
from tables.line.hud import BOX, MOST, PENALTIES, Box, filled, open_ends, score
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group, TileGrid

    from art import Art
    from engine.line_match import LineMatch
    from kinds import Place
    from tables.line.hud import Status
    from words.label import Label

_IN_A_ROW = 4  # seats; more have two rows of cells
_WIDE = 40  # px of a cell with space for a margin beside the line at its left
_ENDS, _LONG_ENDS = 18, 30  # px of the open ends, with numbers of one digit and of two


class BarForSeveral(Cells):
    """Each seat's name, the number of its tiles, and its score, with a sign at the person's partner. For up to four
    the score stands below the name, over a track to the target, for more beside it; a big set leaves no memory for
    tracks. The open ends stand in the Status, left of the boneyard. Opponents whose cells have space have faces:
    for `faces` see BarForTwo."""

    faces: "list[tuple[int, TileGrid]]"
    _counts: "list[Box]"
    _scores: "list[Label]"
    _tracks: "list[TileGrid]"

    def __init__(
        self, art: "Art", group: "Group", match: "LineMatch", names: "Sequence[str]", status: "Status"
    ) -> None:
        self.match = match
        self._status = status
        self._below = match.seats <= _IN_A_ROW
        self._tracked = self._below and not art.big_set
        across = match.seats if self._below else -(-match.seats // 2)
        super().__init__(art, group, names, across, 1 if self._below or art.width < _WIDE * across else 2)
        self._counts, self._scores, self._tracks, self.faces = [], [], [], []
        from tables.line import cells  # only here: it is unloaded in play

        for seat in range(match.seats):
            count, points, face = cells.add(self, group, match, seat, self._below)
            self._counts.append(count)
            self._scores.append(points)
            if face:
                self.faces.append((seat, face))
            if self._tracked:
                self._tracks.append(
                    cells.track(art, group, match, seat, self.left(seat), self.height - 1, self.cell - 3)
                )
        wide = _ENDS if match.tiles[-1][0] < 10 else _LONG_ENDS
        x, y = status.pile
        if art.width < CRAMPED:
            # Sign, sentence and open ends don't all fit: without the sign, the count looks like a tile's back.
            status.sign[0] = EMPTY
            status.count.grid.pixel_shader = art.ink(IVORY, WINE)
            x += ICON
        self._ends = Box(art, group, wide, x - wide - 3, y, AT_RIGHT)

    def show_scores(self, gaining: "int | None" = None, less: int = 0) -> None:
        """Show the points of all sides; for the side `gaining`, `less` points fewer, which are added later."""
        for seat, label in enumerate(self._scores):
            side = self.match.side(seat)
            to_come = less if side == gaining else 0
            points = score(self.match, side, to_come)
            is_whole = label.width >= PENALTIES or not self.match.penalties  # all cells show the same
            label.show(points if is_whole else str(self.match.scores[side] - to_come))
            if self._tracked:
                panel = self._tracks[seat]
                self.art.narrow(panel, filled(self.match, side, to_come, panel.width))
            if not self._below:
                x = self.left(seat)
                most = label.grid.x + label.before(label.text) - BOX - x  # px for the name
                self.show_name(seat, most)
                self._counts[seat].put(x + min(most, self.art.font.width(self.mark.labels[seat].text) + 1))

    def landing_place(self, seat: int, width: int) -> "Place":
        """Return where a sign `width` px wide lands below the points of a seat: x and y in px."""
        return min(self._scores[seat].grid.x, self.art.width - width), self.height + 1

    def ends_place(self) -> "Place":
        """Return where the open ends stand: x and y in px."""
        return self._ends.place

    def tiles_place(self, seat: int) -> "Place":
        """Return where the tiles of another seat come from: x and y in px."""
        return self.left(seat), 0

    def show_stock(self, dealt: int = MOST) -> None:
        """Show the open ends, the number of each seat's tiles (at most `dealt`, during the deal), and how many can
        be drawn."""
        self._status.show_boneyard(self.match)
        for seat, box in enumerate(self._counts):
            box.show(str(min(dealt, len(self.match.hands[seat]))))
        self._ends.show(open_ends(self.match.line))
