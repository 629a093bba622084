# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Groups: stacks of layers that are moved, scaled and hidden together."""

from array import array

from layer import HIDDEN, HIDDEN_ABOVE, IN_GROUP, LEFT, SIZE, TOP, Layer, X, Y
from state import area, number, put_area, union

# Further places of its numbers, see layer. LEFT, TOP and SIZE are 0 as long as it has never been in another group.
_SCALE = 8
_REMOVED = 9  # the area where layers were that have been removed since the last refresh


class Group(Layer):
    """Layers: TileGrids, shapes of vectorio, and Groups; the last is on top."""

    def __init__(self, *, scale=1, x=0, y=0):
        if not 1 <= scale <= 32767:
            raise ValueError("scale must be 1-32767")
        self._layers = []
        self._state = array("h", (x, y, 0, 0, 0, 0, 0, 0, scale, 0, 0, 0, 0))

    def _move(self, axis, to):
        state = self._state
        if state[axis] != to:
            state[LEFT + axis] += state[SIZE] // state[_SCALE] * (to - state[axis])
            state[axis] = to
            self._place_layers()

    def _rescale(self, place, scale):
        if scale < 1:
            raise ValueError("scale must be >= 1")
        state = self._state
        if state[_SCALE] != scale:
            state[SIZE] = state[SIZE] // state[_SCALE] * scale
            state[_SCALE] = scale
            self._place_layers()

    x, y = number(X, _move), number(Y, _move)  # of its upper left corner in its own group, in pixels of that
    scale = number(_SCALE, _rescale)  # how many times as large its layers are shown

    def append(self, layer):
        """Put a layer on top."""
        self.insert(len(self._layers), layer)

    def insert(self, i, layer):
        """Put a layer at index `i`, below the one that is there now."""
        if i != len(self._layers):
            i = self._index(i)
        if not isinstance(layer, Layer):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        layer.enter()
        layer.place(self._state)
        layer.hide(HIDDEN_ABOVE, self._is_hidden())
        self._layers.insert(i, layer)

    def index(self, layer):
        """Return the index of a layer. Raises ValueError if it isn't here."""
        return self._layers.index(layer)

    def pop(self, i=-1):
        """Take a layer away, by default the top one, and return it."""
        layer = self._layers.pop(self._index(i))
        put_area(self._state, _REMOVED, union(area(self._state, _REMOVED), layer.leave()))
        return layer

    def remove(self, layer):
        """Take a layer away. Raises ValueError if it isn't here."""
        self.pop(self.index(layer))

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, i):
        return self._layers[self._index(i)]

    def _index(self, i):
        count = len(self._layers)
        if not -count <= i < count:
            raise IndexError("Group index out of range")
        return i % count

    def _place_layers(self):
        if self._state[IN_GROUP]:
            for layer in self._layers:
                layer.place(self._state)

    def _is_hidden(self):
        return self._state[HIDDEN] or self._state[HIDDEN_ABOVE]

    # Asked by the group around it, see layer.

    def place(self, above):
        state, scale = self._state, above[SIZE]
        state[LEFT] = above[LEFT] + scale * state[X]
        state[TOP] = above[TOP] + scale * state[Y]
        state[SIZE] = scale * state[_SCALE]
        self._place_layers()

    def hide(self, place, hidden):
        was = self._is_hidden()
        self._state[place] = hidden
        if self._is_hidden() != was:
            for layer in self._layers:
                layer.hide(HIDDEN_ABOVE, hidden)

    def seen(self):
        """The core doesn't look at shapes."""
        seen = area(self._state, _REMOVED)
        for layer in self._layers:
            seen = union(seen, layer.seen())
        return seen

    def add_areas(self, areas):
        state = self._state
        if state[_REMOVED] != state[_REMOVED + 2]:
            areas.append(area(state, _REMOVED))
        for layer in reversed(self._layers):
            layer.add_areas(areas)

    def finish(self):
        self._state[_REMOVED + 2] = self._state[_REMOVED]
        for layer in self._layers:
            layer.finish()

    def add_visible(self, within, layers):
        if not self._state[HIDDEN]:
            for layer in reversed(self._layers):
                layer.add_visible(within, layers)
