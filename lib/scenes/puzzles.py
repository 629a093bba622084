# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a puzzle."""

from __future__ import annotations

import bitmaptools
import displayio

from drawings import ABOVE, FELT_DARK, GOLD, GREY, HEAD, IVORY, PITCH, WHITE
from engine import games
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from saves import puzzles
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps

_MARGIN = 3  # px
_CELL = 12  # px, at most
_GRID = HEAD + PITCH + 3  # px from the top to the cells
_FOOT = 15  # px of the last line
_FREE, _OPEN, _SOLVED, _CHOSEN = range(4)  # the pictures in a cell: none, a puzzle, a solved one, and the cursor


class Scene:
    """A page for each grade, with a cell for each of its puzzles: hollow, or gold once the puzzle is solved. Below
    them are the game of the chosen one and what it asks.

    shown   the numbers of the puzzles on the page, from 0, a bytearray
    at      the place of the chosen one among them
    across  the number of cells in a row
    solved  which puzzles are solved, see saves.puzzles
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.art = art = app.art
        last = app.puzzle[0] if app.puzzle else None  # the puzzle that was shown until now
        puzzles.leave(app)
        app.leave_table()
        self._kinds = puzzles.kinds()
        self.solved = puzzles.load()
        self._order = puzzles.order()
        self._place = puzzles.place_of(puzzles.unsolved(last), self._order)  # of the chosen one in that order
        self.group, self._page = app.page()
        most = max([self._count_of(grade) for grade in range(puzzles.GRADES)])
        self._cell = _CELL + 1
        down = art.page_height
        while _GRID + down > art.page_height - _FOOT - 2 * PITCH:
            self._cell -= 1
            self.across = (art.page_width - 2 * _MARGIN) // self._cell
            self._rows = -(-most // self.across)
            down = self._rows * self._cell
        self.shown = bytearray()
        self._shown_grade: int | None = None
        self.at = 0

    def _make(self) -> None:
        """Show all that is on the page."""
        art, page, words = self.art, self._page, self.app.words
        prose = self.app.writer()
        prose.heading(page, words(names.PUZZLES))
        wide = art.page_width - 2 * _MARGIN
        self._grade = art.label(page, WHITE, wide, _MARGIN, HEAD + ABOVE)
        self._count = art.label(page, GREY, wide, _MARGIN, HEAD + ABOVE, AT_RIGHT)
        foot = art.page_height - _FOOT
        self._name = art.label(page, WHITE, wide, _MARGIN, foot - 2 * PITCH + ABOVE, CENTRE)
        self._task = art.label(page, GOLD, wide, _MARGIN, foot - PITCH + ABOVE, CENTRE)
        prose.write(page, GREY, art.page_width // 2, foot, words(names.PUZZLES_KEYS), CENTRE)
        cell = self._cell
        sheet = _sheet(cell)
        self.left = (art.page_width - self.across * cell) // 2
        self._cursor = displayio.TileGrid(
            sheet, pixel_shader=art.plain, tile_width=cell, tile_height=cell, default_tile=_CHOSEN
        )
        page.append(self._cursor)
        self.cells = displayio.TileGrid(
            sheet,
            pixel_shader=art.plain,
            width=self.across,
            height=self._rows,
            tile_width=cell,
            tile_height=cell,
            x=self.left,
            y=_GRID,
        )
        page.append(self.cells)

    def _count_of(self, grade: int) -> int:
        """Return the number of puzzles of a grade."""
        return sum([kind >> 4 == grade for kind in self._kinds])

    def _show(self) -> None:
        """Show the chosen puzzle, on the page of its grade."""
        words, chosen = self.app.words, self._order[self._place]
        kind = self._kinds[chosen]
        grade = kind >> 4
        first = sum([self._count_of(other) for other in range(grade)])
        if grade != self._shown_grade:
            self._shown_grade = grade
            self.shown = self._order[first : first + self._count_of(grade)]
            self._fill(grade)
        self.at = at = self._place - first
        self._cursor.x = self.left + at % self.across * self._cell
        self._cursor.y = _GRID + at // self.across * self._cell
        name = "%d: %s" % (chosen + 1, words(names.GAMES, games.NAMES[kind & 15]))
        if puzzles.is_solved(self.solved, chosen):
            name += ", " + words(names.SOLVED)
        self._name.show(name)
        task, amount = puzzles.task(chosen)
        self._task.show(words.forms(names.TASKS)[task].replace("%d", str(amount)))

    def _fill(self, grade: int) -> None:
        """Show the cells of a page, the name of its grade, and how many puzzles are solved."""
        count = 0
        for i in range(self.cells.width * self.cells.height):
            cell = _FREE
            if i < len(self.shown):
                solved = puzzles.is_solved(self.solved, self.shown[i])
                count += solved
                cell = _SOLVED if solved else _OPEN
            if self.cells[i] != cell:  # setting a cell repaints it even if it stays the same
                self.cells[i] = cell
        self._grade.show(self.app.words.forms(names.GRADES)[grade])
        self._count.show("%d/%d" % (count, len(self.shown)))

    def run(self) -> Steps[str]:
        """See scenes."""
        self.app.expect("title")
        yield  # answer the press at once: the words take longer
        self._make()
        self._show()
        steps = {LEFT: -1, RIGHT: 1, UP: -self.across, DOWN: self.across}
        button = None
        while button not in (A, B, START):
            button = yield from self.app.press()
            if button in steps:
                self._place = (self._place + steps[button]) % len(self._order)
                self._show()
        if button != A:
            return "title"
        self.app.answer("table")
        puzzles.begin(self.app, self._order[self._place])
        return "table"


def _sheet(cell: int) -> displayio.Bitmap:
    """Return a new sheet with the pictures of a cell of some px, side by side."""
    sheet = displayio.Bitmap(4 * cell, cell, 16)
    for picture, rim, colour in (
        (_OPEN, 2, IVORY),
        (_OPEN, 3, FELT_DARK),
        (_SOLVED, 2, GOLD),
        (_CHOSEN, 0, WHITE),
        (_CHOSEN, 1, FELT_DARK),
    ):
        left = picture * cell
        bitmaptools.fill_region(sheet, left + rim, rim, left + cell - rim, cell - rim, colour)
    return sheet
