# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""TileGrids: grids of cells, each of which shows a tile of a Bitmap."""

from array import array

from areas import size, union
from bitmap import Bitmap
from palette import check_shader
from state import flag, number

# A layer keeps its numbers in an array, as the core does in a struct (see sizes). These are the places in it.
_X, _Y, _WIDTH, _HEIGHT, _TILE_WIDTH, _TILE_HEIGHT = range(6)
_MOVED, _CHANGED, _PARTLY = range(6, 9)  # since the last refresh; the last: only _PART of it has changed
_HIDDEN, _HIDDEN_ABOVE = range(9, 11)  # by itself, or by a group that it is in
_GONE = 11  # it is hidden, and what is below it was sent
_FLIP_X, _FLIP_Y, _TRANSPOSED = range(12, 15)
_NOW, _SEEN, _PART = 15, 19, 23  # areas: where it is, where it was last seen, and which part of it has changed
_VERSION = 27  # another number after each change of its look
_CELLS = 28


class TileGrid:
    """`width` x `height` cells, each with a tile of a Bitmap: `tile_width` x `tile_height` pixels of it, or all."""

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=0, tile_height=0, default_tile=0, x=0,
                 y=0):
        if not isinstance(bitmap, Bitmap):
            raise TypeError("unsupported bitmap type")
        check_shader(pixel_shader)
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if bitmap.width % tile_width:
            raise ValueError("Tile width must exactly divide bitmap width")
        if bitmap.height % tile_height:
            raise ValueError("Tile height must exactly divide bitmap height")
        self._bitmap = bitmap
        self._shader = pixel_shader
        self._above = None  # the state of the group that it is in
        self._state = state = array("h", bytes(2 * (_CELLS + width * height)))
        state[_X], state[_Y], state[_WIDTH], state[_HEIGHT] = x, y, width, height
        state[_TILE_WIDTH], state[_TILE_HEIGHT] = tile_width, tile_height
        if default_tile:
            for i in range(_CELLS, len(state)):
                state[i] = default_tile

    def _move(self, axis, to):
        state = self._state
        if state[axis] != to:
            state[axis] = to
            state[_MOVED] = 1
            if self._above:
                self._find(axis)

    def _flip(self, place, flip):
        if self._state[place] != flip:
            self._state[place] = flip
            self._change()

    def _transpose(self, place, transposed):
        state = self._state
        if state[_TRANSPOSED] == transposed:
            return
        state[_TRANSPOSED] = transposed
        self._count_version()
        if self._across() == self._down():
            state[_CHANGED] = 1
            return
        state[_MOVED] = 1
        self._find(_X)
        self._find(_Y)

    def _hide(self, place, hidden):
        self._state[place] = bool(hidden)
        self._state[_GONE] = 0
        if not hidden:
            self._state[_CHANGED] = 1

    def hide_with_group(self, hidden):
        """Follow the group around this one, which is hidden or shown again."""
        self._hide(_HIDDEN_ABOVE, hidden)

    # Sizes: in cells, and of a cell in pixels. Places: of its upper left corner in its group, in pixels.
    width, height, tile_width, tile_height = map(number, (_WIDTH, _HEIGHT, _TILE_WIDTH, _TILE_HEIGHT))
    x, y = number(_X, _move), number(_Y, _move)
    flip_x, flip_y = flag(_FLIP_X, _flip), flag(_FLIP_Y, _flip)  # left and right, or top and bottom, are exchanged
    transpose_xy = flag(_TRANSPOSED, _transpose)  # rows are columns
    hidden = flag(_HIDDEN, _hide)  # by itself

    @property
    def bitmap(self):
        """The Bitmap that has the tiles."""
        return self._bitmap

    @bitmap.setter
    def bitmap(self, bitmap):
        if not isinstance(bitmap, Bitmap):
            raise TypeError("unsupported bitmap type")
        if (bitmap.width, bitmap.height) != (self._bitmap.width, self._bitmap.height):
            raise ValueError("New bitmap must be same size as old bitmap")
        self._bitmap = bitmap
        self._change()

    @property
    def pixel_shader(self):
        """The Palette."""
        return self._shader

    @pixel_shader.setter
    def pixel_shader(self, pixel_shader):
        check_shader(pixel_shader)
        self._shader = pixel_shader
        self._change()

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
        x = cell % state[_WIDTH] * state[_TILE_WIDTH]
        y = cell // state[_WIDTH] * state[_TILE_HEIGHT]
        self._change_part(x, y, x + state[_TILE_WIDTH], y + state[_TILE_HEIGHT], bool(state[_PARTLY]))
        self._count_version()

    def _change(self):
        """Note that all of it has changed."""
        self._state[_CHANGED] = 1
        self._count_version()

    def _count_version(self):
        self._state[_VERSION] = self._state[_VERSION] + 1 & 0x7FFF

    def _change_part(self, x1, y1, x2, y2, more):
        """Note that a part of it has changed, perhaps besides others."""
        state = self._state
        state[_PART] = min(x1, state[_PART]) if more else x1
        state[_PART + 1] = min(y1, state[_PART + 1]) if more else y1
        state[_PART + 2] = max(x2, state[_PART + 2]) if more else x2
        state[_PART + 3] = max(y2, state[_PART + 3]) if more else y2
        state[_PARTLY] = 1

    def _across(self):
        """Its width in pixels, neither transposed nor scaled by its group."""
        return self._state[_WIDTH] * self._state[_TILE_WIDTH]

    def _down(self):
        """Its height in pixels, neither transposed nor scaled by its group."""
        return self._state[_HEIGHT] * self._state[_TILE_HEIGHT]

    def _find(self, axis):
        """Work out the area that it takes up now."""
        state = self._state
        length = self._across() if (axis == _X) != state[_TRANSPOSED] else self._down()
        above = self._above or (0, 0, 1)
        start = above[axis] + above[2] * state[axis]
        state[_NOW + axis], state[_NOW + axis + 2] = start, start + above[2] * length

    # What groups and displays ask of a layer.

    def enter(self):
        """Enter a group. Raises ValueError if this layer is in one already."""
        if self._above:
            raise ValueError("Layer already in a group")

    def leave(self):
        """Leave the group. Return the area where it was last seen, or None."""
        self.place(None)
        return self.seen()

    def place(self, above):
        """Take the place of the group around this one, whose state begins with `above`, or of None."""
        self._above = above
        if above:
            self._state[_MOVED] = 1
            self._find(_X)
            self._find(_Y)

    def seen(self):
        """Return the area of the screen where it was last seen, or None."""
        state = self._state
        return None if state[_SEEN] == state[_SEEN + 2] else _area(state, _SEEN)

    def add_areas(self, areas):
        """Add the areas that have to be sent to a list, the last one first."""
        state = self._state
        if state[_GONE]:
            return
        new = state[_SEEN] == state[_SEEN + 2]
        if state[_HIDDEN] or state[_HIDDEN_ABOVE]:
            state[_GONE] = 1
            if not new:
                areas.append(_area(state, _SEEN))
        elif state[_MOVED] and not new:
            seen, now = _area(state, _SEEN), _area(state, _NOW)
            both = union(seen, now)
            areas.extend([both] if size(both) <= 2 * self._across() * self._down() else [seen, now])
        else:
            if self._bitmap.is_dirty or self._shader.is_dirty:
                self._look_for_changes()
            if state[_CHANGED] or new:
                areas.append(_area(state, _NOW))
            elif state[_PARTLY]:
                areas.append(self._part())

    def _look_for_changes(self):
        """Look for changes in the bitmap and the palette."""
        if self._bitmap.is_dirty:
            if self._tiles() == 1:
                self._change_part(*self._bitmap.changed(), False)
            else:
                self._state[_CHANGED] = 1
        if self._shader.is_dirty:
            self._state[_CHANGED] = 1

    def _part(self):
        """Return the area of the screen that the changed part takes up."""
        state, (left, top, scale) = self._state, self._above[:3]
        x1, y1, x2, y2 = _area(state, _PART)
        if state[_FLIP_X]:
            x1, x2 = self._across() - x2, self._across() - x1
        if state[_FLIP_Y]:
            y1, y2 = self._down() - y2, self._down() - y1
        if state[_TRANSPOSED]:
            x1, y1, x2, y2 = y1, x1, y2, x2
        left += scale * state[_X]
        top += scale * state[_Y]
        return left + scale * x1, top + scale * y1, left + scale * x2, top + scale * y2

    def finish(self):
        """Note that all changes have been sent."""
        state = self._state
        new = state[_SEEN] == state[_SEEN + 2]
        if not new and (state[_HIDDEN] or state[_HIDDEN_ABOVE]):
            state[_SEEN + 2] = state[_SEEN]
            state[_MOVED] = 0
        elif new or state[_MOVED]:
            for i in range(4):
                state[_SEEN + i] = state[_NOW + i]
            state[_MOVED] = 0
        if state[_CHANGED] or state[_PARTLY]:
            state[_CHANGED] = state[_PARTLY] = 0
        self._shader.is_dirty = False
        if self._bitmap.is_dirty:
            self._bitmap.finish()

    # What a painter asks of it.

    def add_visible(self, area, layers):
        """Add it to a list if it is visible in an area of the screen."""
        state = self._state
        if (state[_NOW] < area[2] and area[0] < state[_NOW + 2] and state[_NOW + 1] < area[3]
                and area[1] < state[_NOW + 3] and not state[_HIDDEN] and not state[_HIDDEN_ABOVE]):
            layers.append(self)

    def now(self):
        """Return the area of the screen that it takes up now."""
        return _area(self._state, _NOW)

    def cells(self):
        """Return its cells, row by row, as an array."""
        return self._state[_CELLS:]

    def scale(self):
        """Return how many pixels of the screen each of its own takes across."""
        return self._above[2]

    def look(self):
        """Return a value that stays equal for as long as it looks the same."""
        return (self._state[_VERSION], self._above[2], self._bitmap, self._bitmap.version, self._shader,
                self._shader.version)


def _area(state, place):
    return state[place], state[place + 1], state[place + 2], state[place + 3]
