# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The options: the settings of the game as a whole, and the way from the title to the house rules of each game."""

from __future__ import annotations

from drawings import ABOVE, ARROW_DOWN, ARROW_UP, GREY, HEAD, HIGH, ICON, INK
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from saves import settings
from scenes.menu import Menu
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps

_PITCH = 12  # px from row to row
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
    "theme",
    "large",
    "numerals",
)
_RULES = "rules"  # the row that leads to the house rules, which are for a new match


class Scene:
    """A row for each setting. A change takes effect at once, and is saved on leaving. If the title led here, the
    last row leads to the house rules.

    rows  the names of the rows
    more  the arrow to the rows that aren't shown, a TileGrid
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.words = words = app.words
        self.rows = rows = [row for row in _ROWS if row != "one_hand" or not app.handheld.profile.held]
        if app.menu != "pause":
            rows.append(_RULES)
        art = app.art
        self.group, page = app.page()
        prose = app.writer()
        prose.heading(page, words(names.OPTIONS))
        most = min(len(rows), (art.page_height - 2 * HEAD) // _PITCH)
        foot = HEAD + most * _PITCH
        art.panel(page, INK, 0, foot, art.page_width, art.page_height - foot)
        below = (foot + art.page_height - HIGH) // 2
        right = 0 if art.is_narrow else ICON + 3  # px beside the keys, for the arrow
        self._keys = art.label(page, GREY, art.page_width - 1 - right, 1, below + ABOVE, CENTRE)
        y = 3 if art.is_narrow else (foot + art.page_height - ICON) // 2  # on a narrow page, beside the heading
        self.more = art.icon(page, ARROW_DOWN, art.page_width - ICON - 2, y)
        values = [self._value(name) for name in rows]
        self.menu = Menu(prose, page, [words(names.SETTINGS, name) for name in rows], HEAD, _PITCH, values, most)
        self._choose(app.options_row)
        app.options_row = 0

    def _choose(self, row: int) -> None:
        """Choose a row by its number."""
        self.menu.choose(row)
        self.more[0] = ARROW_UP if self.menu.first else ARROW_DOWN
        self._show_keys()

    def _show_keys(self) -> None:
        """Say what the buttons do."""
        app, text = self.app, self.words(names.OPTIONS_KEYS)
        if app.settings.one_hand and self.rows[self.menu.chosen] == "one_hand":
            keys = self.words(names.ONE_HAND_KEYS) % (app.button_name(SELECT), app.button_name(START))
            text = keys if self._keys.fits(keys) else text
        self._keys.show(text)

    def _value(self, name: str) -> str:
        """Return the value of a setting in words."""
        words = self.words
        if name == _RULES:
            return ""
        if name == "language":
            return words(names.LANGUAGE)
        if name == "guide":  # on while there are notes to come
            return words.forms(names.SWITCH)[0 if settings.is_guided(self.app) else 1]
        values = words.forms(names.SETTING_VALUES, name) or words.forms(names.SWITCH)
        return values[settings.place(self.app.settings, name)]

    def _turn(self, name: str, step: int) -> None:
        """Change the setting in the chosen row."""
        settings.turn(self.app, name, step)
        self.menu.show(self.menu.chosen, self._value(name))
        self._show_keys()

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
                    self.app.options_row = menu.chosen
                    return "options"  # again, in the new language, or with the other letters
