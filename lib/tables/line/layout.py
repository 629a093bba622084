# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Finds the place of each tile of the line of play on a small table: only ints, no display.

A line keeps its shape, in any size. It begins in the middle of the table; its arms go straight on, and turn where
they must. Tiles are drawn as large as the table allows. When one doesn't fit, the whole line moves to the middle of
the table, and gets smaller only if it must. The layout looks ahead: where it can, it lays a tile so that every double
that can come next has room.

If an end has no room all the same, which is rare, the whole line is laid again (tables.line.anew); so it is
if it would get smaller while much of the table is free. A line that is too long for the table even in the smallest
tiles goes on above and below it.
"""

from __future__ import annotations

import loader
from engine.line import ARMS, FIRST, UP_ARM
from tables.line.arms import Arms
from tables.line.space import STRAIGHT, TURNS, UPRIGHT, Space, crossing, number_of, place_of, shown_first, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

    from engine.kinds import MaybeNone, Tile
    from kinds import Place
    from tables.line.space import Bounds

    _Table = tuple[int, int, Sequence[int], bool, int, bool]
    _Shown = tuple[int, int, Place, Bounds]
    State = tuple[
        _Table,
        _Shown,
        int,
        bool,
        bool,
        list[Tile],
        list[int],
        list[int],
        list[list[int]],
        list[list[int]],
        bytearray,
    ]  # see Layout.state

_OFF = 9  # px from the line to each border of the table, while there is room
_ENDS = 2  # ends of an arm that are kept: the last, and the one before for `take_back`

# The quarters of the table that the box of a line should take: in tiles of less than 9 px a half, of less than 11.
_SMALL, _SMALL_FILL = 9, 3
_MEDIUM, _MEDIUM_FILL = 11, 2

# The square units that a tile takes in the fullest lines, with the space around it: no search lays them closer.
_DENSEST = 20

# The most places to try to lay the line again: each takes some 0.9 ms on the badge, and no play should take more
# than some 0.3 s.
_ANEW = 330

_ON_TABLE = 32  # a line of at most this many tiles mostly fits on the table
_STEP = 12  # units by which the space beyond the table grows at a time, see Space


def pack(x: int, y: int, upright: int, flipped: int) -> int:
    """Return a *spot*: the position of a tile on the screen, in a small int because a tuple takes 32 bytes.

    `x` and `y` are the tile's upper left corner in px; `y` may be beyond the table. `upright` tells whether the
    tile stands upright, `flipped` whether its larger half is the right or lower one. board.unpack reads it.
    """
    return y << 12 | x << 2 | upright << 1 | flipped


def restored(state: State) -> Layout:
    """Return a Layout with the `state` of another one. The line lies as it did there; laid again, it might take
    another shape."""
    width, height, halves, has_spinner, top, centred = state[0]
    return Layout(width, height, halves, has_spinner, top, centred, state)


class Places(Arms):
    """The part of a Layout that knows the places of its tiles, and their size. A class of all methods would need a
    block of memory that is larger than the badge has late in a round."""

    halves: Sequence[int]
    half: int
    places: list[int]
    spots: list[int]
    _box: Bounds | MaybeNone
    _has_double: bool

    def _place(self, tile: Tile, end: int) -> int:
        """Return the item of `places` for a tile with that end."""
        high, low = tile
        flipped = high != low and (number_of(end) == high) != shown_first(end)
        return place_of(end) << 2 | (end & UPRIGHT) << 1 | flipped

    def _spot(self, place: int) -> int:
        x, y = self.space.px(place >> 2, place & 2, self.half)
        return pack(x, y, place >> 1 & 1, place & 1)

    def _note_place(self, arm: int, k: int) -> None:
        """Note the place of a tile of an arm: number `k` of the arm's ends, and of its tiles; `k` is negative."""
        i = self.rays[arm][k]
        self.places[i] = self._place(self.tiles[i], self.ends[arm][k])

    def _sizes(self) -> list[int]:
        """Return the sizes up to the one in use, the largest first."""
        return [half for half in self.halves if half <= self.half]

    def _with(self, end: int) -> Bounds:
        """Return the box of all tiles and that of an end, in units."""
        left, top, right, bottom = self._box
        x, y, x_end, y_end = self.space.box(place_of(end), end & UPRIGHT)
        return min(left, x), min(top, y), max(right, x_end), max(bottom, y_end)

    def _show(self, box: Bounds, off: int = 0) -> bool:
        """Let the table show a box, in units, `off` px from its borders, or where there is less room as far from
        one as from the other. Return whether that changes anything."""
        if self.space.is_shown(box, self.half, off):
            return False
        before = self.half, self.space.origin
        self._fit(box)
        return before != (self.half, self.space.origin)

    def _fit(self, box: Bounds) -> None:
        """Move the line so that a box lies in the middle of the table, in the largest size that fits. A line that
        goes beyond the table isn't moved."""
        space = self.space
        for self.half in self._sizes():
            if space.fits(box, self.half):
                space.show(box, self.half)
                return
        space.show_middle()

    def _draw(self) -> None:
        for i in range(len(self.spots)):
            self.spots[i] = self._spot(self.places[i])

    def _lay_root(self) -> None:
        """Lay the root in the middle."""
        tile = self.tiles[self._root]
        left, right = self.space.middle(tile)
        self.space.cover(right)
        self.places[self._root] = self._place(tile, right)
        self._set_ends(left, right)

    def _measure(self) -> None:
        """Find the box of all tiles."""
        self._box = self.space.box(self.places[0] >> 2, self.places[0] & 2)
        for place in self.places:
            self._box = self._with(place >> 2 << 10 | place >> 1 & 1)

    def _shift(self, by: int, more: int) -> None:
        """Add `by` to the places of all tiles, and let the line go `more` units further beyond the table."""
        before = self.space.to_middle(0)
        self._make_space(self.space.rise + more)
        by += self.space.to_middle(0) - before
        for i in range(len(self.places)):
            self.places[i] += by << 2
        for ends in self.ends:
            for k in range(len(ends)):
                ends[k] += by << 10
        self._cover_all()
        self._measure()

    def _make_space(self, rise: int) -> None:
        """Make a new Space, which lets a line go `rise` units beyond the table."""
        width, height, origin = self.space.width, self.space.height, self.space.origin
        self.space = None  # the memory may not be enough for two
        self.space = Space(width, height, self.halves, rise)
        self.space.origin = origin

    def _cover_all(self) -> None:
        for place in self.places:
            self.space.cover(place >> 2 << 10 | place >> 1 & 1)


class Layout(Places):
    """The places of the tiles on a table of `width` by `height` px. It starts empty, or with a `state`.

    halves       the sizes to choose from, px of a half's side, largest first; only short lines fit in the largest,
                 so lines are planned for the others
    has_spinner  whether the first double takes tiles on four sides
    centred      whether the first double comes to the middle of the table when it is laid (docs/rules.md, section
                 2.6)
    top          the largest number of the set
    half         the size in use; it gets smaller when it must
    tiles        the tiles in the order of play
    places       the position of each tile, the same in any size: its place (see space), and two more bits, whether
                 it is upright, and whether its larger half is the right or lower one
    spots        the spot of each tile in the size in use, see pack

    The module tables.line.anew lays the line again: it begins with `clear`, lays tiles by `push`, takes them away
    by `pull`, and reads the attributes of Arms. After `clear`, `ends` has only the root's.
    """

    def __init__(
        self,
        width: int,
        height: int,
        halves: Sequence[int] = (9, 7),
        has_spinner: bool = True,
        top: int = 6,
        centred: bool = False,
        state: State | None = None,
    ) -> None:
        self.halves = halves
        self.has_spinner = has_spinner
        self.centred = centred
        # The result of the last search: a tile, its arm, and its end or None if it has no place.
        self._found: tuple[Tile, int, int | None] | MaybeNone = None
        self.tries = 0
        if state:
            self.restore(state)
            return
        self.half = halves[0]
        count = (top + 1) * (top + 2) // 2  # tiles of the set
        self.tiles = loader.room_for(count)
        self.places = loader.room_for(count)
        self.spots = loader.room_for(count)
        self.space = Space(width, height, halves, 0)
        self._root = 0  # the index of the tile that all arms begin at
        self._box = ()  # the box of all tiles, in units
        self._has_double = False
        self._alone = False  # whether the last tile was laid without moving others or changing the root
        self.rays = [[], [], [], []]
        self.ends = [[], [], [], []]
        # For each number, whether its double is still to come.
        self._doubles = bytearray([1] * (top + 1))

    def add(self, tile: Tile, arm: int) -> bool:
        """Lay the next tile on `arm`; FIRST is the arm of the first tile.

        Return whether all earlier tiles kept their places relative to each other. `half` may change in any case.
        """
        is_first_double = tile[0] == tile[1] and not self._has_double
        stays, moves = True, False
        if arm == FIRST:
            self._note(tile, 1)
        else:
            self._begin(tile, arm)
            stays = self._extend_as_found(tile, arm)
        self.places.append(0)  # only now: _extend_as_found may give all that lie another place
        self.spots.append(0)
        if arm == FIRST:
            self._lay_root()
            self._measure()
        else:
            if is_first_double:
                stays = stays and self._can_be_centred(self.ends[arm][-1])
            if stays:
                self._note_place(arm, -1)
                self._box = self._with(self.ends[arm][-1])
                moves = self._show(self._box, _OFF)
                del self.ends[arm][:-_ENDS]
            if is_first_double:
                self._make_root(arm, stays)
            elif not stays:
                self._lay_all()
        self._has_double = self._has_double or is_first_double
        self._alone = stays and not is_first_double and arm != FIRST
        if self._alone and not moves:
            self.spots[-1] = self._spot(self.places[-1])
        else:
            self._draw()
        return stays

    def take_back(self) -> bool:
        """Remove the last tile, if that alone brings back the line before it. Return whether it does; else nothing
        changes."""
        if not self._alone:
            return False
        i = len(self.tiles) - 1
        arm = [arm for arm in ARMS if i in self.rays[arm][-1:]][0]
        self.pull(arm)
        self.rays[arm].pop()
        self._note(self.tiles[-1], -1)
        del self.places[-1:], self.spots[-1:]
        self._measure()
        self._alone = False  # it isn't known how the tile before was laid
        self._found = None
        return True

    def seek(self, tile: Tile, arm: int) -> Iterator[None]:
        """Look for the end that a tile will get, a little in each step, so that `ghost` and `add` know it
        (generator). Nothing moves; the caller may stop at any step."""
        if arm == FIRST or self._has_found(tile, arm):
            return
        self._found = None
        for way in self._ways_on():
            self._begin(tile, arm)
            if self._extend_by(arm, *way):
                end = self.ends[arm][-1]
                self._found = tile, arm, None if self._wastes(end) else end
                self.pull(arm)
            self._give_up(tile, arm)
            if self._found:
                return
            yield

    def ghost(self, tile: Tile, arm: int, may_move: bool = True) -> int | None:
        """Return the spot that a tile will get, or None if the line has to be laid again for it. If the table
        doesn't show that spot, move the line if it `may_move`, else return None."""
        if arm == FIRST:
            return self._spot(self._place(tile, self.space.middle(tile)[1]))
        self._begin(tile, arm)
        place = end = None
        if self._extend_as_found(tile, arm):
            end = self.ends[arm][-1]
            if tile[0] != tile[1] or self._has_double or self._can_be_centred(end):
                place = self._place(tile, end)
            self.pull(arm)
        self._give_up(tile, arm)
        self._found = tile, arm, end
        if place is None:
            return None
        box = self._with(end)  # type: ignore[arg-type]  # it has a place, so it has an end
        if may_move:
            if self._show(box):
                self._draw()
        elif not self.space.is_shown(box, self.half):
            return None
        return self._spot(place)

    def lay_anew_for(self, tile: Tile, arm: int) -> None:
        """Lay the line again with a place for a tile, after `ghost` has found none: the others then lie as they
        will beside it. Do nothing for a first double: all others move only when it is played."""
        if tile[0] == tile[1] and not self._has_double:
            return
        self.add(tile, arm)
        end = self.ends[arm][-1]
        self._alone = True
        self.take_back()
        self._found = tile, arm, end

    def state(self) -> State:
        """Return the data from which `restored` makes another Layout in which the line lies the same, a tuple."""
        space = self.space
        table = space.width, space.height, self.halves, self.has_spinner, len(self._doubles) - 1, self.centred
        shown = self.half, space.rise, space.origin, self._box
        return (
            table,
            shown,
            self._root,
            self._has_double,
            self._alone,
            self.tiles,
            self.places,
            self.spots,
            self.rays,
            self.ends,
            self._doubles,
        )

    def restore(self, state: State) -> None:
        """Take the line from a `state`."""
        (
            table,
            shown,
            self._root,
            self._has_double,
            self._alone,
            self.tiles,
            self.places,
            self.spots,
            self.rays,
            self.ends,
            self._doubles,
        ) = state
        self.half, rise, origin, self._box = shown
        self.space = Space(table[0], table[1], self.halves, rise)
        self.space.origin = origin
        self._cover_all()

    # The root, and the space around it.

    def _make_root(self, arm: int, stays: bool) -> None:
        """Make the double that was just played the root: the tiles that it was joined to become the opposite arm.
        Unless the tiles can stay, relative to each other, lay the line again."""
        rays, ends = self.rays, self.ends
        rays[arm].pop()
        rays[arm ^ 1] = list(reversed(rays[arm])) + [self._root] + rays[arm ^ 1]
        rays[arm] = []
        self._root = len(self.tiles) - 1
        if not stays:
            self._lay_all(self.centred)
            return
        end = ends[arm][-1]
        ends[arm], ends[arm ^ 1] = [end], ends[arm ^ 1][-1:]
        if self.has_spinner:
            ends[arm] = [end | STRAIGHT]
            ends[UP_ARM:] = [[side] for side in crossing(end)]
        if self.centred:
            self._shift(self.space.to_middle(place_of(end)), 0)
            self.space.show_middle()

    def _can_be_centred(self, end: int) -> bool:
        """Return whether an end's tile can move to the middle of the table with all others in their size, if it has
        to."""
        space, before = self.space, self.space.origin
        can = not self.centred or space.show_around(place_of(end), self._with(end), self.half)
        space.origin = before
        return can

    # A place for the last tile of an arm while no other moves.

    def _ways_on(self) -> Iterator[tuple[Bounds, int, bool]]:
        """Yield the ways to try the next tile, the best first: (window, turn, ahead). `ahead` tells whether each
        double that can come next has to have room. The size comes before that."""
        for window in self._windows():
            for ahead in (True, False):
                for turn in TURNS:
                    yield window, turn, ahead

    def _windows(self) -> list[Bounds]:
        """Return the windows in which to lay the next tile, that of the largest tiles first."""
        space = self.space
        sizes = [half for half in self._sizes() if self.halves[-1] < half < self.halves[0]]
        return [space.around(self._box, half) for half in sizes] + [space.widest]

    def _wastes(self, end: int) -> bool:
        """Return whether the line gets smaller for an end's tile while much of the table is free, though all of it
        may be laid again in larger tiles."""
        left, top, right, bottom = box = self._with(end)
        larger = 0
        for half in self._sizes():
            if self.space.fits(box, half):
                break
            larger = half
        fill = _SMALL_FILL if half < _SMALL else _MEDIUM_FILL if half < _MEDIUM else 0
        is_full = (right - left) * (bottom - top) * half * half >= fill * self.space.width * self.space.height
        return larger > 0 and not is_full and self.may_hold(larger)

    def may_hold(self, half: int) -> bool:
        """Return whether the table may have room for all tiles in that size."""
        return len(self.tiles) * _DENSEST * half * half <= 4 * self.space.width * self.space.height

    def _has_found(self, tile: Tile, arm: int) -> bool | None:
        """Return whether the last search was for the end that this tile will get on this arm."""
        return self._found and self._found[:2] == (tile, arm)

    def _extend_as_found(self, tile: Tile, arm: int) -> bool:
        """Like `_extend`, but use the result of the last search if it was for this tile."""
        if not self._has_found(tile, arm):
            self._found = None
            return self._extend(arm)
        end = self._found[2]
        self._found = None
        if end:
            self.ends[arm].append(end)
            self.space.cover(end)
        return bool(end)

    def _extend(self, arm: int) -> bool:
        """Lay the last tile of an arm without moving any other. Return whether that was possible."""
        if any(self._extend_by(arm, *way) for way in self._ways_on()):
            if not self._wastes(self.ends[arm][-1]):
                return True
            self.pull(arm)
            return False
        # A long line goes beyond the table rather than take another shape.
        if self.space.rise or len(self.tiles) <= _ON_TABLE:
            return False
        self._shift(0, _STEP)
        if any(self._extend_by(arm, *way) for way in self._ways_on()):
            return True
        self._shift(0, -_STEP)
        return False

    # The whole line, laid again.

    def _lay_all(self, in_middle: bool = False) -> None:
        """Lay the whole line again, no further beyond the table than it needs; with the root in the middle of the
        table or anywhere."""
        self.tries = _ANEW
        loader.pass_time()
        _anew().lay(self, in_middle)
        loader.unload(("tables.line.anew",))  # collected only after the move: somebody waits for it
        for arm in ARMS:
            for k in range(1 - len(self.ends[arm]), 0):
                self._note_place(arm, k)
            self.ends[arm] = self.ends[arm][-_ENDS:]
        self._measure()
        beyond = 0
        while not within(self._box, self.space.window(self.halves[-1], beyond)):
            beyond += _STEP
        if beyond < self.space.rise:
            self._shift(0, beyond - self.space.rise)
        self._fit(self._box)
        if in_middle:
            for self.half in self._sizes():
                if self.space.show_around(self.places[self._root] >> 2, self._box, self.half):
                    break

    def clear(self, rise: int) -> None:
        """Take all tiles but the root off the table, and let the line go `rise` units beyond it."""
        self._make_space(rise)
        self._lay_root()


def _anew() -> ModuleType:
    from tables.line import anew

    return anew
