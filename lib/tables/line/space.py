# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The room on a small table: what tiles cover, and where one more fits. Only ints, no display.

Lengths are in units of a quarter of a tile, which is 4 by 2 units. All units have a number, row by row. The
*place* of a tile is that of the unit 3 rows and 3 columns before its centre.

An *end* is a tile as what the next one joins, packed into a small int, which takes no memory of its own:
  place   from bit 10 on
  way     2 bits: the direction in which it goes on; an arm's name is a direction as well
  number  4 bits: what it shows to the next tile
  reach   2 bits: from its centre to its edge that way, 2, or 1 for the long side of a double
  lies    2 bits: 0 is across, 1 upright; 2 is a double upright in the middle, whose sides turn nothing
"""

from engine.line import ARMS, DOWN, LEFT, RIGHT, UP

# Where a tile may go from an end: straight on, clockwise, the other way. Clockwise comes first, because four
# arms that all turn the same way leave each other room.
_TURNS = ((LEFT, UP, DOWN), (RIGHT, DOWN, UP), (UP, RIGHT, LEFT), (DOWN, LEFT, RIGHT))

ANY = 15  # as a number: any but that of the end

_MIDDLE = 2  # see lies, above


def number_of(end):
    """What the tile of an end shows to the next one."""
    return end >> 4 & 15


def _end(place, way, number, reach, lies):
    return place << 10 | way << 8 | number << 4 | reach << 2 | lies


def pack(x, y, vertical, flipped):
    """How a tile lies on the table, as a *spot*: a small int, since a tuple for each tile of a line takes 32 bytes.
    It is made of the px of its left upper corner, of which only y may be beyond the table, and whether its larger
    half is the right or lower one."""
    return y << 12 | x << 2 | vertical << 1 | flipped


def unpack(spot):
    """What `pack` has made a spot of: (x, y, vertical, flipped)."""
    return spot >> 2 & 1023, spot >> 12, spot & 2 > 0, spot & 1 > 0


class Space:
    """A table of `width` by `height` px for tiles with halves of `half` px, and `rise` units more above and
    below. Tiles that aren't joined stay a unit apart. `taken` is a bytearray with a bit for each unit where none
    can lie: nothing else has to find room while places are looked for, by the hundred."""

    def __init__(self, width, height, half, rise):
        self.half = half
        self.rise = rise
        self._px_x = width // 2
        self._px_y = height // 2
        # Around the table there is the gap, and then a wall; the one on the right is the next row's left one.
        self._x = self._px_x * 2 // half + 1
        self._y = self._px_y * 2 // half + 3 + rise
        self._right = self._x + ((width - self._px_x) * 2 + 1) // half + 1
        self._bottom = self._y + ((height - self._px_y) * 2 + 1) // half + 4 + rise
        self._row = self._right // 8 + 1  # bytes
        self._stride = stride = self._row * 8
        self._steps = -1, 1, -stride, stride
        self.taken = bytearray((self._bottom + 1) * self._row + 1)  # two bytes are looked at at a time
        self.clear()

    def clear(self):
        """Take all tiles away."""
        taken, row, edge = self.taken, self._row, self._right >> 3
        for i in range(len(taken)):
            taken[i] = 0
        for i in range(5 * row):  # as far up as a tile could be tried
            taken[i] = 255
        for y in range(5, self._bottom):
            taken[y * row + edge] = 255 << (self._right & 7) & 255
        for i in range(self._bottom * row, len(taken)):
            taken[i] = 255

    def cover(self, end):
        """Put the tile of an end on the table, or take it away if it lies there."""
        taken, row, place = self.taken, self._row, end >> 10
        # 2 by 4 units upright, or 4 by 2 across.
        bits, at, rows = (12, 1, 4) if end & 3 else (30, 2, 2)
        bits <<= place & 7
        at = at * row + (place >> 3)
        for _ in range(rows):
            taken[at] ^= bits & 255
            taken[at + 1] ^= bits >> 8
            at += row

    def _is_free(self, place, upright):
        """Whether a tile could lie there, with nothing in the gap around it."""
        taken, row = self.taken, self._row
        bits, at, rows = (30, 0, 6) if upright else (63, 1, 4)
        bits <<= place & 7
        at = at * row + (place >> 3)
        for _ in range(rows):
            if (taken[at] | taken[at + 1] << 8) & bits:
                return False
            at += row
        return True

    def middle(self, tile):
        """The right end of a tile that lies in the middle."""
        high, low = tile
        place = self._y * self._stride + self._x - 3
        return _end(place, RIGHT, low, 1, _MIDDLE) if high == low else _end(place, RIGHT, low, 2, 0)

    def sides(self, tile):
        """The ends of a tile that lies in the middle, by arm: its larger half is the left one, and a double
        has four."""
        high, low = tile
        right = self.middle(tile)
        if high != low:
            return _end(right >> 10, LEFT, high, 2, 0), right
        return [_end(right >> 10, arm, high, 1 + (arm > RIGHT), _MIDDLE) for arm in ARMS]

    def fit(self, end, number, turn):
        """The end that a tile makes which joins `end` and shows `number` to the next one; None without room.

        With a turn of 0 it goes straight on, with 1 or 2 round a corner. A double never does; and round a
        corner from a double, the tile lies at its short side.
        """
        self.cover(end)  # no other tile may lie as near
        found = self._fit(end, number, turn)
        self.cover(end)
        return found

    def fits(self, end):
        """Whether a tile that isn't a double has room at an end."""
        self.cover(end)
        found = self._fit(end, ANY, 0) or self._fit(end, ANY, 1) or self._fit(end, ANY, 2)
        self.cover(end)
        return found

    def _fit(self, end, number, turn):
        place = end >> 10
        way = end >> 8 & 3
        reach = end >> 2 & 3
        is_double = number == end >> 4 & 15
        if turn and (is_double or end & 3 == _MIDDLE):
            return None
        if turn and reach == 1:
            way = _TURNS[way][turn]
            reach = 2
            turn = 0
        place += (reach + 1) * self._steps[way]
        if is_double:
            reach = 1
            upright = way < UP
        else:
            way = _TURNS[way][turn]
            place += self._steps[way]
            reach = 2
            upright = way > RIGHT
        return _end(place, way, number, reach, upright) if self._is_free(place, upright) else None

    def spot(self, tile, end):
        """Where the tile of an end lies: its spot."""
        high, low = tile
        vertical = end & 3 > 0
        flipped = high != low and (number_of(end) == high) == (end >> 8 & 1)
        x, y = self._px((end >> 10) - (1 + 2 * self._stride if vertical else 2 + self._stride))
        return pack(x, y, vertical, flipped)

    def tip(self, end):
        """(x, y, way): the px of the middle of the outer half of an end's tile, and the direction out."""
        way = end >> 8 & 3
        x, y = self._px((end >> 10) + ((end >> 2 & 3) - 1) * self._steps[way])
        return x, y, way

    def _px(self, place):
        y, x = divmod(place + 3, self._stride)
        return self._px_x + (x - self._x) * self.half // 2, self._px_y + (y - self._y) * self.half // 2
