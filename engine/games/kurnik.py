# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Kurnik dominoes (docs/rules.md, section 2)."""

from __future__ import annotations

from ..line_match import LineMatch
from . import fives

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..kinds import Options
    from ..match import Match


class Game(LineMatch):
    """Points for every count that is a multiple of five. The line has two ends, or as an option four."""

    game = "kurnik"
    family = "points"
    OPTIONS = (
        ("target", 100, (100, 250, 500)),
        ("ends", 2, (2, 4)),
    )
    counting = True
    double_in_middle = True  # rule 6
    points_in_play = staticmethod(fives.points_in_play)

    def __init__(self, seats: int = 2, options: Options | None = None, like: Match | None = None) -> None:
        super().__init__(seats, options, like)
        self.line.has_spinner = self.options["ends"] == 4

    def leader_by_lot(self) -> bool:
        """Return whether the leader is drawn by lot: only in the first round (rule 1)."""
        return not self.rounds

    @staticmethod
    def rounded(points: int) -> int:
        """Return points rounded to the nearest multiple of five (rules 4 and 5)."""
        return (points + 2) // 5 * 5
