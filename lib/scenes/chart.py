# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The chart of a line game: which tiles are played, the person's or unseen, and what the others lack."""

from __future__ import annotations

import bitmaptools
import displayio

import loader
from drawings import FELT, GOLD, GREY, HEAD, INK, IVORY, PITCH, WHITE
from engine.players.lines.chart import MINE, PLAYED, UNSEEN, read
from handheld.buttons import SELECT, START, A, B
from seats import PERSON
from words import names
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.kinds import MaybeNone
    from engine.players.lines.chart import Chart
    from kinds import Steps
    from tables.line import LineApp
    from words.prose import Prose

_LEAVE = A, B, START, SELECT
_LEAST, _MOST = 8, 12  # px of a cell with its gap; on a narrow page it may be less by 1, or by 2 beside a crowd
_NEAR, _FAR = 9, 6  # sixteenths of the page's width for the cells; the second beside a crowd
_CROWD = 5  # players
_LEFT, _BELOW = 8, 6  # px beside the grid and below it, for its numbers
_MARGIN = 3  # px
_SWATCH, _BESIDE = 6, 3  # px of a square in the legend, and from it to its word
# Each digit as 5 rows of 3 px, the first row in the lowest bits, and in each the left px in the lowest one.
_DIGITS = 0o75557, 0o72232, 0o71747, 0o74647, 0o44755, 0o74717, 0o75717, 0o44447, 0o75757, 0o74757
_WIDE, _HIGH = 3, 5  # px of a digit


class Scene:
    """The page of the chart: a grid with a cell for each tile, and a line for each other seat.

    chart  the Chart, once it is read
    """

    def __init__(self, app: LineApp) -> None:
        self.app = app
        self.chart: Chart | MaybeNone = None
        self.group, self._page = app.page()
        art = app.art
        self._colours = colours = displayio.Palette(4)
        colours.make_transparent(0)
        colours[PLAYED], colours[MINE], colours[UNSEEN] = art.plain[INK], art.chosen[IVORY], art.plain[IVORY]

    def run(self) -> Steps[str]:
        """See scenes. Any button but a direction leads back to the table."""
        app = self.app
        yield  # answer the press at once
        with loader.guest():
            self.chart = yield from app.think(read(app.match.view(PERSON)), _LEAVE)
        if self.chart:
            self._draw()
            if not app.charted and not app.own:  # the chart of a puzzle doesn't count
                app.charted = True
                yield  # the picture comes before the save
                app.remember()
        app.expect("table")
        while (yield from app.press()) not in _LEAVE:
            pass
        return "table"

    def _draw(self) -> None:
        """Draw the grid, the legend in the heading bar, and the lines on the others."""
        art, match = self.app.art, self.app.match
        count = match.tiles[-1][0] + 1
        crowd = match.seats > _CROWD
        least = _LEAST - art.is_narrow * (1 + crowd)
        wide = max(least, art.page_width * (_FAR if crowd else _NEAR) // 16 // count)
        self._cell = cell = min(_MOST, wide, (art.page_height - HEAD - _BELOW - 1) // count)
        self._top = art.page_height - count * cell - _BELOW - 1
        # One picture would take 3,080 bytes in one piece. Late in a large round the badge has none above 2,200.
        rows = [displayio.Bitmap(_LEFT + count * cell, high, UNSEEN + 1) for high in [cell] * count + [_BELOW]]
        for i, (tall, low) in enumerate(match.tiles):
            self._fill(rows[tall], _LEFT + low * cell, 0, cell - 1, self.chart.states[i])
        for number in range(count):
            colour = MINE if number in self.chart.ends else UNSEEN
            self._number(rows[number], number, _LEFT - 1, (cell - _HIGH) // 2, colour)
            wide = _WIDE + (2 if number > 9 else 0)
            self._number(rows[-1], number, _LEFT + number * cell + (cell + wide) // 2, _BELOW - _HIGH, colour)
        for i, row in enumerate(rows):
            y = self._top + i * cell
            self._page.append(displayio.TileGrid(row, pixel_shader=self._colours, x=_MARGIN, y=y))
        prose = self.app.writer()
        self._legend(prose)
        self._tell(prose)

    def _fill(self, picture: displayio.Bitmap, x: int, y: int, side: int, state: int) -> None:
        """Draw a square; the person's has a dark middle."""
        bitmaptools.fill_region(picture, x, y, x + side, y + side, state)
        if state == MINE:
            rim = side // 2 - 1
            bitmaptools.fill_region(picture, x + rim, y + rim, x + side - rim, y + side - rim, PLAYED)

    def _number(self, picture: displayio.Bitmap, number: int, right: int, y: int, colour: int) -> None:
        """Draw a number whose right end is at `right`. The 1 of a ten is a plain stroke."""
        x = right - _WIDE
        bits = _DIGITS[number % 10]
        for i in range(_WIDE * _HIGH):
            if bits >> i & 1:
                picture[x + i % _WIDE, y + i // _WIDE] = colour
        if number > 9:
            bitmaptools.fill_region(picture, x - 2, y, x - 1, y + _HIGH, colour)

    def _legend(self, prose: Prose) -> None:
        """Explain the cells in the heading bar."""
        art, words = self.app.art, self.app.words.forms(names.CHART_TILES)
        gap = (art.page_width - sum([_SWATCH + _BESIDE + prose.font.width(word) for word in words])) // 4
        x = gap
        for state, word in zip((MINE, PLAYED, UNSEEN), words):
            art.panel(self._page, FELT, x - 1, 3, _SWATCH + 2, _SWATCH + 2)
            swatch = displayio.Bitmap(_SWATCH, _SWATCH, UNSEEN + 1)
            self._fill(swatch, 0, 0, _SWATCH, state)
            self._page.append(displayio.TileGrid(swatch, pixel_shader=self._colours, x=x, y=4))
            prose.write(self._page, WHITE, x + _SWATCH + _BESIDE, 0, word)
            x += _SWATCH + _BESIDE + prose.font.width(word) + gap

    def _tell(self, prose: Prose) -> None:
        """Write which ends nobody else can answer, and what each other seat lacks, along the right edge."""
        words, chart = self.app.words, self.chart
        lines = [(GOLD, words(names.CHART_ENDS) % _listed(chart.safe))] if chart.safe else []
        for seat, name in enumerate(self.app.names):
            lacks = chart.lacks[seat]
            if seat != PERSON:
                lines.append(
                    (WHITE, words(names.CHART_LACKS) % (name, _listed(lacks))) if lacks else (GREY, "%s: –" % name)
                )
        y = HEAD
        for colour, text in lines:
            for line in prose.wrap(text, self._free(y)):
                prose.write(self._page, colour, self.app.art.page_width - _MARGIN, y, line, AT_RIGHT)
                y += PITCH

    def _free(self, y: int) -> int:
        """Return the width of the space beside the grid for a line of text at `y`, in px."""
        rows = max(0, y + PITCH - self._top + self._cell - 1) // self._cell
        wide = self.app.art.page_width - 2 * _MARGIN
        count = self.app.match.tiles[-1][0] + 1
        return wide if not rows else wide - _LEFT - min(rows, count) * self._cell - _MARGIN


def _listed(numbers: list[int]) -> str:
    """Return numbers in words: from three in a row on, only the first and the last."""
    parts, first = [], 0
    for i, number in enumerate(numbers):
        if numbers[i + 1 : i + 2] != [number + 1]:
            row = numbers[first : i + 1]
            parts.append("%d–%d" % (row[0], number) if len(row) > 2 else " ".join(map(str, row)))
            first = i + 1
    return " ".join(parts)
