# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows how a round of a line game has ended: a banner opens across the table, and the tiles left in the hands are
counted in it."""

from __future__ import annotations

import displayio

from drawings import BLUE, GOLD, INK, IVORY, RED_LIGHT
from engine import tiles
from engine.line_match import BLOCKED
from handheld.buttons import START, A, B
from seats import PERSON
from tables import sounds
from tables.line import markers
from tables.line.account import Sum, acts, counted, heading
from tables.line.summary_scores import gained
from tables.round import beat, slide
from tables.summary import grow
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from engine.kinds import Hand
    from engine.line_match import LineMatch
    from kinds import Steps
    from tables.line import LineApp, Table
    from tables.line.scene import Scene

# In px: the margin of all texts, a heading in large letters and in usual ones, the row of the tiles, and a name and
# its pips left of them.
_MARGIN, _LARGE, _HEADING, _TILES, _NAME = 3, 27, 15, 20, 40
_LARGEST = 120  # px across for large letters: more would take too long to send
_LOWER = 5  # px from the top of the tiles to the name
_HALF = 9  # px of half a tile

# In ms; a press cuts everything short.
_READ = 550  # to read the heading
_TILE = 200  # to count a tile, at most
_ALL_TILES = 1500  # to count all of them, at most
_BEATS = 30  # steps in which they are counted, at most
_STEP = 350  # to look at a step of the sum, at most
_STEPS = 1200  # to look at all of them, at most
_FLY = 250  # from the sum to the score
_LOOK = 550  # to look at the new scores

_PIECES = 4  # in which a ground is spread, one in each frame
_IN_A_FRAME = 12  # tiles that are taken away in a frame, so that it is sent quickly


class Ending:
    """The banner on a Table, for a round that has ended, or a match that was won in mid-round. `is_told` says whether
    it has shown all of the count."""

    is_told = False

    def __init__(self, app: LineApp, match: LineMatch, table: Table) -> None:
        self.app = app
        self.match = match
        self.table = table
        self.art = art = table.art
        seats = counted(match)
        self._acts = acts(app, seats) if match.ended else []
        if match.penalties and len(seats) == 2:  # one hand is shown in place of the other, so the sum names both
            self._acts = [(seat, ["   %s %+d" % (app.names[seat], match.pips(seat))]) for seat in seats]
        self._sum = Sum(art, art.width - 2 * _MARGIN, [piece for seat, more in self._acts for piece in more])
        self._lit: list[displayio.TileGrid] = []
        self._text = heading(app, match)
        side = sounds.winner(match)
        self._colour = IVORY if side is None else GOLD if side == match.side(PERSON) else BLUE
        board = table.board
        low = _TILES + self._sum.high if self._acts else 0
        wide = art.font.width(self._text)
        self._scale = 1 + (2 * wide <= _LARGEST and _LARGE + low < board.height)
        self._high = _LARGE if self._scale > 1 else _HEADING
        self._foot = self._high if self._high + low <= board.height else 0  # on a low table it covers the heading
        high = max(self._high, self._foot + low)
        self.group = displayio.Group(y=board.group.y + max(0, (board.height - high) // 2))
        table.group.append(self.group)

    def open(self) -> Steps[None]:
        """Let the banner open, and say with a sound how the round or the match has ended (generator)."""
        app, art, ended = self.app, self.art, self.match.ended
        if ended:
            app.play_sound("blocked" if ended.how == BLOCKED else "domino")
        else:
            sounds.end(app.handheld, self.match)
        yield from self._spread(0, self._high, self._colour)
        letters = displayio.Group(scale=self._scale, y=1 - self._scale)  # tails of letters keep off the edge
        self.group.append(letters)
        wide = art.font.width(self._text)
        art.label(letters, self._colour, wide, (art.width // self._scale - wide) // 2, _MARGIN, text=self._text)
        yield from app.pause(_READ)

    def _spread(self, top: int, high: int, edge: int) -> Steps[None]:
        """Spread a ground from left to right, with a line at its foot, and its first line in the colour `edge`
        (generator)."""
        art = self.art
        column = displayio.Bitmap(1, high, len(art.plain) - 1)
        column.fill(INK)
        column[0, 0] = edge
        column[0, high - 1] = self._colour
        wide = -(-art.width // _PIECES)
        for i in range(_PIECES):
            self.group.append(
                displayio.TileGrid(
                    column, pixel_shader=art.plain, width=wide, tile_width=1, tile_height=high, x=i * wide, y=top
                )
            )
            yield

    def count(self) -> Steps[None]:
        """Turn up the tiles left in the hands, and count them; then let the scores grow (generator). After a press
        nothing more is shown: the summary shows all of it."""
        app = self.app
        for step in ((self._open_foot(), self._count()) if self._acts else ()) + (self._land(),):
            if not app.hurries():
                yield from step
        self.is_told = not app.hurries()
        sounds.end(app.handheld, self.match)
        yield from app.pause(_LOOK)

    def lead_on(self, scene: Scene) -> Steps[None]:
        """Wait for A, which leads to the next round or the result (generator). After a pause the summary tells all
        of it."""
        app = self.app
        self.table.status.say("Ⓐ " + app.words(names.NEXT_ROUND if app.match.result is None else names.RESULT))
        button = None
        while button not in (A, START):
            button = yield from app.press()
        if button == START:
            app.back, scene.next = "summary", "pause"
        else:
            scene.next = app.match_scene()
            app.answer(scene.next)

    def _open_foot(self) -> Steps[None]:
        """Make room below the heading for the hands and the sum (generator)."""
        art, group, y = self.art, self.group, self._foot
        yield from self._spread(y, _TILES + self._sum.high, INK)
        self._name = art.label(group, IVORY, _NAME, _MARGIN, y + _LOWER)
        yield
        self._tiles = displayio.Group(x=_MARGIN + _NAME, y=y)
        group.append(self._tiles)
        self._sum.show(group, RED_LIGHT if self.match.penalties else GOLD, _MARGIN, y + _TILES)

    def _count(self) -> Steps[None]:
        """Count the hands, one after another."""
        count = max(1, sum([len(self.match.hands[seat]) for seat, _ in self._acts if seat is not None]))
        together = -(-count // _BEATS)
        duration = min(_TILE, _ALL_TILES * together // count)
        for seat, pieces in self._acts:
            if self.app.hurries():
                return
            if seat is None:
                for piece in pieces:  # in one frame, a sentence would take long to send
                    self._sum.go_on([piece])
                    yield
                yield from self._look()
            else:
                yield from self._count_hand(seat, pieces, together, duration)

    def _count_hand(self, seat: int, pieces: list[str], together: int, duration: int) -> Steps[None]:
        """Turn up the tiles of a seat, `together` at a time, each time in `duration` ms, and count them."""
        app, hand = self.app, self.match.hands[seat]
        yield from self._begin_hand(seat)
        of_tiles = len(pieces) == len(hand)
        for first in range(0, len(hand), together):
            last = first + together
            self._turn_up(hand, first, last)
            self._say_pips(seat, tiles.pips(hand[:last]))
            if of_tiles:
                self._sum.go_on(pieces[first:last])
            app.play_sound("tick")
            yield from beat(app, duration)
            if app.hurries():
                return
        if not of_tiles:
            self._sum.go_on(pieces)
            yield from self._look()

    def _look(self) -> Steps[None]:
        """Leave time to look at a step of the sum (generator)."""
        return beat(self.app, min(_STEP, _STEPS // len(self._acts)))

    def _begin_hand(self, seat: int) -> Steps[None]:
        """Take the tiles of the hand before away, and name the seat whose hand is next."""
        self._say_pips(seat, 0)
        before = self._tiles
        while len(before):
            for _ in range(min(_IN_A_FRAME, len(before))):
                before.pop()
            yield
        self._lit = []

    def _say_pips(self, seat: int, pips: int) -> None:
        """Say how many pips have been counted in a seat's hand."""
        name, text = self._name, "%s %d" % (self.app.names[seat], pips)
        name.show(text if name.fits(text) else str(pips))

    def _turn_up(self, hand: Hand, first: int, last: int) -> None:
        """Show the tiles of a hand from number `first` up to, not including, `last`: these are lit."""
        art = self.art
        for grid in self._lit:
            grid.pixel_shader = art.plain
        room = art.width - self._tiles.x - _HALF
        pitch = min(_HALF + 1, room // max(1, len(hand) - 1))
        self._lit = []
        for i in range(first, min(last, len(hand))):
            grid = art.tile(_HALF)
            grid.x, grid.pixel_shader = i * pitch, art.chosen
            art.show_tile(grid, hand[i], True)
            self._tiles.append(grid)
            self._lit.append(grid)

    def _land(self) -> Steps[None]:
        """Let the winner's points fly from the sum to their score, and let it grow. Penalties are added at once."""
        match, bar, side = self.match, self.table.bar, self.match.ended.side
        points = 0 if match.penalties or side is None else gained(match, side)
        if points:
            yield from self._fly(side, "%+d" % points)
            sounds.points(self.app.handheld, points, side == match.side(PERSON))
            yield from grow(
                self.app, [points], lambda step, steps: bar.show_scores(side, points * (steps - step) // steps)
            )
        bar.show_scores()
        yield

    def _fly(self, side: int, text: str) -> Steps[None]:
        """Let the points of a side fly from the sum to its score."""
        group = self.table.group
        x, y = self._sum.end() if self._acts else (self.art.width // 2, self._high)
        sign = markers.sign_of(self.art, text, x, y + self.group.y)
        group.append(sign)
        yield from slide(
            self.app, sign, (sign.x, sign.y), self.table.bar.landing_place(side, markers.width(sign)), _FLY
        )
        group.remove(sign)


def show(scene: Scene) -> Steps[None]:
    """Show how a round has ended at the table of a Scene, and the scores (generator). Once the banner is open, the
    guide explains the end; then START leaves the table, and B leaves the count to the summary, since the settings have
    to be saved first."""
    ending = Ending(scene.app, scene.match, scene.table)
    yield from ending.open()
    if not scene.match.ended:
        return
    button = (yield from _guide().explain(scene)) if scene.guided else None
    if button == START:
        scene.leave("pause")
    elif button != B:
        yield from ending.count()
        if scene.match.seats == 2 and ending.is_told:  # else the summary tells all
            yield from ending.lead_on(scene)


def _guide() -> ModuleType:
    from tables import guide

    return guide
