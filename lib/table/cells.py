# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of a table for several: a cell with a name for each seat, and a mark at whose turn it is."""
from art import GOLD, GREY, INK

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
        self._mark = art.panel(group, GOLD, -self.cell, self.height - 1, self.cell - 2, 1)
        self._names = [art.label(group, art.tiny, GREY, NAME, self.left(seat), 0, text=name)
                       for seat, name in enumerate(names)]

    def left(self, seat):
        """Where what the cell of a seat shows begins, in px."""
        return seat * self.cell + self.margin

    def show_turn(self, seat):
        """Mark the seat whose turn it is; None marks none."""
        for i, label in enumerate(self._names):
            ink = self.art.ink(GOLD if i == seat else GREY)
            if label.grid.pixel_shader is not ink:
                label.grid.pixel_shader = ink
        x = -self.cell if seat is None else self.left(seat)
        if self._mark.x != x:
            self._mark.x = x
