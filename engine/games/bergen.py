# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bergen (docs/rules.md, section 5)."""

from __future__ import annotations

from .. import tiles
from ..line import LEFT_ARM, RIGHT_ARM
from ..line_match import BLOCKED, DOMINO, LineMatch
from ..match import RoundEnd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..kinds import Options, Tile
    from ..line import Line
    from ..line_match import LeadKey
    from ..view import LineView


def _lead(tile: Tile) -> int:
    """Return a key that is greatest for the tile that has to lead (rule 1): the lowest double, or else the tile of
    least value; of equal ones, the one whose larger half is smaller."""
    high, low = tile
    return ((high == low) << 10) - (high + low << 5) - high


class Game(LineMatch):
    """Points when both ends show the same number."""

    game = "bergen"
    family = "ends"
    SEATS = (2, 4)
    OPTIONS = (("target", 15, (10, 15, 20)),)
    reserve = 2
    draws_one = True  # rule 3
    bonus = 2  # rule 4

    @classmethod
    def unnamed(cls, seats: int) -> Options:
        """15 points for two players, 10 for more."""
        return {"target": 15 if seats == 2 else 10}

    @classmethod
    def usual(cls, seats: int) -> Options:
        """15 points for two or four players, 10 for three."""
        return {"target": 10 if seats == 3 else 15}

    def tiles_each(self) -> int:
        """Six for two or three players, five for four."""
        return 5 if self.seats == 4 else 6

    @staticmethod
    def lead_key(match: LineMatch | LineView) -> LeadKey:
        """See LineMatch. Every round is led by the greatest tile by _lead (rule 1)."""
        return _lead

    @staticmethod
    def reason(line: Line) -> str | None:
        """See LineMatch. Return "lead" for a double that was led (rule 1). For two ends with the same number it is
        "double" if one of the end tiles is a double, else "ends" (rule 2). None if the line scores nothing."""
        if len(line.arms) == 1:
            return "lead" if tiles.is_double(line.tiles[0]) else None
        if line.ends[LEFT_ARM] != line.ends[RIGHT_ARM]:
            return None
        if tiles.is_double(line.end_tile(LEFT_ARM)) or tiles.is_double(line.end_tile(RIGHT_ARM)):
            return "double"
        return "ends"

    @staticmethod
    def points_in_play(line: Line) -> int:
        """Return the points for the line just made, by its `reason` (rules 1 and 2)."""
        reason = Game.reason(line)
        return 3 if reason == "double" else 2 if reason else 0

    def workings(self, ended: RoundEnd) -> tuple[tuple[str, int], ...]:
        """See LineMatch."""
        return ()

    def score_domino(self, seat: int) -> RoundEnd:
        """Return the RoundEnd after `seat` has played its last tile: it scores 2 points (rule 4)."""
        return RoundEnd(DOMINO, seat, self.bonus)

    def score_blocked(self) -> RoundEnd:
        """Return the RoundEnd of a blocked round (rule 4). A seat without doubles wins; of several, the one with
        the fewest pips. If all hold doubles, the seat with the lowest one wins. If that is level, no seat wins."""

        def standing(seat: int) -> tuple[int, Tile | int]:
            doubles = [tile for tile in self.hands[seat] if tiles.is_double(tile)]
            return (1, min(doubles)) if doubles else (0, self.pips(seat))

        standings = [standing(seat) for seat in range(self.seats)]
        best = min(standings)
        if standings.count(best) > 1:
            return RoundEnd(BLOCKED, None, 0)
        return RoundEnd(BLOCKED, standings.index(best), self.bonus)
