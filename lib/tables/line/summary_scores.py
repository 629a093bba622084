# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The scores when a round of a line game is over."""

from __future__ import annotations

from drawings import BLUE, CAPITAL, GOAT, GOLD, GREY, ICON, RED_LIGHT, WHITE
from seats import PERSON
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group

    from engine.match import Match
    from tables.line import LineApp

_GAIN, _SCORE = 24, 24  # px
_MARGIN = 3
_THICK = 3  # px of the bar of two sides, which is as wide as the page
_THIN = 2  # of the bars of several, which are as wide as the numbers above them


def show(app: LineApp, group: Group, side: int, y: int, bar: bool) -> None:
    """Show a side's score at the right of a page, `y` px down, left of it the points that the end of the round has
    added, and below it a `bar` towards the target, if wanted."""
    art, match = app.art, app.match
    added = gained(match, side)
    right = art.page_width - _MARGIN - _SCORE
    left = right - _GAIN
    pair = len(match.scores) == 2
    if pair and match.penalties and added:
        art.icon(group, GOAT, left - ICON, y)
    if bar:
        x, gap, thick = (_MARGIN, 1, _THICK) if pair else (left, 0, _THIN)
        _show_bar(app, group, side, x, y + CAPITAL + gap, thick)
    if added:
        colour = RED_LIGHT if match.penalties or added < 0 else GOLD
        art.label(group, colour, _GAIN, left, y, AT_RIGHT, "%+d" % added, True)
    art.label(group, WHITE, _SCORE, right, y, AT_RIGHT, str(match.scores[side]), True)


def _show_bar(app: LineApp, group: Group, side: int, x: int, y: int, thick: int) -> None:
    art, match = app.art, app.match
    wide = art.page_width - _MARGIN - x
    art.panel(group, GREY, x, y + thick // 2, wide, 1)
    bar = art.panel(group, GOLD if side == match.side(PERSON) else BLUE, x, y, wide, thick)
    art.narrow(bar, max(1, min(wide, match.scores[side] * wide // match.target())))


def room(match: Match, side: int, bar: bool) -> tuple[int, int]:
    """Return the space that the numbers of one of several sides need beside its tiles, with or without a `bar`
    below them: px across, and px down."""
    across = _SCORE + (_GAIN if bar or gained(match, side) else 0)
    return _MARGIN + across, CAPITAL + 2 + bar * _THIN


def gained(match: Match, side: int) -> int:
    """Return the points, or in a game of penalties the penalties, that the end of the round has added to a side's
    score. They can be negative. Points that plays have scored don't count."""
    ended = match.ended
    if match.penalties:
        return ended.points[side]
    return ended.points if side == ended.side else 0
