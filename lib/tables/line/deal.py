# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The beginning of a round of a line game: shows the deal, turns the person's tiles over, and says which sides are
near the end of the match, and who leads."""

from __future__ import annotations

import displayio

from drawings import BACK, ICON, IVORY
from engine import tiles
from handheld.buttons import A
from seats import PERSON
from tables.line import match_point
from tables.round import beat, move_between, slowing
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.line_match import LineMatch
    from engine.match import RoundEnd
    from kinds import Place, Sprites, Steps
    from tables.line import Table
    from tables.line.hand import Hand

# In ms; all is cut short by a press.
_TILE = 120  # to deal a tile to each
_TILES = 490  # to deal all of them, at most
_TURN = 30  # to turn some tiles over, besides the frame that shows it
_TURNS = 4  # steps to turn all tiles over

_WAY = 256  # the time that a tile flies, in the units of all times in a deal
_NEXT = _WAY // 2  # from one tile of a seat to the next
_BACKS = 7  # backs that fly at the same time, at most: the screen is repainted under each
_FEW = 3  # backs that all move in each frame; of more, every other one does


def begin(app: App, match: LineMatch, table: Table, before: RoundEnd | None) -> Steps[None]:
    """Show the deal, and fill the person's Hand on a Table (generator). No tile of the Hand may be shown before. The
    RoundEnd of the round `before` tells why a seat leads."""
    yield from (_place(app, table.hand) if app.hurries() else _Deal(app, match, table).show())
    table.bar.show_stock()
    app.forget_press(A)  # a press that cut this short has done its work
    if match_point.say(app, match, table, range(len(match.scores))):
        yield from app.pause(match_point.LOOK)
        app.forget_press(A)
    table.status.say(_lead(app, match, before), IVORY)
    yield  # before the tiles are dimmed: both would be much for one frame


def _lead(app: App, match: LineMatch, before: RoundEnd | None) -> str:
    """Return the sentence on who leads, and why."""
    seat = match.leader
    if len(match.moves) == 1:
        return app.sentence(seat, names.LEADS, tiles.name(match.moves[0][0]), key="tile")
    if not before:
        return app.sentence(seat, names.LEADS, key="any")
    return app.sentence(seat, names.LEADS, key="blocked" if before.side is None else "won")


class _Deal:
    """The flight of the tiles from the pile, face down, to one seat after another. The person's tiles fly to the
    hand; for the others, small backs fly until they are behind the bar."""

    def __init__(self, app: App, match: LineMatch, table: Table) -> None:
        self._app = app
        self._hand = hand = table.hand
        self._bar = table.bar
        self._board = board = table.board.group
        self._count = len(hand.tiles)
        self._seats = match.seats
        self._off = 0  # the number of the person's tiles that have started
        self._frames = 0  # the number of frames that have been shown
        x, y = table.status.pile
        self._pile = x, y - board.y
        self._to_hand = x - hand.group.x - hand.half // 4, y - hand.group.y - hand.half // 2
        self._backs: Sprites = displayio.Group()
        # For each back: its first start, the number of its other starts, and its destination.
        self._flights: list[tuple[int, int, Place]] = []
        lanes = 2 if 2 * (match.seats - 1) <= _BACKS else 1  # with one, a back flies only for every other tile
        for seat in range(PERSON + 1, match.seats):
            end = table.bar.tiles_place(seat)[0], -ICON
            for lane in range(lanes):
                app.art.icon(self._backs, BACK, -ICON, 0)
                self._flights.append((self._delay(seat) + lane * _NEXT, (self._count - 1 - lane) // 2, end))
        board.append(self._backs)  # under the bar and the tray

    def _delay(self, seat: int) -> int:
        return seat * _NEXT // self._seats

    def show(self) -> Steps[None]:
        """Show the deal, and turn the person's tiles over (generator)."""
        for sprite in self._hand.group:
            self._app.art.show_tile(sprite, None, True)
        yield from self._app.animate(min(_TILES, _TILE * self._count), self._draw)
        for back in self._backs:
            back.x = -ICON  # off the screen, so that all of them can leave at once
        yield from _place(self._app, self._hand)
        self._board.remove(self._backs)

    def _draw(self, part: int) -> None:
        """Show the deal when `part` of 256 of its time has gone by."""
        if self._app.hurries():
            return  # `_place` puts the other tiles in their places
        time = part * ((self._count - 1) * _NEXT + self._delay(self._seats) + _WAY) // 256
        for i in range(min(self._count, 1 + time // _NEXT)):
            if i == self._off:
                self._off += 1
                self._app.play_sound("deal")
                self._bar.show_stock(self._off)
            _fly(self._hand.group[i], self._to_hand, self._hand.place(i), time - i * _NEXT)
        self._frames += 1
        together = 2 if len(self._flights) > _FEW else 1
        for i in range(self._frames % together, len(self._flights), together):
            start, again, end = self._flights[i]
            if time >= start:
                _fly(self._backs[i], self._pile, end, time - start - _WAY * min(again, (time - start) // _WAY))


def _fly(sprite: displayio.TileGrid, start: Place, end: Place, time: int) -> None:
    """Show a sprite on its way from `start` to `end`, both x and y in px, `time` after it has started."""
    move_between(sprite, start, end, slowing(min(time, _WAY)))


def _place(app: App, hand: Hand) -> Steps[None]:
    """Put all tiles in their places, face up, some of them in each frame (generator)."""
    count = len(hand.tiles)
    together = -(-count // _TURNS)
    for first in range(0, count, together):
        for i in range(first, min(first + together, count)):
            sprite = hand.group[i]
            app.art.show_tile(sprite, hand.tiles[i], True)
            sprite.x, sprite.y = hand.place(i)
        if not app.hurries():
            app.play_sound("turned")
        yield
        yield from beat(app, _TURN)
