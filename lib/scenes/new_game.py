# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a new match: game, opponent, options."""
from art import ARROW_LEFT, ARROW_RIGHT, GOLD, GREY, ICON, INK, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from scenes.choice import Choice
from text.label import CENTRE, wrap

_ROWS = 6  # of things to choose, at the most
_PITCH = 12  # px from row to row
_BUTTON = 13
_NAME = 8  # characters
_VALUE = 11
_LINES = 3  # of explanation


class Scene:
    """Rows of a name and a value, the button that starts the match, and a sentence on what is chosen."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.say = app.words("new_game")
        self.menus = app.words("menus")
        self.choice = Choice(app.chosen)
        self.group = art.felt()
        art.panel(self.group, INK, 0, 0, art.width, 13)
        art.label(self.group, art.small, GOLD, 20, art.width // 2 - 60, 2, CENTRE, self.menus.NEW_GAME)
        self.left = (art.width - 152) // 2
        self._bar = art.panel(self.group, INK, self.left, 0, 152, _PITCH - 1)
        value = self.left + 4 + _NAME * art.small.width + ICON + 3
        self._rows = []
        for i in range(_ROWS):
            y = self._top(i) + 2
            self._rows.append((
                art.label(self.group, art.small, WHITE, _NAME, self.left + 4, y),
                art.label(self.group, art.small, WHITE, _VALUE, value, y, CENTRE)))
        wide = _VALUE * art.small.width
        self._arrows = (art.icon(self.group, ARROW_LEFT, value - ICON - 2, 0),
                        art.icon(self.group, ARROW_RIGHT, value + wide + 2, 0))
        self._button = art.panel(self.group, GOLD, (art.width - 60) // 2, 0, 60, _BUTTON)
        self._start = art.label(self.group, art.small, INK, 8, (art.width - 48) // 2, 0, CENTRE, self.say.START)
        columns = art.width // art.tiny.width
        bottom = art.height - _LINES * art.tiny.height - 1
        self._about = [art.label(self.group, art.tiny, GREY, columns, 0, bottom + i * art.tiny.height, CENTRE)
                       for i in range(_LINES)]
        self._show_rows()
        self.row = len(self._keys)
        self._show_row()

    def _top(self, row):
        return 15 + row * _PITCH

    def _show_rows(self):
        self._keys = self.choice.keys()
        for i, (name, value) in enumerate(self._rows):
            used = i < len(self._keys)
            name.show(self.say.NAMES[self._keys[i]] if used else "")
            value.show(self._value(self._keys[i]) if used else "")

    def _value(self, key):
        """What is chosen for a key, in words."""
        value = self.choice.value(key)
        if key == "game":
            return self.menus.GAMES[value]
        if key == "level":
            return self.menus.LEVELS[value][0]
        if key == "players" and self._partners():
            return self.say.PARTNERS
        return self.say.VALUES.get(value) or str(value)

    def _partners(self):
        """Whether several seats are a side."""
        return self.choice.rules(self.choice.seats).sides() < self.choice.seats

    def _explanation(self):
        """The lines on what is chosen; on the button, on the game that it starts."""
        on_button = self.row == len(self._keys)
        key = "game" if on_button else self._keys[self.row]
        value = self.choice.value(key)
        if key == "players":
            value = "partners" if self._partners() else "alone"
        about = self.say.ABOUT[key]
        about = wrap(about if type(about) is str else about[value], self._about[0].columns - 2)
        return about + [self.say.KEYS] if on_button else about

    def _show_row(self):
        """Show which row is chosen, and the sentence on it."""
        on_button = self.row == len(self._keys)
        top = self.art.height if on_button else self._top(self.row)  # off the screen with the button
        self._bar.y = top
        for arrow in self._arrows:
            arrow.y = top + 1
        self._button.y = self._top(len(self._keys)) + 2
        self._start.grid.y = self._button.y + 2
        self._start.grid.pixel_shader = self.art.ink(INK if on_button else GOLD)
        self._button.color_index = GOLD if on_button else INK
        lines = self._explanation()
        for i, label in enumerate(self._about):
            label.show(lines[i].rstrip() if i < len(lines) else "")

    def run(self):
        """See scenes."""
        while True:
            button = yield from self.app.press()
            if button == B:
                self.app.chosen = self.choice.pack()
                return "title"
            if button == START or button == A and self.row == len(self._keys):
                self.choice.start(self.app)
                return self.app.match.scene
            if button in (UP, DOWN):
                self.row = (self.row + (1 if button == DOWN else -1)) % (len(self._keys) + 1)
            elif button in (LEFT, RIGHT, A) and self.row < len(self._keys):
                self.choice.turn(self._keys[self.row], -1 if button == LEFT else 1)
                self._show_rows()
            self._show_row()
