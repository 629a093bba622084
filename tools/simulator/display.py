# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge's display: Blinka's displayio composes it, area by area, as the badge's firmware does."""

from displayio._area import Area
from displayio._structs import ColorspaceStruct, TransformStruct
from PIL import Image


class Display:
    """A display of `width` x `height` pixels that repaints only what has changed, and counts it.

    `refreshes`: refreshes asked for; `full_repaints`: those that repainted the whole screen;
    `screen`: the pixels shown, row by row, red in the high 5 bits, green in 6, blue in 5;
    `pixels`: pixels repainted since the start; `last_pixels`: pixels repainted by the last refresh;
    `brightness`: of its light, from 0 to 1, which no frame shows.
    An area that overlaps another is counted again, since the badge computes and sends it again.
    """

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.auto_refresh = True
        self.brightness = 1.0
        self.refreshes = self.full_repaints = self.pixels = self.last_pixels = 0
        self._whole = Area(0, 0, width, height)
        self._colorspace = ColorspaceStruct(depth=16)
        self.screen = memoryview(bytearray(width * height * 2)).cast("H")
        self._group = None
        self._full = True

    @property
    def root_group(self):
        """The displayio.Group that is shown."""
        return self._group

    @root_group.setter
    def root_group(self, group):
        if group is self._group:
            return
        if group is not None and group._in_group:
            raise ValueError("Group already used")
        if self._group is not None:
            self._group._in_group = False
        if group is not None:
            group._update_transform(TransformStruct())
        self._group = group
        self._full = True

    def refresh(self):
        """Repaint what has changed since the last refresh."""
        before = self.pixels
        for area in self._dirty_areas():
            self._repaint(area)
        if self._group is not None:
            self._group._finish_refresh()
        self._full = False
        self.refreshes += 1
        self.last_pixels = self.pixels - before
        return True

    def frame(self):
        """Return what the screen shows, as a PIL image in RGB."""
        return Image.frombytes("RGB", (self.width, self.height), self.screen.tobytes(), "raw", "BGR;16")

    def composed(self, area=None):
        """Return the pixels of `area` (default: the whole screen) as they would be painted now."""
        area = area or self._whole
        buffer = memoryview(bytearray((area.size() * 2 + 3) // 4 * 4)).cast("I")
        mask = memoryview(bytearray((area.size() // 32 + 1) * 4)).cast("I")
        if self._group is not None:
            self._group._fill_area(self._colorspace, area, mask, buffer)
        return buffer.cast("B").cast("H")

    def _dirty_areas(self):
        areas = []
        if self._full:
            self.full_repaints += 1
            areas.append(self._whole)
        if self._group is not None and self._full:
            self._group._prepare_full_refresh()
        elif self._group is not None:
            self._group._get_refresh_areas(areas)
        return areas

    def _repaint(self, area):
        clipped = Area()
        if not self._whole.compute_overlap(area, clipped):
            return
        self.pixels += clipped.size()
        pixels, width = self.composed(clipped), clipped.width()
        for row in range(clipped.height()):
            at = (clipped.y1 + row) * self.width + clipped.x1
            self.screen[at : at + width] = pixels[row * width : (row + 1) * width]
