# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge's display: it knows the layers that are shown, and which areas of its screen a refresh sends."""

from group import Group
from layer import SCREEN
from state import overlap, size


class Display:
    """A display of `width` x `height` pixels.

    `areas`: the areas that the last refresh sent, in their order, as (x1, y1, x2, y2); an area that overlaps
    another is sent all the same. `last_pixels`: how many pixels these were. Since the start: `pixels` sent, the
    `refreshes` that sent them, and `full_repaints`, refreshes that sent the whole screen.
    `brightness`: the brightness of the light, from 0 to 1.
    """

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.auto_refresh = True
        self.brightness = 1.0
        self.areas = []
        self.refreshes = self.full_repaints = self.pixels = self.last_pixels = 0
        self._group = None
        self._full = True

    @property
    def root_group(self):
        """The Group that is shown; None shows nothing."""
        return self._group

    @root_group.setter
    def root_group(self, group):
        if group is self._group:
            return
        if group is not None:
            if not isinstance(group, Group):
                raise TypeError("root_group must be of type Group")
            group.enter()
            group.place(SCREEN)
        if self._group is not None:
            self._group.leave()
        self._group = group
        self._full = True

    def refresh(self):
        """Send all changes since the last refresh."""
        whole = 0, 0, self.width, self.height
        areas = []
        if self._full:
            self.full_repaints += 1
            areas.append(whole)
        elif self._group is not None:
            self._group.add_areas(areas)
        self.areas = list(filter(None, [overlap(whole, area) for area in reversed(areas)]))
        self.last_pixels = sum(map(size, self.areas))
        self.pixels += self.last_pixels
        for area in self.areas:
            self.paint(area)
        if self._group is not None:
            self._group.finish()
        self._full = False
        self.refreshes += 1
        return True

    def visible(self, area):
        """Return the layers that are visible in an area, as a list, the top one first."""
        layers = []
        if self._group is not None:
            self._group.add_visible(area, layers)
        return layers

    def paint(self, area):
        """Paint an area of the screen. Here that does nothing: nobody looks at it."""
