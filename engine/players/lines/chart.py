# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The chart of a round: all that a seat can know of the tiles from its view."""

from __future__ import annotations

from ... import tiles
from ...line import CLOSED
from .belief import Belief, infer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...view import LineView

PLAYED, MINE, UNSEEN = 1, 2, 3


class Chart:
    """What the seat of a LineView can know; `read` makes it.

    states  PLAYED, MINE or UNSEEN for each tile of the set, by its index; a bytearray
    lacks   for each seat, the numbers of which it has shown to hold no tile; a list of lists
    ends    the numbers at the open ends, a list in rising order
    safe    those of them that no other seat can answer, even if it draws
    """

    def __init__(self, view: LineView, belief: Belief) -> None:
        """Make the chart from a Belief that is complete."""
        self.states = bytearray([PLAYED] * len(view.tiles))
        for i in belief.unseen:
            self.states[i] = UNSEEN
        for tile in view.hand:
            self.states[tiles.index(tile)] = MINE
        self.lacks = [_lacked(limits, belief, view.tiles[-1][0]) for limits in belief.limits]
        self.ends = sorted({end for end in view.line.ends if end != CLOSED})
        others = [lacks for seat, lacks in enumerate(self.lacks) if seat != view.seat]
        unseen = belief.numbers_without(0)
        hidden = view.boneyard > view.rules.reserve  # whether a seat may still draw what it lacks
        self.safe = [
            end for end in self.ends if not unseen >> end & 1 or not hidden and all([end in lacks for lacks in others])
        ]


def _lacked(limits: list[list[int]], belief: Belief, top: int) -> list[int]:
    """Return the numbers up to `top` that a seat with these limits lacks: it holds none of their tiles that are
    unseen."""
    # Each mask contains those after it, so the first one without a tile contains all of them.
    without = ([mask for mask, most in limits if most <= 0] + [0])[0]
    lacked = (without | belief.numbers_without(0)) & ~belief.numbers_without(without)
    return [number for number in range(top + 1) if lacked >> number & 1]


def read(view: LineView) -> Iterator[Chart | None]:
    """Make the Chart of a view (generator). Yield None as a pause, and the Chart at last."""
    belief: Belief
    for belief in infer(view):
        yield None
    yield Chart(view, belief)
