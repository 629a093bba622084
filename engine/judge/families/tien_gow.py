# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The moves of Tien Gow, and rounds played out after them."""

from __future__ import annotations

from ...players.tien_gow import playout
from ...players.tien_gow.masks import masks
from .lines import turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kinds import Move
    from ...trick_view import TrickView
    from .lines import Key

__all__ = ("Playout", "candidates", "key", "turn")


def candidates(view: TrickView) -> dict[Key, Move]:
    """See lines.candidates."""
    found: dict[Key, Move] = {}
    for move in view.moves:
        found.setdefault(key(view, (move,)), move)
    return found


def key(view: TrickView, moves: Sequence[Move]) -> Key:
    """See lines.key. Tiles of the same rank are equally good."""
    tiles, how = moves[0]
    return masks(tiles), how


class Playout(playout.Playout):
    """Plays rounds to their end on sampled deals."""

    def outcome(self, move: Move) -> tuple[list[int], int]:
        """See points.Playout. The winner of the last trick leads."""
        self.play(move)
        return self._scores, self._leader

    def _gain(self, winning: int) -> int:
        """Note the scores after the payments (docs/rules.md, section 7a.5)."""
        scores = list(self._view.scores)
        for seat, tricks in enumerate(self.won):
            if seat != winning:
                paid = 4 - tricks if tricks else 5
                if self._banker in (seat, winning):
                    paid *= 2
                scores[seat] -= paid
                scores[winning] += paid
        self._scores = scores
        self._leader = winning
        return 0
