# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of a table for several: a cell with a name for each seat, and a mark at whose turn it is."""
from art import GREY, INK
from table.mark import Mark

NAME = 3  # characters
ROW = 9  # px from the names to what is below them


class Cells:
    """The names and the mark; a game adds what else its cells show, of `cell` px each, from `margin` px on."""

    height = 2 * ROW  # px

    def __init__(self, art, group, names, margin=1):
        self.art = art
        self.cell = art.width // len(names)
        self.margin = margin
        art.panel(group, INK, 0, 0, art.width, self.height)
        labels = [art.label(group, art.tiny, GREY, NAME, self.left(seat), 0, text=name)
                  for seat, name in enumerate(names)]
        self.mark = Mark(art, group, labels, self.height - 1, self.cell - 2)

    def left(self, seat):
        """Where what the cell of a seat shows begins, in px."""
        return seat * self.cell + self.margin
