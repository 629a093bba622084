# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""
import displayio

from app import PERSON
from art import GOLD, GREY, INK, STAR, TROPHY, WHITE, show_tile
from scenes.menu import Menu
from text.label import CENTRE

_NEXT = ("table", "title")
_RISE = 400  # ms
_STARS = ((-27, 3), (-15, 0), (15, 0), (27, 3))  # from the trophy


class Scene:
    """Who won and by how much, and a rematch."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        say = app.say
        self.group = art.felt()
        won = app.match.result == PERSON
        self._prize = self._show_prize(won)
        columns = art.width // art.large.width
        x = (art.width - columns * art.large.width) // 2
        art.panel(self.group, INK, 0, 34, art.width, 17)
        text = say.WON if won else say.LOST % app.opponent
        art.label(self.group, art.large, GOLD if won else WHITE, columns, x, 36, CENTRE, text)
        names = app.names()
        text = "%s %d : %d %s" % (names[0], app.match.scores[0], app.match.scores[1], names[1])
        columns = art.width // art.small.width
        art.label(self.group, art.small, WHITE, columns, 0, 56, CENTRE, text)
        rounds = len(app.match.rounds)
        text = say.ONE_ROUND if rounds == 1 else say.ROUNDS % rounds
        columns = art.width // art.tiny.width
        art.label(self.group, art.tiny, GREY, columns, 0, 68, CENTRE, text)
        self.menu = Menu(art, self.group, (say.REMATCH, say.TITLE), 12, 86)

    def _show_prize(self, won):
        """A trophy among stars for a victory, the tile without pips for a defeat; returns their group."""
        prize = displayio.Group(scale=2, x=self.art.width // 2)
        if won:
            self.art.icon(prize, TROPHY, -4, 0)
            for x, y in _STARS:
                self.art.icon(prize, STAR, x - 4, y)
        else:
            tile = self.art.tile(9)
            prize.append(tile)
            show_tile(tile, (0, 0), False)
            tile.x = -9
        self.group.append(prize)
        return prize

    def _rise(self, part):
        self._prize.y = 8 + 24 * (256 - part) // 256

    def run(self):
        """See scenes."""
        self.app.forget_presses()
        yield from self.app.animate(_RISE, self._rise)
        self.app.forget_presses()  # who skips the rise has not chosen yet
        chosen = yield from self.menu.run(self.app)
        return _NEXT[chosen]
