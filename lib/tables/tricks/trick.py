# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A trick on the table: the tiles that win it so far, whose they are, and the kinds that beat them."""

from __future__ import annotations

import displayio

import chinese_tiles
from chinese_tiles import PLAIN
from drawings import CROWN, EMPTY, GOLD, GREY, ICON, IN_HANDS, TRICK, WHITE
from engine import chinese
from engine.chinese_moves import DROP
from tables.hud import NAME, NAME_WIDE
from tables.tricks.phrases import beating
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import TileGrid

    from art import Art
    from engine.kinds import Move, Tile
    from kinds import Place, Sprites

_OWNER = 13  # px from the top to the tiles, below whose they are
_LINE = 12  # px of a line of text
_SMALL = IN_HANDS[1]  # px of half a tile of the kinds that beat
_GAP = 4  # px between these kinds, if each has two tiles
LADDER = 2 * _SMALL  # px, their height


class Trick:
    """The tiles that win a trick so far, under a crown and the name of their seat, with their own name below them;
    and a row of the kinds that beat them.

    group   the Group to show
    sign    the crown, or the sign of a trick that is won, a TileGrid; beside it the Label `owner`, and `name` below the
            tiles
    tiles   the tiles that win, a tuple, or () if none has been led
    ladder  the tiles in the row of the kinds that beat them, a list; the Label `word` stands beside it
    left    the left end of the tiles' place in px; the place reaches to the right of the screen
    rung    the top of that row, in px
    height  the height of the place, in px
    """

    def __init__(self, art: Art, left: int, height: int, rung: int, beaten: Sequence[str]) -> None:
        """`beaten` are the words beside the kinds that beat the tiles, and those for none."""
        self.art = art
        self.left, self.height, self.rung = left, height, rung
        self.group = group = displayio.Group()
        self._wide = wide = art.width - left - 1
        self._beaten = beaten
        self._waiting: dict[int, list[TileGrid]] = {half: [] for half in IN_HANDS[:2]}  # sprites that are not in use
        self._plays: list[Sprites] = []
        for _ in range(3):  # what wins, what is played to it, and the ladder
            play: Sprites = displayio.Group()
            self._plays.append(play)
            group.append(play)
        self.tiles: tuple[Tile, ...] = ()
        self.ladder: list[Tile] = []
        air = int(wide > ICON + NAME_WIDE)  # px between the crown and the name
        self.owner = art.label(group, WHITE, NAME_WIDE, left + (wide + ICON + air - NAME_WIDE) // 2, 2)
        self._crown = self.owner.grid.x - ICON - air
        self.sign = art.icon(group, EMPTY, 0, 0)
        self.name = art.label(group, GOLD, wide - 1, left + 1, height - _LINE + 2, CENTRE)
        text = max(map(art.font.width, beaten))
        self.word = art.label(group, GREY, min(text, art.width - 2), 2, rung + (LADDER - _LINE) // 2 + 2)
        self._wins = art.icon(group, EMPTY, 1, rung + (LADDER - ICON) // 2)
        self._put_sign()

    def _put_sign(self) -> None:
        self.sign.x, self.sign.y = self._crown, 1

    def add(self, seat_tiles: Sequence[Tile | None]) -> Sprites:
        """Put tiles into the place of the trick; None is one face down. Return their Group, which can be moved."""
        play = self._plays[1]
        count = across = len(seat_tiles)
        half, room = IN_HANDS[0], self.height - _OWNER - _LINE
        if count * (half + 1) > self._wide + 1 or 2 * half > room:
            half = _SMALL
        if count * (half + 1) > self._wide + 1:
            across = (count + 1) // 2
        down = -(-count // across)
        for i, tile in enumerate(seat_tiles):
            grid = self._sprite(half, tile)
            grid.x, grid.y = i % across * (half + 1), i // across * (2 * half + 1)
            play.append(grid)
        play.x = self.left + (self._wide + 1 - across * (half + 1)) // 2
        play.y = min(_OWNER + max(0, room - 2 * half) // 2, self.height - down * (2 * half + 1) + 1)
        return play

    def _sprite(self, half: int, tile: Tile | None) -> TileGrid:
        waiting = self._waiting[half]
        grid = waiting.pop() if waiting else chinese_tiles.tile(self.art, half)
        chinese_tiles.show(grid, tile)
        grid.pixel_shader = chinese_tiles.palette(self.art, tile, PLAIN)
        return grid

    def settle(self, move: Move) -> None:
        """Let the tiles that were added last replace those that won before; or take them away, if `move` has dropped
        them."""
        tiles, how = move
        if how == DROP:
            self._empty(self._plays[1])
            return
        self.tiles = tiles
        old, new = self._plays[:2]
        self._empty(old)
        while len(new):
            old.insert(0, new.pop())
        old.x, old.y = new.x, new.y

    def _empty(self, play: Sprites, count: int = 0) -> None:
        """Take away the tiles of a play but for the first ones."""
        while len(play) > count:
            grid = play.pop()
            self._waiting[grid.tile_width].append(grid)

    def show_owner(self, owner: str, *own: str) -> None:
        """Crown the tiles: show the name of their seat, and the first of their own names for which there is space."""
        self.owner.show(owner[:NAME])
        self.sign[0] = CROWN
        in_rows = self._plays[0][-1].y > 0  # the second of which lies where the name would
        self.name.show(([name for name in own if self.name.fits(name) and not in_rows] + [""])[0])

    def show_ladder(self) -> None:
        """Show the kinds that beat the tiles."""
        ladder = beating(self.tiles)
        if ladder == self.ladder and self.word.text:
            return
        play, same = self._plays[2], 0
        while same < min(len(ladder), len(self.ladder)) and ladder[same] == self.ladder[same]:
            same += 1  # these stay: all of them would be too much for a frame
        self.ladder = ladder
        self._empty(play, same)
        x = self.word.grid.x + self.art.font.width(self._beaten[0]) + _GAP
        two = len(self.tiles) > 1 and not (chinese.is_civil(self.tiles[0]) and chinese.is_civil(self.tiles[-1]))
        wide = len(ladder) * (_SMALL + 1) + two * _GAP * (len(ladder) // 2)
        said = self._beaten[not ladder]
        if ladder and x + wide > self.art.width:
            said, x = "", ICON + 2
        self.word.show(said)
        self._wins[0] = EMPTY if said else CROWN
        for i, tile in enumerate(ladder):
            if i >= same:
                play.append(self._sprite(_SMALL, tile))
            play[i].x, play[i].y = x, self.rung
            x += _SMALL + 1 + _GAP * (two and i % 2)

    def take(self) -> None:
        """Replace the tiles with the sign of a trick."""
        self._empty(self._plays[0])
        self.owner.show("")
        self.name.show("")
        self.sign[0] = TRICK
        self.sign.x, self.sign.y = self.left + (self._wide - ICON) // 2, _OWNER + IN_HANDS[0] - ICON // 2

    def clear(self) -> None:
        """Remove the trick."""
        self.tiles, self.ladder = (), []
        for play in self._plays:
            self._empty(play)
        self.owner.show("")
        self.name.show("")
        self.word.show("")
        self.sign[0] = self._wins[0] = EMPTY
        self._put_sign()

    def bring(self, place: Place, part: int) -> None:
        """Move the sign of `take` `part` of 256 of the way to a place, x and y in px."""
        x, y = place
        start = self.left + (self._wide - ICON) // 2
        top = _OWNER + IN_HANDS[0] - ICON // 2
        self.sign.x, self.sign.y = start + (x - start) * part // 256, top + (y - top) * part // 256
