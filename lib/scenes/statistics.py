# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The statistics: what came of the person's matches."""
import displayio

from drawings import ARROW_LEFT, ARROW_RIGHT, FELT_DARK, GOLD, GREY, ICON, INK, WHITE
from engine import games, players
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from scenes.menu import PITCH, Menu
from storage import statistics
from storage.choice import last_choice
from text.label import CENTRE
from text.label import RIGHT as AT_RIGHT
from text.lines import wrap

_HEAD = 13  # px
_GAME = 12  # characters
_ROWS = 17  # px from the top
_LEVEL = 10  # characters
_SHARE = 4
_NUMBERS = 72  # px from the top
_NUMBER_PITCH = 9  # px
_NUMBER = 6  # characters
_FOOT = 9  # px


class Scene:
    """A page for each game: for each level a bar of the share of matches that were won, and the numbers of one."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.say = app.words("statistics")
        self.menus = app.words("menus")
        self.choice = last_choice(app)
        self.rows = statistics.load()
        self.group, self.page = art.page()
        art.panel(self.page, INK, 0, 0, art.wide, _HEAD)
        wide = _GAME * art.small.width
        x = (art.wide - wide) // 2
        self._game = art.label(self.page, art.small, GOLD, _GAME, x, 2, CENTRE)
        art.icon(self.page, ARROW_LEFT, x - ICON - 2, 2)
        art.icon(self.page, ARROW_RIGHT, x + wide + 2, 2)
        self._arrow = art.icon(self.page, ARROW_RIGHT, 0, 0)
        self._shown = displayio.Group()  # the bars of this game
        self.page.append(self._shown)
        self._bars = [self._make_bar(_ROWS + i * PITCH) for i in range(len(players.LEVELS))]
        self._numbers = self._make_numbers()
        self.page.append(self._numbers)
        self.level = 0
        self._show_game()

    def _make_bar(self, y):
        """What shows a level: its Group, its name, the bar's filling, and the share."""
        art, font = self.art, self.art.small
        group = displayio.Group()
        x = ICON + 3 + _LEVEL * font.width + 2
        wide = art.wide - x - _SHARE * font.width - 4
        art.panel(group, GREY, x, y, wide, font.height)
        art.panel(group, FELT_DARK, x + 1, y + 1, wide - 2, font.height - 2)
        return (group, art.label(group, font, WHITE, _LEVEL, ICON + 3, y),
                art.panel(group, GOLD, x + 1, y + 1, wide - 2, font.height - 2),
                art.label(group, font, WHITE, _SHARE, art.wide - _SHARE * font.width - 2, y, AT_RIGHT))

    def _make_numbers(self):
        """The Group of the numbers of a level, with a label for each."""
        art, say = self.art, self.say
        group = displayio.Group()
        art.panel(group, FELT_DARK, 0, _NUMBERS - 2, art.wide, len(say.NUMBERS) * _NUMBER_PITCH + 2)
        x = art.wide - _NUMBER * art.tiny.width - 4
        self._labels = []
        for i, name in enumerate(say.NUMBERS):
            y = _NUMBERS + i * _NUMBER_PITCH
            art.label(group, art.tiny, GREY, len(name), 4, y, text=name)
            self._labels.append(art.label(group, art.tiny, WHITE, _NUMBER, x, y, AT_RIGHT))
        columns = art.wide // art.tiny.width
        art.label(group, art.tiny, GREY, columns, 0, art.high - _FOOT, CENTRE, say.KEYS)
        return group

    def _row(self, level):
        """The numbers of a level, in the order of tally."""
        return self.rows.get((games.NAMES.index(self.choice.game), level), (0,) * 6)

    def _show_game(self):
        """Show the bars of a game; in one without levels there is but one, the person's."""
        choice = self.choice
        self._game.show(self.menus.GAMES[choice.game])
        names = [self.menus.LEVELS[level][0] for level in players.LEVELS]
        names = [self.app.say.YOU] if choice.rules.solo else names
        while len(self._shown):
            self._shown.pop()
        for level, name in enumerate(names):
            group, label, filling, share = self._bars[level]
            label.show(name)
            matches, wins = self._row(level)[:2]
            self.art.narrow(filling, max(1, filling.width * wins // matches) if wins else 0)
            share.show("%d%%" % (100 * wins // matches) if matches else "-")
            self._shown.append(group)
        self._show_level(min(self.level, len(names) - 1))

    def _show_level(self, level):
        """Show the numbers of a level."""
        self.level = level
        self._arrow.y = _ROWS + level * PITCH
        matches, wins, best, longest, _, margins = self._row(level)
        average = "%+d" % ((2 * margins + matches) // (2 * matches)) if matches else "-"
        for label, number in zip(self._labels, (matches, wins, best, longest, average)):
            label.show(str(number))

    def run(self):
        """See scenes."""
        self.app.expect("title")
        while True:
            button = yield from self.app.press()
            if button in (B, START):
                return "title"
            if button in (UP, DOWN):
                self._show_level((self.level + (1 if button == DOWN else -1)) % len(self._shown))
            elif button in (LEFT, RIGHT):
                self.choice.turn("game", -1 if button == LEFT else 1)
                self._show_game()
            elif button == A and self.rows:
                yield from self._ask()

    def _ask(self):
        """Let the player clear all statistics."""
        art, say = self.art, self.say
        question = displayio.Group()
        art.panel(question, INK, 0, _NUMBERS - 2, art.wide, art.high - _NUMBERS + 2)
        columns = art.wide // art.tiny.width
        for i, line in enumerate(wrap(say.CLEAR, columns - 2)):
            y = _NUMBERS + 2 + i * art.tiny.height
            art.label(question, art.tiny, WHITE, columns, 0, y, CENTRE, line)
        menu = Menu(art, question, say.ANSWERS, _GAME, art.high - 2 * PITCH - 4)
        self.page.remove(self._numbers)
        self.page.append(question)
        if (yield from menu.run(self.app, back=0)):
            statistics.clear()
            self.rows = {}
        self.page.remove(question)
        self.page.append(self._numbers)
        self._show_game()
