# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The common interface of Groups, TileGrids and shapes of vectorio. A Group, or a display, asks of each layer in
it:

enter()                      go into a group or a display; raises ValueError if it is in one already
leave()                      leave it; returns the area that has to be sent for that
place(above)                 take the place of the group around it, whose state is `above`
hide(place, hidden)          be hidden or shown again, for HIDDEN by itself, for HIDDEN_ABOVE with that group
seen()                       return the area where it was last seen, which may be empty
add_areas(areas)             add the areas that have to be sent to a list, the last one first
finish()                     note that all changes have been sent
add_visible(within, layers)  add the layers that can be seen in an area to a list, the top one first
"""

from array import array

from palette import Palette
from state import area, flag, number

# The first places of each layer's numbers: where it is in its group; whether it is hidden by itself, and with a
# group that it is in; whether it is in a group; and of a Group where it is on the screen, and how many pixels there
# one of its own is wide, of all others the area of the screen that they take up now.
X, Y, HIDDEN, HIDDEN_ABOVE, IN_GROUP, LEFT, TOP, SIZE = range(8)
NOW = 5

SCREEN = array("h", (0, 0, 0, 0, 0, 0, 0, 1))  # a state like that of a Group: that of the screen itself


class Layer:
    """Something in a group."""

    hidden = flag(HIDDEN, lambda layer, place, hidden: layer.hide(place, hidden))  # by itself

    def enter(self):
        """See above."""
        if self._state[IN_GROUP]:
            raise ValueError("Layer already in a group")
        self._state[IN_GROUP] = 1

    def leave(self):
        """See above."""
        self._state[IN_GROUP] = 0
        return self.seen()


class Picture(Layer):
    """A layer that is no Group. It keeps its Palette as `_shader` and the state of the group around it as `_above`,
    and `change` notes that all of it has changed."""

    def _move(self, axis, to):
        if self._state[axis] != to:
            self._state[axis] = to
            self.place(self._above)

    x, y = number(X, _move), number(Y, _move)  # of its upper left corner in its group, in pixels of that

    @property
    def pixel_shader(self):
        """The Palette."""
        return self._shader

    @pixel_shader.setter
    def pixel_shader(self, pixel_shader):
        if not isinstance(pixel_shader, Palette):
            raise TypeError("unsupported pixel_shader type")
        self._shader = pixel_shader
        self.change()

    def add_visible(self, within, layers):
        """See above. A hidden Group's layers aren't asked."""
        state = self._state
        if (
            state[NOW] < within[2]
            and within[0] < state[NOW + 2]
            and state[NOW + 1] < within[3]
            and within[1] < state[NOW + 3]
            and not state[HIDDEN]
        ):
            layers.append(self)

    def now(self):
        """Return the area of the screen that it takes up now."""
        return area(self._state, NOW)
