# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of text between table and hand, and the keys beside the hand."""
from art import BACK, BUTTON_A, BUTTON_B, EMPTY, GOLD_LIGHT, GREY, ICON, PILE, WHITE

HEIGHT = 8  # px; a letter is a row higher, and that row is empty

_MESSAGE = 19  # characters
_COUNT = 2
_KEY = 6


class Status:
    """What just happened, how many tiles the opponent holds, and how many can be drawn."""

    def __init__(self, art, group, y):
        self.art = art
        y -= 1
        right = art.width - _COUNT * art.small.width - 1
        step = _COUNT * art.small.width + ICON + 3
        self._message = art.label(group, art.small, WHITE, _MESSAGE, 2, y)
        self._counts = []
        for icon, x in ((BACK, right - step), (PILE, right)):
            art.icon(group, icon, x - ICON - 1, y)
            self._counts.append(art.label(group, art.small, GREY, _COUNT, x, y))
        self.pile = right - ICON - 1, y

    def say(self, text, colour=WHITE):
        """Show a sentence until the next one."""
        self._message.show(text, self.art.ink(colour))

    def show_counts(self, opponent, boneyard):
        """Show how many tiles the opponent holds, and how many can be drawn."""
        for label, count in zip(self._counts, (opponent, boneyard)):
            label.show(str(count))


class Keys:
    """What A and B do now, and the points that can be had, right of a hand that leaves room for it."""

    def __init__(self, art, group, y):
        self.left = art.width - ICON - _KEY * art.small.width - 2
        text = self.left + ICON + 2
        self._rows = []
        for icon, top in ((BUTTON_A, y + 3), (BUTTON_B, y + 15)):
            sign = art.icon(group, icon, self.left, top)
            self._rows.append((sign, art.label(group, art.small, WHITE, _KEY, text, top)))
        self._white, self._gold = art.ink(WHITE), art.ink(GOLD_LIGHT)
        self.show()

    def show(self, a="", b="", gain=""):
        """Show a word for A and one for B, or points; nothing for what is empty."""
        for icon, (sign, label), word in zip((BUTTON_A, BUTTON_B), self._rows, (a, b or gain)):
            points = word and word == gain
            label.show(word, self._gold if points else self._white)
            cell = icon if word and not points else EMPTY
            if sign[0] != cell:
                sign[0] = cell
