# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The free space on a small table: tells where one more tile fits. Only ints, no display.

Lengths are in units of a quarter of a tile: a tile is 4 by 2 units in any size. All units have a number, row by
row. The *place* of a tile is the number of the unit 3 rows and 3 columns before its centre.

A *window* is a part of the space, most often the part that the table shows in one size of tiles: the units at its
left, top, right and bottom.

An *end* describes the last tile of an arm, to which the next tile is joined. It is packed into a small int, which
takes no memory of its own:
  place   from bit 10 on
  way     2 bits: the direction in which the line goes on; WEST is to the left, NORTH is up
  number  4 bits: the number that the tile shows to the next one
  reach   2 bits: the units from its centre to its edge that way: LONG, or SHORT at the long side of a double
  lies    2 bits: UPRIGHT or not, and STRAIGHT where the next tile can't turn
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kinds import Tile
    from kinds import Place

    Bounds = tuple[int, int, int, int]  # of a box or a window: its left, top, right and bottom

_PLACE, _WAY, _NUMBER, _REACH = 10, 8, 4, 2  # the first bit of each part of an end
_WAY_BITS, _NUMBER_BITS, _REACH_BITS = 3, 15, 3

LONG, SHORT = 2, 1  # units from the centre of a tile to its edges

WEST, EAST, NORTH, SOUTH = range(4)  # in the order of the arms that begin that way

# For each way of an end, the way of the next tile by turn. Clockwise comes first, because four arms that all turn
# the same way leave each other space.
_WAYS = (
    (WEST, NORTH, SOUTH, NORTH, SOUTH),
    (EAST, SOUTH, NORTH, SOUTH, NORTH),
    (NORTH, EAST, WEST, EAST, WEST),
    (SOUTH, WEST, EAST, WEST, EAST),
)
TURNS = range(5)
_LAST_IN_FRONT = 2  # of the turns: the later ones go on at the side of the end

UPRIGHT, STRAIGHT = 1, 2  # bits of `lies`

_EDGE = 1  # px from the line to the left and to the right border of the table, at least, but in the smallest tiles
_MARGIN = 4  # units around the largest window: no tile is tried further out

_PIECE = 256  # bytes: late in a round the badge may have no larger block of memory

# The units of a tile, seen from its place: a bit for each column; its first row; and the number of rows.
_UPRIGHT_UNITS, _UPRIGHT_ROW, _UPRIGHT_ROWS = 0b001100, 1, 4
_ACROSS_UNITS, _ACROSS_ROW, _ACROSS_ROWS = 0b011110, 2, 2
# The same with the units around it, which must be free, too; the third is the row after the last.
_UPRIGHT_ROOM, _UPRIGHT_BEGIN, _UPRIGHT_END = 0b011110, 0, 6
_ACROSS_ROOM, _ACROSS_BEGIN, _ACROSS_END = 0b111111, 1, 5


def number_of(end: int) -> int:
    """Return the number that the tile of an end shows to the next one."""
    return end >> _NUMBER & _NUMBER_BITS


def place_of(end: int) -> int:
    """Return the place of an end's tile."""
    return end >> _PLACE


def way_of(end: int) -> int:
    """Return the way in which the line goes on at an end: WEST, EAST, NORTH or SOUTH."""
    return end >> _WAY & _WAY_BITS


def _end(place: int, way: int, number: int, reach: int, lies: int) -> int:
    return place << _PLACE | way << _WAY | number << _NUMBER | reach << _REACH | lies


class Space:
    """The space around the middle of a table of `width` by `height` px. Unjoined tiles stay one unit apart.

    halves  the sizes in which tiles can be drawn: px of a half's side, the largest first
    rise    the units by which a line may go beyond the table, above and below
    widest  the window of the smallest tiles: no tile lies beyond it
    origin  where the table shows the middle of the space: x and y in px
    """

    def __init__(self, width: int, height: int, halves: Sequence[int], rise: int) -> None:
        self.width = width
        self.height = height
        self.rise = rise
        self._least = halves[-1]
        left, top, right, bottom = self._reach(halves[-1])
        self._x = left + _MARGIN
        self._y = top + rise + _MARGIN
        self._row = (self._x + right + _MARGIN) // 8 + 1  # bytes
        self._stride = stride = self._row * 8
        self._steps = -1, 1, -stride, stride
        # A bit for each unit, set if it is covered: some rows in each bytearray, and as two bytes are read at a
        # time, one byte more.
        rows, most = self._y + bottom + rise + 2 * _MARGIN, _PIECE // self._row
        self._size = most * self._row  # bytes in which the bits of a full bytearray lie
        self._taken = [bytearray(min(most, rows - row) * self._row + 1) for row in range(0, rows, most)]
        self.widest = self.window(halves[-1], rise)
        self.show_middle()

    def show_middle(self) -> None:
        """Let the table show the middle of the space in its own middle."""
        self.origin = self.width // 2, self.height // 2

    def _edge(self, half: int) -> int:
        """Return the px that the line keeps off the left and the right border, in that size."""
        return _EDGE if half > self._least else 0

    def _reach(self, half: int) -> Bounds:
        """Return the units from the middle to the table's left, top, right and bottom, in tiles of that size."""
        y, edge = self.height // 2, self._edge(half)
        left, right = self.width // 2 - edge, (self.width + 1) // 2 - edge
        return 2 * left // half, 2 * y // half, (2 * right + 1) // half, (2 * (self.height - y) + 1) // half

    def window(self, half: int, more: int = 0) -> Bounds:
        """Return the window of tiles of that size while the table shows the middle of the space, with `more` units
        above and below."""
        left, top, right, bottom = self._reach(half)
        return self._x - left, self._y - top - more, self._x + right, self._y + bottom + more

    def around(self, box: Bounds, half: int) -> Bounds:
        """Return the window of the tiles that fit on the table together with a box, in that size."""
        wide, high = 2 * (self.width - 2 * self._edge(half)) // half, 2 * self.height // half
        left, top, right, bottom = self.widest
        return (
            max(left, box[2] - wide),
            max(top, box[3] - high),
            min(right, box[0] + wide),
            min(bottom, box[1] + high),
        )

    def fits(self, box: Bounds, half: int) -> bool:
        """Return whether a box fits on the table, in that size."""
        left, top, right, bottom = self._px(box, half)
        return right - left <= self.width - 2 * self._edge(half) and bottom - top <= self.height

    def is_shown(self, box: Bounds, half: int, off: int = 0) -> bool:
        """Return whether the table shows all of a box, in that size, `off` px from every border, or where there is
        less room as far from one as from the other."""
        left, top, right, bottom = self._px(box, half)
        right, bottom = self.width - right, self.height - bottom
        across, down = min(off, (left + right) // 2), min(off, (top + bottom) // 2)
        return min(left, right) >= max(self._edge(half), across) and min(top, bottom) >= max(0, down)

    def show(self, box: Bounds, half: int) -> None:
        """Let the table show a box that fits on it, in that size, in its own middle."""
        left, top, right, bottom = self._px(box, half)
        x, y = self.origin
        self.origin = x + (self.width - right - left) // 2, y + (self.height - bottom - top) // 2

    def cover(self, end: int) -> None:
        """Put the tile of an end on the table, or take it off if it lies there."""
        row, size, place = self._row, self._size, end >> _PLACE
        if end & UPRIGHT:
            bits, at, rows = _UPRIGHT_UNITS, _UPRIGHT_ROW, _UPRIGHT_ROWS
        else:
            bits, at, rows = _ACROSS_UNITS, _ACROSS_ROW, _ACROSS_ROWS
        bits <<= place & 7
        at = at * row + (place >> 3)
        for unit in range(at, at + rows * row, row):
            piece, at = divmod(unit, size)
            taken = self._taken[piece]
            taken[at] ^= bits & 255
            taken[at + 1] ^= bits >> 8

    def centre(self, place: int) -> tuple[int, int]:
        """Return the centre of a tile at a place: x and y in units."""
        y, x = divmod(place + 3, self._stride)
        return x, y

    def box(self, place: int, upright: int) -> Bounds:
        """Return the box of a tile at a place, in units: left, top, right and bottom."""
        x, y = self.centre(place)
        wide, high = (SHORT, LONG) if upright else (LONG, SHORT)
        return x - wide, y - high, x + wide, y + high

    def middle(self, tile: Tile) -> tuple[int, int]:
        """Return the left and the right end of a tile that lies in the middle, with its larger half on the left."""
        high, low = tile
        place = self._y * self._stride + self._x - 3
        reach, lies = (SHORT, UPRIGHT | STRAIGHT) if high == low else (LONG, 0)
        return _end(place, WEST, high, reach, lies), _end(place, EAST, low, reach, lies)

    def to_middle(self, place: int) -> int:
        """Return the number to add to the places of all tiles so that the tile at a place lies in the middle."""
        return self._y * self._stride + self._x - 3 - place

    def show_around(self, place: int, box: Bounds, half: int) -> bool:
        """Let the table show the tile at a place in its own middle, in that size, if it then shows all of a box.
        Return whether it does."""
        x, y = self.centre(place)
        before = self.origin
        self.origin = self.width // 2 - (x - self._x) * half // 2, self.height // 2 - (y - self._y) * half // 2
        if self.is_shown(box, half):
            return True
        self.origin = before
        return False

    def fit(self, end: int, number: int, turn: int, window: Bounds) -> int | None:
        """Return the new end if a tile joins `end` and shows `number` to the next one; None if the tile has no room
        or the window wouldn't show it.

        Of the TURNS, 0 goes straight on. The others go round a corner, clockwise if odd: 1 and 2 in front of the
        end, 3 and 4 at the side of its outer half. A double never turns; and round a corner from a double, a tile
        lies at the double's short side.
        """
        is_double = number == end >> _NUMBER & _NUMBER_BITS
        place = self._joined(end, is_double, turn)
        if place is None:
            return None
        next_way = _WAYS[end >> _WAY & _WAY_BITS][turn]
        upright = (next_way < NORTH) == is_double
        if not self._is_free(place, upright, end, window):
            return None
        reach = SHORT if is_double else LONG
        return place << _PLACE | next_way << _WAY | number << _NUMBER | reach << _REACH | upright

    def _joined(self, end: int, is_double: bool, turn: int) -> int | None:
        """Return the place of a tile that joins an end in one of the TURNS, or None where it can't turn so."""
        if turn and (is_double or end & STRAIGHT):
            return None
        way = end >> _WAY & _WAY_BITS
        reach = end >> _REACH & _REACH_BITS
        # From the centre of the joined tile to that of the new one.
        if is_double:
            ahead, aside = reach + SHORT, 0
        elif not turn:
            ahead, aside = reach + LONG, 0
        elif reach == SHORT:
            ahead, aside = 0, LONG + LONG
            if turn > _LAST_IN_FRONT:
                return None  # the line comes from there
        elif turn > _LAST_IN_FRONT:
            ahead, aside = SHORT, SHORT + LONG
        else:
            ahead, aside = LONG + SHORT, SHORT
        return (end >> _PLACE) + ahead * self._steps[way] + aside * self._steps[_WAYS[way][turn]]

    def _is_free(self, place: int, upright: bool, end: int, window: Bounds) -> bool:
        """Return whether a tile has room at a place beside the tile of `end`, and a window shows it."""
        # Calls take most of the time here, so nothing has a method of its own.
        stride, row, size = self._stride, self._row, self._size
        left, top, right, bottom = window
        x, y = (place + 3) % stride, (place + 3) // stride
        wide, high = (SHORT, LONG) if upright else (LONG, SHORT)
        if x - wide < left or right < x + wide or y - high < top or bottom < y + high:
            return False
        # The units and rows of the joined tile, seen from the place; 8 units are added, as it may lie to the left.
        away = (end >> _PLACE) - place + 8
        if end & UPRIGHT:
            joined, first, rows = _UPRIGHT_UNITS, _UPRIGHT_ROW, _UPRIGHT_ROWS
        else:
            joined, first, rows = _ACROSS_UNITS, _ACROSS_ROW, _ACROSS_ROWS
        joined = ~(joined << away % stride >> 8 << (place & 7))
        first += away // stride
        last = first + rows
        if upright:
            bits, y, end_row = _UPRIGHT_ROOM, _UPRIGHT_BEGIN, _UPRIGHT_END
        else:
            bits, y, end_row = _ACROSS_ROOM, _ACROSS_BEGIN, _ACROSS_END
        bits <<= place & 7
        piece, at = divmod(y * row + (place >> 3), size)
        taken = self._taken[piece]
        while y < end_row:
            if at >= size:
                at -= size
                piece += 1
                taken = self._taken[piece]
            covered = (taken[at] | taken[at + 1] << 8) & bits
            if covered and (covered & joined or not first <= y < last):
                return False
            at += row
            y += 1
        return True

    def px(self, place: int, upright: int, half: int) -> Place:
        """Return the upper left corner of the tile at a place, drawn in that size: x and y in px."""
        return self._px(self.box(place, upright), half)[:2]

    def _px(self, box: Bounds, half: int) -> Bounds:
        """Return where the table shows a box, in that size, in px."""
        left, top, right, bottom = box
        x, y = self.origin
        return (
            x + (left - self._x) * half // 2,
            y + (top - self._y) * half // 2,
            x + (right - self._x) * half // 2,
            y + (bottom - self._y) * half // 2,
        )


def within(box: Bounds, window: Bounds) -> bool:
    """Return whether a box lies in a window."""
    left, top, right, bottom = window
    return left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom


def crossing(end: int) -> list[int]:
    """Return the two ends at the short sides of a double, of which `end` is another end: upwards and downwards, or
    left and right if the line goes up or down there."""
    ways = (NORTH, SOUTH) if way_of(end) < NORTH else (WEST, EAST)
    return [_end(place_of(end), way, number_of(end), LONG, end & UPRIGHT | STRAIGHT) for way in ways]


def shown_first(end: int) -> bool:
    """Return whether the half of an end's tile that the next one joins is the left or upper one."""
    return way_of(end) in (WEST, NORTH)
