# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of Blitz: like those of other lines with two ends, once the seat has laid all that it wants this
turn."""
from engine import tiles
from engine.moves import DONE
from engine.players.blitz import turns
from engine.players.ends import playout

_TURN_COST = 36  # thousands of Thumb-2 instructions that it takes to find what the turn leaves of the hand


class Playout(playout.Playout):
    """Plays rounds from a LineView to their end, after a turn as the evaluation of Blitz finds them."""

    PRIOR = 40  # found by what a turn gains if 30 deals and a prior of 8 to 120 choose it
    CANDIDATES = 20  # turns are many, and much alike to the evaluation: 8 gain two thirds as much

    def play(self, move: tuple) -> int:
        """See ends.playout; the move is (tile, how, state)."""
        self.spent += _TURN_COST
        shifts = self.belief.shifts
        state = move[2]
        hand = 0
        for tile in turns.rest(self._view.hand, state):
            hand |= 1 << shifts[tiles.index(tile)]
        self.deals.hands[self._seat] = hand
        self._ends = turns.ends(state)
        if hand:
            return super().play(DONE)
        self._hands[:] = self.deals.hands
        return self._settle(self._seat)
