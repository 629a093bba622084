# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of play on the screen: sprites that lie where the Layout says."""
import displayio

from tables.line import markers
from tables.line.layout import Layout
from tables.line.space import unpack


class Board:
    """The line on a table of `width` x `height` px; `group` is what to show, its origin the table's corner.

    The table is a window on a line that goes beyond it. Tiles at its edge stick out: what is above and below
    the table has to cover them. The other arguments are those of Layout; `half`, `tiles` and `spots` are what they
    are there. `y` is how far down the line the window begins, in px, and `arrows` the Group of those that show
    where there is more.
    """

    def __init__(self, art, width, height, halves, has_spinner, top):
        self.art = art
        self.width = width
        self.height = height
        self._layout = Layout(width, height, halves, has_spinner, top)
        self.group = displayio.Group()
        self._laid = displayio.Group()
        self.arrows = displayio.Group()
        self.group.append(self._laid)
        self.group.append(self.arrows)
        self._half = 0
        self.y = 0
        self._hidden = 0, 0  # px of the line above and below the window
        self._ways = False, False  # whether the arrows up and down are shown

    def add(self, tile, arm):
        """Lay a tile; the others move only where the line must be laid anew, or to keep it in view.
        Returns its TileGrid."""
        self.hide_ghost()
        self._layout.add(tile, arm)
        self._follow(self.box(self.spots[-1]))
        self._waiting.clear()  # there is no room for them while somebody thinks
        return self._laid[-1]

    def ghost(self, tile, arm, points):
        """Show where a tile would lie, and the points that it would score there."""
        self.hide_ghost()
        layout = self._layout
        spot = layout.ghost(tile, arm)
        # Where all must be laid anew for it, and will be when it is played, only its end can be shown now.
        fits = spot is not None
        box = self.box(spot) if fits else layout.end(arm)[:2] + (1, 1)
        self._follow(box)
        if fits:
            self._place(self._ghost, tile, spot)
            self.group.append(self._ghost)
        if points or not fits:
            self.show_sign("+%d" % points, box)

    @property
    def half(self):
        """See Layout."""
        return self._layout.half

    @property
    def tiles(self):
        """See Layout."""
        return self._layout.tiles

    @property
    def spots(self):
        """See Layout."""
        return self._layout.spots

    def hide_ghost(self):
        """Take the ghost and its points away."""
        while len(self.group) > 2:
            self.group.pop()

    def look(self, way):
        """Look further up (-1) or down (1) along the line; returns whether there is more of it."""
        step = min(self.height // 2, self._hidden[way > 0])
        self.y += way * step
        self._show()
        return step > 0

    def _follow(self, box):
        """Show a box, and some px more in the direction in which it was out of view."""
        _, y, _, high = box
        more = self.height // 4
        if y < self.y:
            self.y = y - more
        elif y + high > self.y + self.height:
            self.y = y + high + more - self.height
        self._show()

    def _show(self):
        """Show the tiles that can be seen through the window, in the order of play, and where there are more."""
        if self._half != self.half:
            self._make_sprites()
        seen = above = below = 0
        for tile, spot in zip(self.tiles, self.spots):
            _, y, _, high = self.box(spot)
            y -= self.y
            above = max(above, -y)
            below = max(below, y + high - self.height)
            if -high < y < self.height:
                if seen == len(self._laid):
                    self._laid.append(self._waiting.pop() if self._waiting else self.art.tile(self._half))
                self._place(self._laid[seen], tile, spot)
                seen += 1
        while len(self._laid) > seen:
            self._waiting.append(self._laid.pop())
        self._hidden = above, below
        self._show_arrows()

    def _make_sprites(self):
        """Begin anew with sprites of the layout's size."""
        self._half = self.half
        self._waiting = []  # sprites that are out of view
        while len(self._laid):
            self._laid.pop()
        self._ghost = self.art.tile(self._half)
        self._ghost.pixel_shader = self.art.ghost

    def _show_arrows(self):
        """Show the ways in which there is more; where those stay the same, the tiles may have moved under them."""
        ways = tuple([hidden > 0 for hidden in self._hidden])
        if ways != self._ways or any(ways):
            self._ways = ways
            markers.show_arrows(self, ways)

    def _place(self, grid, tile, spot):
        x, y, vertical, flipped = unpack(spot)
        y -= self.y
        self.art.show_tile(grid, tile, vertical, flipped)
        if (grid.x, grid.y) != (x, y):
            grid.x, grid.y = x, y

    def show_sign(self, text, box):
        """Show a text beside a box where it covers no tile, or as few as can be."""
        self.group.append(markers.points(self, text, box))

    def box(self, spot):
        """The box of a tile that lies so, on the whole line: x, y, width and height in px."""
        x, y, vertical, _ = unpack(spot)
        half = self.half
        return (x, y, half, 2 * half) if vertical else (x, y, 2 * half, half)
