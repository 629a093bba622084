# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of text between table and hand, and how ends and scores are written."""
from drawings import GREY, ICON, INK, IVORY, PAGE, PILE, WHITE
from engine.line import CLOSED
from text.label import AT_LEFT

HEIGHT = 8  # px; a letter is a row higher, and that row is empty

MESSAGE = 18  # characters
MOST = 99  # tiles of a hand whose count is shown
_COUNT = 2


def open_ends(line):
    """The numbers of a Line's open ends."""
    return ":".join([str(end) for end in line.ends if end != CLOSED])


def score(match, side, less=0):
    """The points of a side, less some of them; penalties with as many as lose the match."""
    points = str(match.scores[side] - less)
    return "%s/%d" % (points, match.target()) if match.penalties else points


class Box:
    """A few dark digits on an ivory ground that is as wide as they are; the arguments are those of Art.label.
    `place` is where there is room for them: x and y in px."""

    def __init__(self, art, group, font, columns, x, y, align=AT_LEFT):
        self._art = art
        self.place = x, y
        self._ground = art.panel(group, IVORY, x, y, columns * font.width + 1, font.height)
        art.narrow(self._ground, 0)
        self._label = art.label(group, font, INK, columns, x + 1, y, align)

    def show(self, text):
        """Show a text; nothing at all if it is empty."""
        label = self._label
        label.show(text)
        x = label.grid.x - 1 + label.before(text) * label.font.width
        if self._ground.x != x:
            self._ground.x = x
        self._art.narrow(self._ground, len(text) * label.font.width + 1 if text else 0)


class Status:
    """What just happened, and how many tiles can be drawn.

    said  the sentence that is shown, and its colour
    pile  where the tiles lie that can be drawn: x and y in px
    sign  the TileGrid of that pile
    count the Label of how many those are
    gap   how far such things are from each other, in px
    """

    def __init__(self, art, group, y):
        self.art = art
        y -= 1
        self.gap = int(art.width >= PAGE[0])
        right = art.width - _COUNT * art.small.width - self.gap
        self._message = art.label(group, art.small, WHITE, MESSAGE, 2 * self.gap, y)
        self.said = "", WHITE
        self.pile = right - ICON - self.gap, y
        self.sign = art.icon(group, PILE, *self.pile)
        self.count = art.label(group, art.small, GREY, _COUNT, right, y)

    def say(self, text, colour=WHITE):
        """Show a sentence until the next one."""
        self.said = text, colour
        self._message.show(text, self.art.ink(colour))

    def show_boneyard(self, match):
        """Show how many tiles can be drawn in a match."""
        self.count.show(str(max(0, len(match.boneyard) - match.reserve)))
