# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The splits of Pai Gow, and rounds played out after them."""

from __future__ import annotations

from ...players.pai_gow import playout
from .lines import turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kinds import ChineseMove, Move
    from ...view import View
    from .lines import Key

__all__ = ("Playout", "candidates", "key", "turn")


def candidates(view: View) -> dict[Key, Move]:
    """See lines.candidates."""
    return {key(view, (move,)): move for move in view.moves}


def key(view: View, moves: Sequence[ChineseMove]) -> Key:
    """See lines.key."""
    return moves[0][0]


class Playout(playout.Playout):
    """Compares splits with sampled hands of the banker."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._scores = view.scores
        self._stake = view.stake

    def outcome(self, move: Move) -> tuple[list[int], int]:
        """See points.Playout."""
        gain = self.play(move) * self._stake // 100
        return [self._scores[0] + gain, self._scores[1] - gain], 0
