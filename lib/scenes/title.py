# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The title."""
from art import GREY, show_tile
from scenes.choice import Choice
from scenes.menu import Menu
from text.label import CENTRE

_LOGO = 147, 30  # px
_HALF = 9
_COLUMNS = 20  # characters
_TILES = ((6, 6), (6, 4), (4, 4), (5, 4), (5, 0), (1, 0), (1, 1), (6, 1))  # a line that fits together


class Scene:
    """The game's name, and what can be done: go on with a match, or start a new one."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.group = art.felt()
        top = (art.height - 116) // 2
        self._show_line(top + 6)
        art.picture(self.group, "logo", (art.width - _LOGO[0]) // 2, top + 32)
        self.say = say = app.words("menus")
        lines = [say.NEW_GAME]
        if app.match is None:
            choice = Choice(app.chosen)
            name, against, seats, solo = choice.game, say.LEVELS[choice.level][0], choice.seats, choice.rules.solo
        else:
            lines.insert(0, self._continue())
            name, against, seats, solo = app.match.name, app.names[1], app.match.seats, app.match.solo
        about = [say.GAMES[name]]
        if seats > 2:
            about.append(say.PLAYERS % seats)
        elif not solo:
            about.append(against)
        self.menu = Menu(art, self.group, lines, _COLUMNS, top + 72)
        columns = art.width // art.tiny.width
        art.label(self.group, art.tiny, GREY, columns, 0, art.height - 10, CENTRE, " - ".join(about))

    def _continue(self):
        """The line that goes on with the match, and the scores where there is room for them."""
        line = "%s %s" % (self.say.CONTINUE, ":".join(map(str, self.app.match.scores)))
        return line if len(line) <= _COLUMNS else self.say.CONTINUE

    def _show_line(self, y):
        length = sum(_HALF if high == low else 2 * _HALF for high, low in _TILES)
        x = (self.art.width - length) // 2
        number = 6
        for high, low in _TILES:
            double = high == low
            grid = self.art.tile(_HALF)
            self.group.append(grid)
            show_tile(grid, (high, low), double, high != number)
            number = low if high == number else high
            grid.x = x
            grid.y = y if double else y + _HALF // 2
            x += _HALF if double else 2 * _HALF

    def run(self):
        """See scenes."""
        chosen = yield from self.menu.run(self.app)
        return self.app.match.scene if self.menu.count == 2 and chosen == 0 else "new_game"
