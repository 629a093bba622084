# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of play on the screen: sprites that lie where the Layout says."""
import displayio

from art import GOLD, INK, show_tile
from table.layout import Layout

TILES = 28  # of the largest line that is shown
_SIGN = 3  # characters of the points at the ghost


class Board:
    """The line on a table of `width` x `height` px; `group` is what to show, its origin the table's corner."""

    def __init__(self, art, width, height, halves, has_spinner):
        self.art = art
        self.width = width
        self.height = height
        self.layout = Layout(width, height, halves, has_spinner)
        self.group = displayio.Group()
        self._laid = displayio.Group()
        self.group.append(self._laid)
        self._sign = displayio.Group()
        self._plate = art.panel(self._sign, GOLD, 0, 0, 1, art.small.height)
        self._label = art.label(self._sign, art.small, INK, _SIGN, 1, 0)
        self._half = 0
        self._make_sprites()

    def _make_sprites(self):
        """Make the sprites of the layout's size, those of the tiles that lie and those that wait."""
        if self._half == self.layout.half:
            return
        self._half = self.layout.half
        self._take_up()
        self._waiting = [self.art.tile(self._half) for _ in range(TILES)]
        self._ghost = self.art.tile(self._half)
        self._ghost.pixel_shader = self.art.ghost

    def _take_up(self):
        while len(self._laid):
            self._waiting.append(self._laid.pop())

    def clear(self):
        """Take all tiles away."""
        self.hide_ghost()
        self.layout.clear()
        self._take_up()
        self._make_sprites()

    def add(self, tile, arm):
        """Lay a tile; the others move only where the line must be laid anew. Returns its TileGrid."""
        self.hide_ghost()
        stayed = self.layout.add(tile, arm)
        if not stayed:
            self._make_sprites()
        for i in range(len(self._laid) if stayed else 0, len(self.layout.spots)):
            if i == len(self._laid):
                self._laid.append(self._waiting.pop())
            self._place(self._laid[i], self.layout.tiles[i], self.layout.spots[i])
        return self._laid[-1]

    def _place(self, grid, tile, spot):
        x, y, vertical, flipped = spot
        show_tile(grid, tile, vertical, flipped)
        if (grid.x, grid.y) != (x, y):
            grid.x, grid.y = x, y

    def ghost(self, tile, arm, points):
        """Show where a tile would lie, and the points that it would score there."""
        self.hide_ghost()
        spot = self.layout.ghost(tile, arm)
        if spot is not None:
            self._place(self._ghost, tile, spot)
            self.group.append(self._ghost)
            box = self._box(spot)
        else:  # all must be laid anew for it, and will be when it is played: only its end can be shown now
            x, y, way = self.layout.end(arm)
            box = x, y, 1, 1
        if points or spot is None:
            self._show_sign("+%d" % points, box)

    def _show_sign(self, text, box):
        font = self.art.small
        self._label.show(text)
        self._plate.width = len(text) * font.width + 1
        self._sign.x, self._sign.y = self._free(box, self._plate.width, font.height)
        self.group.append(self._sign)

    def hide_ghost(self):
        """Take the ghost and its points away."""
        while len(self.group) > 1:
            self.group.pop()

    def _free(self, box, width, height):
        """Where a sign of that size lies beside a box and covers no tile, or as few as can be."""
        left, top, wide, high = box
        x, y = left + (wide - width) // 2, top + (high - height) // 2
        places = ((x, top - height - 2), (x, top + high + 2), (left - width - 2, y), (left + wide + 2, y))
        places = [(min(max(x, 0), self.width - width), min(max(y, 0), self.height - height)) for x, y in places]
        boxes = [self._box(spot) for spot in self.layout.spots] + [box]
        return min(places, key=lambda place: sum([_meet(place + (width, height), box) for box in boxes]))

    def _box(self, spot):
        x, y, vertical, flipped = spot
        half = self._half
        return (x, y, half, 2 * half) if vertical else (x, y, 2 * half, half)


def _meet(one, other):
    left, top, width, height = one
    x, y, wide, high = other
    return x < left + width and left < x + wide and y < top + height and top < y + high
