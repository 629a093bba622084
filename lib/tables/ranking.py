# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The ranking of Chinese tiles and hands, in pictures and words."""

from __future__ import annotations

import chinese_tiles
from drawings import ARROW_DOWN, GREY, HEAD, ICON, IN_HANDS, IVORY
from engine import chinese
from handheld.buttons import B
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from app import App
    from engine.kinds import Tile
    from kinds import Steps

_GAP = 2  # px between military tiles of different rank
_BELOW = 2  # px from a text to the tiles below it
_AIR = 1  # px added between the lines of the second page
_HEADING = 2  # layers of a page: the bar and the heading


class Ranking:
    """A page with a heading and rows of tiles, each row with a text above it; and a second page with more text. Any
    press but B leads to the second page, and from there any press leads back."""

    _lines: list[str] | None

    def __init__(self, app: App, heading: str, rows: Sequence[tuple[str, Sequence[Tile]]], more: str) -> None:
        """`rows` are pairs of a text and tiles, the highest first."""
        self.art = art = app.art
        self.app = app
        self.group, self.page = app.page()
        self.prose = prose = app.writer()
        prose.heading(self.page, heading)
        self._wide = art.page_width - 2 * prose.margin
        self._dividing, self._lines = prose.try_widths(more, self._wide), None
        self._show_rows([(prose.wrap_evenly(text, self._wide), tiles) for text, tiles in rows])
        art.icon(self.page, ARROW_DOWN, (art.page_width - ICON) // 2, art.page_height - ICON)

    def _show_rows(self, rows: Sequence[tuple[list[str], Sequence[Tile]]]) -> None:
        """Show rows, pairs of lines of text and tiles, with the largest tiles that fit on a page."""
        for self._half in IN_HANDS[:2]:
            across = max([self._across(tiles) for lines, tiles in rows])
            high = sum([len(lines) * self.prose.pitch + _BELOW + 2 * self._half for lines, tiles in rows])
            air = (self.art.page_height - ICON - HEAD - high) // len(rows)
            if across < self.art.page_width and air >= 0:
                break
        y = HEAD - 1 + air // 2
        for lines, tiles in rows:
            y = self._write(GREY, y, lines, self.prose.pitch) + _BELOW
            self._show_tiles(tiles, (self.art.page_width - self._across(tiles)) // 2, y)
            y += 2 * self._half + air

    def _write(self, colour: int, y: int, lines: list[str], pitch: int) -> int:
        """Write centred lines of text from `y` px down, `pitch` px apart. Return the y of the next line."""
        for line in lines:
            self.prose.write(self.page, colour, self.art.page_width // 2, y, line, CENTRE)
            y += pitch
        return y

    def _across(self, tiles: Sequence[Tile]) -> int:
        """Return the width of some tiles side by side, in px."""
        ranks = list(map(chinese.rank, tiles))
        gaps = len(set(ranks)) - 1 if len(set(ranks)) < len(ranks) else 0
        return len(tiles) * (self._half + 1) - 1 + gaps * _GAP

    def _show_tiles(self, tiles: Sequence[Tile], x: int, y: int) -> None:
        """Show tiles side by side; tiles of one rank are closer together."""
        gap = _GAP if self._across(tiles) > len(tiles) * (self._half + 1) else 0
        before = chinese.rank(tiles[0])
        for tile in tiles:
            if chinese.rank(tile) != before:
                before = chinese.rank(tile)
                x += gap
            grid = chinese_tiles.tile(self.art, self._half)
            chinese_tiles.show(grid, tile)
            grid.pixel_shader = chinese_tiles.palette(self.art, tile, chinese_tiles.PLAIN)
            grid.x, grid.y = x, y
            self.page.append(grid)
            x += self._half + 1

    def _divide(self) -> None:
        """Divide the text of the second page into lines, a little in each call. That takes a quarter of a second in
        all, so do it while the first page is shown: then a press needn't wait for it."""
        if not self._lines:
            self._lines = next(self._dividing)

    def _turn(self) -> None:
        """Show the second page."""
        while not self._lines:
            self._divide()
        while len(self.page) > _HEADING:
            self.page.pop()
        pitch = self.prose.pitch + _AIR
        self._write(IVORY, (HEAD + self.art.page_height - len(self._lines) * pitch) // 2, self._lines, pitch)

    def run(self) -> Steps[str]:
        """See scenes."""
        button = yield from self.app.press(self._divide)
        if button != B:
            self._turn()
            yield from self.app.press()
        return "table"
