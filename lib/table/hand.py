# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hand at the bottom of the screen: the biggest tiles of all, upright, side by side."""
import displayio

from art import HALVES, show_tile

RAISE = 2  # px by which the chosen tile stands out


class Hand:
    """A hand in a strip of `width` px; `group` is what to show, its origin the strip's corner."""

    def __init__(self, art, width):
        self.art = art
        self.width = width
        self.group = displayio.Group()
        self.half = self.pitch = 0
        self.tiles = []
        self.chosen = self._playable = None

    def show(self, tiles):
        """Show these tiles, none of them chosen or dim; where they are more than fit, as smaller ones."""
        self.choose(None)
        self.light(None)
        half = self._half_for(len(tiles))
        if half != self.half:
            while len(self.group):
                self.group.pop()
            self.half = half
        while len(self.group) < len(tiles):
            self.art.tile(self.group, half)
        for i, grid in enumerate(self.group):
            if i >= len(tiles):
                grid.hidden = True
            elif i >= len(self.tiles) or tiles[i] != self.tiles[i] or grid.hidden:
                show_tile(grid, tiles[i], True)
            grid.x, grid.y = self.place(i)
        self.tiles = list(tiles)

    def _half_for(self, count):
        for half in HALVES:
            if count * half < self.width:
                break
        self.pitch = min(half + 1, self.width // max(count, 1))
        return half

    def place(self, i):
        """Where the tile number `i` lies: x and y in px."""
        return i * self.pitch + 1, RAISE

    def right(self):
        """Where the tiles end: x in px."""
        return len(self.tiles) * self.pitch + 1

    def choose(self, i):
        """Make the tile number `i`, or none of them, the chosen one."""
        before, self.chosen = self.chosen, i
        for changed in (before, i):
            if changed is not None:
                self._dress(changed)

    def light(self, playable):
        """Dim all tiles but those in `playable`; None dims none."""
        self._playable = playable
        for i in range(len(self.tiles)):
            self._dress(i)

    def _dress(self, i):
        chosen = i == self.chosen
        lit = self._playable is None or self.tiles[i] in self._playable
        palette = self.art.chosen if chosen else self.art.plain if lit else self.art.dim
        grid = self.group[i]
        if grid.pixel_shader is not palette:
            grid.pixel_shader = palette
        y = 0 if chosen else RAISE
        if grid.y != y:
            grid.y = y
