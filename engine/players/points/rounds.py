# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the playouts of All Fives and Kurnik: a round from a view, and its count at the end."""

from __future__ import annotations

from ...line import BOTH_SIDES, CLOSED, DOWN_ARM, LEFT_ARM, RIGHT_ARM, UP_ARM, Line
from ..lines.sampled_deals import LinePlayout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...kinds import Play, Thoughts
    from ...view import LineView

    # The count, and as in Playout.play: bare, spinner, arms, ends and pips.
    Start = tuple[int, int, int, tuple[int, ...], list[int], list[int]]

MATCH_WON = 20  # the value of winning the match, in points, on top of those scored

BLOCKED_COST = 35  # to find who has won a blocked round, in thousands of Thumb-2 instructions

ONE = (LEFT_ARM,)  # a first double takes its first tile on the left: the right has the same outcome
TWO = (LEFT_ARM, RIGHT_ARM)
FOUR = (LEFT_ARM, RIGHT_ARM, UP_ARM, DOWN_ARM)
# Instead of the spinner's number: no spinner yet, or none in this game.
NO_DOUBLE = -1
NO_SPINNER = -2


class Rounds(LinePlayout):
    """The base class of the playouts."""

    PRIOR = 60  # the number of deals that the evaluation is worth; 20 and 150 are weaker
    CANDIDATES = 8  # the most moves that are played out

    def __init__(self, view: LineView) -> None:
        super().__init__(view)
        self._starts: dict[Play, Start] = {}  # for each move that was played lately
        self._line = Line(view.line.has_spinner)
        self._scores = [0, 0]
        self._ends = [CLOSED] * 4
        self._pips = [0] * 4
        self._held = [0, 0]  # at the end of a round: the pips of each seat, and the number of its tiles
        self._counts = [0, 0]

    def _evidence(self) -> Thoughts:
        """See LinePlayout: this family's evaluation has found it before."""
        from .evaluation import evidence

        return evidence(self._view)

    def _start(self, move: Play) -> Start:
        """Return the state of the line after a move; all pips of a first double are on the right."""
        tile, how = move
        line = self._line
        line.take_ends(self._view.line)
        line.follow(tile, how)
        arms: tuple[int, ...] = FOUR if line.ends[UP_ARM] != CLOSED else TWO
        if line.bare == BOTH_SIDES:
            line.pips[RIGHT_ARM] = line.count()
            line.pips[LEFT_ARM] = 0
            arms = ONE
        spinner = line.spinner[0] if line.spinner else NO_DOUBLE if line.has_spinner else NO_SPINNER
        if len(self._starts) == self.CANDIDATES:
            self._starts.clear()  # the judge tries more moves, and has no memory for them all
        self._starts[move] = start = line.count(), line.bare, spinner, arms, line.ends[:], line.pips[:]
        return start

    def _gain(self, last: int) -> int:
        """Return the seat's total gain at the end of a round, from `_held` and `_counts`; `last` is the seat that
        played last."""
        view = self._view
        scores = self._scores
        target = view.options["target"]
        if scores[last] < target:
            if self._counts[last]:
                self.spent += BLOCKED_COST
                winner, points = view.rules.judge_blocked(view.options, scores, self._held, self._counts, last)
            else:
                winner, points = last, view.rules.rounded(self._held[1 - last])
            if points:
                scores[winner] += points  # without a winner there are none
        gain = scores[view.seat] - scores[1 - view.seat]
        if max(scores) >= target:
            gain += MATCH_WON if gain > 0 else -MATCH_WON
        return gain
