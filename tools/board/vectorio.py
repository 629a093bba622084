# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `vectorio`: rectangles of one colour."""

from array import array

from areas import gap, is_empty, overlap, size, union
from group import SCREEN
from palette import check_shader
from state import flag, number

# The places of its numbers, see tilegrid.
_X, _Y, _COLOUR, _HIDDEN, _CHANGED, _IN_GROUP, _ACROSS, _DOWN = range(8)
_NOW, _STALE = 8, 12  # areas: where it is, and where it has been since the last refresh


class Rectangle:
    """A rectangle, placed by its upper left corner. Its group scales its place, but not its size."""

    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        if width < 1 or height < 1:
            raise ValueError("width and height must be >= 1")
        check_shader(pixel_shader)
        self._shader = pixel_shader
        self._above = SCREEN  # the state of the group that it is in
        self._state = array("h", (x, y, color_index, 0, 1, 0, width, height, 0, 0, 0, 0, 0, 0, 0, 0))
        self._put(_NOW, self._area())

    def _set(self, place, value):
        self._state[place] = value
        self.change()

    def _set_length(self, place, length):
        self._set(place, abs(length))

    def _move(self, axis, to):
        if self._state[axis] != to:
            self._set(axis, to)

    x, y = number(_X, _move), number(_Y, _move)  # where it is in its group, in pixels
    width, height = number(_ACROSS, _set_length), number(_DOWN, _set_length)  # in pixels
    hidden = flag(_HIDDEN, _set)  # by itself
    color_index = number(_COLOUR, _set)  # which colour of the palette it has

    @property
    def pixel_shader(self):
        """The Palette."""
        return self._shader

    @pixel_shader.setter
    def pixel_shader(self, pixel_shader):
        check_shader(pixel_shader)
        self._shader = pixel_shader
        self.change()

    def _area(self):
        """Return its area on the screen. In a group that was never placed the core takes it as mirrored."""
        left, top = [self._above[axis] + self._above[2] * self._state[axis] for axis in (_X, _Y)]
        if not self._above[2]:
            return left - self.width, top - self.height, left, top
        return left, top, left + self.width, top + self.height

    def _get(self, place):
        return tuple(self._state[place:place + 4])

    def _put(self, place, area):
        for i in range(4):
            self._state[place + i] = area[i]

    def change(self):
        """Have the next refresh send the areas where it is and where it was."""
        area, before = self._area(), self._get(_NOW)
        if area != before:
            self._put(_STALE, union(before, self._get(_STALE)))
            self._put(_NOW, area)
        self._state[_CHANGED] = 1

    # What groups and displays ask of it, see TileGrid.

    def enter(self):
        """Enter a group. Raises ValueError if this layer is in one already."""
        if self._state[_IN_GROUP]:
            raise ValueError("Layer already in a group")
        self._state[_IN_GROUP] = 1

    def leave(self):
        """Leave the group. Return the area where it is and was, whether or not it was visible."""
        area = union(self._get(_STALE), self._get(_NOW))
        self._state[_IN_GROUP] = 0
        self.place(SCREEN)
        return area

    def place(self, above):
        """Take the place of the group around this one, whose state begins with `above`."""
        self._above = above
        self.change()

    def hide_with_group(self, hidden):
        """Follow the group around this one, which is hidden or shown again."""
        self.change()

    def seen(self):
        """Return None: the core doesn't ask where a shape was last seen."""

    def add_areas(self, areas):
        """Add the areas that have to be sent to a list, the last one first."""
        stale = self._get(_STALE)
        if not self._state[_CHANGED] and not self._shader.is_dirty:
            if not is_empty(stale):
                areas.append(stale)
            return
        self._state[_CHANGED] = 1
        now = self._get(_NOW)
        if is_empty(stale):
            areas.append(now)
        elif _belong_together(stale, now):
            areas.append(union(stale, now))
        else:
            areas += [now, stale]

    def finish(self):
        """Note that all changes have been sent."""
        state = self._state
        if state[_CHANGED] or not is_empty(self._get(_STALE)):
            state[_STALE + 2] = state[_STALE]
            state[_CHANGED] = 0
            self._shader.is_dirty = False

    # What a painter asks of it, see TileGrid.

    def add_visible(self, area, layers):
        """Add it to a list if it is visible in an area of the screen."""
        if not self._state[_HIDDEN] and overlap(area, self._get(_NOW)):
            layers.append(self)

    def now(self):
        """Return the area of the screen that it takes up now."""
        return self._get(_NOW)

    def look(self):
        """Return a value that stays equal for as long as it looks the same."""
        return self.width, self.height, self.color_index, self._shader, self._shader.version


def _belong_together(one, other):
    """Whether the pixels that lie in neither of two areas, but are sent with one area for both, are few. Of areas
    with a gap between them the core compares what it never set; here they don't."""
    if gap(one, other):
        return False
    common = overlap(one, other)
    extra = size(union(one, other)) - size(one) - size(other) + (size(common) if common else 0)
    return extra <= min(size(one), size(other))
