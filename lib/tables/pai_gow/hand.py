# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hands of Pai Gow: two tiles, with the name of their hand; and which of two hands is better."""

from __future__ import annotations

import chinese_tiles
from drawings import ARROW_DOWN, ARROW_UP, BLUE, EMPTY, GOLD, ICON, IN_HANDS, WHITE
from engine.games.pai_gow import is_better
from tables.pai_gow.phrases import describe, verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group, Palette

    from art import Art
    from engine.kinds import MaybeNone, Tile
    from kinds import Place
    from words.words import Words

    Pair = tuple[Tile | MaybeNone, ...]  # two tiles; None is one face down

_FACE_DOWN = None, None
_NAME = 49  # px of a name in two lines, at most


class Hand:
    """Two tiles side by side, and beside them in two lines the name of their hand; x and y in px.

    tiles    the tiles, a tuple
    sprites  a TileGrid for each tile, a list
    """

    def __init__(self, art: Art, group: Group, words: Words, x: int, y: int) -> None:
        self.words = words
        narrow = art.is_narrow
        room = art.page_width // 2 - 3 + narrow  # px for two tiles and a word
        large, small = IN_HANDS[:2]
        self._half = half = small if narrow else large
        self.x, self.y = x, y + large - half
        self.tiles: Pair = _FACE_DOWN
        self._art = art
        self.sprites = [chinese_tiles.tile(art, half) for _ in self.tiles]
        for grid in self.sprites:
            group.append(grid)
        x += 2 * half + 3 - narrow
        wide = min(_NAME, room - 2 * half - 1)
        self._labels = art.label(group, WHITE, wide, x, y + 4), art.label(group, WHITE, wide, x, y + 15)
        self.clear()

    def clear(self) -> None:
        """Remove the hand from the table."""
        self.cover("")
        for grid in self.sprites:
            grid.y = self._art.height

    def cover(self, word: str) -> None:
        """Turn both tiles face down, with a word beside them."""
        self.lay(_FACE_DOWN)
        self._show((word, ""))

    def lay(self, pair: Pair) -> None:
        """Show two tiles. A tile that lies here already stays in its place."""
        if pair[0] == self.tiles[1] or pair[1] == self.tiles[0]:
            pair = pair[1], pair[0]
        self.tiles = pair
        for grid, tile in zip(self.sprites, pair):
            chinese_tiles.show(grid, tile)
        self._dress(chinese_tiles.PLAIN)

    def turn(self, i: int, tile: Tile) -> None:
        """Turn over tile number `i`."""
        self.tiles = self.tiles[:i] + (tile,) + self.tiles[i + 1 :]
        chinese_tiles.show(self.sprites[i], tile)
        self._dress(chinese_tiles.PLAIN)

    def light(self) -> None:
        """Light up the tiles until others are shown: their hand is the better one."""
        self._dress(chinese_tiles.CHOSEN)

    def _dress(self, look: int) -> None:
        """Let both tiles look plain or chosen."""
        for grid, tile in zip(self.sprites, self.tiles):
            shader = chinese_tiles.palette(self._art, tile, look)
            if grid.pixel_shader is not shader:
                grid.pixel_shader = shader

    def show_name(self) -> None:
        """Show the name of the hand."""
        # They are face up.
        self._show(describe(self.tiles, self.words, self._labels[0].fits))

    def _show(self, words: tuple[str, str]) -> None:
        for label, word in zip(self._labels, words):
            # If a sum is too long, leave its result out: its last digit stands in the line above.
            label.show(word if label.fits(word) else word[: word.find("=")])

    def place(self, i: int) -> Place:
        """Return the place of tile number `i`: x and y in px."""
        return self.x + i * (self._half + 1), self.y

    def put(self, i: int) -> None:
        """Show tile number `i` in its place."""
        self.sprites[i].x, self.sprites[i].y = self.place(i)


class Verdict:
    """Between two hands, in one line: an arrow to the better one, and whose it is or why; x and y in px."""

    def __init__(self, art: Art, group: Group, words: Words, x: int, y: int) -> None:
        self.words = words
        self._arrow = art.icon(group, EMPTY, x, y)
        self._inks = art.ink(BLUE), art.ink(GOLD)  # of the banker, and of the person
        gap = ICON + 2 * (not art.is_narrow)
        self._why = art.label(group, GOLD, art.page_width // 2 - x % (art.page_width // 2) - gap, x + gap, y)

    def clear(self) -> None:
        """Show nothing."""
        self._show(EMPTY, "", None)

    def show(self, mine: tuple[Tile, ...], bankers: tuple[Tile, ...]) -> None:
        """Compare the person's hand, which lies below, with the banker's."""
        won = is_better(mine, bankers)
        self._show(ARROW_DOWN if won else ARROW_UP, verdict(mine, bankers, self.words), self._inks[won])

    def _show(self, icon: int, why: str, ink: Palette | None) -> None:
        if self._arrow[0] != icon:
            self._arrow[0] = icon
        self._why.show(why, ink)
