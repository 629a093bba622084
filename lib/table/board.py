# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of play on the screen: sprites that lie where the Layout says."""
import displayio

from art import GOLD, INK, show_tile
from table.layout import Layout

TILES = 28  # of the largest line that is shown
_LABEL = 4  # characters of the points at the ghost


class Board:
    """The line on a table of `width` x `height` px; `group` is what to show, its origin the table's corner."""

    def __init__(self, art, width, height, halves):
        self.art = art
        self.width = width
        self.height = height
        self.group = displayio.Group()
        self.layout = Layout(width, height, halves)
        self._pool = displayio.Group()
        self.group.append(self._pool)
        self._points = displayio.Group()
        self._plate = art.panel(self._points, GOLD, 0, 0, 2, art.small.height)
        self._label = art.label(self._points, art.small, INK, _LABEL, 0, 0)
        self._points.hidden = True
        self.group.append(self._points)
        self._half = 0
        self._fill()

    def clear(self):
        """Take all tiles away."""
        self.layout.clear()
        self._fill()
        for grid in self._pool:
            grid.hidden = True
        self.hide_ghost()

    def _fill(self):
        """Make the sprites for tiles of the layout's size; the last one is the ghost's."""
        if self._half == self.layout.half:
            return
        self._half = self.layout.half
        while len(self._pool):
            self._pool.pop()
        for _ in range(TILES + 1):
            self.art.tile(self._pool, self._half)
        self._pool[TILES].pixel_shader = self.art.ghost

    def add(self, tile, arm):
        """Lay a tile; the others move only where the line must be laid anew. Returns its TileGrid."""
        self.hide_ghost()
        if not self.layout.add(tile, arm):
            self._fill()
            for i in range(len(self.layout.spots) - 1):
                self._place(self._pool[i], self.layout.tiles[i], self.layout.spots[i])
        grid = self._pool[len(self.layout.spots) - 1]
        self._place(grid, tile, self.layout.spots[-1])
        return grid

    def _place(self, grid, tile, spot):
        x, y, vertical, flipped = spot
        show_tile(grid, tile, vertical, flipped)
        grid.x = x
        grid.y = y

    def ghost(self, tile, arm, points):
        """Show where a tile would lie, and the points that it would score there."""
        spot = self.layout.ghost(tile, arm)
        self._place(self._pool[TILES], tile, spot)
        if not points:
            self._points.hidden = True
            return
        text = "+%d" % points
        self._label.show(text)
        width = len(text) * self.art.small.width + 1
        self._plate.width = width
        self._label.grid.x = 1
        self._points.x, self._points.y = self._free(spot, width, self.art.small.height)
        self._points.hidden = False

    def hide_ghost(self):
        """Take the ghost and its points away."""
        self._pool[TILES].hidden = True
        self._points.hidden = True

    def _free(self, spot, width, height):
        """Where a sign of that size lies beside a spot and covers no tile, or as few as can be."""
        left, top, wide, high = self._box(spot)
        middle = left + (wide - width) // 2, top + (high - height) // 2
        places = ((middle[0], top - height - 2), (middle[0], top + high + 2),
                  (left - width - 2, middle[1]), (left + wide + 2, middle[1]))
        best = fewest = None
        for x, y in places:
            x = min(max(x, 0), self.width - width)
            y = min(max(y, 0), self.height - height)
            covered = self._covered(x, y, width, height, spot)
            if best is None or covered < fewest:
                best, fewest = (x, y), covered
        return best

    def _covered(self, x, y, width, height, ghost):
        covered = 0
        for spot in self.layout.spots + [ghost]:
            left, top, wide, high = self._box(spot)
            if left < x + width and x < left + wide and top < y + height and y < top + high:
                covered += 1
        return covered

    def _box(self, spot):
        x, y, vertical, flipped = spot
        half = self._half
        return (x, y, half, 2 * half) if vertical else (x, y, 2 * half, half)
