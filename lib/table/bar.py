# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The bar at the top of the table's screen: scores, whose turn it is, and the open ends with their sum."""
from art import GOLD, GREY, INK, WHITE
from text.label import CENTRE, RIGHT

HEIGHT = 10  # px of the bar at the top

_NAME = 7  # characters of a name with its score
_ENDS = 12
_FIVES = 5


class Bar:
    """Both sides with their scores, and the ends with their sum between them."""

    def __init__(self, art, group, names):
        self.art = art
        self.names = names
        width = art.width
        art.panel(group, INK, 0, 0, width, HEIGHT)
        wide = _NAME * art.small.width
        self._scores = (
            art.label(group, art.small, WHITE, _NAME, 2, 0),
            art.label(group, art.small, WHITE, _NAME, width - wide - 2, 0, RIGHT),
        )
        self._mark = art.panel(group, GOLD, 2, HEIGHT - 1, wide, 1)
        wide = _ENDS * art.small.width
        self._ends = art.label(group, art.small, WHITE, _ENDS, (width - wide) // 2, 0, CENTRE)

    def show_scores(self, scores):
        """Show the points of each side."""
        for label, name, score in zip(self._scores, self.names, scores):
            text = "%s %d" % (name, score)
            label.show(text if len(text) <= _NAME else str(score))

    def score_place(self, side):
        """Where the points of a side stand: x and y in px."""
        return self._scores[side].grid.x, 0

    def show_turn(self, side):
        """Mark the side whose turn it is; None marks neither."""
        for i, label in enumerate(self._scores):
            ink = self.art.ink(GOLD if i == side else GREY)
            if label.grid.pixel_shader is not ink:
                label.grid.pixel_shader = ink
        x = -self._mark.width if side is None else self._scores[side].grid.x
        if self._mark.x != x:
            self._mark.x = x

    def show_ends(self, line):
        """Show the open ends of a Line and their sum: gold where it is one that scores."""
        if not line.tiles:
            self._ends.show("")
            return
        count = line.count()
        text = "%s=%d" % ("+".join(map(str, line.counting())), count)
        scores = count and not count % _FIVES
        self._ends.show(text, self.art.ink(GOLD if scores else WHITE))
