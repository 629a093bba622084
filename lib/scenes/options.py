# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The options: the settings of the game as a whole."""
import modules
import settings
import switches
from art import GOLD, GREY, INK
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from scenes.menu import Menu
from text.label import CENTRE

_COLUMNS = 24  # characters
_HEAD = 13  # px
_FOOT = 10  # px
_PITCH = 11  # px from row to row
_ROWS = "language", "sound", "lights", "speed", "hints", "theme", "numerals"


class Scene:
    """A row for each setting, changed at once and kept on leaving."""

    def __init__(self, app):
        self.app = app
        self.say = say = app.words("options")
        art = app.art
        self.group, page = art.page()
        art.panel(page, INK, 0, 0, art.wide, _HEAD)
        art.line(page, art.small, GOLD, 2, say.OPTIONS)
        lines = [self._line(name) for name in _ROWS] + [say.BACK]
        y = _HEAD + (art.high - _HEAD - _FOOT - len(lines) * _PITCH) // 2
        self.menu = Menu(art, page, lines, _COLUMNS, y, _PITCH)
        columns = art.wide // art.tiny.width
        art.label(page, art.tiny, GREY, columns, 0, art.high - _FOOT, CENTRE, say.KEYS)

    def _line(self, name):
        """The name of a setting on the left, and its value on the right."""
        say = self.say
        place = settings.place(self.app.settings, name)
        value = say.LANGUAGE if name == "language" else say.VALUES.get(name, say.SWITCH)[place]
        name = say.NAMES[name]
        return name + " " * (_COLUMNS - len(name) - len(value)) + value

    def _turn(self, name, step):
        """Change a setting, that in the row that is chosen."""
        switches.turn(self.app, name, step)
        self.menu.show(self.menu.chosen, self._line(name))

    def run(self):
        """See scenes."""
        menu = self.menu
        while True:
            button = yield from self.app.press()
            name = _ROWS[menu.chosen] if menu.chosen < len(_ROWS) else None
            if button in (B, START) or button == A and not name:
                self.app.save()
                modules.let_go(("settings", "switches"))
                return "title"
            if button in (UP, DOWN):
                menu.choose(menu.chosen + (1 if button == DOWN else -1))
            elif button in (LEFT, RIGHT, A) and name:
                self._turn(name, -1 if button == LEFT else 1)
                if name == "language":
                    return "options"  # in its words
