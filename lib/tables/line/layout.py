# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where each tile of the line of play lies on a small table: only ints, no display.

A line keeps its shape: a tile that lies stays where it is, whatever size it is drawn in. The line begins in the
middle of the table; its arms go straight on, and turn where they must. Tiles are drawn as large as the table
allows; when one doesn't fit, all of them get smaller. Before a tile is laid, a way on is looked for, so that no end
gets walled in; if one does all the same, which is rare, the line is laid anew. A line that is too long for the
table even in the smallest tiles goes on above and below it.
"""

from engine.line import ARMS, LEFT, RIGHT, START, UP
from modules import room_for
from tables.line.space import (
    ANY,
    ANY_OTHER,
    STRAIGHT,
    TURNS,
    UPRIGHT,
    Space,
    crossing,
    number_of,
    shown_first,
)

_UNKNOWN = -1  # in a plan, the index of a tile that isn't there yet

# By how many tiles each end must be able to go on: first what is wanted, then what will do.
_AHEAD = (2, 1)
_AT_LEAST = (2, 1, 0, None)  # the same in the smallest tiles; None asks for no room at all
_IN_MIDDLE = (1, 0)  # the same around the middle of the table, where there is less room
_STRAIGHT = 3  # tiles that needn't stay there: they would go round a corner at once

# Many short searches find what one long search doesn't. Each has a whim, a number that sends some tiles round a
# corner where they could go straight on.
_TRIES = 150  # tiles tried in a search, or three for each tile of a long line
_DEPTH = 4  # so many last tiles of an arm are laid anew before the whole line is
_SEARCHES = 12  # of the whole line, in each size
_LAST_SEARCHES = 30000  # in the smallest size, but divided by the square of the line's length: long lines take long
_FEW_SEARCHES = 2  # beyond the table, where there is always more room
_WHIM = 9973
_SHIFTS = b"\0\0\0\0\0\1\1\2"

_ON_TABLE = 7  # lines of a set with at most so many numbers have room on the table
_STEP = 12  # units by which the room beyond the table grows at a time, see Space


def pack(x, y, upright, flipped):
    """Return how a tile lies on the table, as a *spot*: a small int, since a tuple for each tile would take 32
    bytes. It holds the px of the tile's upper left corner, whose y may be beyond the table, whether the tile is
    upright, and whether its larger half is the right or lower one. The Board unpacks it."""
    return y << 12 | x << 2 | upright << 1 | flipped


def restored(kept):
    """Return a Layout in which the line lies as it did when another one's `keep` returned this: laid anew, it might
    take another shape."""
    layout = Layout(*kept[0])
    layout.restore(kept)
    return layout


class Layout:
    """The places of the tiles on a table of `width` by `height` px.

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
    """

    def __init__(self, width, height, halves=(9, 7), has_spinner=True, top=6, centred=False):
        self.width = width
        self.height = height
        self.halves = halves
        self.has_spinner = has_spinner
        self.centred = centred
        self.half = halves[0]
        count = (top + 1) * (top + 2) // 2  # tiles of the set
        self.tiles = room_for(count)
        self.places = room_for(count)
        self.spots = room_for(count)
        self._space = Space(width, height, halves, 0)
        self._root = 0  # the index of the tile that all arms begin at
        self._has_double = False
        self._alone = False  # whether the last tile was laid without moving others or changing the root
        self._found = None  # what was found last: a tile, its arm and its end, or None if it has no end
        # For each arm: the indexes of its tiles from the root outwards, and the ends of the last of them, outwards
        # too. The tile of the first end stays where it is when the arm is laid anew.
        self._rays = [[], [], [], []]
        self._ends = [[], [], [], []]
        # For each number: how many tiles that show it once are still to come, and whether its double is.
        self._singles = bytearray([top] * (top + 1))
        self._doubles = bytearray([1] * (top + 1))

    def add(self, tile, arm):
        """Lay the next tile, joined to `arm`, or with START as the first.

        Returns whether all earlier tiles kept their places relative to each other; `half` may change in any case.
        """
        is_first_double = tile[0] == tile[1] and not self._has_double
        half = self.half
        self._note(tile, 1)
        self.places.append(0)
        self.spots.append(0)
        if arm == START:
            stays = True
            self._lay_root()
        else:
            self._rays[arm].append(len(self.tiles) - 1)
            stays = self._extend_as_found(tile, arm)
            if stays:
                self._keep(arm, -1)
                self._see(self._ends[arm][-1])
            if is_first_double:
                stays = stays and self._stays_in_sight(self._ends[arm][-1])
                self._make_root(arm, stays)
            elif not stays and not self._lay_last(arm):
                self._lay_all()
        self._has_double = self._has_double or is_first_double
        self._alone = stays and not is_first_double and arm != START
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
        arm = [arm for arm in ARMS if i in self._rays[arm][-1:]][0]
        self._pull(arm)
        self._rays[arm].pop()
        self._note(self.tiles[-1], -1)
        del self.places[-1:], self.spots[-1:]
        self._alone = False  # how the tile before that was laid isn't known
        self._found = None
        return True

    def seek(self, tile, arm):
        """A generator: look for the end that a tile will get, a little in each step, so that `ghost` and `add` know
        it. Nothing moves; the caller may stop at any step."""
        if arm == START or self._has_found(tile, arm):
            return
        self._found = None
        for window, ahead in self._windows():
            for turn in TURNS:
                self._begin(tile, arm)
                if self._extend_at(turn, window, ahead, arm):
                    self._found = tile, arm, self._ends[arm][-1]
                    self._pull(arm)
                self._give_up(tile, arm)
                if self._found:
                    return
                yield

    def ghost(self, tile, arm, may_shrink=True):
        """Return the spot that a tile will get, or None if others can't stay as they are. All tiles get smaller at
        once if the tile needs that and `may_shrink`."""
        if arm == START:
            return self._spot(self._place(tile, self._space.middle(tile)[1]))
        half = self.half
        self._begin(tile, arm)
        place = end = None
        if self._extend_as_found(tile, arm):
            end = self._ends[arm][-1]
            if tile[0] != tile[1] or self._has_double or self._stays_in_sight(end):
                place = self._place(tile, end)
                self._see(end)
            self._pull(arm)
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
        end = self._ends[arm][-1]
        self._alone = True
        self.take_back()
        self._found = tile, arm, end

    def keep(self):
        """Return what `restored` needs to make another Layout in which the line lies just so, a tuple."""
        table = self.width, self.height, self.halves, self.has_spinner, len(self._singles) - 1, self.centred
        return (table, self.half, self._space.rise, self._root, self._has_double, self._alone, self.tiles,
                self.places, self.spots, self._rays, self._ends, self._singles, self._doubles)

    def restore(self, kept):
        """Make the line lie as it did when `keep` returned this: laid anew, it might take another shape."""
        (_, self.half, rise, self._root, self._has_double, self._alone, self.tiles, self.places,
         self.spots, self._rays, self._ends, self._singles, self._doubles) = kept
        self._space = Space(self.width, self.height, self.halves, rise)
        self._cover_all()

    def end(self, arm):
        """Return where an open arm ends: (x, y), the middle of its last half in px."""
        return self._space.tip(self._ends[arm][-1], self.half)

    def last(self, arm):
        """Return the index of the tile at the end of an open arm, and the way in which the next one joins it."""
        ray = self._rays[arm]
        return ray[-1] if ray else self._root, self._ends[arm][-1] >> 8 & 3

    # What is known of the tiles.

    def _begin(self, tile, arm):
        """Make a tile the last of an arm; it doesn't lie anywhere yet."""
        self._note(tile, 1)
        self._rays[arm].append(len(self.tiles) - 1)

    def _give_up(self, tile, arm):
        """Undo what `_begin` did."""
        self._rays[arm].pop()
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
        return end >> 10 << 2 | (end & UPRIGHT) << 1 | flipped

    def _spot(self, place):
        x, y = self._space.px(place >> 2, place & 2, self.half)
        return pack(x, y, place >> 1 & 1, place & 1)

    def _keep(self, arm, k):
        i = self._rays[arm][k]
        self.places[i] = self._place(self.tiles[i], self._ends[arm][k])

    def _keep_all(self):
        """Note where the tiles lie that have been laid anew on the arms."""
        for arm in ARMS:
            for k in range(1 - len(self._ends[arm]), 0):
                self._keep(arm, k)

    # The size of the tiles.

    def _see(self, end):
        """Take a size in which the tile of an end can be seen; for a line beyond the table that is the smallest."""
        for half, window in zip(self.halves, self._space.windows(self.halves[0])):
            if half <= self.half and (half == self.halves[-1] or self._space.shows(end, window)):
                self.half = half
                return

    def _draw(self):
        for i in range(len(self.spots)):
            self.spots[i] = self._spot(self.places[i])

    # The root, and the room around it.

    def _lay_root(self):
        """Clear the table, and lay the root in the middle."""
        tile = self.tiles[self._root]
        self._space.clear()
        left, right = self._space.middle(tile)
        self._space.cover(right)
        self.places[self._root] = self._place(tile, right)
        self._set_ends(left, right)

    def _set_ends(self, left, right):
        """Begin the arms at the sides of the root."""
        up, down = crossing(right)
        self._ends = [[left], [right], [], []]
        if self.has_spinner and left & STRAIGHT:
            self._ends[2:] = [up], [down]

    def _make_root(self, arm, stays):
        """Make the double that was just played the root: the tiles that it was joined to become the opposite arm.
        If the tiles can't keep their places relative to each other, the line is laid anew."""
        rays, ends = self._rays, self._ends
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
            ends[UP:] = [[side] for side in crossing(end)]
        if self.centred:
            self._shift(self._space.to_middle(end), 0)
            self._see_all()

    def _stays_in_sight(self, end):
        """Return whether all tiles can be seen in the smallest size, once the tile of an end lies in the middle if
        it has to."""
        by = self._space.to_middle(end) << 2 if self.centred else 0
        window = self._smallest_window()
        return all([self._space.is_inside(place + by >> 2, place & 2, window) for place in self.places])

    def _see_all(self):
        """Take a size in which all tiles can be seen."""
        space = self._space
        for half, window in zip(self.halves, space.windows(self.halves[0])):
            if half <= self.half and all([space.is_inside(place >> 2, place & 2, window) for place in self.places]):
                self.half = half
                return

    def _shift(self, by, more):
        """Move all tiles by `by` in their places, and let the line go `more` units further beyond the table."""
        old = self._space
        space = self._space = Space(self.width, self.height, self.halves, old.rise + more)
        by += space.middle((0, 0))[0] - old.middle((0, 0))[0] >> 10
        for i in range(len(self.places)):
            self.places[i] += by << 2
        for ends in self._ends:
            for k in range(len(ends)):
                ends[k] += by << 10
        self._cover_all()

    def _cover_all(self):
        for place in self.places:
            self._space.cover(place >> 2 << 10 | place >> 1 & 1)

    # Tiles are laid by a plan: a list of small ints, index << 2 | arm, for each arm from the root outwards.

    def _plan(self, arms):
        plan = []
        for arm in arms:
            plan += [i << 2 | arm for i in self._rays[arm]]
        return plan

    def _smallest_window(self):
        """Return the window in which tiles are smallest."""
        return self._space.windows(self.halves[-1])[0]

    def _windows(self):
        """Yield the windows in which to look for the next tile's place, those of the largest tiles first, each with
        the number of tiles that must fit there beyond it."""
        space = self._space
        left, right = self._ends[:UP]
        if self.centred and not self._has_double and len(left) + len(right) > _STRAIGHT:
            # A part of the table, so that a double can be moved to the middle, and all others with it.
            for ahead in _IN_MIDDLE:
                yield space.window(self.halves[-1], 0, 2), ahead
        *larger, smallest = space.windows(self.halves[min(1, len(self.halves) - 1)])
        for window in larger:
            for ahead in _AHEAD:
                yield window, ahead
        for ahead in _AT_LEAST:
            yield smallest, ahead

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
            self._ends[arm].append(end)
            self._space.cover(end)
        return bool(end)

    def _extend(self, arm):
        """Lay the last tile of an arm without moving any other; returns whether that was possible."""
        for window, ahead in self._windows():
            if self._extend_in(window, ahead, arm):
                return True
        # A line of a larger set goes beyond the table rather than take another shape.
        if not self._space.rise and len(self._doubles) <= _ON_TABLE:
            return False
        self._shift(0, _STEP)
        for ahead in _AT_LEAST:
            if self._extend_in(self._smallest_window(), ahead, arm):
                return True
        self._shift(0, -_STEP)
        return False

    def _extend_in(self, window, ahead, arm):
        return any(self._extend_at(turn, window, ahead, arm) for turn in TURNS)

    def _extend_at(self, turn, window, ahead, arm):
        if not self._push(arm, self._rays[arm][-1], turn, window):
            return False
        if ahead is None or self._is_open(window) and self._goes_on(window, ahead):
            return True
        self._pull(arm)
        return False

    def _to_come(self):
        """Return how many tiles don't lie on the table yet."""
        return (sum(self._singles) >> 1) + sum(self._doubles)

    def _lay_last(self, arm):
        """Lay the last tile of an arm, and anew as few before it as possible; returns whether that was possible."""
        window = self._smallest_window()
        plan = self._plan((arm,))
        last = len(self._ends[arm]) - 1
        for count in range(1, min(last, _DEPTH) + 1):
            self._pull(arm)
            if self._search(plan[-count - 1:], window):
                self._keep_all()
                return True
        return False

    def _lay_all(self):
        """Lay the whole line anew: in smaller tiles if need be, and beyond the table if even those don't fit."""
        arms = [arm for arm in ARMS if self._rays[arm]]
        # The arm with the least choice comes first. The arm's number decides ties, which the badge's sort leaves to
        # chance.
        arms.sort(key=lambda arm: (arm < UP, len(self._rays[arm]), arm))
        plan = self._plan(arms)
        sizes = [half for half in self.halves if half <= self.half]
        while not self._lay(plan, sizes):
            if len(sizes) > 1:
                sizes.pop(0)
            else:
                self._space = Space(self.width, self.height, self.halves, self._space.rise + _STEP)
        self.half = sizes[0]
        self._keep_all()

    def _lay(self, plan, sizes):
        window = self._space.windows(sizes[0])[0]
        for search in range(self._searches(sizes, len(plan))):
            self._lay_root()
            if self._search(plan, window, (search + self._space.rise) * _WHIM):
                return True
        return False

    def _searches(self, sizes, length):
        if len(sizes) > 1:
            return _SEARCHES
        return _FEW_SEARCHES if self._space.rise else _LAST_SEARCHES // length ** 2

    def _open_arms(self):
        return ARMS if self._rays[LEFT] and self._rays[RIGHT] else ARMS[:UP]

    def _goes_on(self, window, ahead):
        """Return whether all open ends could go on by `ahead` tiles each, all at the same time."""
        arms = []
        for arm in self._open_arms():
            if self._ends[arm] and self._singles[number_of(self._ends[arm][-1])]:
                arms.append(_UNKNOWN << 2 | arm)
        plan = arms * min(ahead, self._to_come())
        if not plan:
            return True
        found = self._search(plan, window)
        if found:
            for step in plan:
                self._pull(step & 3)
        return found

    def _search(self, plan, window, whim=0):
        """Lay the tiles of a plan, and leave all open ends room; returns whether that was possible.

        The search is depth-first: if a tile fits nowhere, or an end is left without room, the tile before goes
        elsewhere. If the search is given up, none of the tiles is laid.
        """
        turns = bytearray(len(plan))
        at = 0
        for _ in range(max(_TRIES, 3 * len(plan))):
            arm = plan[at] & 3
            i = plan[at] >> 2
            turn = turns[at]
            if turn == len(TURNS):
                if not at:
                    return False
                turns[at] = 0
                at -= 1
                self._pull(plan[at] & 3)
                continue
            turns[at] = turn + 1
            if whim:
                turn = _SHIFTS[whim * (i + 1) >> 5 & 7] + (-turn if whim >> arm & 1 else turn)
            if not self._push(arm, i, turn % len(TURNS), window):
                continue
            if not self._has_room(arm, i, window):
                self._pull(arm)
            elif at < len(plan) - 1:
                at += 1
            else:
                return True
        while at:
            at -= 1
            self._pull(plan[at] & 3)
        return False

    def _has_room(self, arm, i, window):
        """Return whether the tile that was just laid leaves enough room: for a double after a tile that isn't there
        yet, and for all that can come after the last tile of an arm."""
        if i == _UNKNOWN:
            end = self._ends[arm][-1]
            return not any(self._doubles) or self._space.fit(end, number_of(end), 0, window)
        return i != self._rays[arm][-1] or self._is_open(window) and self._goes_on(window, 1)

    def _push(self, arm, i, turn, window):
        """Lay a tile on an arm if it fits there; returns its end, or None if it doesn't."""
        end = self._ends[arm][-1]
        if i == _UNKNOWN:
            number = ANY_OTHER if number_of(end) == ANY else ANY
        else:
            high, low = self.tiles[i]
            number = low if number_of(end) == high else high
        end = self._space.fit(end, number, turn, window)
        if end:
            self._ends[arm].append(end)
            self._space.cover(end)
        return end

    def _pull(self, arm):
        self._space.cover(self._ends[arm].pop())

    def _is_open(self, window):
        """Return whether every double that can come next has room."""
        for arm in self._open_arms():
            if self._ends[arm]:
                end = self._ends[arm][-1]
                if self._doubles[number_of(end)] and not self._space.fit(end, number_of(end), 0, window):
                    return False
        return True
