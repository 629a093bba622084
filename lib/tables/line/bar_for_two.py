# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The bar at the top of a table for two: scores, whose turn it is, and the sum of the ends between them."""

from __future__ import annotations

from drawings import CAPITAL, FACE, GOAT, GOLD, ICON, INK, WHITE
from seats import PERSON
from tables.hud import Mark
from tables.line.hud import COUNT, MOST, Box, filled, score
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group

    from art import Art
    from engine.line_match import LineMatch
    from kinds import Place
    from tables.line.hud import Status
    from words.label import Label

_TEXT = 2  # px from the top to the texts
_MARGIN = 2  # px between the opponent's score and face
# In px, at most: a name with its score, or with its penalties and the number that loses the match; the sum of four
# ends; the space on either side of it; and the space on either side of the middle that stays free beside penalties.
_NAME, _PENALTY, _SUM, _GAP, _MIDDLE = 42, 56, 80, 2, 7


class BarForTwo:
    """Both players with their scores and the tracks to the target, the opponent's face, and the open ends with
    their sum, if it counts; a name gives way to a long sum. The number of the opponent's tiles stands in the Status,
    left of the boneyard.

    `faces` is a list of (seat, TileGrid of its face), and is empty on a screen that has no space for faces.
    """

    height = 11  # px; the tracks cover 1 px of the table
    _ends: Label

    def __init__(self, art: Art, group: Group, match: LineMatch, names: Sequence[str], status: Status) -> None:
        self.art = art
        self.match = match
        self._status = status
        self.names = names
        width = art.width
        art.strip(group, INK, 0, self.height + 1)
        has_face = art.faces and not art.is_narrow
        self.faces = [(PERSON + 1, art.face(group, width - FACE - 1, 0, art.faces[0]))] if has_face else []
        left = ICON + 1 + status.gap if match.penalties else 2 * status.gap
        right = width - (FACE + _MARGIN if has_face else left)
        if match.penalties and has_face:
            right -= ICON + _MARGIN
        wide = _NAME
        self._wide = right - left  # px for both scores and the sum
        self._points = ["", ""]  # what the scores show
        if match.counting:
            self._ends = art.label(group, WHITE, _SUM, (left + right - _SUM) // 2, _TEXT, CENTRE, digits=True)
        if match.penalties:
            wide = min(_PENALTY, (right - left) // 2 - _MIDDLE)
            for x in (1, right + left - ICON - 1):
                art.icon(group, GOAT, x, 1)
        self._make_scores(group, (left, right - wide), wide)
        x, y = status.pile
        self._count = Box(art, group, COUNT, x - COUNT - 1 - 3 * status.gap, y, AT_RIGHT)

    @classmethod
    def high(cls, art: Art, match: LineMatch) -> int:
        """Return the height of the bar, in px."""
        return cls.height

    def _make_scores(self, group: Group, places: tuple[int, int], wide: int) -> None:
        """Make the scores, `wide` px each, from these `places` on, in px, and their tracks."""
        from tables.line import cells  # only here: it is unloaded in play

        art = self.art
        self.tracks = [
            cells.track(art, group, self.match, seat, places[seat], self.height, wide, bool(seat)) for seat in (0, 1)
        ]
        self.scores = (
            art.label(group, WHITE, wide, places[0], _TEXT),
            art.label(group, WHITE, wide, places[1], _TEXT, AT_RIGHT),
        )
        self.mark = Mark(art, group, self.scores, wide)

    def show_scores(self, gaining: int | None = None, less: int = 0) -> None:
        """Show the points of both sides; for the side `gaining`, `less` points fewer, which are added later."""
        for side, label in enumerate(self.scores):
            self._points[side] = score(self.match, side, less if side == gaining else 0)
            long = filled(self.match, side, less if side == gaining else 0, label.width)
            self.art.narrow(self.tracks[side], label.width - long if side else long)
        self._write_scores()

    def _write_scores(self) -> None:
        """Write the scores, with the names where the sum leaves space for them."""
        wide = self.art.font.width
        free = (self._wide - wide(self._ends.text)) // 2 - _GAP if self.match.counting else self._wide
        for name, points, label in zip(self.names, self._points, self.scores):
            whole = "%s %s" % (name, points)
            for text in (whole, whole.partition("/")[0], points):  # the number that loses the match gives way first
                if label.fits(text) and wide(text) <= free:
                    break
            label.show(text)

    def landing_place(self, seat: int, width: int) -> Place:
        """Return where a sign `width` px wide lands below the points of a seat: x and y in px."""
        label = self.scores[seat]
        return label.grid.x + label.width - width, self.height + 1

    def ends_place(self) -> Place:
        """Return where the sum of the open ends stands: x and y in px."""
        return self.art.width // 2 - CAPITAL, 1

    def tiles_place(self, seat: int) -> Place:
        """Return where the tiles of another seat come from: x and y in px."""
        return self.art.width - 24, self.height - 24

    def show_stock(self, dealt: int = MOST) -> None:
        """Show the open ends and their sum if it counts (gold if it scores), the number of the opponent's tiles (at
        most `dealt`, during the deal), and how many can be drawn."""
        self._status.show_boneyard(self.match, dealt)
        self._count.show(str(min(dealt, len(self.match.hands[PERSON + 1]))))
        line = self.match.line
        if not self.match.counting:
            return
        text = "%s=%d" % ("+".join(map(str, line.counting())), line.count()) if line.tiles else ""
        self._ends.show(text, self.art.ink(GOLD if line.tiles and self.match.points_in_play(line) else WHITE))
        self._write_scores()
