# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A hand of Chinese tiles of which several can be picked, and a line of words below it."""

from __future__ import annotations

import displayio

import chinese_tiles
from chinese_tiles import CHOSEN, DIM, PLAIN
from drawings import CRAMPED, GOLD, GREY, IN_HANDS
from engine import chinese
from words.label import Label

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from displayio import TileGrid

    from art import Art
    from engine.kinds import Tile
    from kinds import Place, Sprites


RAISE = 2  # px by which a picked tile stands out
_WORDS = RAISE + 2 * IN_HANDS[0] + 2  # px: the tiles and the cursor are above the words
HEIGHT = _WORDS + 10  # px
_GAP = 4  # px between civil and military
_IN_A_FRAME = 4  # tiles that change in a frame, so that none repaints much


class Words(Label):
    """A Label whose text begins anywhere, see `write`."""

    _start = 0  # px

    def before(self, text: str) -> int:
        """See Label."""
        return self._start

    def write(self, text: str, start: int) -> None:
        """Write a text that begins `start` px from the left edge."""
        if start != self._start:
            self._start = start
            self._write(text)


class Hand:
    """A hand in two groups, civil and military, each with the highest tile first. Below the cursor's tile stands
    what the picked tiles are, and below the first of each group its name, if there is space.

    top      px from the top to tiles that stand out
    words    the Label of what the picked tiles are
    tiles    the tiles in the order shown, a list
    sprites  a Group with a TileGrid for each tile
    picked   the indexes of the picked tiles, a list
    lit      the tiles that aren't dim, a list
    cursor   the index of the tile at the cursor
    """

    def __init__(self, art: Art, words: Sequence[str], wide: int) -> None:
        """`words` name the two groups; the line below the tiles is `wide` px long."""
        self.art = art
        self.group = displayio.Group()
        self.sprites: Sprites = displayio.Group()
        self.group.append(self.sprites)
        self.half = IN_HANDS[art.is_narrow]
        self._pitch = self.half + (art.width >= CRAMPED)  # else the keys would lie on the last tiles
        self.top = 2 * (IN_HANDS[0] - self.half)
        self._cursor = art.panel(self.group, GOLD, 0, self.top + RAISE + 2 * self.half - 1, self.half, 2)
        self._wide = wide
        self._names = words
        self._labels = [art.label(self.group, GREY, art.font.width(word), 0, _WORDS) for word in words]
        self.words = Words(art.font, art.ink(GOLD), wide, 0, _WORDS)
        self.group.append(self.words.grid)
        self._waiting: list[TileGrid] = []  # sprites that are not in use
        self.tiles: list[Tile] = []
        self.picked: list[int] = []
        self.lit: list[Tile] = []
        self.cursor = 0

    def show(self, tiles: list[Tile]) -> None:
        """Show these tiles at once, see `change`."""
        for _ in self.change(tiles):
            pass

    def change(self, tiles: list[Tile]) -> Iterator[None]:
        """Show these tiles, none of them picked or dim, in two frames (generator). Then call `name_groups`."""
        self.tiles = sorted(tiles, key=lambda tile: (not chinese.is_civil(tile), -chinese.rank(tile), -tile[0]))
        self._civil = len([tile for tile in tiles if chinese.is_civil(tile)])
        while len(self.sprites) > len(tiles):
            self._waiting.append(self.sprites.pop())
        while len(self.sprites) < len(tiles):
            self.sprites.append(self._waiting.pop() if self._waiting else chinese_tiles.tile(self.art, self.half))
        self.picked, self.lit = [], self.tiles
        self.words.show("")
        for i, tile in enumerate(self.tiles):
            if i == _IN_A_FRAME:
                yield
            chinese_tiles.show(self.sprites[i], tile)
            self._dress(i)
        self.move(0)

    def name_groups(self) -> None:
        """Name the two groups, each below its first tile if it has one, unless something else is written there. Keep
        the words apart, and in their line."""
        right = 0
        for label, word, first, last in zip(
            self._labels, self._names, (0, self._civil), (self._civil, len(self.tiles))
        ):
            x = max(right, min(self.place(first)[0], self._wide - label.width))
            if label.grid.x != x:
                label.grid.x = x
            label.show(word if first < last and not self.words.text and x + label.width <= self._wide else "")
            if first < last:
                right = x + label.width + 3

    def say(self, text: str, colour: int = GOLD) -> None:
        """Write what the picked tiles are below the tile at the cursor, or as near to it as it fits. The names of
        the groups give way."""
        for label in self._labels if text else ():
            label.show("")
        start = max(0, min(self.place(self.cursor)[0], self._wide - self.art.font.width(text)))
        self.words.write(text, start)
        self.words.show(text, self.art.ink(colour))

    def left_of(self, tile: Tile) -> int:
        """Return the left edge of a tile on the screen, in px."""
        return self.group.x + self.place(self.tiles.index(tile))[0]

    def cover(self) -> None:
        """Show all tiles face down. Hide the cursor and the words below them; `move` and `name_groups` show them
        again."""
        self._cursor.x = -self.art.width
        self.words.show("")
        for grid in self.sprites:
            chinese_tiles.show(grid, None)
            grid.pixel_shader = self.art.back
        for label in self._labels:
            label.show("")

    def turn(self, first: int, last: int) -> None:
        """Turn over the tiles from number `first` up to, not including, `last`."""
        for i in range(first, min(last, len(self.tiles))):
            chinese_tiles.show(self.sprites[i], self.tiles[i])
            self.sprites[i].pixel_shader = chinese_tiles.palette(self.art, self.tiles[i], PLAIN)

    def place(self, i: int) -> Place:
        """Return where tile number `i` lies: x and y in px."""
        return i * self._pitch + (_GAP if i >= self._civil else 0), self.top + (0 if i in self.picked else RAISE)

    def move(self, step: int) -> None:
        """Move the cursor `step` tiles on, wrapping round."""
        count = len(self.tiles)
        self.cursor = (self.cursor + step) % count if count else 0
        x = self.place(self.cursor)[0] if count else -self.art.width  # off the screen without a tile
        if abs(x - self._cursor.x) > 3 * self.half:
            self.words.show("")  # else all from there to the new words would be repainted
        self._cursor.x = x

    def pick(self, indexes: list[int], lit: list[Tile]) -> None:
        """Pick only the tiles with these indexes, and dim all tiles that are neither picked nor in `lit`."""
        self.picked = indexes
        self.lit = lit
        for i in range(len(self.tiles)):
            self._dress(i)

    def _dress(self, i: int) -> None:
        """Show tile number `i` picked, lit or dim, in its place."""
        grid, tile = self.sprites[i], self.tiles[i]
        look = CHOSEN if i in self.picked else PLAIN if tile in self.lit else DIM
        shader = chinese_tiles.palette(self.art, tile, look)
        if grid.pixel_shader is not shader:
            grid.pixel_shader = shader
        grid.x, grid.y = self.place(i)
