# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a new match: game, opponent, options."""
from drawings import ARROW_LEFT, ARROW_RIGHT, GOLD, GREY, ICON, INK, PAGE, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from storage.choice import last_choice
from text.label import CENTRE
from text.lines import wrap

_ROWS = 6  # of things to choose, at the most
_GAP = 3  # px between rows
_WIDE = 152  # px of a row, at the most
_NAME = 8  # characters
_VALUE = 11
_LINES = 3  # of explanation; on a narrow screen one more


class Scene:
    """Rows of a name and a value, the button that starts the match, and a sentence on what is chosen."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.say = app.words("new_game")
        self.menus = app.words("menus")
        self.choice = last_choice(app)
        self.group, page = art.page()
        art.panel(page, INK, 0, 0, art.wide, 13)
        art.label(page, art.small, GOLD, 20, art.wide // 2 - 10 * art.small.width, 2, CENTRE, self.menus.NEW_GAME)
        self.pitch = art.small.height + _GAP
        wide = min(_WIDE, art.wide - 2)
        self.left = (art.wide - wide) // 2
        self._bar = art.panel(page, INK, self.left, 0, wide, self.pitch - 1)
        right = self.left + wide - ICON - 2
        value = right - 2 - _VALUE * art.small.width
        self._rows = []
        for i in range(_ROWS):
            y = self._top(i) + 2
            self._rows.append((
                art.label(page, art.small, WHITE, _NAME, self.left + 4, y),
                art.label(page, art.small, WHITE, _VALUE, value, y, CENTRE)))
        self._arrows = (art.icon(page, ARROW_LEFT, value - ICON - 2, 0),
                        art.icon(page, ARROW_RIGHT, right, 0))
        self._button = art.panel(page, GOLD, (art.wide - 60) // 2, 0, 60, self.pitch + 1)
        x = (art.wide - 8 * art.small.width) // 2
        self._start = art.label(page, art.small, INK, 8, x, 0, CENTRE, self.say.START)
        columns = art.wide // art.tiny.width
        lines = _LINES + (art.wide < PAGE[0])
        bottom = art.high - lines * art.tiny.height - 1
        self._about = [art.label(page, art.tiny, GREY, columns, 0, bottom + i * art.tiny.height, CENTRE)
                       for i in range(lines)]
        self._show_rows()
        self.row = len(self._keys)
        self._show_row()
        self._explain()

    def _top(self, row):
        return 15 + row * self.pitch

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
        if on_button:
            about.append(self.say.KEYS)
        elif key == "game":
            about.append(self.say.HELP_KEY % self.app.button_name(SELECT))
        return about

    def _show_row(self):
        """Show which row is chosen."""
        on_button = self.row == len(self._keys)
        top = self.art.height if on_button else self._top(self.row)  # off the screen with the button
        self._bar.y = top
        for arrow in self._arrows:
            arrow.y = top + 1
        self._button.y = self._top(len(self._keys)) + 2
        self._start.grid.y = self._button.y + 2
        self._start.grid.pixel_shader = self.art.ink(INK if on_button else GOLD)
        self._button.pixel_shader = self.art.ink(GOLD if on_button else INK)

    def _explain(self):
        """Show the sentence on what is chosen."""
        lines = self._explanation()
        for i, label in enumerate(self._about):
            label.show(lines[i] if i < len(lines) else "")

    def run(self):
        """See scenes."""
        while True:
            button = yield from self.app.press()
            if button == B:
                self.app.chosen = self.choice.pack()
                self.app.save()
                return "title"
            if button == START or button == A and self.row == len(self._keys):
                self.choice.start(self.app)
                return self.app.match_scene()
            if button == SELECT:
                self.app.chosen = self.choice.pack()
                yield from self.app.play("help_chosen")
            elif button in (UP, DOWN):
                self.row = (self.row + (1 if button == DOWN else -1)) % (len(self._keys) + 1)
            elif button in (LEFT, RIGHT, A) and self.row < len(self._keys):
                self.choice.turn(self._keys[self.row], -1 if button == LEFT else 1)
                self._show_rows()
            self._show_row()
            yield  # the press is answered at once: the sentence takes longer
            self._explain()
