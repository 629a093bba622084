# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The font of all text: proportional letters on one sheet."""

from __future__ import annotations

from array import array

import bitmaptools

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Bitmap

GAP = 1  # px from letter to letter

# For some characters, the one to show instead. In sentences, Ⓐ and Ⓑ are buttons that a board may name otherwise.
OTHERS: dict[str, str] = {}


class Font:
    """The letters on a sheet Bitmap, all in one row.

    `lines` are the characters that are 0, 1, 2, ... px wide. The sheet has the letters of one width side by side,
    from a multiple of that width on, so that each is a tile of the sheet, among tiles of its own width.
    """

    def __init__(self, sheet: Bitmap, lines: list[str]) -> None:
        self.sheet = sheet
        self.letters = "".join(lines)
        self.places = places = array("H", bytes(2 * len(self.letters)))  # of each letter, see `find`
        at = end = 0
        for width in range(1, len(lines)):
            left = -(-end // width) * width
            for _ in range(len(lines[width])):
                places[at] = left << 4 | width
                left += width
                at += 1
                end = left

    def find(self, code: int) -> int:
        """Return where a letter is on the sheet, by its code: the x of its left edge in px, times 16, plus its
        width. Return a question mark's place if the font doesn't have the letter."""
        letter = chr(code)
        at = self.letters.find(OTHERS.get(letter, letter))
        return self.places[at] if at >= 0 else self.find(ord("?"))

    def width(self, text: str) -> int:
        """Return the width of a line of text, in px."""
        wide = 0
        for code in map(ord, text):
            wide += (self.find(code) & 15) + GAP
        return wide

    def draw(self, picture: Bitmap, text: str, x: int = 0, top: int = 0) -> int:
        """Copy the letters of a line of text into a Bitmap, from `x` px on, as far as they fit, without the first
        `top` rows. Return where they end, in px."""
        right, bottom = picture.width, min(self.sheet.height, top + picture.height)
        find, sheet = self.find, self.sheet
        for code in map(ord, text):
            found = find(code)
            left, wide = found >> 4, found & 15
            if x + wide > right:
                break
            bitmaptools.blit(picture, sheet, x, 0, x1=left, y1=top, x2=left + wide, y2=bottom)
            x += wide + GAP
        return x
