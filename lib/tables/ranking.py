# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the player has to know about the Chinese tiles."""
from drawings import ARROW_DOWN, GREY, HALVES, HEAD, ICON, IVORY, PLAIN
from engine import chinese
from handheld.buttons import B
from text.label import AT_RIGHT, CENTRE

_GAP = 2  # px between military tiles of different rank
_BESIDE = 8  # px from a text to the tiles beside it
_BELOW = 2  # px from a text to the tiles below it
_AIR = 1  # px that are added between the lines of a long text
_HEADING = 2  # layers of a page: the bar and the heading


class Ranking:
    """A heading, rows of tiles, each with a text above or beside it, and below them more text. If there is too
    little room for that text, it has a page of its own, to which any press but B leads. Otherwise any press leads
    back."""

    def __init__(self, app, heading, rows, more):
        """`rows` are pairs of a text and tiles, the highest first."""
        self.art = art = app.art
        self.app = app
        self.group, self.page = app.page()
        self.prose = prose = app.writer()
        prose.heading(self.page, heading)
        self._wide = art.wide - 2 * prose.margin
        self._pitch = prose.pitch + _AIR
        self._more = prose.wrap_evenly(more, self._wide)
        self._half, fits = self._fit(rows)
        y = HEAD - 1
        for said, tiles in rows:
            self._show_row(said, tiles, y)
            y += self._height(said, tiles)
        if fits:
            self._show_more(y)
        else:
            art.icon(self.page, ARROW_DOWN, (art.wide - ICON) // 2, art.high - ICON)

    def _fit(self, rows):
        """Return the largest size of half a tile, in px, with which everything fits on a page, or else the rows
        alone; and whether everything fits."""
        last = len(self._more) * self._pitch
        for below, fits in ((last, True), (ICON, False)):
            for self._half in HALVES[:2]:
                across = max([self._across(tiles) for text, tiles in rows])
                high = HEAD + sum([self._height(*row) for row in rows]) + below
                if across < self.art.wide and high <= self.art.high:
                    return self._half, fits
        return self._half, False

    def _across(self, tiles):
        """Return the width of some tiles side by side, in px."""
        ranks = list(map(chinese.rank, tiles))
        gaps = len(set(ranks)) - 1 if len(set(ranks)) < len(ranks) else 0
        return len(tiles) * (self._half + 1) - 1 + gaps * _GAP

    def _is_beside(self, text, tiles):
        return self.prose.font.width(text) + _BESIDE + self._across(tiles) <= self._wide

    def _height(self, text, tiles):
        """Return the height of a row, in px."""
        above = 0 if self._is_beside(text, tiles) else len(self.prose.wrap(text, self._wide)) * self.prose.pitch
        return above + _BELOW + 2 * self._half

    def _show_row(self, text, tiles, y):
        """Show a row from `y` px on."""
        across = self._across(tiles)
        x = (self.art.wide - across) // 2
        if self._is_beside(text, tiles):
            x = (self.art.wide - across + self.prose.font.width(text) + _BESIDE) // 2
            self.prose.write(self.page, GREY, x - _BESIDE, y + self._half - self.prose.pitch // 2, text, AT_RIGHT)
        else:
            y = self.prose.lines(self.page, GREY, y, text)
        self._show_tiles(tiles, x, y + _BELOW)

    def _show_tiles(self, tiles, x, y):
        """Show tiles side by side; those of one rank are closer together."""
        gap = _GAP if self._across(tiles) > len(tiles) * (self._half + 1) else 0
        before = chinese.rank(tiles[0])
        for tile in tiles:
            if chinese.rank(tile) != before:
                before = chinese.rank(tile)
                x += gap
            grid = self.art.tile(self._half, chinese=True)
            self.art.show_tile(grid, tile, True)
            grid.pixel_shader = self.art.chinese_palette(tile, PLAIN)
            grid.x, grid.y = x, y
            self.page.append(grid)
            x += self._half + 1

    def _show_more(self, y):
        """Show the text that goes with the rows, from `y` px on."""
        for line in self._more:
            self.prose.write(self.page, IVORY, self.art.wide // 2, y, line, CENTRE)
            y += self._pitch
        self._more = ()

    def run(self):
        """See scenes."""
        self.app.expect(self.app.back)
        button = yield from self.app.press()
        if self._more and button != B:
            while len(self.page) > _HEADING:
                self.page.pop()
            self._show_more((HEAD + self.art.high - len(self._more) * self._pitch) // 2)
            yield from self.app.press()
        return self.app.back
