# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of play on the screen: shows each tile at the spot that the Layout has found for it."""

from __future__ import annotations

import displayio

import loader
from engine import tiles
from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from art import Art
    from engine.kinds import MaybeNone, Tile
    from engine.line_match import LineMatch
    from kinds import Box, Sprites
    from tables.line.layout import Layout, State
    from tables.line.review import Shape


def unpack(spot: int) -> tuple[int, int, bool, bool]:
    """Return (x, y, upright, flipped) from a spot, see layout.pack. It is here because `layout` may be unloaded."""
    return spot >> 2 & 1023, spot >> 12, spot & 2 > 0, spot & 1 > 0


class Board:
    """The line on a table of `width` x `height` px, of a set with numbers up to `top`.

    The line may go on above and below the table: the table is a window on it, `height` px high. Tiles at its edge
    stick out, so the bar above the table and the tray below it must cover them.

    To *aim* a tile is to find its spot before it is laid; the person sees it there as a *ghost*.

    group   the Group to show, with its origin in the table's corner
    layout  the Layout of the line, or a Shape; a dropped Layout is made again when it is needed
    half    the size in which tiles are drawn: px of a half's side
    spots   the spot of each tile, in the order of play, see layout.pack
    y       the top of the window on the line, in px
    arrows  the Group of the arrows that show where the line goes on
    ahead   the Group of the aimed tile's ghost, and of the points that it would score
    marks   the Group of the marks at the ends in the person's turn, see Ends. A hidden mark lies off the screen,
            because the badge repaints one box around everything that leaves a group in a frame
    """

    def __init__(self, art: Art, width: int, height: int, top: int, layout: Layout | Shape) -> None:
        self.art = art
        self.width = width
        self.height = height
        self._layout: Layout | MaybeNone = layout  # None while it is dropped
        # The data of the dropped layout, see Layout.state.
        self._line: State | MaybeNone = None
        self.group = displayio.Group()
        # The sprites of the tiles in the window, in the order of play.
        self._laid: Sprites = displayio.Group()
        self.arrows: Sprites = displayio.Group()
        self.marks: Sprites = displayio.Group()
        self.ahead: Sprites = displayio.Group()
        for layer in (self._laid, self.arrows, self.marks, self.ahead):
            self.group.append(layer)
        self.half = layout.half
        self.spots: list[int] = loader.room_for((top + 1) * (top + 2) // 2)
        self._spare: list[displayio.TileGrid] = []  # sprites for the tiles that are added next
        self._marked: Tile | None = None  # the tile that is marked as the last one
        self._aimed: int | MaybeNone = None  # the spot of the aimed tile
        self.y = 0
        self._hidden = 0, 0  # px of the line above and below the window
        self._ways: tuple[bool, ...] = (False, False)  # whether the arrows up and down are shown

    # The tiles of the line.

    def show(self, count: int | None = None, moved: int = 0) -> displayio.TileGrid | None:
        """Show the first `count` tiles of the layout, or all, in one frame. `moved` is added to their spots. Return
        the TileGrid of the last one, or None if it is beyond the table or there is none."""
        self.hide_ghost()
        self._take_spots(len(self.layout.spots) if count is None else count, moved)
        self.y = 0
        if self.spots:
            self._follow(self.box(self.spots[-1]))
        self._show()
        return self.sprite(len(self.spots) - 1)

    @property
    def layout(self) -> Layout:
        if not self._layout:
            from tables.line.layout import restored

            self._layout = restored(self._line)
        return self._layout

    @layout.setter
    def layout(self, layout: Layout | Shape) -> None:
        self._layout = layout

    def drop_layout(self) -> None:
        """Drop the layout until it is needed again. The picture stays."""
        if self._layout:
            self._line, self._layout = self._layout.state(), None

    def line_state(self) -> State:
        """Return the `state` of the layout."""
        return self._layout.state() if self._layout else self._line

    def show_from(self, y: int) -> None:
        """Show the line with the top of the window at `y`."""
        self.y = y
        self._take_spots(len(self.layout.spots))
        self._show()

    def aim(self, tile: Tile, arm: int) -> bool:
        """Aim a tile. If the others must move or get smaller for it, show that. Return whether they get smaller."""
        self.hide_ghost()
        self._aimed = self.layout.ghost(tile, arm)
        if self._aimed is None:
            self.layout.lay_anew_for(tile, arm)
            self._aimed = self.layout.ghost(tile, arm)
        return self.show_moved()

    def add(self, tile: Tile, arm: int) -> displayio.TileGrid:
        """Lay the aimed tile. Return its TileGrid, which lies at the aimed spot. If others move before it, show
        that, too; for those that move after it, call `show_moved`."""
        self.hide_ghost()
        self.layout.add(tile, arm)
        if self._aimed is None:
            self.show_moved()
            self._aimed = self.layout.spots[-1]
        self.spots.append(self._aimed)
        y = self.y
        self._follow(self.box(self._aimed))
        if self.y != y or any(self._hidden):
            self._show()
        else:
            self._laid.append(self._new_sprite())
            self._place(self._laid[-1], tile, self._aimed)
        return self._laid[-1]

    def reserve(self, count: int) -> None:
        """Make the sprites of the next `count` tiles that are added. Call this while all modules of the table are
        loaded: sprites that are made among modules that come and go fragment the memory."""
        while len(self._spare) < count:
            self._spare.append(self.art.tile(self.half))

    def _new_sprite(self) -> displayio.TileGrid:
        """Return a sprite of the tiles' size that isn't used, reserved or new."""
        while self._spare:
            sprite = self._spare.pop()
            if sprite.tile_width == self.half:
                return sprite
        return self.art.tile(self.half)

    def show_moved(self) -> bool:
        """Show the tiles that have moved or become smaller, all in one frame: if some came later, the line would
        look torn meanwhile. Return whether they have become smaller."""
        half, spots = self.half, self.layout.spots
        if half == self.layout.half and all(spot == spots[i] for i, spot in enumerate(self.spots)):
            return False
        self._take_spots(len(self.spots))
        if self.spots:
            self._follow(self.box(self.spots[-1]))
        self._show()
        return self.half < half

    def _take_spots(self, count: int, moved: int = 0) -> None:
        """Take the size and the spots of `count` tiles from the layout, without making a new list. Add `moved` to
        each spot."""
        if self.half != self.layout.half:
            self.half = self.layout.half
            while len(self._laid):
                self._laid.pop()
        del self.spots[:]
        for i in range(count):
            self.spots.append(self.layout.spots[i] + moved)

    def sprite(self, i: int) -> displayio.TileGrid | None:
        """Return the TileGrid of tile number `i`, in the order of play, or None while it is beyond the table."""
        spots = self.spots
        if not 0 <= i < len(spots) or not self._sees(spots[i]):
            return None
        return self._laid[sum(self._sees(spots[before]) for before in range(i))]

    def mark_last(self, match: LineMatch) -> None:
        """Outline only the tile that was laid last in a match, in the colour of who laid it."""
        known = match.line.tiles and match.last_player is not None
        self._marked = match.line.tiles[-1] if known else None
        self.art.outline_last(match.last_player == PERSON)
        self._show()

    # The ghost of a tile, and signs.

    def ghost(self, tile: Tile, arm: int, points: int) -> None:
        """Show the ghost of the aimed tile, and the points that it would score."""
        fits = self._aimed is not None
        # A first double may have no spot before it is played, since all others move for it: show its end instead.
        box = self.box(self._aimed if fits else self.spots[self.layout.last(arm)[0]])
        self._follow(box)
        self._show()
        if fits:
            self.show_ghost(tile, self._aimed)
        if points or not fits:
            self.show_sign("+%d" % points if points else tiles.name(tile), box)

    def show_ghost(self, tile: Tile, spot: int) -> None:
        """Show the ghost of a tile at a spot. Make a new sprite: moving one would repaint its old place, too."""
        ghost = self.art.tile(self.half)
        ghost.pixel_shader = self.art.ghost
        self._place(ghost, tile, spot)
        self.ahead.append(ghost)

    def hide_ghost(self) -> None:
        """Remove the ghost and its points."""
        while len(self.ahead):
            self.ahead.pop()

    def hide_marks(self) -> None:
        """Remove the ghost, and move the marks at the ends off the screen."""
        self.hide_ghost()
        for mark in self.marks:
            mark.x = -self.width

    def drop_hidden_marks(self) -> None:
        """Remove the marks that are off the screen: their old places have been repainted."""
        for i in reversed(range(len(self.marks))):
            if self.marks[i].x < 0:
                self.marks.pop(i)

    def show_sign(self, text: str, box: Box, others: Sequence[Box] = ()) -> list[Box]:
        """Show a text beside a box, if there is a place where it covers no tile and none of the other boxes. Return a
        list with the box that it keeps free, on the whole line, or without one if it isn't shown."""
        from tables.line import markers

        across = markers.width_of(self.art, text)
        place = markers.place(self, across, box, others)
        if not place:
            return []
        x, y = place
        self.ahead.append(markers.sign_of(self.art, text, x, y - self.y))
        return [markers.kept(x, y, across)]

    # The window.

    def look(self, way: int) -> None:
        """Move the window up (-1) or down (1) along the line, if there is more of it."""
        step = min(self.height // 2, self._hidden[way > 0])
        if step:
            self.y += way * step
            self.hide_marks()  # they would stay behind while the tiles move
            self._show()

    def _follow(self, box: Box) -> None:
        """Move the window, if needed, so that it shows a box, and up to a quarter of its height beyond the box."""
        _, y, _, high = box
        more = self.height // 4
        if self.y and 0 <= self._end(min) and self._end(max) <= self.height:
            self.y = 0  # all of the line is on the table again
        if y < self.y:
            self.y = max(y - more, min(y, self._end(min)))
        elif y + high > self.y + self.height:
            self.y = min(y + more, max(y, self._end(max) - high)) + high - self.height

    def _sees(self, spot: int) -> bool:
        """Return whether the window shows any part of a tile at that spot."""
        _, y, _, high = self.box(spot)
        return -high < y - self.y < self.height

    def _end(self, most: Callable[[Iterator[int]], int]) -> int:
        """Return the top (`min`) or bottom (`max`) of the line, in px."""
        # Make no list: there may be no block of memory left for a long one.
        return most(y + (high if most is max else 0) for _, y, _, high in map(self.box, self.spots))

    def _show(self) -> None:
        """Show the tiles in the window, in the order of play, and arrows to more of them."""
        seen = above = below = 0
        tiles = self.layout.tiles
        for i in range(len(self.spots)):
            tile, spot = tiles[i], self.spots[i]
            _, y, _, high = self.box(spot)
            y -= self.y
            above = max(above, -y)
            below = max(below, y + high - self.height)
            if self._sees(spot):
                if seen == len(self._laid):
                    self._laid.append(self._new_sprite())
                self._place(self._laid[seen], tile, spot)
                self._dress(self._laid[seen], tile)
                seen += 1
        while len(self._laid) > seen:
            self._laid.pop()
        self._hidden = above, below
        self._show_arrows()

    def _show_arrows(self) -> None:
        """Show arrows where the line goes on. Even if they stay, place them again: tiles may have moved."""
        ways = tuple([hidden > 0 for hidden in self._hidden])
        if ways != self._ways or any(ways):
            self._ways = ways
            from tables.line import arrows

            arrows.show(self, ways)

    def _dress(self, grid: displayio.TileGrid, tile: Tile) -> None:
        palette = self.art.last if tile == self._marked else self.art.plain
        if grid.pixel_shader is not palette:
            grid.pixel_shader = palette

    def _place(self, grid: displayio.TileGrid, tile: Tile, spot: int) -> None:
        """Make a sprite show a tile at its spot."""
        x, y, upright, flipped = unpack(spot)
        self.art.show_tile(grid, tile, upright, flipped)
        grid.x, grid.y = x, y - self.y

    def box(self, spot: int) -> Box:
        """Return the box of a tile at that spot, on the whole line: x, y, width and height in px."""
        x, y, upright, _ = unpack(spot)
        half = self.half
        return (x, y, half, 2 * half) if upright else (x, y, 2 * half, half)
