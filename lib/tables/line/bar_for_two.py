# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The bar at the top of a table for two: scores, whose turn it is, and the sum of the ends between them."""

from __future__ import annotations

from drawings import BACK, CAPITAL, CRAMPED, EMPTY, FACE, GOAT, GOLD, GREY, ICON, INK, WHITE
from seats import PERSON
from tables.hud import Mark
from tables.line.hud import COUNT, MESSAGE, MOST, filled, score
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
# ends, also on a narrow screen or beside a face; and the space on either side of the middle that stays free beside
# penalties.
_NAME, _PENALTY, _SUM, _LOW_SUM, _MIDDLE = 42, 56, 80, 69, 7
_SHORT_SUM = 56  # px; a longer sum gives way to its total, so that names have space on the narrowest screens
_BESIDE = 2  # empty px at the left of the tile's back


class BarForTwo:
    """Both players with their scores and the tracks to the target, the opponent's face, and the open ends with
    their sum, if it counts. The number of the opponent's tiles stands in the Status, left of the boneyard.

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
        if match.counting:
            across = _LOW_SUM if art.is_narrow or has_face else _SUM
            if width < CRAMPED:
                across = _SHORT_SUM
            wide = min(_NAME, (right - left - across) // 2)
            self._ends = art.label(group, WHITE, across, (left + right - across) // 2, _TEXT, CENTRE, digits=True)
        if match.penalties:
            wide = min(_PENALTY, (right - left) // 2 - _MIDDLE)
            for x in (1, right + left - ICON - 1):
                art.icon(group, GOAT, x, 1)
        self._make_scores(group, (left, right - wide), wide)
        x, y = status.pile
        self._back = art.icon(group, BACK, 0, y)
        self._count = art.label(group, GREY, COUNT, x - COUNT + 1 - 3 * status.gap, y, AT_RIGHT, digits=True)

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
            points = score(self.match, side, less if side == gaining else 0)
            text = "%s %s" % (self.names[side], points)
            label.show(text if label.fits(text) else points)
            long = filled(self.match, side, less if side == gaining else 0, label.width)
            self.art.narrow(self.tracks[side], label.width - long if side else long)

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
        self._status.show_boneyard(self.match)
        count: str | int
        count, label = str(min(dealt, len(self.match.hands[PERSON + 1]))), self._count
        label.show(count)
        x = label.grid.x + label.before(count) - ICON - self._status.gap
        if self._back.x != x:
            self._back.x = x
            # On the smallest screens the longest sentences leave no space for the back.
            self._back[0] = BACK if x + _BESIDE >= MESSAGE else EMPTY
        line = self.match.line
        if not self.match.counting:
            return
        if not line.tiles:
            self._ends.show("")
            return
        count = line.count()
        text = "%s=%d" % ("+".join(map(str, line.counting())), count)
        ink = self.art.ink(GOLD if self.match.points_in_play(line) else WHITE)
        self._ends.show(text if self._ends.fits(text) else str(count), ink)
