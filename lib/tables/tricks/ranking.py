# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What has to be known in Tien Gow: the tiles by their rank, and what goes together."""
from drawings import ARROW_DOWN, GOLD, GREY, HALVES, ICON, INK, IVORY, PAGE, PLAIN
from engine import chinese
from text.lines import wrap

_GAP = 2  # px between military tiles of different rank


class Scene:
    """The civil tiles and the military ones, highest first, and some lines on pairs and sets."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        say = app.words("tricks_ranking")
        self.group, self.page = art.page()
        narrow = art.wide < PAGE[0]
        self._half = HALVES[narrow or art.high < PAGE[1]]
        self._columns = art.wide // art.tiny.width
        head = art.small.height + 2
        art.panel(self.page, INK, 0, 0, art.wide, head)
        art.line(self.page, art.small, GOLD, 1, say.HELP)
        y = head + 1 - narrow
        for heading, tiles in ((say.CIVIL_TILES, chinese.CIVIL), (say.MILITARY_TILES, chinese.MILITARY)):
            y = self._show_text(heading, GREY, y) + 1
            self._show_tiles(tiles, y)
            y += 2 * self._half + 1 - narrow
        texts = [" ".join(say.GOES_TOGETHER)] if narrow else say.GOES_TOGETHER
        self._rest = [line for text in texts for line in wrap(text, self._columns)]
        room = (art.high - y) // art.tiny.height
        if len(self._rest) > room:
            room -= 1  # for the sign that there is more
            art.icon(self.page, ARROW_DOWN, (art.wide - ICON) // 2, art.high - ICON)
        else:
            y += 2 - 2 * narrow
        self._show_lines(room, y)

    def _show_text(self, text, colour, y):
        """Show a text from `y` px on; returns where the next thing goes."""
        for line in wrap(text, self._columns):
            self.art.line(self.page, self.art.tiny, colour, y, line)
            y += self.art.tiny.height
        return y

    def _show_lines(self, count, y):
        """Show so many more lines of the rest from `y` px on."""
        for line in self._rest[:count]:
            y = self._show_text(line, IVORY, y)
        del self._rest[:count]

    def _show_tiles(self, tiles, y):
        """Show tiles side by side, those of one rank closer together."""
        ranks = list(map(chinese.rank, tiles))
        gap = _GAP if len(set(ranks)) < len(ranks) else 0
        half = self._half
        x = (self.art.wide - len(tiles) * (half + 1) - gap * (len(set(ranks)) - 1)) // 2
        for i, tile in enumerate(tiles):
            if i and ranks[i] != ranks[i - 1]:
                x += gap
            grid = self.art.tile(half, chinese=True)
            self.art.show_tile(grid, tile, True)
            grid.pixel_shader = self.art.chinese_palette(tile, PLAIN)
            grid.x, grid.y = x, y
            self.page.append(grid)
            x += half + 1

    def run(self):
        """See scenes. Any press leads back, or where all of it doesn't fit on to the rest."""
        yield from self.app.press()
        if self._rest:
            while len(self.page):
                self.page.pop()
            self._show_lines(len(self._rest), (self.art.high - len(self._rest) * self.art.tiny.height) // 2)
            yield from self.app.press()
