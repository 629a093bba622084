# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What writes on a page where there is no room for prose: rows of cells, in the way of Prose."""
import displayio

from drawings import GOLD
from text.label import CENTRE, LEFT
from text.lines import wrap

_PITCH = 12  # px from line to line
_ABOVE = 3  # px from the top of a line to that of the cells


class Cells:
    """As text.prose.Prose; `font` tells how wide a text is."""

    def __init__(self, art):
        self.art = art
        self.font = self

    def width(self, text):
        """How many px a line of text is wide."""
        return len(text) * self.art.small.width

    def write(self, group, colour, x, y, text, align=LEFT, bold=False):
        """See Prose.write."""
        x -= self.width(text) * align // 2
        return self.art.label(group, self.art.small, colour, len(text), x, y + _ABOVE, text=text).grid

    def text(self, group, colour, x, y, align=LEFT, bold=False, pitch=_PITCH):
        """See Prose.text."""
        text = Text(self, colour, x, y, align, pitch)
        group.append(text)
        return text

    def wrap(self, text, width):
        """See Prose.wrap."""
        return wrap(text, width // self.art.small.width)

    def heading(self, page, text):
        """See Prose.heading."""
        self.write(page, GOLD, self.art.wide // 2, 0, text, CENTRE)

    def lines(self, group, colour, y, text):
        """See Prose.lines."""
        for line in wrap(text, self.art.wide // self.art.small.width):
            self.write(group, colour, self.art.wide // 2, y, line, CENTRE)
            y += self.art.small.height + 1
        return y


class Text(displayio.Group):
    """As text.prose.Text."""

    def __init__(self, cells, colour, x, y, align, pitch):
        super().__init__(x=x, y=y)
        self._cells = cells
        self._colour = colour
        self._how = align, pitch
        self.text = ""
        self.left = x
        self.height = 0

    def show(self, text):
        """Say something else."""
        self.text = text
        while len(self):
            self.pop()
        align, pitch = self._how
        for i, line in enumerate(text.split("\n") if text else ()):
            grid = self._cells.write(self, self._colour, 0, i * pitch, line, align)
            self.height = (i + 1) * pitch
            if not i:
                self.left = self.x + grid.x

    def dye(self, colour):
        """Give it another colour."""
        self._colour = colour
        for grid in self:
            grid.pixel_shader = self._cells.art.ink(colour)
