# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What writes on a page beside a table, where there is no room for prose: rows of cells, in the way of Prose."""
from drawings import GOLD
from text.label import CENTRE, LEFT
from text.lines import wrap

_ABOVE = 3  # px from the top of a line to that of the cells


class Cells:
    """As text.prose.Prose, for texts that don't change; `font` tells how wide they are."""

    def __init__(self, art):
        self.art = art
        self.font = self

    def width(self, text):
        """How many px a line of text is wide."""
        return len(text) * self.art.small.width

    def write(self, group, colour, x, y, text, align=LEFT):
        """See Prose.write."""
        x -= self.width(text) * align // 2
        return self.art.label(group, self.art.small, colour, len(text), x, y + _ABOVE, text=text).grid

    def heading(self, page, text):
        """See Prose.heading."""
        self.write(page, GOLD, self.art.wide // 2, 0, text, CENTRE)

    def lines(self, group, colour, y, text):
        """See Prose.lines."""
        for line in wrap(text, self.art.wide // self.art.small.width):
            self.write(group, colour, self.art.wide // 2, y, line, CENTRE)
            y += self.art.small.height + 1
        return y
