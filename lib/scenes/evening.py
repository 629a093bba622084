# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The map of an evening: its eight stops, where one is, and what comes."""

from __future__ import annotations

import displayio

import loader
from drawings import (
    ABOVE,
    BRONZE,
    BUTTON_A,
    CALM,
    FACE,
    FELT,
    GLAD,
    GOLD,
    GREY,
    HEAD,
    ICON,
    INK,
    SAD,
    SLATE,
    STAR,
    WHITE,
    WINE,
)
from handheld import chance
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from saves import choice, evening
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from app import App
    from kinds import Sprites, Steps

_CANDLE, _BURNT, _MOON, _STARS = range(8, 12)  # cells of the sheet of signs, behind those of the games
_SOLO = "pai_gow"  # there the opponent is the banker
_WIDE, _TALL = FACE + 4, 2 * FACE + 5  # px of a stop: a sign above a face, with a frame
_PITCH = 20  # px from stop to stop, at most
_RISE = 3  # px by which each is higher than the one before
_UNDER = 13  # px of the points under a stop
_TRAY = 40  # px
_LINE = 11  # px from line to line in it
_MARGIN = 3  # px
_APART = 9  # px from candle to candle, at most
_SCALE = 3  # of the face in the tray
_TEXT = _MARGIN + _SCALE * FACE + _MARGIN + 2  # px from the left edge to the texts beside it
_WALK = 500  # ms
_DIGIT = 7  # px
_DIGITS = len(str(evening.NUMBERS - 1))


class Scene:
    """The stops in a row that climbs: a game's sign above the opponent's face, in a frame that is bronze if the match
    is won, wine if it is lost, and gold where one is. The tray tells the chosen one. Before an evening begins, the
    arrows choose its number.

    number    the number of the evening that is shown
    choosing  whether its number is being chosen
    at        the number of the chosen stop, or of the chosen digit
    stops     the box of each stop on the page, a list of (x, y, width, height)
    digits    the Labels of the digits of the number, a list
    evening   the saved Evening
    """

    def __init__(self, app: App) -> None:
        self.app = app
        asked = (app.left_table or {}).get("evening")
        app.leave_table()
        self.art = art = app.art
        self.group, self.page = art.page()
        self._tray = art.page_height - _TRAY
        sky = displayio.Group()
        art.strip(sky, INK, 0, self.page.y + self._tray)
        art.tray(sky, self.page.y + self._tray)
        self.group.insert(len(self.group) - 1, sky)  # below the page
        with loader.guest():
            self._signs = _sheets().load("sprites/signs")
        self.evening = evening.load()
        self.number = self.evening.number
        self.choosing = not self.evening.has_begun
        if self.choosing:
            self._propose()
        if asked is not None and not (self.evening.has_begun and asked == self.number):
            self.number, self.choosing = asked, True
        self.at = 0
        self._show_sky()
        self._show_stops()

    def _propose(self) -> None:
        """Propose a number: the day's, or without a clock, or if that evening is over, another one."""
        self.number = chance.today() % evening.NUMBERS or chance.seed() % evening.NUMBERS
        if self.evening.has_begun and self.number == self.evening.number:
            self.number = (self.number + 1) % evening.NUMBERS

    # What doesn't change.

    def _sign(self, group: displayio.Group, cell: int, x: int, y: int) -> displayio.TileGrid:
        """Put a sign into a group. Return its TileGrid."""
        grid = displayio.TileGrid(
            self._signs, pixel_shader=self.art.plain, tile_width=FACE, tile_height=FACE, default_tile=cell, x=x, y=y
        )
        group.append(grid)
        return grid

    def _show_sky(self) -> None:
        """Show the moon and some stars above the low end of the row, if there is space for them."""
        low = self._place(0)[1]
        if low >= HEAD + FACE + 4:
            self._sign(self.page, _MOON, _MARGIN + 6, HEAD + 3)
            for x, y in ((30, 1), (52, 5), (74, 0)):
                self._sign(self.page, _STARS, x, HEAD + y)

    def _place(self, stop: int) -> tuple[int, int]:
        """Return where a stop is on the page, x and y in px."""
        pitch = min(_PITCH, self.art.page_width // evening.STOPS)
        left = (self.art.page_width - pitch * evening.STOPS) // 2 + (pitch - _WIDE) // 2
        bottom = self._tray - _UNDER - _TALL
        rise = min(_RISE, max(0, (bottom - HEAD - FACE) // (evening.STOPS - 1)))
        return left + stop * pitch, bottom - rise * stop

    def _show_stops(self) -> None:
        """Make the stops: their steps, frames, signs and faces."""
        art, page = self.art, self.page
        self.stops = [self._place(stop) + (_WIDE, _TALL) for stop in range(evening.STOPS)]
        for x, y, wide, high in self.stops:
            art.panel(page, FELT, x - 1, y + high, wide + 2, self._tray - y - high)
        self._frames = [art.panel(page, SLATE, *box) for box in self.stops]
        for x, y, wide, high in self.stops:
            art.panel(page, INK, x + 1, y + 1, wide - 2, high - 2)
        self._games = [self._sign(page, 0, x + 2, y + 2) for x, y, _, _ in self.stops]
        self._faces: list[displayio.TileGrid] = []
        plan = evening.plan(self.number)
        sheet: Any = None
        shown = ""
        with loader.guest():
            for (x, y, _, _), (_, level, _) in zip(self.stops, plan):
                if level != shown:
                    sheet, shown = _sheets().load("sprites/face_%s" % level), level
                self._faces.append(art.face(page, x + 2, y + 3 + FACE, sheet))
            self._you = art.face(page, 0, art.height, _sheets().load("sprites/face_you"))
        self._large: Sprites = displayio.Group(scale=_SCALE, x=_MARGIN, y=self._tray + _TRAY - _SCALE * FACE - 2)
        page.append(self._large)
        self._mark()

    # What does.

    def _points(self) -> bytes:
        """Return the points of the stops that are over."""
        return b"" if self.choosing else self.evening.points

    def _here(self) -> int:
        """Return the number of the stop that comes, or at the end that of the last one."""
        return len(self.evening.points) - (not self.evening.goes_on and self.evening.has_begun)

    def _mark(self) -> None:
        """Show the games of this number, and by colours how the stops have ended."""
        art, points = self.art, self._points()
        goes_on = not self.choosing and self.evening.goes_on
        for stop, (game, _, _) in enumerate(evening.plan(self.number)):
            grid, face = self._games[stop], self._faces[stop]
            grid[0] = evening.sign(game)
            is_over = stop < len(points)
            colour = GOLD if goes_on and stop == len(points) else SLATE
            if is_over:
                colour = BRONZE if points[stop] else WINE
            if not self.choosing and stop == self.at:
                colour = WHITE
            self._frames[stop].pixel_shader = art.ink(colour)
            grid.pixel_shader = art.dim if is_over and not points[stop] else art.plain
            face[0] = CALM if not is_over else SAD if points[stop] else GLAD
        x, y, _, _ = self.stops[self._here()]
        is_low = y < HEAD + FACE
        self._you.x = x + 2
        self._you.y = art.height if self.choosing or is_low else y - FACE
        if not self.choosing and not self.evening.goes_on:
            self._you[0] = GLAD if self.evening.lives else SAD

    def _walk(self, part: int) -> None:
        """Show how far the person's face has hopped from the last stop to the one that comes, part 0 to 256."""
        (x, y, _, _), (to_x, to_y, _, _) = self.stops[self.at - 1 : self.at + 1]
        self._you.x = x + 2 + (to_x - x) * part // 256
        self._you.y = y - FACE + (to_y - y) * part // 256 - (part * (256 - part) >> 11)

    def _make(self) -> None:
        """Write the head and the points, and make the texts of the tray."""
        art, words, page = self.art, self.app.words, self.page
        prose = self.app.writer()
        self._prose = prose
        name = words(names.EVENING)
        prose.write(page, GOLD, _MARGIN, 0, name)
        left = _MARGIN + prose.font.width(name + " ")
        self.digits = [
            art.label(page, GOLD, _DIGIT, left + i * _DIGIT, ABOVE, CENTRE, digits=True) for i in range(_DIGITS)
        ]
        self._told = displayio.Group()
        page.append(self._told)
        self._name = prose.text(page, GOLD, _TEXT, self._tray + 1)
        self._about = prose.text(page, WHITE, _TEXT, self._tray + 1 + _LINE, pitch=_LINE)
        right, foot = art.page_width - _MARGIN, self._tray + 1 + 2 * _LINE
        self._key = prose.text(page, WHITE, right, foot, AT_RIGHT)
        self._button = art.icon(page, BUTTON_A, 0, art.height)
        self._tell()

    def _tell(self) -> None:
        """Show the number, the lives, the score and the points, and tell the chosen stop in the tray."""
        art, told = self.art, self._told
        while len(told):
            told.pop()
        for i, (label, digit) in enumerate(zip(self.digits, str(evening.NUMBERS + self.number)[1:])):
            label.show(digit, art.ink(WHITE if self.choosing and i != self.at else GOLD))
        if self.choosing:
            first = self.digits[self.at].grid
            art.panel(told, GOLD, first.x, ABOVE + 9, _DIGIT - 1, 1)
        if self.choosing or self.evening.has_begun:
            self._tell_score()
        if self.choosing:
            self._tell_choice()
        elif self.evening.goes_on or self.at < len(self.evening.points):
            self._tell_stop()
        else:
            self._tell_end()

    def _tell_score(self) -> None:
        """Show the candles, and the score or, before an evening, the best one."""
        art, told, prose = self.art, self._told, self._prose
        lives = evening.LIVES if self.choosing else self.evening.lives
        score = str(self.evening.best if self.choosing else self.evening.score())
        right = art.page_width - _MARGIN
        left = right - prose.font.width(score) - ICON - 2
        if not self.choosing or self.evening.best:
            prose.write(told, GOLD, right, 0, score, AT_RIGHT)
            art.icon(told, STAR, left, ABOVE)
        start = self.digits[-1].grid.x + _DIGIT
        pitch = min(_APART, (left - start) // evening.LIVES)
        x = (start + left - evening.LIVES * pitch + pitch - FACE) // 2
        for life in range(evening.LIVES):
            self._sign(told, _CANDLE if life < lives else _BURNT, x + life * pitch, 2)
        for (x, y, wide, high), points in zip(self.stops, self._points()):
            prose.write(told, GOLD if points else GREY, x + wide // 2 + 1, y + high - 1, str(points or "-"), CENTRE)

    def _show_large(self, level: str, game: str) -> None:
        """Show a face in the tray, or the banker's sign, or with no level nothing."""
        large = self._large
        while len(large):
            large.pop()
        if game == _SOLO:
            self._sign(large, evening.sign(game), 0, 0)
        elif level:
            self._show_face(level)

    def _show_face(self, level: str) -> None:
        with loader.guest():
            self.art.face(self._large, 0, 0, _sheets().load("sprites/face_%s" % level))

    def _tell_stop(self) -> None:
        """Tell the game and the opponent of the chosen stop."""
        words = self.app.words
        game, level, _ = evening.plan(self.number)[self.at]
        self._show_large(level, game)
        opponent = words(names.BANKER) if game == _SOLO else words.forms(names.LEVELS, level)[1]
        head = "%d/%d %s" % (self.at + 1, evening.STOPS, words(names.GAMES, game))
        about = "%s, %s" % (opponent, words(names.EVENING_STOPS, game))
        comes = self.at == len(self.evening.points)
        self._write_tray(head, about, words(names.EVENING_PLAY) if comes else "")

    def _tell_choice(self) -> None:
        """Tell what an evening is."""
        self._show_large("", "")
        self._write_tray("", self.app.words(names.EVENING_ABOUT), "")

    def _tell_end(self) -> None:
        """Tell how the evening has ended."""
        words, ended = self.app.words, self.evening
        self._show_large("you", "")
        self._large[0][0] = GLAD if ended.lives else SAD
        head = words.forms(names.EVENING_OVER)[0 if not ended.lives else 1 + (ended.lives == evening.LIVES)]
        self._write_tray(head, words(names.EVENING_BEST) % ended.best, words(names.EVENING_NEW))

    def _write_tray(self, head: str, about: str, key: str) -> None:
        """Write the texts of the tray: a name, up to two lines, or three without a name, and what A does, as far as
        there is space."""
        prose, art = self._prose, self.art
        self._about.x = _TEXT if len(self._large) else _MARGIN
        wide = art.page_width - self._about.x - _MARGIN
        self._name.show(head)
        self._about.y = self._tray + 1 + (_LINE if head else 0)
        lines = prose.wrap(about, wide)
        self._about.show("\n".join(lines))
        last = prose.font.width(lines[-1]) if len(lines) > 1 else 0
        needs = prose.font.width(key) + ICON + 2
        if not key or last + needs + 4 > wide:
            key = ""
        self._key.show(key)
        self._button.x = art.page_width - _MARGIN - needs
        self._button.y = self._key.y + ABOVE if key else art.height

    # The buttons.

    def _turn(self, button: int) -> None:
        """Choose another stop or digit, or another value of the digit."""
        step = 1 if button in (RIGHT, UP) else -1
        if not self.choosing:
            self.at = (self.at + step) % evening.STOPS
        elif button in (LEFT, RIGHT):
            self.at = (self.at + step) % _DIGITS
        else:
            place = 10 ** (_DIGITS - 1 - self.at)
            digit = self.number // place % 10
            self.number += ((digit + step) % 10 - digit) * place
        self._mark()
        self._tell()

    def _choose(self, choosing: bool) -> None:
        """Begin to choose the number of another evening, or show the one that goes on."""
        self.choosing = choosing
        if choosing:
            self._propose()
            self.at = 0
        else:
            self.number = self.evening.number
            self.at = self._here()
        self._mark()
        self._tell()

    def _begin(self) -> None:
        """Begin the evening of the chosen number."""
        evening.begin(self.number)
        self.evening = evening.load()
        if self.evening.goes_on:  # another program may leave no space for it
            self._choose(False)

    def run(self) -> Steps[str]:
        """See scenes."""
        app = self.app
        if not self.choosing:
            self.at = self._here()
            self._mark()
        walks = self.at and self.evening.goes_on and not self._is_playing() and self._you.y < self.art.height
        if walks:
            self._walk(0)
        yield  # answer the press at once: the words take longer
        self._make()
        if not self.choosing and not self.evening.goes_on:
            self._tell_end()
        elif walks:
            yield from app.animate(_WALK, self._walk)
        while True:
            app.expect(app.match_scene() if self._is_playing() else "title")
            button = yield from app.press()
            if button in (UP, DOWN, LEFT, RIGHT):
                self._turn(button)
            elif button == START or button == B and not (self.choosing and self.evening.has_begun):
                return "title"
            elif button == B:
                self._choose(False)
            elif (
                button == SELECT and not self.choosing or button == A and not self.choosing and not self.evening.goes_on
            ):
                self._choose(True)
            elif button == A and self.choosing:
                self._begin()
            elif button == A:
                return self._play()

    def _is_playing(self) -> bool:
        """Return whether the App's match is that of the stop that comes."""
        return self.evening.goes_on and self.evening.stop_of(self.app) == len(self.evening.points)

    def _play(self) -> str:
        """Go on with the match of the stop that comes, or begin it. Return the name of the next scene."""
        app = self.app
        if self._is_playing():
            return app.match_scene()
        return choice.begin(app, evening.sit_down)


def _sheets() -> ModuleType:
    import sheets

    return sheets
