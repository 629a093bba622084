# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz: as with other lines of two ends, once the seat has laid all that it wants in this turn."""
from engine import tiles
from engine.moves import DONE
from engine.players import turns
from engine.players.playout import ends

_A_HAND = 36  # thousands of Thumb-2 instructions that it takes to find what the turn leaves of it


class Playout(ends.Playout):
    """A round from a LineView, after a turn as the evaluation of Blitz finds them."""

    PRIOR = 40  # by what the turn gains that is chosen by 30 deals and a prior of 8 to 120
    RIVALS = 20  # turns are many, and much alike to the evaluation: 8 gain two thirds as much

    def play(self, move):
        """See ends.Playout; the move is (tile, how, state)."""
        self.spent += _A_HAND
        shifts = self._unseen.shifts
        state = move[2]
        hand = 0
        for tile in turns.rest(self._hand, state):
            hand |= 1 << shifts[tiles.index(tile)]
        self._unseen.hands[self._seat] = hand
        self._ends = turns.ends(state)
        if hand:
            return super().play(DONE)
        self._hands[:] = self._unseen.hands
        return self._settle(self._seat)
