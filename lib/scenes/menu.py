# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A menu: lines of text under each other, one of them chosen."""
from drawings import BRONZE, GOLD, INK, WHITE
from handheld.buttons import DOWN, START, UP, A, B
from text.label import CENTRE

PITCH = 13  # px from line to line


class Menu:
    """Lines of text in a column `columns` characters wide, `pitch` px apart, centred on a page from `y` down."""

    def __init__(self, art, group, lines, columns, y, pitch=PITCH):
        self.art = art
        self.count = len(lines)
        self.chosen = 0
        self.y = y
        self.pitch = pitch
        wide = columns * art.small.width
        x = (art.wide - wide) // 2
        self._shade = art.panel(group, BRONZE, x - 4, y, wide + 8, pitch)
        self._bar = art.panel(group, GOLD, x - 4, y, wide + 8, pitch - 1)
        self._labels = []
        for i, line in enumerate(lines):
            label = art.label(group, art.small, WHITE, columns, x, y + i * pitch + (pitch - 9) // 2, CENTRE, line)
            self._labels.append(label)
        self.choose(0)

    def show(self, i, line):
        """Show another text in line `i`."""
        self._labels[i].show(line)

    def choose(self, chosen):
        """Choose another line, by its number; past the last one comes the first."""
        self._labels[self.chosen].grid.pixel_shader = self.art.ink(WHITE)
        self.chosen = chosen % self.count
        self._labels[self.chosen].grid.pixel_shader = self.art.ink(INK)
        self._bar.y = self.y + self.chosen * self.pitch
        self._shade.y = self._bar.y + 1

    def run(self, app, back=None, idle=None, leads=None):
        """A generator: let the player choose; returns the line's number, or `back` for B. `idle` is as for
        App.press; `leads` has the name of the scene that each line leads to, which is loaded ahead."""
        chosen = None
        while True:
            if leads and self.chosen != chosen:
                chosen = self.chosen
                app.expect(leads[chosen])
            button = yield from app.press(idle)
            if button in (A, START):
                return self.chosen
            if button == B and back is not None:
                return back
            if button in (UP, DOWN):
                self.choose(self.chosen + (1 if button == DOWN else -1))
