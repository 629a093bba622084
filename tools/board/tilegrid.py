# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""TileGrids: grids of cells, each of which shows a tile of a Bitmap."""

from array import array

from bitmap import Bitmap
from layer import HIDDEN, HIDDEN_ABOVE, LEFT, NOW, SCREEN, SIZE, TOP, Picture, X, Y
from state import area, flag, number, put_area, size, union

# Further places of its numbers, see layer.
_SEEN, _PART = 9, 13  # areas: where it was last seen, and which part of it has changed since the last refresh
_MOVED, _CHANGED, _PARTLY = range(17, 20)  # since then; the last: only _PART of it has changed
_GONE = 20  # it is hidden, and the area below it was sent
_WIDTH, _HEIGHT, _TILE_WIDTH, _TILE_HEIGHT, _FLIP_X, _FLIP_Y, _TRANSPOSED = range(21, 28)
_CELLS = 28


class TileGrid(Picture):
    """`width` x `height` cells, each with a tile of a Bitmap: `tile_width` x `tile_height` pixels of it, or all."""

    def __init__(
        self, bitmap, *, pixel_shader, width=1, height=1, tile_width=0, tile_height=0, default_tile=0, x=0, y=0
    ):
        if not isinstance(bitmap, Bitmap):
            raise TypeError("unsupported bitmap type")
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if bitmap.width % tile_width:
            raise ValueError("Tile width must exactly divide bitmap width")
        if bitmap.height % tile_height:
            raise ValueError("Tile height must exactly divide bitmap height")
        self._bitmap = bitmap
        self._above = SCREEN
        self._state = state = array("h", bytes(2 * (_CELLS + width * height)))
        self.pixel_shader = pixel_shader
        state[X], state[Y], state[_WIDTH], state[_HEIGHT] = x, y, width, height
        state[_TILE_WIDTH], state[_TILE_HEIGHT] = tile_width, tile_height
        for i in range(_CELLS, len(state)):
            state[i] = default_tile

    def _turn(self, place, turned):
        if self._state[place] != turned:
            self._state[place] = turned
            if place == _TRANSPOSED and self._length(X) != self._length(Y):
                self.place(self._above)
            else:
                self.change()

    # In cells, and of a cell in pixels.
    width, height, tile_width, tile_height = map(number, (_WIDTH, _HEIGHT, _TILE_WIDTH, _TILE_HEIGHT))
    flip_x, flip_y = flag(_FLIP_X, _turn), flag(_FLIP_Y, _turn)  # left and right, or top and bottom, are exchanged
    transpose_xy = flag(_TRANSPOSED, _turn)  # rows are columns
    bitmap = property(lambda self: self._bitmap)  # the badge would take another one

    def _tiles(self):
        """Return how many tiles the bitmap has."""
        state = self._state
        return (self._bitmap.width // state[_TILE_WIDTH]) * (self._bitmap.height // state[_TILE_HEIGHT])

    # Cells are set and asked for all the time: that makes no garbage here, since it makes none on the badge.

    def _index(self, cell):
        state = self._state
        if isinstance(cell, int):
            if 0 <= cell < state[_WIDTH] * state[_HEIGHT]:
                return cell
        elif 0 <= cell[0] < state[_WIDTH] and 0 <= cell[1] < state[_HEIGHT]:
            return cell[1] * state[_WIDTH] + cell[0]
        raise IndexError("Tile index out of bounds")

    def __getitem__(self, cell):
        return self._state[_CELLS + self._index(cell)]

    def __setitem__(self, cell, tile):
        cell = self._index(cell)
        if not 0 <= tile < self._tiles():
            raise ValueError("Tile index out of bounds")
        state = self._state
        state[_CELLS + cell] = tile
        if state[_SEEN] == state[_SEEN + 2]:
            return  # all of it will be sent
        x = cell % state[_WIDTH] * state[_TILE_WIDTH]
        y = cell // state[_WIDTH] * state[_TILE_HEIGHT]
        self._change_part(x, y, x + state[_TILE_WIDTH], y + state[_TILE_HEIGHT], state[_PARTLY])

    def change(self):
        """Note that all of it has changed."""
        self._state[_CHANGED] = 1

    def _change_part(self, x1, y1, x2, y2, more):
        """Note that a part of it has changed, perhaps besides others."""
        state = self._state
        if more:
            x1, y1 = min(x1, state[_PART]), min(y1, state[_PART + 1])
            x2, y2 = max(x2, state[_PART + 2]), max(y2, state[_PART + 3])
        state[_PART], state[_PART + 1] = x1, y1
        state[_PART + 2], state[_PART + 3] = x2, y2
        state[_PARTLY] = 1

    def _length(self, axis):
        """Return its width or height in pixels, neither transposed nor scaled by its group."""
        return self._state[_WIDTH + axis] * self._state[_TILE_WIDTH + axis]

    # Asked by the group around it, see layer.

    def place(self, above):
        state, turned, scale = self._state, self._state[_TRANSPOSED], above[SIZE]
        self._above = above
        state[NOW] = above[LEFT] + scale * state[X]
        state[NOW + 1] = above[TOP] + scale * state[Y]
        state[NOW + 2] = state[NOW] + scale * self._length(Y if turned else X)
        state[NOW + 3] = state[NOW + 1] + scale * self._length(X if turned else Y)
        state[_MOVED] = 1

    def hide(self, place, hidden):
        self._state[place] = hidden
        self._state[_GONE] = 0
        if not hidden:
            self.change()

    def seen(self):
        return area(self._state, _SEEN)

    def add_areas(self, areas):
        state = self._state
        if state[_GONE]:
            return
        new = state[_SEEN] == state[_SEEN + 2]
        if state[HIDDEN] or state[HIDDEN_ABOVE]:
            state[_GONE] = 1
            if not new:
                areas.append(self.seen())
        elif state[_MOVED] and not new:
            seen, now = self.seen(), self.now()
            both = union(seen, now)
            areas.extend([both] if size(both) <= 2 * self._length(X) * self._length(Y) else [seen, now])
        else:
            if self._bitmap.is_dirty and self._tiles() == 1:
                self._change_part(*self._bitmap.changed(), False)
            elif self._bitmap.is_dirty:
                self.change()
            if self._shader.is_dirty:
                self.change()
            if state[_CHANGED] or new:
                areas.append(self.now())
            elif state[_PARTLY]:
                areas.append(self._part())

    def _part(self):
        """Return the area of the screen that the changed part takes up."""
        state, scale = self._state, self._above[SIZE]
        x1, y1, x2, y2 = area(state, _PART)
        if state[_FLIP_X]:
            x1, x2 = self._length(X) - x2, self._length(X) - x1
        if state[_FLIP_Y]:
            y1, y2 = self._length(Y) - y2, self._length(Y) - y1
        if state[_TRANSPOSED]:
            x1, y1, x2, y2 = y1, x1, y2, x2
        left, top = state[NOW], state[NOW + 1]
        return left + scale * x1, top + scale * y1, left + scale * x2, top + scale * y2

    def finish(self):
        state = self._state
        new = state[_SEEN] == state[_SEEN + 2]
        if not new and (state[HIDDEN] or state[HIDDEN_ABOVE]):
            state[_SEEN + 2] = state[_SEEN]
        elif new or state[_MOVED]:
            put_area(state, _SEEN, self.now())
        state[_MOVED] = state[_CHANGED] = state[_PARTLY] = 0
        self._shader.is_dirty = False
        if self._bitmap.is_dirty:
            self._bitmap.finish()

    # Asked by a painter.

    def cells(self):
        """Return its cells, row by row, as an array."""
        return self._state[_CELLS:]

    def scale(self):
        """Return how many pixels of the screen each of its own takes across."""
        return self._above[SIZE]

    def look(self):
        """Return a value that stays equal for as long as it looks the same."""
        return (
            bytes(self._state[_FLIP_X:]),
            self._above[SIZE],
            self._bitmap,
            self._bitmap.version,
            self._shader,
            self._shader.version,
        )
