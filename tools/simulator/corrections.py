# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Where Blinka's displayio 2.7.1 does otherwise than the badge's own, or is slow, and what is done about it.

Blinka repaints from a thread of its own, and guards against it: its layers take some changes for
unfinished that the badge has finished, and so repaint them twice. Here everything happens in one
thread, as on the badge, so that the repainted areas, and their count, are the badge's.
"""

import displayio
import displayio._tilegrid
from displayio import Group, TileGrid
from vectorio import Circle, Polygon, Rectangle

SHAPES = (Rectangle, Circle, Polygon)


def apply():
    """Stop Blinka's thread, and correct its classes; once for the whole process."""
    displayio._stop_background()
    TileGrid._finish_refresh = _finish_refresh(TileGrid._finish_refresh)
    TileGrid._get_previous_area = _get_previous_area
    TileGrid._set_tile = _set_tile(TileGrid._set_tile)
    TileGrid._fill_area = _fill_area(TileGrid._fill_area)
    displayio._tilegrid._palette_table = _palette_table(displayio._tilegrid._palette_table)
    Group._layer_update = _layer_update(Group._layer_update)
    for shape in SHAPES:
        shape.pixel_shader = shape.pixel_shader.setter(_set_pixel_shader)


def _finish_refresh(blinkas):
    def finish_refresh(self):
        """A refresh has drawn every change, after a full repaint too."""
        self._needs_refresh = False
        blinkas(self)

    return finish_refresh


def _get_previous_area(self, area):
    """What was drawn is the area of the last refresh, wherever the layer has gone since."""
    self._previous_area.copy_into(area)
    return not area.empty()


def _set_tile(blinkas):
    def set_tile(self, x, y, tile_index):
        """The badge refuses a tile that the bitmap doesn't have."""
        if tile_index >= self._tiles_in_bitmap:
            raise ValueError("Tile index out of bounds")
        blinkas(self, x, y, tile_index)

    return set_tile


def _fill_area(blinkas):
    def fill_area(self, colorspace, area, mask, buffer):
        """Most layers lie beside an area that is repainted, and that can be seen at once."""
        own = self._current_area
        if area.x1 >= own.x2 or area.x2 <= own.x1 or area.y1 >= own.y2 or area.y2 <= own.y1:
            return False
        return blinkas(self, colorspace, area, mask, buffer)

    return fill_area


def _palette_table(blinkas):
    tables = {}

    def palette_table(palette, colorspace, count):
        """The colours of the same few palettes are asked for each time; all displays have one colour space."""
        key = count, tuple([(color.rgb888, color.transparent) for color in palette._colors])
        if key not in tables:
            tables[key] = blinkas(palette, colorspace, count)
        return tables[key]

    return palette_table


def _layer_update(blinkas):
    def layer_update(self, index):
        """A layer is hidden or not by the group that it is in now, not by the one that it came from."""
        blinkas(self, index)
        layer = self._layers[index]
        if isinstance(layer, (Group, TileGrid)):
            layer._set_hidden_by_parent(self._hidden_group or self._hidden_by_parent)

    return layer_update


def _set_pixel_shader(self, palette):
    """A shape with another palette is drawn anew."""
    self._pixel_shader = palette
    self._shape_set_dirty()
