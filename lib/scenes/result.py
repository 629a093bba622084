# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""

import displayio

import loader
from drawings import ABOVE, ARROW_LEFT, ARROW_RIGHT, GOAT, GOLD, GREY, ICON, INK, STAR, TROPHY, WHITE
from engine import tiles
from engine.players import LEVELS
from saves.statistics import ahead, won
from scenes.highlights import Highlights
from scenes.menu import Menu
from seats import PERSON
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from app import App
    from kinds import Steps
    from words.prose import Prose

_RISE = 400  # ms
_TOGETHER = 3  # of the prizes move in a frame, at most
_HIDDEN = 7  # px that a prize, an icon at twice its size, rises from behind the heading
# Tiles fall when the person has won. Each starts _LATE px behind the one before. Of each three tiles, the second
# falls faster than the first, and the third faster than the second, each by _FASTER 256ths.
_TILES = 12
_HALF = 7
_FALL = 2400  # ms
_LATE = 23  # px
_FASTER = 29
_STARS = ((-27, 3), (-15, 0), (15, 0), (27, 3))  # x and y in px from the trophy
_TOP = 25  # px of the heading
_HEAD = 14  # px
_PRIZE = 24  # px, the stars included
_RANKS = 4  # with more places than this, the ranking has two columns
_RANK = 11  # px
_COLUMN = 78  # px across, at most
_FACT = 11  # px from row to row
_TAIL = 2  # px by which a letter may reach down into the next row
_FACTS = 150  # px across for the facts, at most
_GAP = 6  # px from the name of a fact to its value, at least
_PITCH = 11  # px from line to line of the menu
_SLICE = 10  # ms of each frame in which the match is looked through


class Scene:
    """Who won or lost and by how much, and a rematch, whose level LEFT and RIGHT change.

    page       the Group of the page
    facts_top  how far below the page's top the facts of the match begin, in px; above them stands the result
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        app.leave_table()
        app.menu = "result"
        self.art = art = app.art
        self.match = app.match
        self.words = app.words
        self.group, self.page = art.page()
        self._falling = displayio.Group(x=-self.page.x, y=-self.page.y)  # the falling tiles, under the words
        self.page.append(self._falling)
        self.won = won(self.match)
        sides = len(self.match.scores)
        self._prize = self._show_prize()
        self._heights = [sprite.y for sprite in self._prize]
        self._rise(0)
        art.panel(self.page, INK, 0, _TOP, art.page_width, _HEAD)
        prose, words = app.writer(), self.words
        prose.write(self.page, GOLD if self.won else WHITE, art.page_width // 2, _TOP, self._heading(), CENTRE)
        show = self._show_pair if sides == 2 else self._show_ranking
        self.facts_top = show(prose, _TOP + _HEAD - 2)
        self._level = LEVELS.index(app.level)  # of the rematch
        rematches = [self._rematch(level) for level in LEVELS]
        longest = max(rematches, key=prose.font.width)
        lines = [longest, words(names.LOOK_BACK), words(names.TITLE)]
        self._leads = leads = ["review", "title"]  # of the lines after the first
        if app.number is not None and sides <= _RANKS:  # otherwise the pause of the last summary leads there
            lines.insert(2, words(names.DEAL) % app.number)
            leads.insert(1, "fair")
        self._menu_top = art.page_height - len(lines) * _PITCH
        self.menu = Menu(prose, self.page, lines, self._menu_top, _PITCH)
        self.menu.say(0, rematches[self._level])
        if not self.match.solo:  # arrows on either side of that line
            for icon, x in ((ARROW_LEFT, self.menu.left - ICON - 1), (ARROW_RIGHT, self.menu.right + 1)):
                art.icon(self.page, icon, max(0, min(x, art.page_width - ICON)), self._menu_top + 2)
        self._highlights = Highlights()
        self._written = 0  # the number of texts of the highlights that have been written
        self._looking = self._look_through()
        loader.unload(loader.PROSE)  # its memory is for looking through the match

    def _rematch(self, level: str) -> str:
        """Return the words for a rematch against opponents of a level."""
        words = self.words
        if self.match.solo:
            return words(names.REMATCH)
        return "%s: %s" % (words(names.REMATCH), words.forms(names.LEVELS, level)[0])

    def _turn(self, step: int) -> None:
        """Choose another level for the rematch, if its line is chosen."""
        if self.menu.chosen or self.match.solo:
            return
        self._level = (self._level + step) % len(LEVELS)
        self.menu.say(0, self._rematch(LEVELS[self._level]))

    def _heading(self) -> str:
        """Return the heading: how the person did, or who won or lost."""
        side: int
        side, words = self.match.result, self.words  # type: ignore[assignment]  # the match is over
        if not self.match.penalties:
            return self.app.sentence(side, names.WON)
        if len(self.match.scores) == self.match.seats:
            return self.app.sentence(side, names.GOAT)
        ours, theirs = words.forms(names.GOATS)
        return ours if side == PERSON else theirs % self.app.side_name(side)

    def _show_prize(self) -> displayio.Group:
        """Show a trophy among stars for a victory, else the goat or the blank tile. Return their Group."""
        prize = displayio.Group(scale=2, x=self.art.page_width // 2, y=_TOP - _PRIZE - 1)
        if self.won:
            self.art.icon(prize, TROPHY, -4, 1)
            for x, y in _STARS[1:3] if self.art.is_narrow else _STARS:
                self.art.icon(prize, STAR, x - 4, y)
        elif self.match.penalties:
            self.art.icon(prize, GOAT, -4, 1)
        else:
            tile = self.art.tile(9)
            prize.append(tile)
            self.art.show_tile(tile, (0, 0), False)
            tile.x, tile.y = -9, 1
        self.page.append(prize)
        return prize

    # The next two begin `y` px from the top, and return the y of the facts of the match.

    def _show_pair(self, prose: "Prose", y: int) -> int:
        """Show the scores of two sides."""
        scores = self.match.scores
        text = "%s %d : %d %s" % (self.app.side_name(0), scores[0], scores[1], self.app.side_name(1))
        if prose.font.width(text) > self.art.page_width:
            text = text.replace(" : ", ":")
        prose.write(self.page, WHITE, self.art.page_width // 2, y, text, CENTRE)
        return y + _FACT

    def _show_ranking(self, prose: "Prose", y: int) -> int:
        """Show all sides, the best first, in one column or two."""
        scores = self.match.scores
        best_first = sorted(scores, reverse=not self.match.penalties)
        sides = sorted(range(len(scores)), key=lambda side: (best_first.index(scores[side]), side))
        wide = min(_COLUMN, self.art.page_width // 2)
        left = (self.art.page_width - 2 * wide) // 2
        rows = 2 if len(sides) <= _RANKS else _RANKS
        for i, side in enumerate(sides):
            column, row = divmod(i, rows)
            place = best_first.index(scores[side]) + 1
            self._show_rank(prose, place, side, left + column * wide, y + row * _RANK, wide)
        return y + rows * _RANK

    def _show_rank(self, prose: "Prose", place: int, side: int, x: int, y: int, wide: int) -> None:
        colour = GOLD if side == PERSON else WHITE
        if side == PERSON:
            self.art.icon(self.page, ARROW_RIGHT, x, y + 3)
        air = 1 if self.art.is_narrow else 2
        prose.write(self.page, colour, x + ICON + air, y, "%d %s" % (place, self.app.side_name(side)))
        prose.write(self.page, colour, x + wide - 2 * air, y, str(self.match.scores[side]), AT_RIGHT)

    # The highlights are looked for a little in each frame, and written when they are known.

    def _look(self) -> bool:
        """Look a little further through the match. Return whether the screen has changed."""
        handheld, written = self.app.handheld, self._written
        start = handheld.ticks()
        for _ in self._looking:
            if self._written > written or handheld.elapsed(start) >= _SLICE:
                break
        return self._written > written

    def _look_through(self) -> "Iterator[None]":
        """Find the highlights, and write as many as fit (generator, yields after each move and each text)."""
        yield from self._highlights.look_through(self.match)
        font = self.art.font
        yield
        wide = min(_FACTS, self.art.page_width - 2)
        left = (self.art.page_width - wide) // 2
        y = self.facts_top
        for name, value, shorter in self._facts()[: (self._menu_top - _TAIL - y) // _FACT]:
            for other in (shorter, shorter.split()[-1]):
                if font.width(name) + _GAP + font.width(value) > wide:
                    value = other
            for colour, x, text in ((GREY, left, name), (WHITE, left + wide - font.width(value), value)):
                self.art.label(self.page, colour, font.width(text), x, y + ABOVE, text=text)
                self._written += 1
                yield
            y += _FACT

    def _facts(self) -> list[tuple[str, str, str]]:
        """Return the facts of the match, as a list of (name, value, shorter value): first its new deeds. If the
        first rounds are forgotten, because the match went on after power off, the average follows alone."""
        app, words, match, seen = self.app, self.words, self.match, self._highlights
        facts: list[tuple[str, str, str]] = []
        if app.new_deeds:
            with loader.guest():
                found = [words.forms(names.DEEDS, key)[0] for key in _deeds().keys(app.new_deeds)]
            facts.append((words(names.NEW_DEED), ", ".join(found), found[0]))
        if seen.rounds == match.rounds:
            points, seat, tile = seen.play
            most, side = seen.round
            if points:
                name = app.names[seat]
                facts.append(
                    (words(names.BEST_PLAY), "%s %s %+d" % (name, tiles.name(tile), points), "%s %+d" % (name, points))
                )
            elif most:
                facts.append(
                    (
                        words(names.WORST_ROUND if match.penalties else names.BEST_ROUND),
                        "%s %+d" % (app.side_name(side), most),
                        "%+d" % most,
                    )
                )
            longest, side = seen.run
            if longest > 1:
                run = "%s %d" % (app.side_name(side), longest)
                facts.append((words(names.LONGEST_RUN), run, run))
        average = _in_tenths(ahead(match, match.scores), match.rounds, words(names.POINT))
        return facts + [(words(names.AVERAGE), average, average)]

    def _rise(self, part: int) -> None:
        """Let the trophy rise, then star after star: all at once would be too much to repaint. After a press, a few
        rise in a frame, and the others in the next."""
        moved = 0
        for i, (sprite, end) in enumerate(zip(self._prize, self._heights)):
            gone = max(0, min(256, 2 * part - i * 256 // len(_STARS)))
            y = end + _HIDDEN * (256 - gone) // 256
            if y != sprite.y and moved < _TOGETHER:
                sprite.y = y
                moved += 1

    def _let_fall(self) -> "Steps[None]":
        """Let tiles fall, until a press (generator)."""
        art, falling = self.art, self._falling
        for i in range(_TILES):
            grid = art.tile(_HALF)
            art.show_tile(grid, (i % 6 + 1, i % 4), i % 2 > 0)
            place = i * 5 % _TILES
            # The tiles fall on both sides, since the words are in the middle.
            grid.x = place * art.width // 32 + (art.width * 9 // 16 if place >= _TILES // 2 else 0)
            falling.append(grid)

        def draw(part: int) -> None:
            self._look()
            for i, grid in enumerate(falling):
                y = part * (art.height + _TILES * _LATE) * (256 + i % 3 * _FASTER) >> 16
                grid.y = y - 2 * _HALF - i * _LATE

        draw(0)
        yield from self.app.animate(_FALL, draw)
        while len(falling):
            falling.pop()

    def run(self) -> "Steps[str]":
        """See scenes."""
        self.app.forget_presses()
        yield from self.app.animate(_RISE, self._rise)
        yield
        self._rise(256)  # the stars that a press has left below
        lost = "goat" if self.app.match.penalties else "match_lost"  # the loser of Kozel is the goat
        self.app.play_sound("match_won" if self.won else lost)
        self.app.forget_presses()  # a press that cut the rise short chooses nothing
        if self.won:
            yield from self._let_fall()
        chosen = yield from self.menu.run(self.app, idle=self._look, turn=self._turn)
        app = self.app
        if chosen == 0:
            # It is first saved after its first round.
            with loader.guest():
                _choice().sit_down(app, app.match.another(), LEVELS[self._level])
            return app.match_scene()
        name = self._leads[chosen - 1]
        if name == "title":
            app.match = None  # type: ignore[assignment]  # as at the start
            app.save_soon()  # once its result has been seen, a match isn't continued
        return name


def _choice() -> "ModuleType":
    from saves import choice

    return choice


def _deeds() -> "ModuleType":
    from saves import deeds

    return deeds


def _in_tenths(points: int, rounds: int, point: str) -> str:
    """Return the points per round as a text, rounded to tenths (halves up), with the language's decimal `point`.
    Count in ints: floats are rounded differently on each machine."""
    tenths = (20 * points + rounds) // (2 * rounds)
    return "%s%d%s%d" % ("-" if tenths < 0 else "+", abs(tenths) // 10, point, abs(tenths) % 10)
