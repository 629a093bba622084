# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The room on a small table: what tiles cover, and where one more fits. Only ints, no display.

Lengths are in units of a quarter of a tile, which is 4 by 2 units. A set of units is an int with a bit for
each, row by row. The *place* of a tile is the bit that is 3 rows and 3 columns before its centre.

An *end* is a tile as what the next one joins: (place, way, number, reach, body).
  way     the direction in which it goes on: an arm's name is a direction as well
  number  what it shows to the next tile
  reach   from its centre to its edge that way: 2, or 1 for a double, which lies across the line;
          0 for a side of a double in the middle, which has the side itself as its place
  body    the set of units that it covers
"""

from engine.line import ARMS, DOWN, LEFT, RIGHT, UP

# Where a tile may go from an end: straight on, clockwise, the other way. Clockwise comes first, because four
# arms that all turn the same way leave each other room.
_TURNS = ((LEFT, UP, DOWN), (RIGHT, DOWN, UP), (UP, RIGHT, LEFT), (DOWN, LEFT, RIGHT))

ANY = -1  # as a number: any but that of the end


class Space:
    """A table of `width` by `height` px for tiles with halves of `half` px.

    Tiles that aren't joined stay `gap` units apart, 1 or 0.
    """

    def __init__(self, width, height, half, gap):
        self._half = half
        self._px_x = width // 2
        self._px_y = height // 2
        # Around the table there is the gap, and then a wall; the one on the right is the next row's left one.
        self._x = self._px_x * 2 // half + gap
        self._y = self._px_y * 2 // half + 3
        right = self._x + ((width - self._px_x) * 2 + 1) // half + gap
        bottom = self._y + ((height - self._px_y) * 2 + 1) // half + 3 + gap
        top = 5 - gap
        self._stride = right + 1
        self._steps = -1, 1, -self._stride, self._stride
        self._wall = (self._block(0, top, right, 1) | self._block(0, bottom, right, 1)
                      | self._block(right, top, 1, bottom - top + 1))
        # What a tile covers, across and upright, and the same with the gap around it.
        self._body = self._block(1, 2, 4, 2), self._block(2, 1, 2, 4)
        self._halo = (self._block(1 - gap, 2 - gap, 4 + 2 * gap, 2 + 2 * gap),
                      self._block(2 - gap, 1 - gap, 2 + 2 * gap, 4 + 2 * gap))
        self.clear()

    def clear(self):
        """Take all tiles away."""
        self._taken = self._wall

    def cover(self, end):
        """Put the tile of an end on the table, or take it away if it lies there."""
        self._taken ^= end[4]

    def middle(self, tile):
        """The right end of a tile that lies in the middle."""
        high, low = tile
        place = self._y * self._stride + self._x - 3
        return place, RIGHT, low, 1 + (high != low), self._body[high == low] << place

    def sides(self, tile):
        """The ends of a tile that lies in the middle, by arm: its larger half is the left one, and a double
        has four."""
        high, low = tile
        place, _, _, reach, body = end = self.middle(tile)
        if reach == 2:
            return (place, LEFT, high, reach, body), end
        return [(place + (1 + (arm > 1)) * self._steps[arm], arm, high, 0, body) for arm in ARMS]

    def fit(self, end, number, turn):
        """The end that a tile makes which joins `end` and shows `number` to the next one; None without room.

        With a turn of 0 it goes straight on, with 1 or 2 round a corner. A double never does; and round a
        corner from a double, the tile lies at its short side.
        """
        place, way, shown, reach, body = end
        if turn:
            if not reach or number == shown:
                return None
            if reach == 1:
                way = _TURNS[way][turn]
                reach = 2
                turn = 0
        place += (reach + 1) * self._steps[way]
        if number == shown:
            reach = 1
            upright = way < 2
        else:
            way = _TURNS[way][turn]
            place += self._steps[way]
            reach = 2
            upright = way > 1
        if self._halo[upright] << place & (self._taken ^ body):
            return None
        return place, way, number, reach, self._body[upright] << place

    def fits(self, end):
        """Whether a tile that isn't a double has room at an end."""
        return self.fit(end, ANY, 0) or self.fit(end, ANY, 1) or self.fit(end, ANY, 2)

    def spot(self, tile, end):
        """Where the tile of an end lies: (x, y, vertical, flipped), see Layout."""
        place, way, number, reach, _ = end
        high, low = tile
        vertical = (way > 1) != (reach == 1)
        flipped = high != low and (number == high) == (way & 1)
        x, y = self._px(place - (1 + 2 * self._stride if vertical else 2 + self._stride))
        return x, y, vertical, flipped

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
