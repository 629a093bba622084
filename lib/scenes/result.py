# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""

from __future__ import annotations

import displayio

import loader
from drawings import (
    ABOVE,
    ARROW_RIGHT,
    BLUE,
    CALM,
    FACE,
    GLAD,
    GOLD,
    GREY,
    ICON,
    INK,
    SAD,
    SLATE,
    STAR,
    WHITE,
)
from engine import tiles
from engine.players import LEVELS
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from saves.statistics import ahead, won
from scenes.highlights import Highlights
from seats import PERSON
from words import names
from words.label import AT_RIGHT, CENTRE, Label

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from app import App
    from engine.kinds import MaybeNone, Tile
    from kinds import Box, Steps
    from words.font import Font
    from words.prose import Prose

# Tiles fall when the person has won. Each starts _LATE px behind the one before. Of each three tiles, the second
# falls faster than the first, and the third faster than the second, each by _FASTER 256ths.
_TILES = 12
_HALF = 7
_FALL = 2400  # ms
_LATE = 23  # px
_FASTER = 29
_HEAD = 22  # px of the heading bar
_MARGIN = 4  # px
_FACES = 25  # px from the top to the faces
_SCALE = 3  # of a face
_SCORE = 30  # px from the top to the score
_RANKS = 20  # px from the top to the ranking
_FEW = 4  # with more places than this, the ranking has two columns
_RANK = 11  # px
_COLUMN = 78  # px across, at most
_SENTENCE = 16  # px of the sentence above the card
_CARD = 29  # px of the card
_LINE = 12  # px from line to line on it
_LARGEST = 9  # px of half the tile on the card, at most
_FLIGHT = 700  # ms
_BUTTONS = 14  # px of the buttons at the bottom
_GAP = 3  # px between two of them
_BESIDE = 2  # px from a face to the name beside it
_SLICE = 10  # ms of each frame in which the match is looked through


class Scene:
    """Who won or lost and by how much, with their faces; a sentence on the match, a card with the tile of the Set that
    it has won or the one that comes next, and three buttons: a rematch, another opponent, and the review. In an evening
    one leads to its map instead of another match.

    page       the Group of the page
    card       how far below the page's top the card is, in px
    facts_top  how far below the page's top the sentence on the match is, in px; above it stands the result
    buttons    the box of each button on the page, a list of (x, y, width, height)
    chosen     the number of the chosen button
    said       the sentence on the match; "" until one is found
    """

    said = ""
    _sentence: displayio.TileGrid | None = None

    def __init__(self, app: App) -> None:
        self.app = app
        app.leave_table()
        app.menu = "result"
        self.art = art = app.art
        # First of all the largest piece of memory: the sheet of the tile on the card.
        self._tile = art.tile(max([half for half in art.sizes() if half <= _LARGEST]))
        self.match = match = app.match
        self.words = app.words
        self.group, self.page = _, page = art.page()
        self._falling = falling = displayio.Group(x=-page.x, y=-page.y)  # the falling tiles, under the words
        page.append(falling)
        self.won = won(match)
        self._you: displayio.TileGrid | None = None  # the person's face beside a ranking
        self.card = art.page_height - _BUTTONS - _GAP - _CARD  # px from the top
        self.facts_top = self.card - _SENTENCE
        prose = app.writer()
        self._show_heading(prose)
        if len(match.scores) == 2:
            self._show_pair(prose)
            self._facts_fit = True
        else:
            self._facts_fit = self._show_ranking(prose) <= self.facts_top
        with loader.guest():
            self._show_card(prose)
        self._show_buttons(prose)
        self._highlights = Highlights()
        self._written = 0  # the number of texts of the highlights that have been written
        self._looking = self._look_through()
        loader.unload(loader.PROSE)  # its memory is for looking through the match

    # The heading, and the sides.

    def _show_heading(self, prose: Prose) -> None:
        """Show who has won or lost, at twice its size if there is space for that."""
        art, page, text = self.art, self.page, self._heading()
        art.panel(page, INK, 0, 0, art.page_width, _HEAD)
        wide = prose.font.width(text)
        rises = 0xC0 <= ord(text[0]) < 0x100  # the accent of a large capital would leave the screen
        scale = 2 if 2 * wide <= art.page_width - 2 * _MARGIN and not rises else 1
        self._large(prose, GOLD if self.won else BLUE, art.page_width // 2, (_HEAD - 2) // 2, text, scale)
        if self.won and art.page_width - scale * wide >= 4 * (ICON + _MARGIN):
            for x, y in ((_MARGIN, 3), (_MARGIN + ICON, 9)):
                art.icon(page, STAR, x, y)
                art.icon(page, STAR, art.page_width - ICON - x, y)

    def _large(self, prose: Prose, colour: int, x: int, middle: int, text: str, scale: int) -> None:
        """Write a text whose capitals have their middle at `middle` px, around `x`."""
        group = displayio.Group(scale=scale, x=x, y=middle - 7 * scale)
        self.page.append(group)
        prose.write(group, colour, 0, 0, text, CENTRE)

    def _heading(self) -> str:
        """Return the heading: how the person did, or who won or lost."""
        match = self.match
        if not match.penalties:
            return self.app.sentence(match.winner, names.WON)
        side = match.loser
        if len(match.scores) == match.seats:
            return self.app.sentence(side, names.GOAT)
        ours, theirs = self.words.forms(names.GOATS)
        return ours if side == PERSON else theirs % self.app.side_name(side)

    def _show_face(self, name: str, mood: int, x: int, y: int, scale: int = 1) -> displayio.TileGrid:
        """Show a face of the sheet of that name. Return its TileGrid."""
        with loader.guest():
            sheet = _sheets().load("sprites/face_%s" % name)
        group = displayio.Group(scale=scale, x=x, y=y)
        face = self.art.face(group, 0, 0, sheet)
        face[0] = mood
        self.page.append(group)
        return face

    def _show_pair(self, prose: Prose) -> None:
        """Show the faces of two sides, with their scores between them."""
        art = self.art
        right = art.page_width - _MARGIN - _SCALE * FACE
        if self.app.settings.faces:
            self._show_face("you", GLAD if self.won else SAD, _MARGIN, _FACES, _SCALE)
            other = "banker" if self.match.solo else self.app.level
            self._show_face(other, SAD if self.won else GLAD, right, _FACES, _SCALE)
        ours, theirs = [str(score) for score in self.match.scores]
        font = prose.font
        space = right - 2 * _MARGIN - _SCALE * FACE - 2 * _GAP
        wide = font.width(ours + ":" + theirs)
        scale = 2 if 2 * wide <= space else 1
        group = displayio.Group(scale=scale, x=(art.page_width - scale * wide) // 2, y=_SCORE + (2 - scale) * 7)
        self.page.append(group)
        colours = (GOLD, WHITE, GREY) if self.won else (GREY, WHITE, BLUE)
        x = 0
        for text, colour in zip((ours, ":", theirs), colours):
            prose.write(group, colour, x, 0, text)
            x += font.width(text)

    def _show_ranking(self, prose: Prose) -> int:
        """Show all sides, the best first, beside the person's face, or if there are many in two columns. Return the y
        below."""
        scores = self.match.scores
        best_first = sorted(scores, reverse=not self.match.penalties)
        sides = sorted(range(len(scores)), key=lambda side: (best_first.index(scores[side]), side))
        wide = min(_COLUMN, self.art.page_width // 2)
        left = (self.art.page_width - 2 * wide) // 2
        if len(sides) <= _FEW and self.app.settings.faces:
            self._you = self._show_face("you", GLAD if self.won else SAD, _MARGIN, _FACES, _SCALE)
            left = self.art.page_width - wide - _MARGIN
        for i, side in enumerate(sides):
            column, row = divmod(i, _FEW)
            place = best_first.index(scores[side]) + 1
            self._show_rank(prose, place, side, left + column * wide, _RANKS + row * _RANK, wide)
        return _RANKS + min(_FEW, len(sides)) * _RANK

    def _show_rank(self, prose: Prose, place: int, side: int, x: int, y: int, wide: int) -> None:
        colour = GOLD if side == PERSON else WHITE
        if side == PERSON:
            self.art.icon(self.page, ARROW_RIGHT, x, y + ABOVE)
        air = 1 if self.art.is_narrow else 2
        prose.write(self.page, colour, x + ICON + air, y, "%d %s" % (place, self.app.side_name(side)))
        prose.write(self.page, colour, x + wide - 2 * air, y, str(self.match.scores[side]), AT_RIGHT)

    # The card.

    def _show_card(self, prose: Prose) -> None:
        """Show the tile of the Set that the match has won, or else the next one in its game, and how many are won."""
        art, page, y = self.art, self.page, self.card
        goals = _the_set().TheSet()
        stop = goals.evening.stop_of(self.app)
        self._evening = None if stop is None else goals.evening.told()  # the stop that comes, in an evening
        if stop == len(goals.evening.points):
            self.app.save_soon()  # after a reset its last round may not be counted yet
        if self._you and stop is not None and goals.evening.points[stop : stop + 1] > b"\0":
            self._you[0] = GLAD  # the second place may be enough
        new = goals.new(self.app)
        goal = new[0] if new else goals.next_goal(self.match.game)
        edge = GOLD if new else SLATE
        art.panel(page, edge, 0, y, art.page_width, 1)
        art.panel(page, INK, 0, y + 1, art.page_width, _CARD - 2)
        art.panel(page, edge, 0, y + _CARD - 1, art.page_width, 1)
        won = [goals.is_reached(i) for i in range(len(goals.keys))]
        tiny = _set_tiles().tiny(art, won, new)
        tiny.x, tiny.y = art.page_width - tiny.bitmap.width - 2 * _MARGIN, y + _MARGIN
        self._new: displayio.TileGrid | None = None
        grid = self._tile
        half = grid.tile_width
        x = 2 * half + (2 * _MARGIN + 1)
        space = tiny.x - x - _MARGIN
        lines: list[str] = []
        if goal is not None:
            tile: Tile = tiles.make_set()[goal]
            art.show_tile(grid, tile, False)
            grid.x, grid.y = _MARGIN, y + (_CARD - half) // 2
            if new:
                self._new = grid
                if tiles.is_double(tile):
                    grid.pixel_shader = art.chosen
            else:
                art.panel(page, SLATE, grid.x - 1, grid.y - 1, 2 * half + 2, half + 2)  # else it is lost in the dark
                grid.pixel_shader = _set_tiles().missing(art, tile)
            page.append(grid)
            name = goals.told(self.words, goal)[0]
            told = name if new else self.words(names.NEXT_GOAL) % name
            if prose.font.width(told) <= space:
                name = told
            elif prose.font.width(name) > space:
                tiny = None
            # A long name takes the line of the count.
            lines = prose.wrap(name, art.page_width - x - _MARGIN)
            for i, line in enumerate(lines):
                prose.write(page, GOLD if new else WHITE, x, y + 1 + i * _LINE, line)
        if tiny:
            page.append(tiny)
        if len(lines) < 2:
            count = "%d/%d" % (goals.count(), len(won))
            if len(new) > 1:
                count += " (+%d)" % len(new)
            named = "%s %s" % (self.words(names.THE_SET), count)
            prose.write(page, GREY, x, y + 1 + _LINE, named if prose.font.width(named) <= space else count)

    def _fly(self) -> Steps[None]:
        """Let the tile that was won fly to its place on the card (generator)."""
        grid = self._new
        if not grid:
            return
        end, start = (grid.x, grid.y), (self.art.page_width // 2, _SCORE)

        def draw(part: int) -> None:
            left = 256 - part
            left = left * left >> 8  # it slows down
            grid.x = end[0] + (start[0] - end[0]) * left // 256
            grid.y = end[1] + (start[1] - end[1]) * left // 256

        draw(0)
        yield from self.app.animate(_FLIGHT, draw)

    # The buttons.

    def _next_level(self) -> int | MaybeNone:
        """Return the place of the level of another opponent: the next stronger one after a win, else the next weaker
        one, as far as there are such."""
        if self.match.solo:
            return None
        level = LEVELS.index(self.app.level)
        step = 1 if self.won else -1
        return level + (step if 0 <= level + step < len(LEVELS) else -step)

    def _show_buttons(self, prose: Prose) -> None:
        """Show the buttons, and choose the one for another opponent after a win, else the rematch."""
        art, words, font = self.art, self.words, prose.font
        self._level = self._next_level()
        said = [words(names.REMATCH), words(names.LOOK_BACK)]
        leads = ["rematch", "review"]
        if self._evening is not None:
            said[0], leads[0], self._level = words(names.EVENING) + self._evening, "evening", None
        if self._level is not None:
            said.insert(1, words.forms(names.LEVELS, LEVELS[self._level])[1])
            leads.insert(1, "other")
        self._leads = leads
        wide = [font.width(text) for text in said]
        space = art.page_width - 2 * _GAP - (len(said) - 1) * _GAP
        has_face = self.app.settings.faces and self._level is not None and sum(wide) + FACE + _BESIDE + 8 <= space
        if has_face:
            wide[1] += FACE + _BESIDE
        air = (space - sum(wide)) // len(said)
        x, y = _GAP, art.page_height - _BUTTONS
        self.buttons: list[Box] = []
        self._shown: list[tuple[displayio.TileGrid, displayio.TileGrid]] = []
        for i, text in enumerate(said):
            box = x, y, wide[i] + air, _BUTTONS - 1
            panel = art.panel(self.page, INK, *box)
            left = x + air // 2
            if leads[i] == "other" and has_face:
                self._show_face(LEVELS[self._level], CALM, left, y + 1)
                left += FACE + _BESIDE
            self.buttons.append(box)
            self._shown.append((panel, prose.write(self.page, WHITE, left, y - 1, text)))
            x += wide[i] + air + _GAP
        self._choose(1 if self.won and self._level is not None else 0)

    def _choose(self, chosen: int) -> None:
        """Choose another button by its number; the first follows the last."""
        self.chosen = chosen % len(self.buttons)
        for i, (panel, text) in enumerate(self._shown):
            is_chosen = i == self.chosen
            panel.pixel_shader = self.art.ink(GOLD if is_chosen else INK)
            text.pixel_shader = self.art.ink(INK if is_chosen else WHITE)

    # The highlights are looked for a little in each frame, and one of them is told once they are known.

    def _look(self) -> bool:
        """Look a little further through the match. Return whether the screen has changed."""
        handheld, written = self.app.handheld, self._written
        start = handheld.ticks()
        for _ in self._looking:
            if self._written > written or handheld.elapsed(start) >= _SLICE:
                break
        return self._written > written

    def _look_through(self) -> Iterator[None]:
        """Find the highlights, and write the first (generator, yields after each move)."""
        if not self._facts_fit:
            return
        yield from self._highlights.look_through(self.match)
        name, value = self._fact()
        text, font = "%s: %s" % (name, value), self.art.font
        if font.width(text) > self.art.page_width:
            text = "%s: %s" % (name, value.split()[-1])
        self.say(text)
        self._written += 1
        yield

    def say(self, text: str, colour: int = WHITE) -> None:
        """Show a sentence on the match in place of the one before."""
        if self._sentence:
            self.page.remove(self._sentence)
        self.said = text
        art, font = self.art, self._font()
        if font.width(text) > art.page_width:
            font = art.font
        wide = font.width(text)
        label = Label(font, art.ink(colour), wide, (art.page_width - wide) // 2, self.facts_top + ABOVE)
        label.show(text)
        self._sentence = label.grid
        self.page.append(label.grid)

    def _font(self) -> Font:
        """Return the Font of a sentence. The large one is loaded each time: there is no memory to keep it."""
        if self.app.settings.large:
            try:
                with loader.guest():
                    return _sheets().load_font("large")
            except MemoryError:
                pass  # the usual letters can be read, too
        return self.art.font

    def _fact(self) -> tuple[str, str]:
        """Return the most telling fact of the match, its name and its value. If the first rounds are forgotten,
        because the match went on after power off, that is the average."""
        app, words, match, seen = self.app, self.words, self.match, self._highlights
        if seen.rounds == match.rounds:
            longest, side = seen.run
            if longest > 2:
                return words(names.LONGEST_RUN), "%s %d" % (app.side_name(side), longest)
            points, seat, tile = seen.play
            if points:
                return words(names.BEST_PLAY), "%s %s %+d" % (app.names[seat], tiles.name(tile), points)
            most, side = seen.round
            if most and not match.solo:  # there it is a stake
                name = words(names.WORST_ROUND if match.penalties else names.BEST_ROUND)
                return name, "%s %+d" % (app.side_name(side), most)
        return words(names.AVERAGE), _in_tenths(ahead(match, match.scores), match.rounds, words(names.POINT))

    def _let_fall(self) -> Steps[None]:
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

    def run(self) -> Steps[str]:
        """See scenes."""
        app = self.app
        app.forget_presses()
        lost = "goat" if app.match.penalties else "match_lost"  # the loser of Kozel is the goat
        app.play_sound("match_won" if self.won else lost)
        yield from self._fly()
        app.forget_presses()  # a press that cut the flight short chooses nothing
        if self.won:
            yield from self._let_fall()
        button = None
        while button not in (A, B, START):
            button = yield from app.press(self._look)
            if button in (LEFT, RIGHT):
                self._choose(self.chosen + (1 if button == RIGHT else -1))
            elif button in (UP, DOWN):
                self._choose(0 if button == UP else -1)
            elif button == SELECT and app.number is not None:
                return "fair"
        if button == B:
            app.match = None
            app.save_soon()  # once its result has been seen, a match isn't continued
            return "title"
        return self._leave(self._leads[self.chosen])

    def _leave(self, name: str) -> str:
        """Begin a match if the button of that name does. Return the name of the next scene."""
        app = self.app
        if name == "review":
            return name
        if name == "evening":
            app.match = None
            app.save_soon()
            return name
        app.answer("table")
        level = app.level if name == "rematch" else LEVELS[self._level]
        # It is first saved after its first round.
        with loader.guest():
            _choice().sit_down(app, app.match.another(), level)
        return app.match_scene()


def _choice() -> ModuleType:
    from saves import choice

    return choice


def _the_set() -> ModuleType:
    from saves import the_set

    return the_set


def _set_tiles() -> ModuleType:
    from scenes import set_tiles

    return set_tiles


def _sheets() -> ModuleType:
    import sheets

    return sheets


def _in_tenths(points: int, rounds: int, point: str) -> str:
    """Return the points per round as a text, rounded to tenths (halves up), with the language's decimal `point`.
    Count in ints: floats are rounded differently on each machine."""
    tenths = (20 * points + rounds) // (2 * rounds)
    return "%s%d%s%d" % ("-" if tenths < 0 else "+", abs(tenths) // 10, point, abs(tenths) % 10)
