# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The room on a small table: what tiles cover, and where one more fits. Only ints, no display.

Lengths are in units of a quarter of a tile, which is 4 by 2 units. A set of units is an int with a bit for
each, row by row. The *place* of a tile is the bit that is 3 rows and 3 columns before its centre.

An *end* is a tile as what the next one joins: (place, way, number, reach, lies).
  way     the direction in which it goes on: an arm's name is a direction as well
  number  what it shows to the next tile
  reach   from its centre to its edge that way: 2, or 1 for the long side of a double
  lies    how it lies: 0 is across, 1 upright; 2 is a double upright in the middle, whose sides turn nothing
"""

from engine.line import ARMS, DOWN, LEFT, RIGHT, UP
from table import spots

# Where a tile may go from an end: straight on, clockwise, the other way. Clockwise comes first, because four
# arms that all turn the same way leave each other room.
_TURNS = ((LEFT, UP, DOWN), (RIGHT, DOWN, UP), (UP, RIGHT, LEFT), (DOWN, LEFT, RIGHT))

ANY = -1  # as a number: any but that of the end

_MIDDLE = 2  # see lies, above


def pack_end(end):
    """An end as a small int, which takes no memory of its own; `unpack_end` makes the end of it again."""
    place, way, number, reach, lies = end
    return place << 10 | way << 8 | number << 4 | reach << 2 | lies


def unpack_end(packed):
    """The end that `pack_end` has made an int of."""
    return packed >> 10, packed >> 8 & 3, packed >> 4 & 15, packed >> 2 & 3, packed & 3


class Space:
    """A table of `width` by `height` px for tiles with halves of `half` px, and `rise` units more above and
    below. Tiles that aren't joined stay a unit apart. `taken` are the units where none can lie."""

    def __init__(self, width, height, half, rise, taken=None):
        self._half = half
        self._px_x = width // 2
        self._px_y = height // 2
        # Around the table there is the gap, and then a wall; the one on the right is the next row's left one.
        self._x = self._px_x * 2 // half + 1
        self._y = self._px_y * 2 // half + 3 + rise
        right = self._x + ((width - self._px_x) * 2 + 1) // half + 1
        bottom = self._y + ((height - self._px_y) * 2 + 1) // half + 4 + rise
        self._stride = right + 1
        self._steps = -1, 1, -self._stride, self._stride
        self.taken = taken or (self._block(0, 4, right, 1) | self._block(0, bottom, right, 1)
                       | self._block(right, 4, 1, bottom - 3))
        # What a tile covers, by how it lies, and the same with the gap around it.
        upright = self._block(2, 1, 2, 4)
        self._body = self._block(1, 2, 4, 2), upright, upright
        self._halo = self._block(0, 1, 6, 4), self._block(1, 0, 4, 6)

    def cover(self, end):
        """Put the tile of an end on the table, or take it away if it lies there."""
        self.taken ^= self._body[end[4]] << end[0]

    def middle(self, tile):
        """The right end of a tile that lies in the middle."""
        high, low = tile
        return (self._y * self._stride + self._x - 3, RIGHT, low) + ((2, 0) if high != low else (1, _MIDDLE))

    def sides(self, tile):
        """The ends of a tile that lies in the middle, by arm: its larger half is the left one, and a double
        has four."""
        high, low = tile
        place = self.middle(tile)[0]
        if high != low:
            return (place, LEFT, high, 2, 0), (place, RIGHT, low, 2, 0)
        return [(place, arm, high, 1 + (arm > RIGHT), _MIDDLE) for arm in ARMS]

    def fit(self, end, number, turn):
        """The end that a tile makes which joins `end` and shows `number` to the next one; None without room.

        With a turn of 0 it goes straight on, with 1 or 2 round a corner. A double never does; and round a
        corner from a double, the tile lies at its short side.
        """
        place, way, shown, reach, lies = end
        if turn and (lies == _MIDDLE or number == shown):
            return None
        others = self.taken ^ self._body[lies] << place
        if turn and reach == 1:
            way = _TURNS[way][turn]
            reach = 2
            turn = 0
        place += (reach + 1) * self._steps[way]
        if number == shown:
            reach = 1
            upright = way < UP
        else:
            way = _TURNS[way][turn]
            place += self._steps[way]
            reach = 2
            upright = way > RIGHT
        if self._halo[upright] << place & others:
            return None
        return place, way, number, reach, upright

    def fits(self, end):
        """Whether a tile that isn't a double has room at an end."""
        return self.fit(end, ANY, 0) or self.fit(end, ANY, 1) or self.fit(end, ANY, 2)

    def spot(self, tile, end):
        """Where the tile of an end lies: its spot."""
        place, way, number, _, lies = end
        high, low = tile
        vertical = lies > 0
        flipped = high != low and (number == high) == (way & 1)
        x, y = self._px(place - (1 + 2 * self._stride if vertical else 2 + self._stride))
        return spots.pack(x, y, vertical, flipped)

    def tip(self, end):
        """(x, y, way): the px of the middle of the outer half of an end's tile, and the direction out."""
        place, way, _, reach, _ = end
        x, y = self._px(place + (reach - 1) * self._steps[way])
        return x, y, way

    def _block(self, x, y, width, height):
        row = (1 << width) - 1 << x
        return sum(row << (y + i) * self._stride for i in range(height))

    def _px(self, place):
        y, x = divmod(place + 3, self._stride)
        return self._px_x + (x - self._x) * self._half // 2, self._px_y + (y - self._y) * self._half // 2
