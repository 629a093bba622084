# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The title."""

from __future__ import annotations

import loader
from drawings import GOLD, GREY
from saves.choice import last_choice
from scenes import logo
from scenes.menu import Menu
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from displayio import TileGrid

    from app import App
    from kinds import Steps
    from words.prose import Prose

_HALF, _SMALL = 9, 7  # px of half a tile, and where there is little room
_WIDEST = 108  # px; a line of the menu is no wider
_TILES = ((6, 6), (6, 4), (4, 4), (5, 4), (5, 0), (1, 0), (1, 1), (6, 1))  # a line that fits together
_NAME = 30  # px
_FOOT = 14  # px
_PITCH = 11  # px from line to line of the menu
# The tiles of the line hop in waves, one after the other: the heights of a hop, in px.
_HOP = 1, 2, 3, 3, 2, 1
_HOP_TIME = 50  # ms for each height
_NEXT = 100  # ms from a tile to the next
_REST = 6000  # ms between two waves


class Scene:
    """The game's name, and a menu: go on with a match, start a new one, open the statistics, the options or the Set,
    solve the next puzzle, or play an evening. Once all puzzles are solved, their list opens in its place."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.leave_table()
        app.menu = "title"
        self._since = app.handheld.ticks()  # when the tiles last came to rest
        self.art = art = app.art
        self.group, self.page = art.page()
        # From top to bottom, evenly spaced: the line of tiles, the name of the game, the menu, the foot.
        lines = 6 + (app.match is not None)
        self._pitch = _PITCH
        rest = art.page_height - _NAME - _FOOT - lines * self._pitch
        # A low page with a line for a match has no space for the tiles.
        self._half = half = _HALF if rest > 2 * _HALF else _SMALL if rest >= 2 * _SMALL else 0
        self._air = (rest - 2 * half) // 4
        self._show_line(self._air)

    def _write(self) -> Menu:
        """Write the title's texts. Return its Menu."""
        app = self.app
        prose = app.writer()
        words = app.words
        with loader.guest():
            won, every, self._puzzle, stop = _to_do()
        lines = [
            words(names.NEW_GAME),
            words(names.STATISTICS),
            words(names.OPTIONS),
            words(names.EVENING) + stop,
            "%s %d/%d" % (words(names.THE_SET), won, every),
            words(names.PUZZLES) if self._puzzle is None else words(names.NEXT_PUZZLE) % (self._puzzle + 1),
        ]
        self.next = ["new_game", "statistics", "options", "evening", "the_set", "puzzles"]
        if app.match is None:
            choice = last_choice(app)
            name, seats, solo = choice.game, choice.seats, choice.rules.solo
            against = words.forms(names.LEVELS, choice.level)[1]
        else:
            lines.insert(0, self._continue(prose, words(names.CONTINUE)))
            self.next.insert(0, app.match_scene())
            name, against, seats, solo = app.match.game, app.names[1], app.match.seats, app.match.solo
        about: list[str] | str
        about = [words(names.GAMES, name)]
        if seats > 2:
            about.append(words.counted(seats, names.PLAYERS) % seats)
        elif not solo:
            about.append(against)
        about = app.note or ", ".join(about)
        foot = self.art.page_height - _FOOT
        prose.write(self.page, GOLD if app.note else GREY, self.art.page_width // 2, foot, about, CENTRE)
        y = foot - max(1, self._air) - self._pitch * len(lines)  # a tail would touch an accent in the foot
        return Menu(prose, self.page, lines, y, self._pitch)

    def _continue(self, prose: Prose, word: str) -> str:
        """Return the menu's line for going on with the match, with the scores if they fit."""
        line = "%s %s" % (word, ":".join(map(str, self.app.match.scores)))
        return line if prose.font.width(line) <= _WIDEST else word

    def _show_line(self, y: int) -> None:
        """Show the line of tiles."""
        half = self._half
        self._tiles: list[tuple[TileGrid, int]] = []
        if not half:
            return
        length = sum(half if high == low else 2 * half for high, low in _TILES)
        x = (self.art.page_width - length) // 2
        number = 6
        for high, low in _TILES:
            double = high == low
            grid = self.art.tile(half)
            self.page.append(grid)
            self.art.show_tile(grid, (high, low), double, high != number)
            number = low if high == number else high
            grid.x = x
            grid.y = y if double else y + half // 2
            self._tiles.append((grid, grid.y))
            x += half if double else 2 * half

    def _hop(self) -> bool:
        """Let the tiles hop if it is time, unless animations are off. Return whether one has moved."""
        if not self.app.settings.speed or not self._tiles:
            return False
        gone = self.app.handheld.elapsed(self._since) - _REST
        moved = False
        for i, (grid, y) in enumerate(self._tiles):
            step = (gone - i * _NEXT) // _HOP_TIME
            y -= _HOP[step] if 0 <= step < len(_HOP) else 0
            if grid.y != y:
                grid.y = y
                moved = True
        if gone > 0 and not moved and step >= len(_HOP):
            self._since = self.app.handheld.ticks()
        return moved

    def run(self) -> Steps[str]:
        """See scenes."""
        yield  # answer the press at once: the words take longer to write, and the drawn name to load
        self.menu = self._write()
        loader.unload(loader.PROSE)
        yield loader.COLLECT  # its memory is for the drawn name
        logo.show(self.art, self.page, 2 * self._air + 2 * self._half)
        if self.app.is_new:
            self.app.is_new = False
            self.app.play_sound("title")
        chosen = yield from self.menu.run(self.app, idle=self._hop, leads=self.next)
        self.app.note = ""
        name = self.next[chosen]
        if name == "puzzles" and self._puzzle is not None:
            self.app.answer("table")
            with loader.guest():
                _puzzles().begin(self.app, self._puzzle)
            return "table"
        return name


def _to_do() -> tuple[int, int, int | None, str]:
    """Return how many tiles of the Set are won, and how many there are; the number of the next puzzle, from 0, or None;
    and the stop of the evening that goes on, such as " 3/8", or ""."""
    from saves import the_set

    goals = the_set.TheSet()
    return goals.count(), the_set.COUNT, the_set.next_puzzle(), goals.evening.told()


def _puzzles() -> ModuleType:
    from saves import puzzles

    return puzzles
