# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Writes on a page in rows of cells, if memory is too short for the letters of prose. Letters and Prose inherit the
methods that are the same for them."""
import displayio

from drawings import GOLD, PITCH
from words.label import AT_LEFT, CENTRE
from words.lines import wrap

_ABOVE = 3  # px from the top of a line to the top of its cells
_WIDER = 6  # px from one width that is tried for even lines to the next


class Cells:
    """Writes on the pages of an Art, in its small Font; `font` has the method `width`.

    pitch   px from line to line of a page
    margin  px that stay free beside its lines
    """

    margin = 0

    def __init__(self, art):
        self.art = art
        self.font = self
        self.pitch = art.small.height + 1

    def width(self, text):
        """Return the width of a line of text, in px."""
        return len(text) * self.art.small.width

    def write(self, group, colour, x, y, text, align=AT_LEFT):
        """Put a line of text that never changes into a group. Return its TileGrid, which can be given another ink.

        `y` is its top, and `x` its left end, middle or right end, as `align` says.
        """
        x -= self.width(text) * align // 2
        return self.art.label(group, self.art.small, colour, len(text), x, y + _ABOVE, text=text).grid

    def wrap(self, text, width):
        """Return the text as a list of lines of at most `width` px, broken at spaces, but neither after a word of
        one letter nor before a dash."""
        return wrap(text, width // self.art.small.width)

    def forget(self):
        """Drop the glyphs that the font has kept: cells have none."""

    def wrap_evenly(self, text, width):
        """Return as many lines as `wrap` does, of about the same length, so that the last isn't short."""
        lines = None
        for lines in self.try_widths(text, width):
            pass
        return lines

    def try_widths(self, text, width):
        """Find the lines that `wrap_evenly` returns, and yield them last (generator). Before that, yield None
        between the widths that are tried: for a page of text each takes up to 90 ms."""
        lines = self.wrap(text, width)
        yield None
        # Line by line: measuring the whole text takes a block of 1 KB.
        space = self.font.width(" ")
        narrow = (sum([self.font.width(line) + space for line in lines]) - space) // len(lines)
        while len(lines) > 1 and narrow < width:
            yield None
            even = self.wrap(text, narrow)
            if len(even) == len(lines):
                lines = even
                break
            narrow += _WIDER
        yield lines

    def text(self, group, colour, x, y, align=AT_LEFT, pitch=PITCH):
        """Put a Text into a group, and return it: empty at first, with lines `pitch` px apart, and placed as in
        `write`."""
        text = Text(self, colour, x, y, align, pitch)
        group.append(text)
        return text

    def heading(self, page, text):
        """Put a heading that never changes into the bar on top of a page."""
        self.write(page, GOLD, self.art.page_width // 2, 0, text, CENTRE)

    def lines(self, group, colour, y, text):
        """Put a text into a group in centred lines as wide as a page, from `y` px down. Return the y of the next
        line."""
        for line in self.wrap_evenly(text, self.art.page_width - 2 * self.margin):
            self.write(group, colour, self.art.page_width // 2, y, line, CENTRE)
            y += self.pitch
        return y


class Text(displayio.Group):
    """A text that can be changed, of one line or of several divided by line feeds, see Cells.text.

    `text` is the text that is shown; `left` is where the first line begins, and `height` the height of all lines,
    in px.
    """

    def __init__(self, writer, colour, x, y, align, pitch):
        super().__init__(x=x, y=y)
        self._writer = writer
        self._colour = colour
        self._how = align, pitch
        self.text = ""
        self.left = x
        self.height = 0

    def show(self, text):
        """Change the text."""
        if text == self.text:
            return
        self.text = text
        while len(self):
            self.pop()
        self.height = 0
        align, pitch = self._how
        for i, line in enumerate(text.split("\n") if text else ()):
            grid = self._writer.write(self, self._colour, 0, i * pitch, line, align)
            self.height = grid.y + grid.height * grid.tile_height
        if len(self):
            self.left = self.x + self[0].x

    def dye(self, colour):
        """Give the text another colour."""
        self._colour = colour
        for grid in self:
            grid.pixel_shader = self._writer.art.ink(colour)
