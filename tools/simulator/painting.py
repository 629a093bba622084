# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge's display on the PC, where NumPy paints what the core would send."""

import display
import numpy
from PIL import Image
from tilegrid import TileGrid

_BYTES = {1: "u1", 2: "<u2", 4: "<u4"}  # of a value of a bitmap


class Display(display.Display):
    """A display whose screen can be looked at. Only what a refresh sends is changed there.

    `screen`: the pixels shown, row by row, red in the high 5 bits, green in 6, blue in 5. `painted`: None, or the
    areas that were painted, for whoever wants them, and empties the list.
    """

    painted: list | None = None

    def __init__(self, width, height):
        super().__init__(width, height)
        self._pixels = numpy.zeros((height, width), numpy.uint16)
        self.screen = self._pixels.reshape(-1).data

    def paint(self, area):
        """Show an area of the screen as it is to be now."""
        x1, y1, x2, y2 = area
        if self.painted is not None:
            self.painted.append(area)
        self._compose(area, self._pixels[y1:y2, x1:x2])

    def composed(self):
        """The pixels of the whole screen as they would be if all of it were painted now, as `screen`."""
        pixels = numpy.empty_like(self._pixels)
        self._compose((0, 0, self.width, self.height), pixels)
        return pixels.reshape(-1).data

    def stale(self):
        """Where the screen shows something else than would be painted there now: what the core has left behind. A
        list of areas, one for each run of rows."""
        wrong = self._pixels != numpy.frombuffer(self.composed(), numpy.uint16).reshape(self._pixels.shape)
        edges = numpy.flatnonzero(numpy.diff(wrong.any(axis=1), prepend=False, append=False))
        areas = []
        for top, bottom in zip(edges[::2], edges[1::2]):
            columns = numpy.flatnonzero(wrong[top:bottom].any(axis=0))
            areas.append((int(columns[0]), int(top), int(columns[-1]) + 1, int(bottom)))
        return areas

    def frame(self):
        """What the screen shows, as a PIL image in RGB."""
        return Image.frombytes("RGB", (self.width, self.height), self.screen.tobytes(), "raw", "BGR;16")

    def _compose(self, area, pixels):
        """Paint the layers of an area into an array of its pixels: the lowest that can be seen first."""
        seen = []
        for layer in self.visible(area):
            picture, mask = _picture(layer)
            x1, y1, x2, y2 = layer.now()
            seen.append((picture, mask, x1, y1, x2, y2))
            if mask is None and x1 <= area[0] and y1 <= area[1] and x2 >= area[2] and y2 >= area[3]:
                break
        else:
            pixels[...] = 0
        for picture, mask, x1, y1, x2, y2 in reversed(seen):
            left, top, right, bottom = max(x1, area[0]), max(y1, area[1]), min(x2, area[2]), min(y2, area[3])
            part = slice(top - y1, bottom - y1), slice(left - x1, right - x1)
            place = pixels[top - area[1]:bottom - area[1], left - area[0]:right - area[0]]
            numpy.copyto(place, picture[part], where=True if mask is None else mask[part])


def _kept(thing, name, state, make):
    """What `make()` returned for a thing when it last was in this state."""
    kept = thing.__dict__.get(name)
    if kept is None or kept[0] != state:
        kept = thing.__dict__[name] = state, make()
    return kept[1]


def _picture(layer):
    """All pixels of a layer, and which of them are opaque; None if all are."""
    make = _tiles if isinstance(layer, TileGrid) else _rectangle
    return _kept(layer, "_picture", layer.look(), lambda: make(layer))


def _rectangle(rectangle):
    """The picture of a Rectangle; what is transparent the core paints black."""
    colours, opaque = _colours(rectangle.pixel_shader, rectangle.color_index + 1)
    colour = colours[rectangle.color_index] if opaque[rectangle.color_index] else 0
    return numpy.full((rectangle.height, rectangle.width), colour, numpy.uint16), None


def _tiles(grid):
    """The picture of a TileGrid."""
    across, down, wide, high = grid.width, grid.height, grid.tile_width, grid.tile_height
    bitmap = grid.bitmap
    tiles = _kept(bitmap, f"_tiles{wide}x{high}", bitmap.version, lambda: _cut(_values(bitmap), wide, high))
    picture = tiles[numpy.frombuffer(grid.cells(), numpy.int16)].reshape(down, across, high, wide)
    picture = picture.swapaxes(1, 2).reshape(down * high, across * wide)
    picture = picture[::-1 if grid.flip_y else 1, ::-1 if grid.flip_x else 1]
    if grid.transpose_xy:
        picture = picture.T
    if grid.scale() != 1:
        picture = picture.repeat(grid.scale(), axis=0).repeat(grid.scale(), axis=1)
    shader = grid.pixel_shader
    colours, opaque = _colours(shader, 1 << bitmap.bits_per_value)
    mask = opaque[picture]
    return colours[picture], None if mask.all() else mask


def _cut(values, wide, high):
    """The tiles of a bitmap's values, row by row."""
    down, across = values.shape
    return values.reshape(down // high, high, across // wide, wide).swapaxes(1, 2).reshape(-1, high, wide)


def _values(bitmap):
    """The values of the pixels of a Bitmap, as an array of its size."""
    bits = bitmap.bits_per_value
    rows = numpy.frombuffer(bitmap.pixels, _BYTES[max(1, bits // 8)]).reshape(bitmap.height, -1)
    if bits < 8:
        shifts = numpy.arange(8 - bits, -1, -bits, dtype=numpy.uint8)
        rows = (rows[:, :, None] >> shifts & (1 << bits) - 1).reshape(bitmap.height, -1)
    return rows[:, :bitmap.width]


def _colours(palette, count):
    """The colours of a Palette as the badge's 16 bits, and which are opaque, both arrays of at least `count`; a
    colour that the Palette doesn't have isn't."""
    return _kept(palette, f"_colours{count}", palette.version, lambda: _convert(palette, count))


def _convert(palette, count):
    size = max(count, len(palette))
    colours = numpy.zeros(size, numpy.uint32)
    colours[:len(palette)] = list(palette)
    opaque = numpy.zeros(size, bool)
    opaque[:len(palette)] = [not palette.is_transparent(i) for i in range(len(palette))]
    return (colours >> 8 & 0xF800 | colours >> 5 & 0x07E0 | colours >> 3 & 0x001F).astype(numpy.uint16), opaque
