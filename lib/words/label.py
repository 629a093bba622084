# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A line of text that can be changed: its letters are drawn into a Bitmap of its own, which takes 0.2 KB. Pages of
text that stay as they are are written by words.prose."""

from __future__ import annotations

import bitmaptools
import displayio

from drawings import ABOVE, CAPITAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from words.font import Font

AT_LEFT, CENTRE, AT_RIGHT = range(3)
RISE = 2  # px from the top of a Label to its capitals: only accents on these are higher


class Label:
    """One line of text in a Font.

    `grid` is the TileGrid to put into a group. The line is `width` px wide; `align` is the place of a narrower text
    within it: AT_LEFT, CENTRE or AT_RIGHT. The capitals begin `y` px down. If only `digits` are shown, the line has
    no space for accents and tails, so that less is sent to the screen.
    """

    def __init__(
        self, font: Font, ink: displayio.Palette, width: int, x: int, y: int, align: int = AT_LEFT, digits: bool = False
    ) -> None:
        self.font = font
        self.width = width
        self.align = align
        self.text = ""
        picture = displayio.Bitmap(width, CAPITAL if digits else font.sheet.height - RISE, 2)
        self.grid = displayio.TileGrid(picture, pixel_shader=ink, x=x, y=y if digits else y - RISE)
        self._left = self._right = 0  # the edges of the text, in px from the left edge of the line

    def before(self, text: str) -> int:
        """Return the number of empty px before a text."""
        if not self.align:
            return 0
        room = max(0, self.width - self.font.width(text))
        return room if self.align == AT_RIGHT else room // 2

    def fits(self, text: str) -> bool:
        """Return whether the line is wide enough for a text; the gap after its last letter may be cut off."""
        return self.font.width(text) <= self.width + 1

    def show(self, text: str, ink: displayio.Palette | None = None) -> None:
        """Show a text, cut off if it is too long, in the palette `ink` or the same one as before."""
        if text != self.text:
            self._write(text)
        if ink is not None and self.grid.pixel_shader is not ink:
            self.grid.pixel_shader = ink

    def _write(self, text: str) -> None:
        """Write a text in place of the one before. Letters at its beginning that stay the same aren't drawn again,
        so the screen gets as few pixels as possible."""
        old, left = self.text, self.before(text)
        same = 0
        if left == self._left:
            while same < min(len(text), len(old)) and text[same] == old[same]:
                same += 1
        x = left + self.font.width(text[:same])
        first = x if left == self._left else self._left
        picture: displayio.Bitmap = self.grid.bitmap  # type: ignore[assignment]  # never on disk
        if first < self._right:
            bitmaptools.fill_region(picture, first, 0, self._right, picture.height, 0)
        above = RISE if picture.height > CAPITAL else 0
        right = self.font.draw(picture, text[same:], x, ABOVE - above)
        self._left, self._right = left, min(right, picture.width)  # the last gap may be cut off
        self.text = text
