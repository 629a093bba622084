# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where each tile of the line of play lies on a small table: only ints, no display.

A line keeps its shape: a tile that lies stays where it is, whatever size it is drawn in. The line begins in the
middle of the table; its arms go straight on, and turn where they must. Tiles are drawn as large as the table
allows; when one doesn't fit, all of them get smaller. Before a tile is laid, a way on is looked for, so that no end
gets walled in.

If one does all the same, which is rare, the whole line is laid anew (tables.line.anew). A line that is too long for
the table even in the smallest tiles goes on above and below it.
"""

import loader
from engine.line import ARMS, FIRST, LEFT_ARM, RIGHT_ARM, UP_ARM
from tables.line.space import (
    ANY,
    ANY_OTHER,
    STRAIGHT,
    TURNS,
    UPRIGHT,
    Space,
    crossing,
    number_of,
    place_of,
    shown_first,
    way_of,
)

_UNKNOWN = -1  # the index of a tile that isn't there yet

_ENDS = 2  # ends of an arm that are kept: the last, and the one before, which is the last again after `take_back`
_STRAIGHT = 3  # tiles that needn't stay in the middle of the table: they would go round a corner at once

# How many places are tried: each takes some 0.9 ms on the badge, and no play should take more than some 0.3 s.
_AHEAD = 20  # at most, to see whether all ends can go on
_ANEW = 250  # to lay the line anew

_ON_TABLE = 32  # a line of at most so many tiles mostly has room on the table
_STEP = 12  # units by which the room beyond the table grows at a time, see Space


def pack(x, y, upright, flipped):
    """Return how a tile lies on the table, as a *spot*: a small int, since a tuple for each tile would take 32
    bytes. It holds the px of the tile's upper left corner, whose y may be beyond the table, whether the tile is
    upright, and whether its larger half is the right or lower one. The Board unpacks it."""
    return y << 12 | x << 2 | upright << 1 | flipped


def restored(kept):
    """Return a Layout in which the line lies as it did when another one's `keep` returned this: laid anew, it might
    take another shape."""
    width, height, halves, has_spinner, top, centred = kept[0]
    return Layout(width, height, halves, has_spinner, top, centred, kept)


class Layout:
    """The places of the tiles on a table of `width` by `height` px: of none at first, or as they were `kept`.

    halves       the sizes to choose from, px of a half's side, largest first; lines are planned for all but the
                 largest, in which only short ones fit
    has_spinner  whether the first double takes tiles on four sides
    centred      whether the first double comes to lie in the middle of the table (docs/rules.md, section 2.6)
    top          the largest number of the set
    half         the size in use; it gets smaller when it has to
    tiles        the tiles in the order of play
    places       for each tile how it lies, at whatever size: its place (see Space), and in two more bits whether it
                 is upright, and whether its larger half is the right or lower one
    spots        for each tile how it lies at this size, see pack

    What lays the line anew (tables.line.anew) begins with `clear`; then it lays tiles by `push` and takes them away
    by `pull`, and looks at these:

    rays         for each arm the indexes of its tiles outwards, from the root on, where all arms begin
    ends         for each arm the ends of its last tiles, the outermost last; after `clear`, first that of the root
    space        the Space in which the tiles lie
    tries        how many places may still be tried: each `push` is a try, and some more are made by `leaves_room`
    """

    def __init__(self, width, height, halves=(9, 7), has_spinner=True, top=6, centred=False, kept=None):
        self.width = width
        self.height = height
        self.halves = halves
        self.has_spinner = has_spinner
        self.centred = centred
        self._found = None  # what was found last: a tile, its arm and its end, or None if it has no end
        self.tries = 0
        if kept:
            self.restore(kept)
            return
        self.half = halves[0]
        count = (top + 1) * (top + 2) // 2  # tiles of the set
        self.tiles = loader.room_for(count)
        self.places = loader.room_for(count)
        self.spots = loader.room_for(count)
        self.space = Space(width, height, halves, 0)
        self._root = 0  # the index of the tile that all arms begin at
        self._has_double = False
        self._alone = False  # whether the last tile was laid without moving others or changing the root
        self.rays = [[], [], [], []]
        self.ends = [[], [], [], []]
        # For each number: how many tiles that show it once are still to come, and whether its double is.
        self._singles = bytearray([top] * (top + 1))
        self._doubles = bytearray([1] * (top + 1))

    def add(self, tile, arm):
        """Lay the next tile, joined to `arm`, or with FIRST as the first.

        Returns whether all earlier tiles kept their places relative to each other; `half` may change in any case.
        """
        is_first_double = tile[0] == tile[1] and not self._has_double
        half = self.half
        stays = True
        if arm == FIRST:
            self._note(tile, 1)
        else:
            self._begin(tile, arm)
            stays = self._extend_as_found(tile, arm)
        self.places.append(0)  # not before, since that may shift all that lies
        self.spots.append(0)
        if arm == FIRST:
            self._lay_root()
        else:
            if stays:
                self._note_place(arm, -1)
                self._see(self.ends[arm][-1])
                del self.ends[arm][:-_ENDS]
            if is_first_double:
                stays = stays and self._stays_in_sight(self.ends[arm][-1])
                self._make_root(arm, stays)
            elif not stays:
                self._lay_all()
        self._has_double = self._has_double or is_first_double
        self._alone = stays and not is_first_double and arm != FIRST
        if self._alone and self.half == half:
            self.spots[-1] = self._spot(self.places[-1])
        else:
            self._draw()
        return stays

    def take_back(self):
        """Take the last tile away, and leave all others as they lie. Returns whether they lay so before that tile
        came; if not, or if it is the first, nothing changes."""
        if not self._alone:
            return False
        i = len(self.tiles) - 1
        arm = [arm for arm in ARMS if i in self.rays[arm][-1:]][0]
        self.pull(arm)
        self.rays[arm].pop()
        self._note(self.tiles[-1], -1)
        del self.places[-1:], self.spots[-1:]
        self._alone = False  # how the tile before that was laid isn't known
        self._found = None
        return True

    def seek(self, tile, arm):
        """A generator: look for the end that a tile will get, a little in each step, so that `ghost` and `add` know
        it. Nothing moves; the caller may stop at any step."""
        if arm == FIRST or self._has_found(tile, arm):
            return
        self._found = None
        for way in self._ways_on():
            self._begin(tile, arm)
            if self._extend_by(arm, *way):
                self._found = tile, arm, self.ends[arm][-1]
                self.pull(arm)
            self._give_up(tile, arm)
            if self._found:
                return
            yield

    def ghost(self, tile, arm, may_shrink=True):
        """Return the spot that a tile will get, or None if others can't stay as they are. All tiles get smaller at
        once if the tile needs that and `may_shrink`."""
        if arm == FIRST:
            return self._spot(self._place(tile, self.space.middle(tile)[1]))
        half = self.half
        self._begin(tile, arm)
        place = end = None
        if self._extend_as_found(tile, arm):
            end = self.ends[arm][-1]
            if tile[0] != tile[1] or self._has_double or self._stays_in_sight(end):
                place = self._place(tile, end)
                self._see(end)
            self.pull(arm)
        self._give_up(tile, arm)
        self._found = tile, arm, end
        if self.half != half:
            if may_shrink:
                self._draw()
            else:
                self.half, place = half, None
        return None if place is None else self._spot(place)

    def lay_anew_for(self, tile, arm):
        """Lay the line anew after `ghost` has found no place for a tile, so that there is one: the others then lie
        as they will beside it. A first double still has no place, since all others move once it is played."""
        if tile[0] == tile[1] and not self._has_double:
            return
        self.add(tile, arm)
        end = self.ends[arm][-1]
        self._alone = True
        self.take_back()
        self._found = tile, arm, end

    def keep(self):
        """Return what `restored` needs to make another Layout in which the line lies just so, a tuple."""
        table = self.width, self.height, self.halves, self.has_spinner, len(self._singles) - 1, self.centred
        return (table, self.half, self.space.rise, self._root, self._has_double, self._alone, self.tiles,
                self.places, self.spots, self.rays, self.ends, self._singles, self._doubles)

    def restore(self, kept):
        """Make the line lie as it did when `keep` returned this: laid anew, it might take another shape."""
        (_, self.half, rise, self._root, self._has_double, self._alone, self.tiles, self.places,
         self.spots, self.rays, self.ends, self._singles, self._doubles) = kept
        self.space = Space(self.width, self.height, self.halves, rise)
        self._cover_all()

    def end(self, arm):
        """Return where an open arm ends: (x, y), the middle of its last half in px."""
        return self.space.tip(self.ends[arm][-1], self.half)

    def last(self, arm):
        """Return the index of the tile at the end of an open arm, and the way in which the next one joins it."""
        ray = self.rays[arm]
        return ray[-1] if ray else self._root, way_of(self.ends[arm][-1])

    # What is known of the tiles.

    def _begin(self, tile, arm):
        """Make a tile the last of an arm; it doesn't lie anywhere yet."""
        self._note(tile, 1)
        self.rays[arm].append(len(self.tiles) - 1)

    def _give_up(self, tile, arm):
        """Undo what `_begin` did."""
        self.rays[arm].pop()
        self._note(tile, -1)

    def _note(self, tile, step):
        """Count a tile as lying, or with a step of -1 as still to come."""
        if step > 0:
            self.tiles.append(tile)
        else:
            del self.tiles[-1:]  # on the badge `pop` would give up some of the room
        high, low = tile
        if high == low:
            self._doubles[high] -= step
        else:
            self._singles[high] -= step
            self._singles[low] -= step

    def _place(self, tile, end):
        """Return how the tile of an end lies, as in `places`."""
        high, low = tile
        flipped = high != low and (number_of(end) == high) != shown_first(end)
        return place_of(end) << 2 | (end & UPRIGHT) << 1 | flipped

    def _spot(self, place):
        x, y = self.space.px(place >> 2, place & 2, self.half)
        return pack(x, y, place >> 1 & 1, place & 1)

    def _note_place(self, arm, k):
        """Note where a tile of an arm lies, whose end is number `k` of the arm's ends, or of its tiles."""
        i = self.rays[arm][k]
        self.places[i] = self._place(self.tiles[i], self.ends[arm][k])

    # The size of the tiles.

    def _see(self, end):
        """Take a size in which the tile of an end can be seen; for a line beyond the table that is the smallest."""
        for half, window in zip(self.halves, self.space.windows(self.halves[0])):
            if half <= self.half and (half == self.halves[-1] or self.space.shows(end, window)):
                self.half = half
                return

    def _draw(self):
        for i in range(len(self.spots)):
            self.spots[i] = self._spot(self.places[i])

    # The root, and the room around it.

    def _lay_root(self):
        """Lay the root in the middle."""
        tile = self.tiles[self._root]
        left, right = self.space.middle(tile)
        self.space.cover(right)
        self.places[self._root] = self._place(tile, right)
        self._set_ends(left, right)

    def _set_ends(self, left, right):
        """Begin the arms at the sides of the root."""
        up, down = crossing(right)
        self.ends = [[left], [right], [], []]
        if self.has_spinner and left & STRAIGHT:
            self.ends[UP_ARM:] = [up], [down]

    def _make_root(self, arm, stays):
        """Make the double that was just played the root: the tiles that it was joined to become the opposite arm.
        If the tiles can't keep their places relative to each other, the line is laid anew."""
        rays, ends = self.rays, self.ends
        rays[arm].pop()
        rays[arm ^ 1] = list(reversed(rays[arm])) + [self._root] + rays[arm ^ 1]
        rays[arm] = []
        self._root = len(self.tiles) - 1
        if not stays:
            self._lay_all()
            return
        end = ends[arm][-1]
        ends[arm], ends[arm ^ 1] = [end], ends[arm ^ 1][-1:]
        if self.has_spinner:
            ends[arm] = [end | STRAIGHT]
            ends[UP_ARM:] = [[side] for side in crossing(end)]
        if self.centred:
            self._shift(self.space.to_middle(end), 0)
            self._see_all()

    def _stays_in_sight(self, end):
        """Return whether all tiles can be seen in the smallest size, once the tile of an end lies in the middle if
        it has to."""
        return self._shows_all(self._smallest_window(), self.space.to_middle(end) if self.centred else 0)

    def _shows_all(self, window, by=0):
        """Return whether a window shows all tiles, once they have moved by `by` in their places."""
        return all(self.space.is_inside((place >> 2) + by, place & 2, window) for place in self.places)

    def _see_all(self):
        """Take a size in which all tiles can be seen."""
        for half, window in zip(self.halves, self.space.windows(self.halves[0])):
            if half <= self.half and self._shows_all(window):
                self.half = half
                return

    def _shift(self, by, more):
        """Move all tiles by `by` in their places, and let the line go `more` units further beyond the table."""
        before = place_of(self.space.middle((0, 0))[0])
        self._make_space(self.space.rise + more)
        by += place_of(self.space.middle((0, 0))[0]) - before
        for i in range(len(self.places)):
            self.places[i] += by << 2
        for ends in self.ends:
            for k in range(len(ends)):
                ends[k] += by << 10
        self._cover_all()

    def _make_space(self, rise):
        """Make a new Space, which lets a line go `rise` units beyond the table."""
        self.space = None  # there may not be room for two
        self.space = Space(self.width, self.height, self.halves, rise)

    def _cover_all(self):
        for place in self.places:
            self.space.cover(place >> 2 << 10 | place >> 1 & 1)

    # Where the last tile of an arm can lie while no other moves.

    def _smallest_window(self):
        """Return the window in which tiles are smallest."""
        return self.space.windows(self.halves[-1])[0]

    def _ways_on(self):
        """Yield the ways in which the next tile is tried, the best first: a window, a turn, and what it must leave
        room for, see `leaves_room`. The windows of the largest tiles come first."""
        space = self.space
        windows = space.windows(self.halves[min(1, len(self.halves) - 1)])
        if self.centred and not self._has_double and len(self.places) >= _STRAIGHT:
            # A part of the table, so that a double can be moved to the middle, and all others with it.
            windows = [space.window(self.halves[-1], 0, 2)] + windows
        for window in windows:
            for ahead in (True, False):
                for turn in TURNS:
                    yield window, turn, ahead
        for turn in TURNS:
            yield windows[-1], turn, None

    def _has_found(self, tile, arm):
        """Return whether the last search was for the end that this tile will get on this arm."""
        return self._found and self._found[:2] == (tile, arm)

    def _extend_as_found(self, tile, arm):
        """Like `_extend`, but without searching again for what was found last."""
        if not self._has_found(tile, arm):
            self._found = None
            return self._extend(arm)
        end = self._found[2]
        self._found = None
        if end:
            self.ends[arm].append(end)
            self.space.cover(end)
        return bool(end)

    def _extend(self, arm):
        """Lay the last tile of an arm without moving any other; returns whether that was possible."""
        if any(self._extend_by(arm, *way) for way in self._ways_on()):
            return True
        # A long line goes beyond the table rather than take another shape.
        if self.space.rise or len(self.tiles) <= _ON_TABLE:
            return False
        self._shift(0, _STEP)
        if any(self._extend_by(arm, *way) for way in self._ways_on()):
            return True
        self._shift(0, -_STEP)
        return False

    def _extend_by(self, arm, window, turn, ahead):
        """Lay the last tile of an arm in one of `_ways_on`; returns whether that was possible."""
        if not self.push(arm, self.rays[arm][-1], turn, window):
            return False
        if self.leaves_room(window, ahead):
            return True
        self.pull(arm)
        return False

    def leaves_room(self, window, ahead):
        """Return whether every double that can come next has room in a window, and if it is to look `ahead`, all
        open ends can go on by a tile each, all at the same time. True if `ahead` is None."""
        if ahead is None:
            return True
        arms = []
        for arm in ARMS if self.rays[LEFT_ARM] and self.rays[RIGHT_ARM] else ARMS[:UP_ARM]:
            if self.ends[arm]:
                end = self.ends[arm][-1]
                number = number_of(end)
                if self._doubles[number] and not self._has_room_for_double(end, window):
                    return False
                if self._singles[number]:
                    arms.append(arm)
        return not ahead or self._can_go_on(arms, window, self.tries - _AHEAD)

    def _can_go_on(self, arms, window, until):
        """Return whether some arms can go on by a tile each, all at the same time, with room for a double after
        each of those; False as well once only `until` places may still be tried."""
        if not arms:
            return True
        arm = arms[0]
        for turn in TURNS:
            if self.tries <= until:
                break
            end = self.push(arm, _UNKNOWN, turn, window)
            if end:
                can = ((not any(self._doubles) or self._has_room_for_double(end, window))
                       and self._can_go_on(arms[1:], window, until))
                self.pull(arm)
                if can:
                    return True
        return False

    def push(self, arm, i, turn, window):
        """Lay tile number `i` at the end of an arm, in one of the TURNS, if it fits there and a window shows it;
        returns its end, or None if it doesn't."""
        ends, space = self.ends[arm], self.space
        joined = ends[-1]
        number = number_of(joined)
        if i == _UNKNOWN:
            number = ANY_OTHER if number == ANY else ANY
        else:
            high, low = self.tiles[i]
            number = low if number == high else high
        self.tries -= 1
        end = space.fit(joined, number, turn, window)
        if end:
            ends.append(end)
            space.cover(end)
        return end

    def pull(self, arm):
        """Take the last tile of an arm away from where it lies."""
        self.space.cover(self.ends[arm].pop())

    def _has_room_for_double(self, end, window):
        """Return whether the double of an end would have room there; that counts as a try, too."""
        self.tries -= 1
        return self.space.fit(end, number_of(end), 0, window)

    # How the whole line is laid anew.

    def _lay_all(self):
        """Lay the whole line again, and go no further beyond the table than that takes."""
        self.tries = _ANEW
        with loader.guest():
            _anew().lay(self)
        for arm in ARMS:
            for k in range(1 - len(self.ends[arm]), 0):
                self._note_place(arm, k)
            self.ends[arm] = self.ends[arm][-_ENDS:]
        beyond = 0
        while not self._shows_all(self.space.window(self.halves[-1], beyond)):
            beyond += _STEP
        if beyond < self.space.rise:
            self._shift(0, beyond - self.space.rise)
        self._see_all()

    def clear(self, rise):
        """Take all tiles but the root away, and let the line go `rise` units beyond the table."""
        self._make_space(rise)
        self._lay_root()


def _anew():
    from tables.line import anew

    return anew
