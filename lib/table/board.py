# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of play on the screen: sprites that lie where the Layout says."""
import displayio

from art import ARROW_DOWN, ARROW_UP, GOLD, ICON, INK, show_tile

LAYOUT = "table.layout", "table.space"  # the modules that lay tiles

_SIGN = 3  # characters of the points at the ghost


class Board:
    """The line on a table of `width` x `height` px; `group` is what to show, its origin the table's corner.

    The table is a window on a line that goes beyond it. Tiles at its edge stick out: what is above and below
    the table has to cover them. The other arguments are those of Layout; `half`, `tiles` and `spots` are what they
    are there. The code of Layout is needed only where a tile is laid or aimed, so it isn't held.
    """

    def __init__(self, art, width, height, halves, has_spinner, top):
        self.art = art
        self.width = width
        self.height = height
        self._table = width, height, halves, has_spinner, top
        self._kept = None  # what there is to the Layout but its code
        self.half = halves[0]
        self.tiles, self.spots = [], []
        self.group = displayio.Group()
        self._laid = displayio.Group()
        self._more = displayio.Group()
        self.group.append(self._laid)
        self.group.append(self._more)
        self._sign = displayio.Group()
        self._plate = art.panel(self._sign, GOLD, 0, 0, 1, art.small.height)
        self._label = art.label(self._sign, art.small, INK, _SIGN, 1, 0)
        self._arrows = []
        art.icon(self._arrows, ARROW_UP, 0, 0)
        art.icon(self._arrows, ARROW_DOWN, 0, height - ICON)
        self._half = 0
        self._y = 0  # px of the layout at the window's upper edge
        self._hidden = 0, 0  # px of the line above and below the window
        self._ways = False, False  # whether the arrows up and down are shown

    def add(self, tile, arm):
        """Lay a tile; the others move only where the line must be laid anew, or to keep it in view.
        Returns its TileGrid."""
        self.hide_ghost()
        layout = self._layout()
        layout.add(tile, arm)
        self._kept = layout.keep()
        self.half, self.tiles, self.spots = layout.half, layout.tiles, layout.spots
        self._follow(self.box(self.spots[-1]))
        return self._laid[-1]

    def ghost(self, tile, arm, points):
        """Show where a tile would lie, and the points that it would score there."""
        self.hide_ghost()
        layout = self._layout()
        spot = layout.ghost(tile, arm)
        # Where all must be laid anew for it, and will be when it is played, only its end can be shown now.
        box = self.box(spot) if spot else layout.end(arm)[:2] + (1, 1)
        self._follow(box)
        if spot:
            self._place(self._ghost, tile, spot)
            self.group.append(self._ghost)
        if points or not spot:
            self.show_sign("+%d" % points, box)

    def _layout(self):
        from table.layout import Layout
        return Layout(*self._table, kept=self._kept)

    def hide_ghost(self):
        """Take the ghost and its points away."""
        while len(self.group) > 2:
            self.group.pop()

    def look(self, way):
        """Look further up (-1) or down (1) along the line; returns whether there is more of it."""
        step = min(self.height // 2, self._hidden[way > 0])
        self._y += way * step
        self._show()
        return step > 0

    def _follow(self, box):
        """Show a box, and some px more in the direction in which it was out of view."""
        _, y, _, high = box
        more = self.height // 4
        if y < self._y:
            self._y = y - more
        elif y + high > self._y + self.height:
            self._y = y + high + more - self.height
        self._show()

    def _show(self):
        """Show the tiles that can be seen through the window, in the order of play, and where there are more."""
        if self._half != self.half:
            self._make_sprites()
        seen = above = below = 0
        for tile, spot in zip(self.tiles, self.spots):
            _, y, _, high = self.box(spot)
            y -= self._y
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
        self._waiting = []  # sprites that are not in use
        while len(self._laid):
            self._laid.pop()
        self._ghost = self.art.tile(self._half)
        self._ghost.pixel_shader = self.art.ghost

    def _show_arrows(self):
        ways = tuple([hidden > 0 for hidden in self._hidden])
        if ways != self._ways:
            self._ways = ways
            while len(self._more):
                self._more.pop()
            for grid, shown in zip(self._arrows, ways):
                if shown:
                    self._more.append(grid)
        for grid, shown in zip(self._arrows, ways):
            if shown:
                y = self._y + grid.y
                places = [(x, y) for x in ((self.width - ICON) // 2, 0, self.width - ICON)]
                x = self._freest(places, ICON, ICON)[0]
                if grid.x != x:
                    grid.x = x

    def _place(self, grid, tile, spot):
        x, y, vertical, flipped = spot
        y -= self._y
        show_tile(grid, tile, vertical, flipped)
        if (grid.x, grid.y) != (x, y):
            grid.x, grid.y = x, y

    def show_sign(self, text, box):
        """Show a text beside a box where it covers no tile, or as few as can be."""
        font = self.art.small
        self._label.show(text)
        width = self._plate.width = len(text) * font.width + 1
        height = font.height
        left, top, wide, high = box
        x, y = left + (wide - width) // 2, top + (high - height) // 2
        places = ((x, top - height - 2), (x, top + high + 2), (left - width - 2, y), (left + wide + 2, y))
        places = [(min(max(x, 0), self.width - width), min(max(y, self._y), self._y + self.height - height))
                  for x, y in places]
        x, y = self._freest(places, width, height, box)
        self._sign.x, self._sign.y = x, y - self._y
        self.group.append(self._sign)

    def _freest(self, places, width, height, *boxes):
        """The place where something of that size covers fewest tiles and other boxes."""
        boxes = [self.box(spot) for spot in self.spots] + list(boxes)
        return min(places, key=lambda place: sum([_meet(place + (width, height), box) for box in boxes]))

    def box(self, spot):
        """The box of a tile that lies so, on the whole line: x, y, width and height in px."""
        x, y, vertical, flipped = spot
        half = self.half
        return (x, y, half, 2 * half) if vertical else (x, y, 2 * half, half)


def _meet(one, other):
    left, top, width, height = one
    x, y, wide, high = other
    return x < left + width and left < x + wide and y < top + height and top < y + high
