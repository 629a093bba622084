# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows how the points of a play are counted: from the ends of the line into the sum, then to the score."""

from __future__ import annotations

import displayio

from seats import PERSON
from tables import sounds
from tables.line import markers
from tables.round import move_between
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from app import App
    from engine.line_match import LineMatch
    from kinds import Box, Place, Sprites, Steps
    from tables.line import Table

    Sign = displayio.TileGrid | displayio.Group  # the latter with one of points in double size

# In ms; each is cut short by a press.
_END = 110  # to look at an end that counts
_ENDS = 295  # to look at all of them, at most
_ADD = 95  # from the ends to the sum
_FLY = 130  # from the tile to the score
_GROW = 65  # while the score counts up

_MUCH = 20  # points; from this number on the sign is twice as large, where it has a place, and shakes
_SHAKE = 2, -4, 2  # px to the right in one frame after another


class Scoring:
    """Shows on a Table, with sounds, that a play has scored. Signs with the numbers of the ends stand on the board,
    and fly in front of everything else. `slowness` is how many times as long it takes as usual."""

    def __init__(self, app: App, match: LineMatch, table: Table, slowness: int = 1) -> None:
        self.app = app
        self.match = match
        self.table = table
        self._slowness = slowness
        # The numbers of the ends.
        self._signs: Sprites = displayio.Group()
        self._lit: list[displayio.TileGrid] = []  # the sprites of the ends' tiles

    def show(self, seat: int, points: int) -> Steps[None]:
        """Show how a seat's points are counted (generator)."""
        yield from self._count(seat)
        yield from self._bring(seat, points)

    def _count(self, seat: int) -> Steps[None]:
        """Light up the ends that a seat's points come from, each with its number and a sound (generator)."""
        ends = self._ends()
        prefix = sounds.prefix(self._is_ours(seat))
        self.table.group.append(self._signs)

        def light(part: int) -> None:
            while len(self._signs) < len(ends) and len(self._signs) * 256 <= part * len(ends):
                self._light(*ends[len(self._signs)])
                self.app.play_sound("%scount%d" % (prefix, len(self._signs)))

        if not self.app.hurries():
            yield from self._animate(min(_ENDS, _END * len(ends)), light)

    def _bring(self, seat: int, points: int) -> Steps[None]:
        """Add the ends up, then let the points fly from the tile to the seat's score (generator)."""
        bar, group = self.table.bar, self.table.group
        sounds.points(self.app.handheld, points, self._is_ours(seat))
        sign, landing = self._sign(seat, points)
        if not self.app.hurries():
            group.append(sign)
            yield from self._shake(sign, points)
            shown = [number for number in self._signs if number.x >= 0]
            yield from self._fly(shown, bar.ends_place() if self.match.counting else (sign.x, sign.y), _ADD)
        self._put_out()
        if not self.app.hurries():
            yield from self._fly((sign,), landing, _FLY)
            side = self.match.side(seat)
            yield from self._animate(_GROW, lambda part: bar.show_scores(side, points * (256 - part) // 256))
        bar.show_scores()
        if sign in group:
            group.remove(sign)
        yield
        self._take_away()

    def _sign(self, seat: int, points: int) -> tuple[displayio.Group, Place]:
        """Return a sign with a seat's points beside the tile that scores them, or where there is no place above the
        screen, and where it lands."""
        board = self.table.board
        letters = markers.sign_of(board.art, self.app.words(names.GAIN) % points, 0, 0)
        for scale in (2, 1) if points >= _MUCH else (1,):
            wide, high = scale * markers.width(letters), scale * markers.HIGH
            place = markers.place(board, wide, board.box(board.spots[-1]), self._places(), high)
            if place:
                break
        landing = self.table.bar.landing_place(seat, wide)
        x, y = (place[0], place[1] - board.y + board.group.y) if place else (landing[0], -high)
        sign = displayio.Group(scale=scale, x=x, y=y)
        sign.append(letters)
        return sign, landing

    def _shake(self, sign: Sign, points: int) -> Steps[None]:
        """Let the sign of many points shake (generator)."""
        for step in _SHAKE if points >= _MUCH else ():
            yield
            sign.x += step

    def _is_ours(self, seat: int) -> bool:
        return self.match.side(seat) == self.match.side(PERSON)

    def _ends(self) -> list[tuple[int, int, int]]:
        """Return for each end that counts the index of its tile, its arm, and the number it counts or shows."""
        line = self.match.line
        numbers = line.pips if self.match.counting else line.ends
        return [(line.end_index(arm), arm, numbers[arm]) for arm in line.counting_arms()]

    def _light(self, i: int, arm: int, number: int) -> None:
        """Light up the tile at an end, and put its number beside it, or where there is no place off the screen."""
        board = self.table.board
        sprite = board.sprite(i)
        if sprite:
            sprite.pixel_shader = self.table.art.chosen
            self._lit.append(sprite)
        box = board.box(board.spots[i])
        if len(board.spots) == 1:  # both ends are of the same tile
            x, y, wide, high = box
            box = x + (wide // 2 if arm else 0), y, wide // 2, high
        text = str(number)
        x, y = markers.place(board, markers.width_of(board.art, text), box, self._places()) or (-2 * board.width, 0)
        self._signs.append(markers.sign_of(board.art, text, x, y - board.y + board.group.y))

    def _places(self) -> list[Box]:
        """Return the boxes that the signs on the board keep free of others."""
        board = self.table.board
        return [markers.kept(sign.x, sign.y - board.group.y + board.y, markers.width(sign)) for sign in self._signs]

    def _fly(self, signs: Iterable[Sign], end: Place, duration: int) -> Steps[None]:
        """Let signs fly to `end`, x and y in px (generator)."""
        starts = [(sign.x, sign.y) for sign in signs]

        def draw(part: int) -> None:
            part = part * part >> 8  # slowly at first, so that the person can follow
            for sign, start in zip(signs, starts):
                move_between(sign, start, end, part)

        yield from self._animate(duration, draw)

    def _animate(self, duration: int, draw: Callable[[int], None]) -> Steps[None]:
        return self.app.animate(duration * self._slowness, draw)

    def _put_out(self) -> None:
        """Make the ends look as before, and move their numbers off the screen."""
        for sprite in self._lit:
            sprite.pixel_shader = self.table.art.plain
        self._lit.clear()
        for sign in self._signs:
            sign.x = -2 * self.table.art.width

    def _take_away(self) -> None:
        """Remove the numbers, which a frame ago were moved off the screen: the badge repaints one box around
        everything that leaves a group in a frame."""
        self.table.group.remove(self._signs)
        while len(self._signs):
            self._signs.pop()
