# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of Blitz: like the playouts of other lines with two ends, after the seat has laid all its tiles of this
turn."""

from __future__ import annotations

from ... import tiles
from ...moves import DONE
from ...view import ALL
from ..ends import playout
from . import turns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .turns import Turn

_TURN_COST = 36  # thousands of Thumb-2 instructions to find the rest of the hand after a turn


class Playout(playout.Playout):
    """Plays rounds from a LineView to their end, after a turn that the evaluation of Blitz has found."""

    PRIOR = 40  # found by the gain of turns chosen with 30 deals and a prior of 8 to 120
    CANDIDATES = 20  # turns are many, and the evaluation hardly tells them apart: 8 gain two thirds as much

    def play(self, move: Turn) -> int:  # type: ignore[override]  # a whole turn, not a single move
        """See ends.playout; the move is (tile, how, state)."""
        self.spent += _TURN_COST
        shifts = self.shifts
        state = move[2]
        hand = 0
        left = turns.left(state)
        for tile in self._view.hand:
            if left & 1:
                hand |= 1 << shifts[tiles.index(tile)]
            left >>= 1
        self.deals.hands[self._seat] = hand
        turns.put_ends(state, self._ends)
        if hand:
            return super().play(DONE)
        self._hands[ALL] = self.deals.hands
        return self._settle(self._seat)
