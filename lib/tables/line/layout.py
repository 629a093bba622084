# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where each tile of the line of play lies on a small table: only ints, no display.

The line grows from its *root* in the middle of the table: the first double of the round (docs/rules.md, section
2.6), or the first tile while there is no double. Its arms go straight on, and turn where they must. A line
that is too long for the table in the smallest tiles goes on above and below it.
"""

from engine.line import ARMS, LEFT, RIGHT, START, UP
from tables.line.space import ANY, Space, number_of

# How much room an open end has to have: none, for any next tile, or after a double for one more straight on.
_NONE, _NEXT, _AHEAD = range(3)

# Many short searches find what a long one doesn't. Each has a whim, a number that sends some tiles round a
# corner where they could go straight on.
_TRIES = 100  # a search, or for a long line as many as three a tile
_DEPTH = 4  # the last tiles of an arm that are laid anew before the whole line is
_SEARCHES = 12  # of the whole line in a size
_LAST_SEARCHES = 30000  # in the smallest, but divided by the square of the line's length: long ones take long
_FEW_SEARCHES = 2  # beyond the table, where there is always more room
_WHIM = 9973
_SHIFTS = b"\0\0\0\0\0\1\1\2"

_STEP = 12  # units by which a line goes further beyond the table at a time, see Space


class Layout:
    """The places of the tiles on a table of `width` by `height` px.

    halves       the sizes to choose from, px of a half's side, largest first
    has_spinner  whether the first double takes tiles on four sides
    top          the largest number of the set
    half         the size in use; it gets smaller when it has to
    tiles        the tiles in the order of play
    spots        for each of them how it lies, see space.pack
    """

    def __init__(self, width, height, halves=(9, 7), has_spinner=True, top=6):
        self.width = width
        self.height = height
        self.halves = halves
        self.has_spinner = has_spinner
        self.half = halves[0]
        self.tiles, self.spots = [], []
        self._root = 0  # its index
        self._rays = [[], [], [], []]  # by arm: the indexes of its tiles, from the root outwards
        self._ends = [[], [], [], []]  # by arm: the ends of the root and of those tiles, see Space
        self._singles = bytearray([top] * (top + 1))  # by number: how many tiles that show it once are to come
        self._doubles = bytearray([1] * (top + 1))  # and whether its double is
        self._rise = 0  # units by which the line may go beyond the table, above and below
        self._space = Space(width, height, self.half, self._rise)

    def add(self, tile, arm):
        """Lay the next tile, joined to `arm`, or with START as the first.

        Returns whether all earlier tiles stayed; if not, more of the line was laid anew, and `half` may be another.
        """
        self._note(tile, 1)
        self.spots += [None]
        if arm == START:
            self._lay_root()
            return True
        if tile[0] == tile[1] and sum(self._doubles) == len(self._doubles) - 1:
            self._move_root(arm)
            self._lay_all()
            return False
        self._rays[arm].append(len(self.spots) - 1)
        if self._extend(arm):
            self._show(arm, -1)
            return True
        if not self._lay_last(arm):
            self._lay_all()
        return False

    def ghost(self, tile, arm):
        """The spot that a tile would get if all others stayed where they are; None where it has no room."""
        if arm == START:
            end = self._clear(tile)
            return self._space.spot(tile, end)
        self._note(tile, 1)
        self._rays[arm].append(len(self.spots))
        rise = self._rise
        spot = None
        if self._extend(arm) or self._search(self._plan((arm,))[-1:], _NONE):
            spot = self._space.spot(tile, self._ends[arm][-1])
            self._pull(arm)
        self._go_beyond(rise - self._rise)
        self._rays[arm].pop()
        self._note(tile, -1)
        return spot

    def end(self, arm):
        """Where an open arm ends: (x, y, way), the px of the middle of its last half, and the way out."""
        return self._space.tip(self._ends[arm][-1])

    def _clear(self, tile):
        """Clear the table but for a tile in the middle; returns its end."""
        if (self._space.half, self._space.rise) == (self.half, self._rise):
            self._space.clear()
        else:
            self._space = Space(self.width, self.height, self.half, self._rise)
        end = self._space.middle(tile)
        self._space.cover(end)
        return end

    def _go_beyond(self, step):
        """Let the line go so many units further beyond the table; all tiles stay where they are."""
        if not step:
            return
        root = self.tiles[self._root]
        middle = self._space.middle(root)
        self._rise += step
        moved = self._clear(root) - middle
        for ends in self._ends:
            for k in range(len(ends)):
                ends[k] += moved
                if k:
                    self._space.cover(ends[k])

    def _note(self, tile, step):
        """Count a tile as lying, or with a step of -1 as still to come."""
        if step > 0:
            self.tiles += [tile]  # on the badge `append` would double a list that is full
        else:
            self.tiles.pop()
        high, low = tile
        if high == low:
            self._doubles[high] -= step
        else:
            self._singles[high] -= step
            self._singles[low] -= step

    def _move_root(self, arm):
        """Make the double that was just played the root: what it was joined to becomes the opposite arm."""
        rays = self._rays
        rays[arm ^ 1] = list(reversed(rays[arm])) + [self._root] + rays[arm ^ 1]
        rays[arm] = []
        self._root = len(self.tiles) - 1

    def _lay_root(self):
        tile = self.tiles[self._root]
        end = self._clear(tile)
        self.spots[self._root] = self._space.spot(tile, end)
        sides = self._space.sides(tile)
        for arm in ARMS if self.has_spinner else ARMS[:UP]:
            self._ends[arm] = list(sides[arm:arm + 1])

    def _show(self, arm, k):
        i = self._rays[arm][k]
        self.spots[i] = self._space.spot(self.tiles[i], self._ends[arm][k])

    def _show_all(self):
        for arm in ARMS:
            for k in range(-len(self._rays[arm]), 0):
                self._show(arm, k)

    # To lay tiles, there is a plan: a list of small ints, index << 2 | arm, each arm's from the root outwards.

    def _plan(self, arms):
        plan = []
        for arm in arms:
            plan += [i << 2 | arm for i in self._rays[arm]]
        return plan

    def _extend(self, arm):
        """Lay the last tile of an arm so that all others stay; returns whether that was possible."""
        plan = [self._rays[arm][-1] << 2 | arm]
        if self._search(plan, _AHEAD) or self._search(plan, _NEXT):
            return True
        if self._rise:
            self._go_beyond(_STEP)
            if self._search(plan, _NEXT):
                return True
            self._go_beyond(-_STEP)
        return False

    def _lay_last(self, arm):
        """Lay the last tile of an arm and as few before it as need be; returns whether that was possible."""
        plan = self._plan((arm,))
        last = len(plan) - 1
        for first in range(last - 1, max(last - 1 - _DEPTH, -1), -1):
            self._pull(arm)
            if self._search(plan[first:], _NEXT):
                self._show_all()
                return True
        return False

    def _lay_all(self):
        """Lay the whole line, in smaller tiles if need be, and where even those don't fit beyond the table."""
        arms = [arm for arm in ARMS if self._rays[arm]]
        # Whoever has least choice comes first. The arm decides ties: the badge's sort leaves them to chance.
        arms.sort(key=lambda arm: (arm < UP, len(self._rays[arm]), arm))
        plan = self._plan(arms)
        smaller = [half for half in self.halves if half < self.half]
        while not self._lay(plan, self._searches(smaller, len(plan))):
            if smaller:
                self.half = smaller.pop(0)
            else:
                self._rise += _STEP
        self._show_all()

    def _searches(self, smaller, length):
        if smaller:
            return _SEARCHES
        return _FEW_SEARCHES if self._rise else _LAST_SEARCHES // length ** 2

    def _lay(self, plan, searches):
        for search in range(searches):
            self._lay_root()
            if self._search(plan, _NEXT, (search + self._rise) * _WHIM):
                return True
        return False

    def _search(self, plan, room, whim=0):
        """Lay the tiles of a plan and leave all open ends that much room; returns whether that was possible.

        Depth first: where a tile fits nowhere, or an end is left without room, the tile before goes
        elsewhere. If it is given up, none of the tiles is laid.
        """
        turns = bytearray(len(plan))
        at = 0
        for _ in range(max(_TRIES, 3 * len(plan))):
            arm = plan[at] & 3
            i = plan[at] >> 2
            turn = turns[at]
            if turn == 3:
                if not at:
                    return False
                turns[at] = 0
                at -= 1
                self._pull(plan[at] & 3)
                continue
            turns[at] = turn + 1
            if whim:
                turn = _SHIFTS[whim * (i + 1) >> 5 & 7] + (-turn if whim >> arm & 1 else turn)
            if not self._push(arm, i, turn % 3):
                continue
            # Beyond the table, a search that finds an end closed late may never come back to what closed it.
            if (self._rise or i == self._rays[arm][-1]) and not self._is_open(room):
                self._pull(arm)
            elif at < len(plan) - 1:
                at += 1
            else:
                return True
        while at:
            at -= 1
            self._pull(plan[at] & 3)
        return False

    def _push(self, arm, i, turn):
        """Lay a tile on an arm if it fits there; returns its end or None."""
        end = self._ends[arm][-1]
        high, low = self.tiles[i]
        end = self._space.fit(end, low if number_of(end) == high else high, turn)
        if end:
            self._ends[arm].append(end)
            self._space.cover(end)
        return end

    def _pull(self, arm):
        self._space.cover(self._ends[arm].pop())

    def _is_open(self, room):
        """Whether all ends have that much room, the spinner's `up` and `down` once they are open."""
        arms = 4 if self._rays[LEFT] and self._rays[RIGHT] else 2
        for ends in self._ends[:arms] if room else ():
            if ends and not self._has_room(ends[-1], room):
                return False
        return True

    def _has_room(self, end, room):
        space = self._space
        shown = number_of(end)
        singles = self._singles[shown]
        if singles and not space.fits(end):
            return False
        if not self._doubles[shown]:
            return True
        double = space.fit(end, shown, 0)
        if not double or not singles or room == _NEXT:
            return double
        space.cover(double)
        fits = space.fit(double, ANY, 0)
        space.cover(double)
        return fits
