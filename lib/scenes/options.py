# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The options: the settings of the game as a whole, and the way from the title to the house rules of each game."""

from __future__ import annotations

import displayio

import loader
from drawings import ABOVE, ARROW_DOWN, ARROW_UP, GREY, HEAD, HIGH, ICON, INK
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from saves import settings
from scenes.menu import Menu
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from app import App
    from kinds import Steps

_PITCH = 12  # px from row to row
_WON = "cloth", "back"  # what the Set wins
_WITH_THEM = "felt"  # the theme that has these
_TILES = None, None, (6, 4), (4, 1)  # that show them
_GAP = 3  # px
_FIRST = 4  # tiles of the Set that win the first of them, see saves.the_set
_ROWS = (
    "language",
    "sound",
    "lights",
    "speed",
    "hints",
    "chart",
    "undo",
    "forced",
    "guide",
    "hand",
    "swap",
    "one_hand",
    "faces",
    "cloth",
    "back",
    "theme",
    "large",
    "numerals",
)
_RULES = "rules"  # the row that leads to the house rules, which are for a new match


class Scene:
    """A row for each setting. A change takes effect at once, and is saved on leaving. In the rows for the cloth and the
    back of the tiles, some tiles lie on the cloth at the foot of the page. If the title led here, the last row leads to
    the house rules.

    rows  the names of the rows
    more  the arrow to the rows that aren't shown, a TileGrid
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.words = words = app.words
        self.rows = rows = [row for row in _ROWS if row != "one_hand" or not app.handheld.profile.held]
        if app.menu == "title":
            rows.append(_RULES)
        self.art = art = app.art
        self.group, page = app.page()
        prose = app.writer()
        prose.heading(page, words(names.OPTIONS))
        most = min(len(rows), (art.page_height - 2 * HEAD) // _PITCH)
        self._top = foot = HEAD + most * _PITCH
        self._foot = art.panel(page, INK, 0, foot, art.page_width, art.page_height - foot)
        self._tiles = displayio.Group()
        page.append(self._tiles)
        self._won = -1  # how many other cloths and backs can be chosen, once that is known
        below = (foot + art.page_height - HIGH) // 2
        right = 0 if art.is_narrow else ICON + 3  # px beside the keys, for the arrow
        self._keys = art.label(page, GREY, art.page_width - 1 - right, 1, below + ABOVE, CENTRE)
        y = 3 if art.is_narrow else (foot + art.page_height - ICON) // 2  # on a narrow page, beside the heading
        self.more = art.icon(page, ARROW_DOWN, art.page_width - ICON - 2, y)
        values = [self._value(name) for name in rows]
        self.menu = Menu(prose, page, [words(names.SETTINGS, name) for name in rows], HEAD, _PITCH, values, most)
        self._choose(rows.index(app.options_row) if app.options_row in rows else 0)
        app.options_row = ""

    def _choose(self, row: int) -> None:
        """Choose a row by its number."""
        self.menu.choose(row)
        self.more[0] = ARROW_UP if self.menu.first else ARROW_DOWN
        self._show_foot()

    def _show_foot(self) -> None:
        """Say what the buttons do, or lay the tiles on the cloth."""
        art, tiles = self.art, self._tiles
        lies = self.rows[self.menu.chosen] in _WON
        if lies and not len(tiles):
            self._lay_tiles()
        while len(tiles) and not lies:
            tiles.pop()
        self._foot.y = art.height if lies else self._top
        self._show_keys("" if lies else self.words(names.OPTIONS_KEYS))

    def _lay_tiles(self) -> None:
        """Lay some tiles, the largest that can lie, at the foot of the page."""
        art = self.art
        half = [half for half in art.sizes() if art.lies(half)][0]
        x = (art.page_width - len(_TILES) * (2 * half + _GAP)) // 2
        for tile in _TILES:
            grid = art.tile(half)
            art.show_tile(grid, tile, False)
            grid.x, grid.y = x, (self._top + art.page_height - half) // 2
            self._tiles.append(grid)
            x += 2 * half + (0 if tile else _GAP)

    def _show_keys(self, text: str) -> None:
        """Say what the buttons do: this, or in the row for one hand what these do then."""
        app = self.app
        if app.settings.one_hand and self.rows[self.menu.chosen] == "one_hand":
            keys = self.words(names.ONE_HAND_KEYS) % (app.button_name(SELECT), app.button_name(START))
            text = keys if self._keys.fits(keys) else text
        self._keys.show(text)

    def _value(self, name: str) -> str:
        """Return the value of a setting in words."""
        words = self.words
        if name == _RULES or name in _WON and self.app.settings.theme != _WITH_THEM:
            return ""
        if name == "language":
            return words(names.LANGUAGE)
        if name == "guide":  # on while there are notes to come
            return words.forms(names.SWITCH)[0 if settings.is_guided(self.app) else 1]
        values = words.forms(names.SETTING_VALUES, name) or words.forms(names.SWITCH)
        return values[settings.place(self.app.settings, name)]

    def _turn(self, name: str, step: int) -> None:
        """Change the setting in the chosen row."""
        if name in _WON:
            self._turn_won(name, step)
        else:
            settings.turn(self.app, name, step)
            for row in (name,) + _WON * (name == "theme"):
                self.menu.show(self.rows.index(row), self._value(row))
        self._show_foot()

    def _turn_won(self, name: str, step: int) -> None:
        """Change the cloth or the back to the next that is won, in the theme that has them."""
        if not self._value(name):
            return
        if self._won < 0:
            with loader.guest():
                self._won = _the_set().TheSet().cloths()
        settings.choose(self.app, name, (getattr(self.app.settings, name) + step) % (self._won + 1))
        value = self._value(name) if self._won else self.words(names.NEXT_CLOTH) % _FIRST
        self.menu.show(self.menu.chosen, value)

    def run(self) -> Steps[str]:
        """See scenes."""
        menu, back = self.menu, self.app.menu
        self.app.expect(*((back, "house_rules") if _RULES in self.rows else (back,)))
        while True:
            button = yield from self.app.press()
            name = self.rows[menu.chosen]
            to_rules = name == _RULES and button in (A, RIGHT)
            if button in (B, START) or to_rules:
                self.app.save_soon()
                return "house_rules" if to_rules else back
            if button in (UP, DOWN):
                self._choose(menu.chosen + (1 if button == DOWN else -1))
            elif button in (LEFT, RIGHT, A) and name != _RULES:
                self._turn(name, -1 if button == LEFT else 1)
                if name in ("language", "swap"):
                    self.app.options_row = name
                    return "options"  # again, in the new language, or with the other letters


def _the_set() -> ModuleType:
    from saves import the_set

    return the_set
