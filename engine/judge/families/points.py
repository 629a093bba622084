# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The moves of All Fives and Kurnik, and rounds played out after them."""

from __future__ import annotations

from ...players.points import playout
from .lines import candidates, key, turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...kinds import Move

__all__ = ("Playout", "candidates", "key", "turn")


class Playout(playout.Playout):
    """Plays rounds to their end on sampled deals."""

    def outcome(self, move: Move) -> tuple[list[int], int]:
        """Make a move on the dealt tiles, and play the round to its end. Return the scores then, and the seat that
        leads the next round, or None if that is unknown. The list of the scores is valid until the next call."""
        self.play(move)
        return self._scores, self._leader

    def _settle(self, last: int, hand: int, others: int) -> int:
        """Note who leads the next round: the seat that has won this one or, without points, the last to play."""
        before = self._scores[:]
        gain = super()._settle(last, hand, others)
        self._leader = last
        for seat in (0, 1):
            if self._scores[seat] > before[seat]:
                self._leader = seat
        return gain
