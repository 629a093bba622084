# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All Fives (docs/rules.md, section 1)."""

from __future__ import annotations

from .. import tiles
from ..line_match import OWN, PIPS, ROUNDED, LineMatch
from . import fives

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..kinds import Options
    from ..line_match import LeadKey
    from ..match import RoundEnd
    from ..view import LineView


class Game(LineMatch):
    """Points for every count that is a multiple of five. The line has four arms, around a spinner."""

    game = "all_fives"
    family = "points"
    OPTIONS = LineMatch.OPTIONS + (
        ("lead", "winner", ("winner", "highest")),
        ("blocked", "points", ("points", "pips")),
        ("set", 6, (6, 9, 12)),
    )
    has_spinner = True
    counting = True
    points_in_play = staticmethod(fives.points_in_play)

    @staticmethod
    def lead_key(match: LineMatch | LineView) -> LeadKey | None:
        """See LineMatch. Return tiles.rank for the first round, or for every round if the option `lead` is
        "highest"; else None, since the winner of the last round may lead with any tile (rule 1)."""
        return None if match.rounds and match.options["lead"] == "winner" else tiles.rank

    @staticmethod
    def rounded(points: int) -> int:
        """Return points rounded down to a multiple of five (rule 4)."""
        return points - points % 5

    @classmethod
    def judge_blocked(
        cls,
        options: Options,
        scores: Sequence[int],
        pips: Sequence[int],
        counts: Sequence[int],
        last_player: int | None,
    ) -> tuple[int, int]:
        """Rule 5: the seat with most points in the match wins (with `blocked = "pips"`, with fewest pips); if
        level, the one with fewer tiles, then the one that played last. The winner gets the opponent's pips,
        rounded, minus its own."""
        # How far seat 0 is ahead; with functions and tuples, each of the Expert's playouts would leave garbage.
        ahead = pips[1] - pips[0] if options["blocked"] == "pips" else scores[0] - scores[1]
        ahead = ahead or counts[1] - counts[0] or (last_player == 0) - (last_player == 1)
        seat = 0 if ahead >= 0 else 1
        return seat, cls.rounded(sum(pips) - pips[seat]) - pips[seat]

    def workings(self, ended: RoundEnd) -> tuple[tuple[str, int], ...]:
        """See LineMatch. The pips are rounded before the winner's own are subtracted (rules 4 and 5)."""
        left = self.pips_against(ended.side)
        return (PIPS, left), (ROUNDED, self.rounded(left)), (OWN, self.pips(ended.side))
