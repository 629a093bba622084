# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The keys beside a hand: what some buttons do now."""
from art import EMPTY, GOLD_LIGHT, ICON, WHITE


def left(art, columns):
    """Where Keys with words of so many characters begin, in px."""
    return art.width - ICON - columns * art.small.width - 2


class Keys:
    """Rows of an icon and a word of up to `columns` characters, `gap` px apart, at the right of the screen: from
    `y` px on, each `pitch` px below the one before. `left` is where they begin."""

    def __init__(self, art, group, icons, columns, gap, y, pitch):
        self.left = x = left(art, columns)
        self._inks = art.ink(WHITE), art.ink(GOLD_LIGHT)
        self._rows = []
        for i, icon in enumerate(icons):
            top = y + i * pitch
            sign = art.icon(group, EMPTY, x, top)
            label = art.label(group, art.small, WHITE, columns, x + ICON + gap, top)
            self._rows.append((icon, sign, label))

    def show(self, *words, gain=""):
        """Show a word for each button, and nothing for one whose word is empty or left out; but in the last row
        points that can be had, if there are any and it is free."""
        for i, (icon, sign, label) in enumerate(self._rows):
            word = words[i] if i < len(words) else ""
            cell = icon if word else EMPTY
            if sign[0] != cell:
                sign[0] = cell
            gains = not word and gain and i == len(self._rows) - 1
            label.show(gain if gains else word, self._inks[bool(gains)])
