# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A trick on the table: the tiles that each seat has played, below its cell."""

import displayio

import chinese_tiles
from chinese_tiles import CHOSEN, PLAIN
from drawings import CROWN, EMPTY, ICON, IN_HANDS, TRICK
from engine.chinese_moves import DROP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import TileGrid

    from art import Art
    from engine.kinds import ChineseMove, Tile
    from kinds import Place
    from tables.tricks.hand import Sprites

_TILES = ICON - 1  # px from the crowns, the last of which is empty, to the tiles


class Trick:
    """The tiles that each seat has played, face down if they are dropped, and a crown above the winning tiles.

    `group` is the Group to show, with its origin at the left end of the row of crowns; `height` is its height in
    px.
    """

    def __init__(self, art: "Art", seats: int) -> None:
        self.art = art
        self.cell = art.width // seats  # px
        self._largest = IN_HANDS[art.is_low]  # a low screen has less space
        self.height = _TILES + 2 * self._largest
        self._won = _TILES + self._largest - ICON // 2  # px from the top to the sign of a trick that is won
        self.group = displayio.Group()
        self._plays: "list[Sprites]" = []
        self._lefts = [0] * seats  # px, where each seat's tiles begin
        self._signs: "list[TileGrid]" = []
        # Sprites that are not in use.
        self._waiting: "dict[int, list[TileGrid]]" = {half: [] for half in IN_HANDS[:2]}
        for _ in range(seats):
            play: "Sprites" = displayio.Group()  # type: ignore[assignment]  # TileGrids alone are put into it
            self._plays.append(play)
            self.group.append(play)
        for seat in range(seats):
            self._signs.append(art.icon(self.group, EMPTY, self._sign_x(seat), 0))
        # Each seat's face-up tiles, in the order they lie.
        self.tiles: "list[tuple[Tile | None, ...]]" = [()] * seats

    def _sign_x(self, seat: int) -> int:
        return seat * self.cell + (self.cell - ICON) // 2

    def _half(self, count: int) -> int:
        """Return the larger size if `count` tiles of it fit into a cell, else the smaller one."""
        return self._largest if count * (self._largest + 1) <= self.cell else IN_HANDS[1]

    def add(self, seat: int, move: "ChineseMove") -> "Sprites":
        """Lay down the tiles that a seat plays. Return their Group, which is in its place and can be moved."""
        tiles, how = move
        half = self._half(len(tiles))
        play, waiting = self._plays[seat], self._waiting[half]
        self.tiles[seat] = (None,) * len(tiles) if how == DROP else tiles
        pitch = min(half + 1, self.cell // len(tiles))
        for i, tile in enumerate(self.tiles[seat]):
            grid = waiting.pop() if waiting else chinese_tiles.tile(self.art, half)
            chinese_tiles.show(grid, tile)
            grid.pixel_shader = chinese_tiles.palette(self.art, tile, PLAIN)
            grid.x = i * pitch
            play.append(grid)
        play.x = self._lefts[seat] = seat * self.cell + (self.cell + 1 - len(tiles) * pitch) // 2
        play.y = _TILES + self._largest - half
        return play

    def crown(self, winner: int) -> None:
        """Crown only the tiles of the seat that wins the trick so far."""
        for seat, sign in enumerate(self._signs):
            cell = CROWN if seat == winner else EMPTY
            if sign[0] != cell:
                sign[0] = cell
                sign.y = self._plays[seat].y - _TILES
                look = CHOSEN if seat == winner else PLAIN
                for grid, tile in zip(self._plays[seat], self.tiles[seat]):
                    grid.pixel_shader = chinese_tiles.palette(self.art, tile, look)

    def raise_above(self, seat: int) -> None:
        """Bring a seat's tiles in front of the others'."""
        play = self._plays[seat]
        self.group.remove(play)
        self.group.insert(len(self._plays) - 1, play)

    def gather(self, seat: int, winner: int, part: int) -> None:
        """Move a seat's tiles `part` of 256 of the way to the winner's."""
        left, end = self._lefts[seat], self._lefts[winner]
        self._plays[seat].x = left + (end - left) * part // 256

    def take(self, winner: int) -> None:
        """Replace the tiles with the sign of a trick, in the winner's place."""
        self.clear()
        sign = self._signs[winner]
        sign[0] = TRICK
        sign.y = self._won

    def clear(self) -> None:
        """Remove the tiles and the crown."""
        for play, sign in zip(self._plays, self._signs):
            half = self._half(len(play))
            while len(play):
                self._waiting[half].append(play.pop())
            if sign[0] != EMPTY:
                sign[0] = EMPTY

    def bring(self, winner: int, place: "Place", part: int) -> None:
        """Move the sign of `take` `part` of 256 of the way to a place, x and y in px. Hide it at the end."""
        sign, left = self._signs[winner], self._sign_x(winner)
        x, y = place
        if part < 256:
            sign.x, sign.y = left + (x - left) * part // 256, self._won + (y - self._won) * part // 256
        else:
            sign[0] = EMPTY
            sign.x, sign.y = left, 0
