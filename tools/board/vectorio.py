# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `vectorio`: rectangles of one colour."""

from array import array

from layer import HIDDEN_ABOVE, IN_GROUP, LEFT, NOW, SCREEN, SIZE, TOP, Picture, X, Y
from state import area, number, put_area, size, union

# Further places of its numbers, see layer.
_CHANGED = HIDDEN_ABOVE  # since the last refresh: a shape notes no more of being hidden with its group
_STALE = 9  # the area where it has been since then
_COLOUR, _WIDTH, _HEIGHT = range(13, 16)


class Rectangle(Picture):
    """A rectangle, placed by its upper left corner. Its group scales its place, but not its size."""

    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        if width < 1 or height < 1:
            raise ValueError("width and height must be >= 1")
        self._above = SCREEN
        self._state = array("h", (x, y) + (0,) * 11 + (color_index, width, height))
        self.pixel_shader = pixel_shader

    def _set(self, place, value):
        self._state[place] = value
        self.change()

    width, height = number(_WIDTH, _set), number(_HEIGHT, _set)  # in pixels
    color_index = number(_COLOUR, _set)  # which colour of the palette it has

    def _find(self):
        """Return its area on the screen. In a group that was never placed the core takes it as mirrored."""
        above = self._above
        left, top = above[LEFT] + above[SIZE] * self.x, above[TOP] + above[SIZE] * self.y
        if not above[SIZE]:
            return left - self.width, top - self.height, left, top
        return left, top, left + self.width, top + self.height

    def change(self):
        """Have the next refresh send the areas where it is and where it was."""
        found, before = self._find(), self.now()
        if found != before:
            put_area(self._state, _STALE, union(before, area(self._state, _STALE)))
            put_area(self._state, NOW, found)
        self._state[_CHANGED] = 1

    # Asked by the group around it, see layer.

    def leave(self):
        """Whether or not it was visible."""
        was = union(area(self._state, _STALE), self.now())
        self._state[IN_GROUP] = 0
        self.place(SCREEN)
        return was

    def place(self, above):
        self._above = above
        self.change()

    def seen(self):
        """The core doesn't ask where a shape was."""
        return 0, 0, 0, 0

    hide = _set

    def add_areas(self, areas):
        stale, now = area(self._state, _STALE), self.now()
        if not self._state[_CHANGED] and not self._shader.is_dirty:
            if size(stale):
                areas.append(stale)
            return
        self._state[_CHANGED] = 1
        if not size(stale):
            areas.append(now)
        elif _belong_together(stale, now):
            areas.append(union(stale, now))
        else:
            areas += [now, stale]

    def finish(self):
        state = self._state
        if state[_CHANGED] or size(area(state, _STALE)):
            state[_STALE + 2] = state[_STALE]
            state[_CHANGED] = 0
            self._shader.is_dirty = False

    def look(self):
        """Return a value that stays equal for as long as it looks the same."""
        return self.width, self.height, self.color_index, self._shader, self._shader.version


def _belong_together(one, other):
    """Return whether one area for both sends few pixels that lie in neither of two areas. If there is a gap between
    them, the core compares fields that it never sets; here they count as apart."""
    across, down = [min(one[axis + 2], other[axis + 2]) - max(one[axis], other[axis]) for axis in (X, Y)]
    if across < 0 or down < 0:
        return False
    return size(union(one, other)) - size(one) - size(other) + across * down <= min(size(one), size(other))
