# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Groups: stacks of layers that are moved, scaled and hidden together."""

from array import array

from areas import union
from state import flag, number

# The places of its numbers, see tilegrid. First comes where it is on the screen, and how many pixels there one of
# its own is wide; all are 0 as long as it has never been in another group.
_LEFT, _TOP, _SIZE, _X, _Y, _SCALE, _IN_GROUP, _HIDDEN, _HIDDEN_ABOVE, _REMOVED = range(10)
_AREA = 10  # where layers were that have been removed since the last refresh

SCREEN = array("h", (0, 0, 1))  # the same of the screen itself


class Group:
    """Layers: TileGrids, shapes of vectorio, and Groups; the last is on top."""

    def __init__(self, *, scale=1, x=0, y=0):
        if not 1 <= scale <= 32767:
            raise ValueError("scale must be 1-32767")
        self._layers = []
        self._state = array("h", (0, 0, 0, x, y, scale, 0, 0, 0, 0, 0, 0, 0, 0))

    def _move(self, axis, to):
        state = self._state
        if state[axis] != to:
            state[axis - _X] += state[_SIZE] // state[_SCALE] * (to - state[axis])
            state[axis] = to
            self._place_layers()

    def _rescale(self, place, scale):
        if scale < 1:
            raise ValueError("scale must be >= 1")
        state = self._state
        if state[_SCALE] != scale:
            state[_SIZE] = state[_SIZE] // state[_SCALE] * scale
            state[_SCALE] = scale
            self._place_layers()

    def _hide_itself(self, place, hidden):
        self._hide(_HIDDEN, _HIDDEN_ABOVE, hidden)

    x, y = number(_X, _move), number(_Y, _move)  # of its upper left corner in its own group, in pixels of that
    scale = number(_SCALE, _rescale)  # how many times as large what is in it is shown
    hidden = flag(_HIDDEN, _hide_itself)  # by itself

    def hide_with_group(self, hidden):
        """Follow the group around this one, which is hidden or shown again."""
        self._hide(_HIDDEN_ABOVE, _HIDDEN, bool(hidden))

    def _hide(self, place, other, hidden):
        if self._state[place] != hidden:
            self._state[place] = hidden
            if not self._state[other]:
                for layer in self._layers:
                    layer.hide_with_group(hidden)

    def append(self, layer):
        """Put a layer on top."""
        self.insert(len(self._layers), layer)

    def insert(self, i, layer):
        """Put a layer at index `i`, below the one that is there now."""
        count = len(self._layers)
        if i != count:
            i = self._index(i)
        self._add(layer)
        self._layers.insert(i, layer)

    def index(self, layer):
        """Return the index of a layer. Raises ValueError if it isn't here."""
        return self._layers.index(layer)

    def pop(self, i=-1):
        """Take a layer away, by default the top one, and return it."""
        i = self._index(i)
        self._remove(i)
        return self._layers.pop(i)

    def remove(self, layer):
        """Take a layer away. Raises ValueError if it isn't here."""
        self.pop(self.index(layer))

    def __len__(self):
        return len(self._layers)

    def __bool__(self):
        return bool(self._layers)

    def __getitem__(self, i):
        return self._layers[self._index(i)]

    def __setitem__(self, i, layer):
        i = self._index(i)
        self._add(layer)
        self._remove(i)
        self._layers[i] = layer

    def __delitem__(self, i):
        self.pop(i)

    def _index(self, i):
        count = len(self._layers)
        if not -count <= i < count:
            raise IndexError("Group index out of range")
        return i % count

    def _add(self, layer):
        if not hasattr(layer, "add_areas"):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        layer.enter()
        layer.place(self._state)
        layer.hide_with_group(self._state[_HIDDEN] or self._state[_HIDDEN_ABOVE])

    def _remove(self, i):
        state, seen = self._state, self._layers[i].leave()
        if seen:
            area = union(self._area(), seen) if state[_REMOVED] else seen
            state[_AREA], state[_AREA + 1], state[_AREA + 2], state[_AREA + 3] = area
            state[_REMOVED] = 1

    def _area(self):
        state = self._state
        return state[_AREA], state[_AREA + 1], state[_AREA + 2], state[_AREA + 3]

    def _place_layers(self):
        if self._state[_IN_GROUP]:
            for layer in self._layers:
                layer.place(self._state)

    # What its group and displays ask of it, see TileGrid.

    def enter(self):
        """Enter a group or a display. Raises ValueError if this layer is in one already."""
        if self._state[_IN_GROUP]:
            raise ValueError("Layer already in a group")

    def leave(self):
        """Leave the group. Return the area where the layers in it, shapes apart, were last seen, or None."""
        self._state[_IN_GROUP] = 0
        return self.seen()

    def place(self, above):
        """Take the place of the group around this one, whose state begins with `above`."""
        state, scale = self._state, above[_SIZE]
        state[_IN_GROUP] = 1
        state[_LEFT] = above[_LEFT] + scale * state[_X]
        state[_TOP] = above[_TOP] + scale * state[_Y]
        state[_SIZE] = scale * state[_SCALE]
        self._place_layers()

    def seen(self):
        """Return the area of the screen where the TileGrids in it were last seen, or None. The core doesn't look at
        shapes."""
        area = self._area() if self._state[_REMOVED] else None
        for layer in self._layers:
            seen = layer.seen()
            if seen:
                area = union(area, seen) if area else seen
        return area

    def add_areas(self, areas):
        """Add the areas that have to be sent to a list, the last layer's first."""
        if self._state[_REMOVED]:
            areas.append(self._area())
        for layer in reversed(self._layers):
            layer.add_areas(areas)

    def finish(self):
        """Note that all changes have been sent."""
        self._state[_REMOVED] = 0
        for layer in self._layers:
            layer.finish()

    def add_visible(self, area, layers):
        """Add the layers that are visible in an area of the screen to a list, the top one first. Layers in hidden
        groups aren't."""
        if not self._state[_HIDDEN]:
            for layer in reversed(self._layers):
                layer.add_visible(area, layers)
