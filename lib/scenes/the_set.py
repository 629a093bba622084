# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The Set: the goals, each a tile of the double-six set."""

from __future__ import annotations

import bitmaptools
import displayio

from drawings import CHECK, GOLD, GREY, HIGH, ICON, INK, WHITE
from engine import tiles
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from saves import the_set
from scenes import set_tiles
from words import names
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Box, Steps
    from words.prose import Prose

_HALF = 11  # px of half a tile, at most
_ROWS = 7
_CLOTHED = "felt"  # the theme that has cloths
_TOP = 2  # px above the tiles
_MARGIN = 3  # px
_BELOW, _BELOW_SMALL = 24, 11  # px from the top to what stands below the heading, and below a small one
_PITCH = 11  # px from line to line
_ABOVE = 3  # px from the top of a line to the top of its capitals
_RAIL = 2  # px of the tray's
_TRAY = 48  # px: a name and three lines; a narrow page has space for four


class Scene:
    """The tiles in a triangle, those that are won in ivory, the doubles among them in gold, and all others dark; the
    tray tells the goal of the chosen one, and how far it is. A leads to the cloths and backs that are won, in the
    options.

    goals  the TheSet
    at     the index of the chosen tile
    half   px of half a tile
    key    the box of the key for the cloths on the page, or None
    told   what is written about the cloths, a list of lines
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.art = art = app.art
        self.group, self.page = art.page()
        most = min(art.page_width // (2 * _ROWS), (art.page_height - _TOP - _TRAY) // _ROWS, _HALF)
        self.half = max([half for half in art.sizes() if half <= most])
        tray = displayio.Group()
        self._tray = _TOP + _ROWS * self.half  # px from the page's top
        art.tray(tray, self.page.y + self._tray)
        self.group.insert(len(self.group) - 1, tray)  # below the page's texts
        self.goals = the_set.TheSet()
        self.at = self.goals.next_goal() or 0
        self.key: Box | None = None
        self.told: list[str] = []
        self.left = (art.page_width - _ROWS * 2 * self.half) // 2
        self._tiles = tiles.make_set()
        self._missing = set_tiles.missing(art, (0, 0)), set_tiles.missing(art, (1, 0))
        for goal, tile in enumerate(self._tiles):
            grid = art.tile(self.half)
            art.show_tile(grid, tile, False)
            double = tiles.is_double(tile)
            if self.goals.is_reached(goal):
                grid.pixel_shader = art.chosen if double else art.plain
            else:
                grid.pixel_shader = self._missing[not double]
            grid.x, grid.y = self.place(goal)
            self.page.append(grid)
        self._cursor = displayio.TileGrid(self._frame(), pixel_shader=art.plain)
        self.page.append(self._cursor)

    def place(self, goal: int) -> tuple[int, int]:
        """Return where the tile of a goal lies on the page, x and y in px."""
        high, low = self._tiles[goal]
        return self.left + low * 2 * self.half, _TOP + high * self.half

    def _frame(self) -> displayio.Bitmap:
        """Return a new picture of the cursor: a frame around a tile."""
        wide, high = 2 * self.half + 2, self.half + 2
        frame = displayio.Bitmap(wide, high, 16)
        frame.fill(WHITE)
        bitmaptools.fill_region(frame, 1, 1, wide - 1, high - 1, INK)
        bitmaptools.fill_region(frame, 2, 2, wide - 2, high - 2, 0)
        return frame

    def _make(self) -> None:
        """Write how many tiles are won, and make the texts of the tray."""
        art, prose = self.art, self.app.writer()
        words, right = self.app.words, art.page_width - _MARGIN
        name, count, every = words(names.THE_SET), str(self.goals.count()), "/%d" % the_set.COUNT
        if art.is_narrow:  # beside the first tile there is only one line
            prose.write(self.page, GOLD, right, 0, "%s %s%s" % (name, count, every), AT_RIGHT)
        else:
            wide = prose.font.width(every)
            large = displayio.Group(scale=2, x=right)
            self.page.append(large)
            prose.write(large, GREY, 0, 0, every, AT_RIGHT)
            prose.write(large, GOLD, -wide, 0, count, AT_RIGHT)
            left = right - 2 * (wide + prose.font.width(count)) - _MARGIN
            fits = left - prose.font.width(name) > self.left + 4 * self.half + 1  # beside the second row of tiles, too
            prose.write(self.page, WHITE, left, 2 * _ABOVE + 2 if fits else 0, name, AT_RIGHT)
        self._make_cloths(prose)
        y = self._tray + _RAIL - 1
        self._name = prose.text(self.page, WHITE, _MARGIN, y)
        self._steps = prose.text(self.page, WHITE, right, y, AT_RIGHT)
        self._check = art.icon(self.page, CHECK, right - ICON, art.height)
        self._about = prose.text(self.page, WHITE, _MARGIN, y + _PITCH, pitch=_PITCH)
        self._wrap = prose.wrap

    def _make_cloths(self, prose: Prose) -> None:
        """Write, below the heading, the key for the cloths, and how many tiles win the next one."""
        if self.app.settings.theme != _CLOTHED:
            return
        won, words = self.goals.cloths(), self.app.words
        self.told = lines = [words(names.CLOTH_KEY)] * bool(won)
        if won < the_set.CLOTHS:
            name = names.NEXT_CLOTH if won else names.FIRST_CLOTH
            lines.append(words(name) % ((won + 1) * the_set.EACH))
        y = _BELOW_SMALL if self.art.is_narrow else _BELOW
        for line in lines:
            grid = prose.write(self.page, GREY, self.art.page_width - _MARGIN, y, line, AT_RIGHT)
            if won and not self.key:
                self.key = grid.x, y, grid.bitmap.width, HIGH
            y += _PITCH - 1  # close, above the tiles

    def _show(self) -> None:
        """Show the chosen goal."""
        goals, at = self.goals, self.at
        x, y = self.place(at)
        self._cursor.x, self._cursor.y = x - 1, y - 1
        name, about = goals.told(self.app.words, at)
        done, every = goals.steps[at]
        reached = goals.is_reached(at)
        self._name.dye(GOLD if reached else WHITE)
        self._name.show(name)
        self._steps.show("%d/%d" % (done, every) if every > 1 and not reached else "")
        self._check.y = self._name.y + _ABOVE if reached else self.art.height
        self._about.show("\n".join(self._wrap(about, self.art.page_width - 2 * _MARGIN)))

    def _move(self, button: int) -> None:
        """Move the cursor."""
        high, low = self._tiles[self.at]
        if button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % the_set.COUNT
        else:
            high = (high + (1 if button == DOWN else -1)) % _ROWS
            self.at = tiles.index((high, min(high, low)))

    def run(self) -> Steps[str]:
        """See scenes."""
        app = self.app
        app.expect("title")
        yield  # answer the press at once: the words take longer
        self._make()
        self._show()
        button = None
        while button not in (B, START):
            button = yield from app.press()
            if button in (UP, DOWN, LEFT, RIGHT):
                self._move(button)
                self._show()
            elif button == A and self.key:
                app.menu, app.options_row = "the_set", "cloth"
                return "options"
        return "title"
