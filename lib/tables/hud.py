# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The parts around the tiles that several kinds of table share: a mark for the seat whose turn it is, a cell for
each seat, and words for the buttons."""
from drawings import EMPTY, GOLD, GOLD_LIGHT, GREY, ICON, INK, WHITE

NAME = 3  # characters of a name in a cell
ROW = 9  # px from the names to the row below them

_BEAT = 300  # ms
_BEATS = 4  # from one full length to the next


class Mark:
    """Marks whose turn it is: turns the seat's label gold, and underlines it at `y` px, `wide` px long. `labels`
    has a label for each seat."""

    def __init__(self, art, group, labels, y, wide):
        self.art = art
        self.labels = labels
        self.wide = wide
        self._line = art.panel(group, GOLD, -wide, y, wide, 1)
        self._seen = wide  # px of the line that are shown

    def show(self, seat):
        """Mark the seat whose turn it is; None marks none."""
        for i, label in enumerate(self.labels):
            ink = self.art.ink(GOLD if i == seat else GREY)
            if label.grid.pixel_shader is not ink:
                label.grid.pixel_shader = ink
        x = -self.wide if seat is None else self.labels[seat].grid.x
        if self._line.x != x:
            self._line.x = x
        self.stretch(0)

    def stretch(self, gone):
        """Let the line shrink and grow while the seat thinks: it has thought for `gone` ms."""
        wide = self.wide * (_BEATS - gone // _BEAT % _BEATS) // _BEATS
        if self._seen != wide:
            self._seen = wide
            self.art.narrow(self._line, wide)


class Cells:
    """The strip at the top of a table for several: a cell with a name for each seat, and a Mark. Each cell is
    `cell` px wide; a game adds more to it, from `margin` px on."""

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
        """Return the left end of the contents of a seat's cell, in px."""
        return seat * self.cell + self.margin


def left_of_keys(art, columns):
    """Return the left end of Keys with words of `columns` characters, in px."""
    return art.width - ICON - columns * art.small.width - 2


class Keys:
    """The words for some buttons, beside a hand, at the right of the screen: rows of an icon and, `gap` px further,
    a word of up to `columns` characters. The first row is `y` px down, and the rows are `pitch` px apart. They
    begin at `left` px, and `rows` has each row's icon number, sign and label."""

    def __init__(self, art, group, icons, columns, gap, y, pitch):
        self.left = x = left_of_keys(art, columns)
        self._edge = art.width - ICON
        self._inks = art.ink(WHITE), art.ink(GOLD_LIGHT)
        self.rows = []
        for i, icon in enumerate(icons):
            top = y + i * pitch
            sign = art.icon(group, EMPTY, x, top)
            label = art.label(group, art.small, WHITE, columns, x + ICON + gap, top)
            self.rows.append((icon, sign, label))

    def begin(self):
        """Return the left end of the free space, in px. It may be too narrow for more than the icons."""
        return 0

    def show(self, *words, gain=""):
        """Show a word for each button, and nothing for a button whose word is empty or left out. If the last row is
        free, show `gain` there, the points that the move would score."""
        begin = self.begin()
        whole = begin < self.left
        for i, (icon, sign, label) in enumerate(self.rows):
            word = words[i] if i < len(words) else ""
            sign.x = self.left if whole else self._edge
            cell = icon if word and begin <= sign.x else EMPTY
            if sign[0] != cell:
                sign[0] = cell
            gains = not word and gain and i == len(self.rows) - 1
            label.show((gain if gains else word) if whole else "", self._inks[bool(gains)])
