# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw dominoes, the ordinary game (docs/rules.md, section 3)."""

from __future__ import annotations

from .. import tiles
from ..line_match import LineMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..line_match import LeadKey
    from ..view import LineView


class Game(LineMatch):
    """No points in play. The seat that goes out, or has the fewest pips, gets the others' pips."""

    game = "draw"
    family = "ends"
    SEATS = (2, 4)
    OPTIONS = LineMatch.OPTIONS + (("set", 6, (6, 9, 12)),)

    def tiles_each(self) -> int:
        """Seven for two players, five for more."""
        return 7 if self.seats == 2 else 5

    @staticmethod
    def lead_key(match: LineMatch | LineView) -> LeadKey:
        """Rule 1: the highest-ranked tile leads every round."""
        return tiles.rank
