# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The tiles left in the hands at the end of a round of a line game, each hand beside its seat's name and its
pips."""

from __future__ import annotations

from drawings import IVORY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group

    from tables.line import LineApp

_NAME, _NARROW_NAME = 40, 36  # px of a name with its pips; the second on a narrow page
_GAP = 2  # px from the name to the tiles
_AIR = 1  # px beside and below a tile
_LEAST = 6  # px from row to row

# Ways to show the tiles, the best first: the size of half a tile in px, and whether they stand.
_SIZES = ((13, True), (9, True), (9, False), (8, True), (8, False), (7, True), (7, False))


class HandsLeft:
    """The names of some seats, one below the other, each with the pips in its hand, and with its tiles: as large as
    fits, in as many rows as they need. Call `fit`, then `show`.

    tops  the y of each seat's name in px, a dict by seat
    """

    def __init__(self, app: LineApp, rights: dict[int, int], left: int, least: int) -> None:
        """Make the hands of the seats in `rights`, a dict by seat with the x at which its tiles must end, in px.
        They begin at `left` px, and each is at least `least` px high."""
        self.art = app.art
        self._match = app.match
        self._names = app.names
        self._left = left
        self._least = least
        self._name = _NARROW_NAME if self.art.is_narrow else _NAME
        self._tiles = left + self._name + _GAP  # where the tiles begin, in px from the left
        self._rooms = {seat: right - self._tiles for seat, right in rights.items()}
        self.tops: dict[int, int] = {}

    def fit(self, high: int) -> bool:
        """Choose the largest tiles for which `high` px are enough, and return True. If there are none, take the
        smallest, whose rows may touch, and return False."""
        for half, stands in _SIZES:
            if half not in self.art.sizes():
                continue
            self._half, self._stands = half, stands
            self._across = (half if stands else 2 * half) + _AIR
            self._down = (2 * half if stands else half) + _AIR
            if self._high() <= high:
                return True
        while self._high() > high and self._down > _LEAST:
            self._down -= 1
        return False

    def _high(self) -> int:
        return sum(map(self._height, self._rooms))

    def _in_row(self, seat: int) -> int:
        return self._rooms[seat] // self._across

    def _rows(self, seat: int) -> int:
        return max(1, -(-len(self._match.hands[seat]) // self._in_row(seat)))

    def _height(self, seat: int) -> int:
        return max(self._least, self._rows(seat) * self._down + 1)

    def show(self, group: Group, top: int) -> int:
        """Show the names and the tiles from `top` px down. Return where they end, in px."""
        for seat in self._rooms:
            high = self._height(seat)
            y = self.tops[seat] = top + ((high - self._least) // 2 if self._rows(seat) == 1 else 0)
            label = self.art.label(group, IVORY, self._name, self._left, y)
            pips = str(self._match.pips(seat))
            text = "%s %s" % (self._names[seat], pips)
            label.show(text if label.fits(text) else pips)
            self._show_tiles(group, seat, top)
            top += high
        return top

    def _show_tiles(self, group: Group, seat: int, top: int) -> None:
        for i, tile in enumerate(self._match.hands[seat]):
            row, column = divmod(i, self._in_row(seat))
            grid = self.art.tile(self._half)
            grid.x, grid.y = self._tiles + column * self._across, top + row * self._down
            self.art.show_tile(grid, tile, self._stands)
            group.append(grid)
