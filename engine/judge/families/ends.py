# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The moves of Draw, Kozel and Bergen, and rounds played out after them."""

from __future__ import annotations

from ...players.ends import playout
from .lines import candidates, key, turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...kinds import Move
    from ...view import LineView

__all__ = ("Playout", "Scores", "candidates", "key", "turn")

_FIELD = 12  # bits for the points of a side
_REACHED = 1 << _FIELD - 1  # the bit of a side that has reached the target


class Scores:
    """Packs the scores of all sides into the one number that a Playout counts."""

    def __init__(self, view: LineView) -> None:
        self._sides = len(view.scores)
        self._target = view.rules(len(view.counts), view.options).target()
        self.start = self.reached = 0
        for side, score in enumerate(view.scores):
            self.start += score + _REACHED - self._target << _FIELD * side
            self.reached |= _REACHED << _FIELD * side
        # A Playout counts penalties below 0.
        self.shares = [
            (-1 if view.rules.penalties else 1) << _FIELD * (seat % self._sides) for seat in range(len(view.counts))
        ]

    def of(self, counted: int) -> list[int]:
        """Return the scores that a number stands for."""
        fields = [counted >> _FIELD * side & 2 * _REACHED - 1 for side in range(self._sides)]
        return [field - _REACHED + self._target for field in fields]


class Playout(playout.Playout):
    """Plays rounds to their end on sampled deals."""

    def __init__(self, view: LineView, shifts: bytearray | None = None) -> None:
        super().__init__(view, shifts)
        self._packed = Scores(view)
        self._start, self._reached, self._shares = self._packed.start, self._packed.reached, self._packed.shares

    def outcome(self, move: Move) -> tuple[list[int], int | None]:
        """See points.Playout."""
        self._leader: int | None = None
        return self._packed.of(self.play(move)), self._leader

    def _settle(self, winner: int | None) -> int:
        """Note who leads the next round, if somebody has gone out."""
        self._leader = winner
        return super()._settle(winner)
