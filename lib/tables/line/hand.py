# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hand at the bottom of the screen: upright tiles side by side, in the largest size."""

from __future__ import annotations

import displayio

from drawings import ICON, IN_HANDS, LARGE, PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from art import Art
    from engine.kinds import LineMove, Tile
    from kinds import Place, Sprites, Steps

RAISE = 3  # px by which the chosen tile stands out
_FEW = 7  # tiles that are LARGE on every screen; on most they leave space for words beside them
_IN_A_FRAME = 3  # tiles that change in a frame, so that it is sent quickly


class Hand:
    """The person's hand, in a strip of `width` px. In a wide strip it lies nearer to the middle, if it ends before
    `right` px there.

    group   the Group to show, with its origin in the strip's corner
    height  the height of the strip, in px
    tiles   the tiles in the order shown: as they were drawn or, `by_suit`, with the largest numbers first
    cursor  the index of the tile that the person chose last
    """

    chosen: int | None
    _playable: Collection[Tile] | None

    def __init__(self, art: Art, width: int, right: int, by_suit: bool = False) -> None:
        self.art = art
        self.width = width
        self._right = right
        self._by_suit = by_suit
        self._sizes = [half for half in art.sizes() if half in (LARGE,) + IN_HANDS]
        self.height = 2 * self._sizes[0] + RAISE
        self.group: Sprites = displayio.Group()
        self.half = self.pitch = self._left = self._wide = 0
        self.across = 1  # tiles in a row, at most
        self.tiles: list[Tile] = []
        self.chosen = self._playable = None
        self.cursor = 0

    def show(self, tiles: Sequence[Tile], playable: Collection[Tile] | None = None) -> None:
        """Show these tiles in one frame, see `change`."""
        for _ in self.change(tiles, playable):
            pass

    def change(self, tiles: Sequence[Tile], playable: Collection[Tile] | None = None) -> Steps[None]:
        """Show these tiles, some in each frame, none of them chosen (generator). Dim the tiles that aren't in
        `playable`, if given. If a row of tiles leaves no space for words, use smaller ones, and then two rows."""
        self.tiles = sorted(tiles, reverse=True) if self._by_suit else list(tiles)
        self.chosen, self._playable = None, playable
        self._fit(len(tiles))
        changed = 0
        for i in range(len(tiles)):
            if changed == _IN_A_FRAME:
                changed = 0
                yield
            changed += self._dress(i)
        while len(self.group) > len(tiles):
            self.group.pop()  # free its memory for the next tile on the line
        if changed:
            yield

    def take(self, tile: Tile) -> None:
        """Hide a tile. The others keep their places until `show` or `change` is called."""
        self.group[self.tiles.index(tile)].y = self.height

    def light(self, moves: Iterable[LineMove]) -> Steps[None]:
        """Dim all tiles except the ones in `moves` (generator)."""
        return self.change(self.tiles, [tile for tile, how in moves if tile])

    def _fit(self, count: int) -> None:
        """Choose the size in which `count` tiles fit side by side."""
        rows = 1
        for half in self._sizes:
            wide = half + (half == LARGE)
            if count * wide + 1 < (self.width if half == LARGE and count <= _FEW else self._right):
                break
        else:
            rows = 2
        across = max(-(-count // rows), 1)
        # On the narrowest screens LARGE tiles leave space for the icons of buttons alone.
        self.pitch = min(wide + 1, max(wide, (self.width - ICON if half == LARGE else self._right) // across))
        self._wide = wide
        self._left = max(0, min((self.width - PAGE[0]) // 2, self._right - across * self.pitch)) + 1
        self.across = across if rows > 1 else self.width  # the next tile may always join a single row
        # A row of smaller tiles lies lower; two rows of the smallest fill the strip.
        self._top = self.height - (self._sizes[0] + half if rows == 1 else 4 * half)
        self.half = half

    def place(self, i: int) -> Place:
        """Return the place of tile number `i`: x and y in px."""
        row, column = divmod(i, self.across)
        return column * self.pitch + self._left, self._top + row * 2 * self.half

    def right(self) -> int:
        """Return the right end of the tiles: x in px."""
        return (min(len(self.tiles), self.across) - 1) * self.pitch + self._wide + self._left

    def choose(self, i: int | None) -> None:
        """Show tile number `i` as the chosen one; None chooses none."""
        before, self.chosen = self.chosen, i
        for changed in (before, i):
            if changed is not None:
                self._dress(changed)

    def _dress(self, i: int) -> bool:
        """Show tile number `i` in its place, raised if it is chosen. Return whether that changes anything."""
        chosen = i == self.chosen
        lit = self._playable is None or self.tiles[i] in self._playable
        palette = self.art.chosen if chosen else self.art.plain if lit else self.art.dim
        grid = self._sprite(i)
        before = grid[0], grid[1], grid.x, grid.y, grid.pixel_shader
        self.art.show_tile(grid, self.tiles[i], True)
        x, y = self.place(i)
        grid.x, grid.y = x, y - RAISE * chosen
        if grid.pixel_shader is not palette:
            grid.pixel_shader = palette
        return before != (grid[0], grid[1], grid.x, grid.y, palette)

    def _sprite(self, i: int) -> displayio.TileGrid:
        """Return the sprite of tile number `i`. Replace a sprite of another size by a new one."""
        group = self.group
        if i < len(group) and group[i].tile_width != self.half:
            group.pop(i)
            group.insert(i, self.art.tile(self.half))
        elif i == len(group):
            group.append(self.art.tile(self.half))
        return group[i]
