# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz (docs/rules.md, section 6)."""

from __future__ import annotations

from ..line_match import LineMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..kinds import Options, Tile
    from ..line_match import LeadKey
    from ..view import LineView


def _lead(tile: Tile) -> int:
    """Rule 1: 0-0 leads, or else the tile of least value; of equal ones, the one whose larger half is smaller."""
    return -(sum(tile) << 5) - tile[0]


class Game(LineMatch):
    """A seat may play any number of tiles in a turn, as long as they fit. Scored like draw dominoes."""

    game = "blitz"
    family = "blitz"
    SEATS = (4, 8)
    long_turns = True  # rules 2 and 3

    @classmethod
    def usual(cls, seats: int) -> Options:
        """200 points for four players, 300 for more: 100 are often won in the first round."""
        return {"target": 200 if seats == 4 else 300}

    def tiles_each(self) -> int:
        """Seven for four players, down to three for eight."""
        return (7, 5, 4, 4, 3)[self.seats - 4]

    @staticmethod
    def lead_key(match: LineMatch | LineView) -> LeadKey:
        """Rule 1, every round."""
        return _lead
