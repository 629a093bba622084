# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The options: the settings of the game as a whole, and the way to the house rules of each game."""
from drawings import GOLD, GREY, INK
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from scenes.menu import Menu
from storage import settings

_COLUMNS = 24  # characters
_HEAD = 13  # px
_FOOT = 10  # px
_PITCH = 9  # px from row to row
_ROWS = "language", "sound", "lights", "speed", "hints", "undo", "guide", "hand", "theme", "numerals", "rules"


class Scene:
    """A row for each setting, changed at once and kept on leaving; the last leads to the house rules."""

    def __init__(self, app):
        self.app = app
        self.say = say = app.words("options")
        art = app.art
        self.group, page = art.page()
        art.panel(page, INK, 0, 0, art.wide, _HEAD)
        art.line(page, art.small, GOLD, 2, say.OPTIONS)
        lines = [self._line(name) for name in _ROWS]
        y = _HEAD + (art.high - _HEAD - _FOOT - len(lines) * _PITCH) // 2
        self.menu = Menu(art, page, lines, _COLUMNS, y, _PITCH)
        art.line(page, art.tiny, GREY, art.high - _FOOT, say.KEYS)

    def _line(self, name):
        """The name of a setting on the left, and its value on the right."""
        say = self.say
        if name == "rules":
            value = "→"
        elif name == "language":
            value = say.LANGUAGE
        elif name == "guide":  # on as long as there are notes to come
            value = say.SWITCH[0 if self.app.settings.guide else 1]
        else:
            value = say.VALUES.get(name, say.SWITCH)[settings.place(self.app.settings, name)]
        name = say.NAMES[name]
        return name + " " * (_COLUMNS - len(name) - len(value)) + value

    def _turn(self, name, step):
        """Change a setting, that in the row that is chosen."""
        settings.turn(self.app, name, step)
        self.menu.show(self.menu.chosen, self._line(name))

    def run(self):
        """See scenes."""
        menu = self.menu
        self.app.expect("title")
        while True:
            button = yield from self.app.press()
            name = _ROWS[menu.chosen]
            to_rules = name == "rules" and button in (A, RIGHT)
            if button in (B, START) or to_rules:
                self.app.save_soon()
                return "house_rules" if to_rules else "title"
            if button in (UP, DOWN):
                menu.choose(menu.chosen + (1 if button == DOWN else -1))
            elif button in (LEFT, RIGHT, A) and name != "rules":
                self._turn(name, -1 if button == LEFT else 1)
                if name == "language":
                    return "options"  # in its words
