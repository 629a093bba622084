# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""
import displayio

from drawings import ARROW_RIGHT, GOAT, GOLD, GREY, ICON, INK, STAR, TROPHY, WHITE
from scenes.menu import Menu
from seats import PERSON
from text.label import RIGHT

_RISE = 400  # ms
# What falls when the person has won: so many tiles, for so many ms. Each is a little later than the one before, and
# one in three falls faster than the next, in 256ths.
_TILES = 12
_HALF = 7
_FALL = 2400  # ms
_LATE = 23  # px
_FASTER = 29
_STARS = ((-27, 3), (-15, 0), (15, 0), (27, 3))  # from the trophy
_TOP, _TOP_OF_MANY = 34, 26  # px of the heading
_RANKS = 4  # in a column
_COLUMN = 78  # px, at the most


class Scene:
    """Who won or lost and by how much, and a rematch."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.match = app.match
        self.say = say = app.words("result")
        self.group, self.page = art.page()
        self._falling = displayio.Group(x=-self.page.x, y=-self.page.y)  # under the words
        self.page.append(self._falling)
        self.won = won = (self.match.result == self.match.side(PERSON)) != self.match.penalties
        pair = len(self.match.scores) == 2
        self._top = top = _TOP if pair else _TOP_OF_MANY
        self._prize = self._show_prize(won)
        art.panel(self.page, INK, 0, top, art.wide, 17)
        art.line(self.page, art.large, GOLD if won else WHITE, top + 2, self._heading())
        y, menu = self._show_pair() if pair else self._show_ranking()
        rounds = self.match.rounds
        text = say.ROUNDS[app.say.plural(rounds)] % rounds
        art.line(self.page, art.tiny, GREY, y, text)
        self.menu = Menu(art, self.page, (say.REMATCH, say.LOOK_BACK, say.TITLE), 12, menu)

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
        prize = displayio.Group(scale=2, x=self.art.wide // 2)
        if won:
            self.art.icon(prize, TROPHY, -4, 0)
            for x, y in _STARS:
                self.art.icon(prize, STAR, x - 4, y)
        elif self.match.penalties:
            self.art.icon(prize, GOAT, -4, 0)
        else:
            tile = self.art.tile(9)
            prize.append(tile)
            self.art.show_tile(tile, (0, 0), False)
            tile.x = -9
        self.page.append(prize)
        return prize

    # Both of these return where the rounds and the menu go, in px from the top.

    def _show_pair(self):
        """Show the scores of two sides."""
        art, scores = self.art, self.match.scores
        text = "%s %d : %d %s" % (self.app.side_name(0), scores[0], scores[1], self.app.side_name(1))
        art.line(self.page, art.small, WHITE, 56, text)
        return 68, 86

    def _show_ranking(self):
        """Show all sides, the best first, in one column or two."""
        scores = self.match.scores
        best_first = sorted(scores, reverse=not self.match.penalties)
        sides = sorted(range(len(scores)), key=lambda side: (best_first.index(scores[side]), side))
        wide = min(_COLUMN, self.art.wide // 2)
        left = (self.art.wide - (wide if len(sides) <= _RANKS else 2 * wide)) // 2
        for i, side in enumerate(sides):
            column, row = divmod(i, _RANKS)
            x, y = left + column * wide, self._top + 18 + row * 9
            self._show_rank(best_first.index(scores[side]) + 1, side, x, y, wide)
        return 80, 89

    def _show_rank(self, place, side, x, y, wide):
        art, font = self.art, self.art.small
        colour = GOLD if side == PERSON else WHITE
        if side == PERSON:
            art.icon(self.page, ARROW_RIGHT, x, y)
        text = "%d %s" % (place, self.app.side_name(side))
        art.label(self.page, font, colour, len(text), x + ICON + 2, y, text=text)
        x += wide - 4 * font.width - 4
        art.label(self.page, font, colour, 4, x, y, RIGHT, str(self.match.scores[side]))

    def _rise(self, part):
        self._prize.y = self._top - 26 + 24 * (256 - part) // 256

    def _let_fall(self):
        """A generator: let tiles fall, until a press."""
        art, tiles = self.art, self._falling
        for i in range(_TILES):
            grid = art.tile(_HALF)
            art.show_tile(grid, (i % 6 + 1, i % 4), i % 2 > 0)
            place = i * 5 % _TILES
            # On both sides: in the middle there are words.
            grid.x = place * art.width // 32 + (art.width * 9 // 16 if place >= _TILES // 2 else 0)
            tiles.append(grid)

        def draw(part):
            for i, grid in enumerate(tiles):
                y = part * (art.height + _TILES * _LATE) * (256 + i % 3 * _FASTER) >> 16
                grid.y = y - 2 * _HALF - i * _LATE

        draw(0)
        yield from self.app.animate(_FALL, draw)
        while len(tiles):
            tiles.pop()

    def run(self):
        """See scenes."""
        self.app.forget_presses()
        yield from self.app.animate(_RISE, self._rise)
        self.app.handheld.speaker.play("match_won" if self.won else "match_lost")
        self.app.forget_presses()  # who skips the rise has not chosen yet
        if self.won:
            yield from self._let_fall()
        chosen = yield from self.menu.run(self.app)
        if chosen == 1:
            return "review"
        app = self.app
        if chosen == 0:
            # Against the same players, whatever was chosen since. The end of its first round is what is kept next.
            app.match = type(self.match)(self.match.seats, self.match.options)
            app.counted = 0
            return app.match_scene()
        app.match = None
        app.save()  # whose result has been seen isn't gone on with
        return "title"
