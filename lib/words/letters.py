# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Proportional letters: prose without the library, if there is too little memory for it, as beside a table."""
import displayio

from drawings import PITCH
from words.cells import Cells
from words.font import load
from words.label import AT_LEFT
from words.lines import sticks

_SPACE = 3  # px of a space, its gap included


class Letters(Cells):
    """Writes on the pages of an Art in proportional letters, which it copies from the sheet of a font one by one.

    `font` is its Font, loaded at the start: later there may be no free block of memory that is large enough.
    """

    margin = 3

    def __init__(self, art):
        """Raises Trouble."""
        self.art = art
        self.pitch = PITCH
        self.font = load()

    def forget(self):
        """See Cells.forget."""
        self.font.forget()

    def draw(self, text):
        """Return a new TileGrid with a line of text in it, whose top left corner is at 0, 0.

        A page's text is drawn line by line: there may be no free block of memory large enough for a picture of all
        of it.
        """
        picture = self.font.picture(text)  # type: ignore[attr-defined]  # its font is a Font, not Cells
        return displayio.TileGrid(picture, pixel_shader=self.art.plain)

    def write(self, group, colour, x, y, text, align=AT_LEFT):
        """See Cells.write."""
        picture = self.draw(text)
        picture.pixel_shader = self.art.ink(colour)
        picture.x, picture.y = x - picture.bitmap.width * align // 2, y
        group.append(picture)
        return picture

    def wrap(self, text, width):
        """See Cells.wrap. The library's own function takes five times as long."""
        lines = []
        room = 0
        for word in text.split(" "):
            wide = self.font.width(word) + _SPACE
            room -= wide
            if lines and room >= 0:
                lines[-1] += " " + word
                continue
            while lines and sticks(lines[-1], word):
                end = lines[-1].rfind(" ")
                word = lines[-1][end + 1:] + " " + word
                lines[-1] = lines[-1][:end]
                wide = self.font.width(word) + _SPACE
            lines.append(word)
            room = width + _SPACE - wide
        return lines

