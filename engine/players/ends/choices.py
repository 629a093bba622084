# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The evidence about an opponent's hand in its choice of tiles, on a line with two ends."""

from __future__ import annotations

from ... import tiles
from ...line import FIRST, LEFT_ARM, RIGHT_ARM, Line
from ...moves import DRAW, Past

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...kinds import Thoughts, Tile
    from ...view import LineView

# Half bits of evidence against an opponent's holding a tile, for each time that it played another one although
# this one would have scored, was a double, or, where nothing scores in play, had more pips; see
# lines.belief.likelihood.
_SCORES = 6
_IS_DOUBLE = 3
_HAS_MORE = 1


def evidence(view: LineView) -> Thoughts:
    """Find the evidence in the opponent's plays against its holding each tile, at a table of two (generator).

    Yields None as a pause, and at the end a bytearray with the half bits of evidence for each tile of the set, by
    its index.
    """
    against = bytearray(len(view.tiles))
    line = Line(False)
    drew = False  # a tile that has just been drawn was no choice
    past = Past(view)
    while past.read():
        tile = past.tile
        if tile:
            left = line.ends[LEFT_ARM]
            right = line.ends[RIGHT_ARM]
            line.follow(tile, past.how)
            if past.seat != view.seat and past.how != FIRST and not drew:
                scores = view.rules.bonus > 0
                if not scores or line.ends[LEFT_ARM] != line.ends[RIGHT_ARM]:
                    _add(against, view.tiles[-1][0], tile, left, right, scores)
            yield None
        drew = past.how == DRAW[1]
    yield against


def _add(against: bytearray, top: int, played: Tile, left: int, right: int, scores: bool) -> None:
    """Add the evidence of one play at these ends, in a set up to the double `top`. `scores` says that ends alike
    would have scored."""
    if scores:
        against[_index(left, right)] += _SCORES
    if tiles.is_double(played):
        return
    end = left
    while True:
        against[_index(end, end)] += _IS_DOUBLE
        if not scores:
            for other in range(top + 1):
                if other != end and end + other > tiles.value(played):
                    against[_index(end, other)] += _HAS_MORE
        if end == right:
            break
        end = right


def _index(one: int, other: int) -> int:
    """Return the index of the tile with two numbers, in any order."""
    return (one * (one + 1) >> 1) + other if one > other else (other * (other + 1) >> 1) + one
