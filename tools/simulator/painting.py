# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge's display on the PC, where NumPy paints the areas that the core would send."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import display
import numpy
from PIL import Image
from state import overlap
from tilegrid import TileGrid

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Protocol, TypeVar

    from bitmap import Bitmap
    from numpy.typing import NDArray

    from engine.kinds import MaybeNone

    Area = tuple[int, int, int, int]  # x1, y1, x2, y2
    _Made = TypeVar("_Made")

    class _Palette(Protocol):
        def colours(self) -> Sequence[int]: ...
        def __len__(self) -> int: ...


class Display(display.Display):
    """A display whose screen can be looked at. Only the areas that a refresh sends are changed there.

    `screen`: the pixels shown, row by row, red in the high 5 bits, green in 6, blue in 5. `painted`: None, or the
    areas that were painted, for a caller that empties the list.
    """

    painted: list[Area] | MaybeNone = None

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self._pixels = numpy.zeros((height, width), numpy.uint16)
        self.screen = self._pixels.reshape(-1).data

    def paint(self, area: Area) -> None:
        """Show an area of the screen as it is to be now."""
        x1, y1, x2, y2 = area
        if self.painted is not None:
            self.painted.append(area)
        self._compose(area, self._pixels[y1:y2, x1:x2])

    def composed(self) -> NDArray[numpy.uint16]:
        """The pixels of the whole screen as they would be if all of it were painted now, an array of its size."""
        pixels = numpy.empty_like(self._pixels)
        self._compose((0, 0, self.width, self.height), pixels)
        return pixels

    def stale(self) -> Area | None:
        """Return the area in which the screen differs from a fresh painting: a remnant that the core has left
        behind. None if there is none."""
        composed = self.composed()
        if numpy.array_equal(self._pixels, composed):
            return None
        return Image.fromarray(self._pixels != composed).getbbox()

    def frame(self) -> Image.Image:
        """The screen's picture, as a PIL image in RGB."""
        return Image.frombytes("RGB", (self.width, self.height), self.screen.tobytes(), "raw", "BGR;16")

    def _compose(self, area: Area, pixels: NDArray[numpy.uint16]) -> None:
        """Paint the layers of an area into an array of its pixels: the lowest that can be seen first."""
        seen = []
        for layer in self.visible(area):
            picture, mask = _kept(layer, "_picture", layer.look(), _picture)
            now = layer.now()
            shared = overlap(area, now)
            seen.append((picture, mask, now, shared))
            if mask is None and shared == area:
                break
        else:
            pixels[...] = 0
        for picture, mask, (x, y, _, _), (x1, y1, x2, y2) in reversed(seen):
            part = slice(y1 - y, y2 - y), slice(x1 - x, x2 - x)
            place = pixels[y1 - area[1] : y2 - area[1], x1 - area[0] : x2 - area[0]]
            numpy.copyto(place, picture[part], where=True if mask is None else mask[part])


def _kept(thing: object, name: str, state: object, make: Callable[..., _Made], *more: object) -> _Made:
    """The result of `make(thing, *more)` when the thing last was in this state."""
    kept: tuple[object, _Made] | None = thing.__dict__.get(name)
    if kept is None or kept[0] != state:
        kept = thing.__dict__[name] = state, make(thing, *more)
    return kept[1]


def _picture(layer: Any) -> tuple[NDArray[numpy.uint16], NDArray[numpy.bool] | None]:
    """The pixels of a layer, and which of them are opaque; None if all are."""
    shader = layer.pixel_shader
    if not isinstance(layer, TileGrid):
        colours, opaque = _colours(shader, layer.color_index + 1)
        colour = colours[layer.color_index] if opaque[layer.color_index] else 0  # the core paints it black
        return numpy.full((layer.height, layer.width), colour, numpy.uint16), None
    bitmap, wide, high = layer.bitmap, layer.tile_width, layer.tile_height
    tiles = _kept(bitmap, f"_tiles{wide}x{high}", bitmap.version, tiles_of, wide, high)
    values: NDArray[numpy.uint8]
    values = tiles[numpy.frombuffer(layer.cells(), numpy.int16)].reshape(layer.height, layer.width, high, wide)
    values = values.swapaxes(1, 2).reshape(layer.height * high, layer.width * wide)
    values = values[:: -1 if layer.flip_y else 1, :: -1 if layer.flip_x else 1]
    if layer.transpose_xy:
        values = values.T
    if layer.scale() != 1:
        values = values.repeat(layer.scale(), axis=0).repeat(layer.scale(), axis=1)
    count = 1 << bitmap.bits_per_value
    colours, opaque = _kept(shader, f"_colours{count}", shader.version, _colours, count)
    mask = opaque[values]
    return colours[values], None if mask.all() else mask


def tiles_of(bitmap: Bitmap, wide: int, high: int) -> NDArray[numpy.uint8]:
    """The values of the pixels of each tile of a Bitmap, row by row: an array by the tile's number."""
    bits = "P" if bitmap.bits_per_value == 8 else f"P;{bitmap.bits_per_value}"
    size = bitmap.width, bitmap.height
    values = numpy.asarray(Image.frombytes("P", size, bitmap.pixels, "raw", bits, bitmap.row))
    return values.reshape(-1, high, bitmap.width // wide, wide).swapaxes(1, 2).reshape(-1, high, wide)


def _colours(palette: _Palette, count: int) -> tuple[NDArray[numpy.uint16], NDArray[numpy.bool]]:
    """The colours of a Palette as the badge's 16 bits, and which are opaque, both arrays of at least `count`; a
    colour that the Palette doesn't have isn't."""
    words = numpy.full(max(count, len(palette)), 1 << 24, numpy.uint32)
    words[: len(palette)] = palette.colours()
    return (words >> 8 & 0xF800 | words >> 5 & 0x07E0 | words >> 3 & 0x001F).astype(numpy.uint16), words < 1 << 24
