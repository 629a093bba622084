# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""
import displayio

from app import PERSON
from art import ARROW_RIGHT, GOAT, GOLD, GREY, ICON, INK, STAR, TROPHY, WHITE, show_tile
from scenes.menu import Menu
from text.label import CENTRE, RIGHT

_RISE = 400  # ms
_STARS = ((-27, 3), (-15, 0), (15, 0), (27, 3))  # from the trophy
_TOP = 34  # px
_RANKS = 4  # in a column
_COLUMN = 78  # px


class Scene:
    """Who won or lost and by how much, and a rematch."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.match = app.match
        self.say = say = app.words("ended")
        self.group = art.felt()
        won = (self.match.result == self.match.side(PERSON)) != self.match.penalties
        self._prize = self._show_prize(won)
        columns = art.width // art.large.width
        x = (art.width - columns * art.large.width) // 2
        art.panel(self.group, INK, 0, _TOP, art.width, 17)
        art.label(self.group, art.large, GOLD if won else WHITE, columns, x, _TOP + 2, CENTRE, self._heading())
        y, menu = self._show_pair() if len(self.match.scores) == 2 else self._show_ranking()
        rounds = self.match.rounds
        text = say.ONE_ROUND if rounds == 1 else say.ROUNDS % rounds
        columns = art.width // art.tiny.width
        art.label(self.group, art.tiny, GREY, columns, 0, y, CENTRE, text)
        self.menu = Menu(art, self.group, (say.REMATCH, say.TITLE), 12, menu)

    def _heading(self):
        """What became of the person, or who won or lost."""
        side, say = self.match.result, self.say
        if not self.match.penalties:
            return self.app.told(side, say.WON)
        if len(self.match.scores) == self.match.seats:
            return self.app.told(side, say.GOAT)
        ours, theirs = say.GOATS
        return ours if side == PERSON else theirs % self.app.side_name(side)

    def _show_prize(self, won):
        """A trophy among stars for a victory; else the goat, or the tile without pips. Returns their group."""
        prize = displayio.Group(scale=2, x=self.art.width // 2)
        if won:
            self.art.icon(prize, TROPHY, -4, 0)
            for x, y in _STARS:
                self.art.icon(prize, STAR, x - 4, y)
        elif self.match.penalties:
            self.art.icon(prize, GOAT, -4, 0)
        else:
            tile = self.art.tile(9)
            prize.append(tile)
            show_tile(tile, (0, 0), False)
            tile.x = -9
        self.group.append(prize)
        return prize

    # Both of these return where the rounds and the menu go, in px from the top.

    def _show_pair(self):
        """Show the scores of two sides."""
        art, scores = self.art, self.match.scores
        text = "%s %d : %d %s" % (self.app.side_name(0), scores[0], scores[1], self.app.side_name(1))
        columns = art.width // art.small.width
        art.label(self.group, art.small, WHITE, columns, 0, 56, CENTRE, text)
        return 68, 86

    def _show_ranking(self):
        """Show all sides, the best first, in one column or two."""
        scores = self.match.scores
        best_first = sorted(scores, reverse=not self.match.penalties)
        sides = sorted(range(len(scores)), key=lambda side: (best_first.index(scores[side]), side))
        left = (self.art.width - (_COLUMN if len(sides) <= _RANKS else 2 * _COLUMN)) // 2
        for i, side in enumerate(sides):
            column, row = divmod(i, _RANKS)
            self._show_rank(best_first.index(scores[side]) + 1, side, left + column * _COLUMN, 53 + row * 9)
        return 91, 101

    def _show_rank(self, place, side, x, y):
        art, font = self.art, self.art.small
        colour = GOLD if side == PERSON else WHITE
        if side == PERSON:
            art.icon(self.group, ARROW_RIGHT, x, y)
        text = "%d %s" % (place, self.app.side_name(side))
        art.label(self.group, font, colour, len(text), x + ICON + 2, y, text=text)
        x += _COLUMN - 4 * font.width - 4
        art.label(self.group, font, colour, 4, x, y, RIGHT, str(self.match.scores[side]))

    def _rise(self, part):
        self._prize.y = 8 + 24 * (256 - part) // 256

    def run(self):
        """See scenes."""
        self.app.forget_presses()
        yield from self.app.animate(_RISE, self._rise)
        self.app.forget_presses()  # who skips the rise has not chosen yet
        if (yield from self.menu.run(self.app)) == 0:
            # Against the same players, whatever was chosen since.
            self.app.match = type(self.match)(self.match.seats, self.match.options)
            return self.match.scene
        self.app.match = None
        return "title"
