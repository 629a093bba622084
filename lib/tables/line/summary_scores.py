# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The scores when a round of a line game is over."""
from drawings import BLUE, CAPITAL, GOAT, GOLD, GREY, ICON, RED_LIGHT, WHITE
from seats import PERSON
from words.label import AT_RIGHT

_GAIN, _SCORE = 24, 24  # px
_MARGIN = 3
_THICK = 3  # px of the bar of two sides, which is as wide as the page
_THIN = 2  # of the bars of several, which are as wide as the numbers above them


class Score:
    """A side's score, at first as it was before the end of the round, and below it a bar towards the target.

    gained  the points that the end of the round has added to the score
    gain    the label for these points, at first empty
    """

    def __init__(self, app, group, side, y, bar):
        """Make the score at the right of a page, `y` px down; with a `bar` if wanted."""
        self.art = art = app.art
        self.match = match = app.match
        self.side = side
        self.gained = gained(match, side)
        right = art.page_width - _MARGIN - _SCORE
        left = right - _GAIN
        pair = len(match.scores) == 2
        if pair and match.penalties and self.gained:
            art.icon(group, GOAT, left - ICON, y)
        self._bar = None
        if bar:
            x, gap, thick = (_MARGIN, 1, _THICK) if pair else (left, 0, _THIN)
            self._add_bar(group, x, y + CAPITAL + gap, thick)
        colour = RED_LIGHT if match.penalties or self.gained < 0 else GOLD
        self.gain = art.label(group, colour, _GAIN, left, y, AT_RIGHT, digits=True)
        self._score = art.label(group, WHITE, _SCORE, right, y, AT_RIGHT, digits=True)
        self.show(0, 1)

    def _add_bar(self, group, x, y, thick):
        art = self.art
        wide = art.page_width - _MARGIN - x
        art.panel(group, GREY, x, y + thick // 2, wide, 1)
        colour = GOLD if self.side == self.match.side(PERSON) else BLUE
        self._bar = art.panel(group, colour, x, y, wide, thick)

    def show_gain(self):
        """Show the gained points, if there are any."""
        if self.gained:
            self.gain.show("%+d" % self.gained)

    def show(self, step, steps):
        """Show the score and the bar after `step` of `steps` equal steps."""
        score = self.match.scores[self.side] - self.gained + self.gained * step // steps
        self._score.show(str(score))
        if self._bar:
            wide = self._bar.width
            self.art.narrow(self._bar, max(1, min(wide, score * wide // self.match.target())))


def room(match, side, bar):
    """Return the space that the numbers of one of several sides need beside its tiles, with or without a `bar`
    below them: px across, and px down."""
    across = _SCORE + (_GAIN if bar or gained(match, side) else 0)
    return _MARGIN + across, CAPITAL + 2 + bar * _THIN


def gained(match, side):
    """Return the points, or in a game of penalties the penalties, that the end of the round has added to a side's
    score. They can be negative. Points that plays have scored don't count."""
    ended = match.ended
    if match.penalties:
        return ended.points[side]
    return ended.points if side == ended.side else 0
