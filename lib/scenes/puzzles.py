# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a puzzle."""
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
_CELL = 12  # px
_GRID = HEAD + PITCH + 3  # px from the top to the cells
_FOOT = 15  # px of the last line
_GRADES = 3
_FREE, _OPEN, _SOLVED, _CHOSEN = range(4)  # the pictures in a cell: none, a puzzle, a solved one, and the cursor


class Scene:
    """A page for each grade, with a cell for each of its puzzles: hollow, or gold once the puzzle is solved.

    shown   the numbers of the puzzles on the page, from 0, a list
    at      the place of the chosen one among them
    across  the number of cells in a row
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        self.art = art = app.art
        last = app.puzzle[0] if app.puzzle else None  # the puzzle that was shown until now
        puzzles.leave(app)
        app.leave_table()
        self._kinds = puzzles.kinds()
        self._solved = puzzles.load()
        self._order = puzzles.order()
        self._chosen = puzzles.unsolved(last)
        self.group, self._page = app.page()
        self.across = (art.page_width - 2 * _MARGIN) // _CELL
        self.shown: list[int] = []
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
        self._name = art.label(page, WHITE, wide, _MARGIN, foot - PITCH + ABOVE, CENTRE)
        prose.write(page, GREY, art.page_width // 2, foot, words(names.PUZZLES_KEYS), CENTRE)
        sheet = _sheet()
        self.left = (art.page_width - self.across * _CELL) // 2
        self._cursor = displayio.TileGrid(
            sheet, pixel_shader=art.plain, tile_width=_CELL, tile_height=_CELL, default_tile=_CHOSEN)
        page.append(self._cursor)
        most = max([len(self._of(grade)) for grade in range(_GRADES)])
        self.cells = displayio.TileGrid(
            sheet, pixel_shader=art.plain, width=self.across, height=-(-most // self.across), tile_width=_CELL,
            tile_height=_CELL, x=self.left, y=_GRID)
        page.append(self.cells)

    def _of(self, grade: int) -> list[int]:
        """Return the puzzles of a grade."""
        return [puzzle for puzzle in self._order if self._kinds[puzzle] >> 4 == grade]

    def _show(self) -> None:
        """Show the chosen puzzle, on the page of its grade."""
        words, chosen = self.app.words, self._chosen
        kind = self._kinds[chosen]
        if chosen not in self.shown:
            self.shown = shown = self._of(kind >> 4)
            solved = [puzzles.is_solved(self._solved, puzzle) for puzzle in shown]
            for i in range(self.cells.width * self.cells.height):
                cell = _FREE if i >= len(shown) else _SOLVED if solved[i] else _OPEN
                if self.cells[i] != cell:
                    self.cells[i] = cell
            self._grade.show(words.forms(names.GRADES)[kind >> 4])
            self._count.show("%d/%d" % (sum(solved), len(shown)))
        self.at = at = self.shown.index(chosen)
        self._cursor.x, self._cursor.y = self.left + at % self.across * _CELL, _GRID + at // self.across * _CELL
        name = "%d: %s" % (chosen + 1, words(names.GAMES, games.NAMES[kind & 15]))
        if puzzles.is_solved(self._solved, chosen):
            name += ", " + words(names.SOLVED)
        self._name.show(name)

    def run(self) -> "Steps[str]":
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
                place = self._order.index(self._chosen) + steps[button]
                self._chosen = self._order[place % len(self._order)]
                self._show()
        if button != A:
            return "title"
        puzzles.begin(self.app, self._chosen)
        return "table"


def _sheet() -> displayio.Bitmap:
    """Return a new sheet with the pictures of a cell, side by side."""
    sheet = displayio.Bitmap(4 * _CELL, _CELL, 16)
    for picture, rim, colour in ((_OPEN, 2, IVORY), (_OPEN, 3, FELT_DARK), (_SOLVED, 2, GOLD),
                                 (_CHOSEN, 0, WHITE), (_CHOSEN, 1, FELT_DARK)):
        left = picture * _CELL
        bitmaptools.fill_region(sheet, left + rim, rim, left + _CELL - rim, _CELL - rim, colour)
    return sheet
