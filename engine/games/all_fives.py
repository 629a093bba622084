# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All Fives (docs/rules.md, section 1)."""
from engine import tiles
from engine.games import fives
from engine.line_match import OWN, PIPS, ROUNDED, LineMatch


class Game(LineMatch):
    """Points for every count that five divides, round a spinner with four arms."""

    name = "all_fives"
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
    def lead_key(match):
        """Rule 1: the highest-ranked tile leads the first round, with `lead = "highest"` every round;
        later the winner of the last round leads any tile."""
        return None if match.rounds and match.options["lead"] == "winner" else tiles.rank

    @staticmethod
    def rounded(points):
        """Rule 4: down to a multiple of five."""
        return points - points % 5

    @classmethod
    def judge_blocked(cls, options, scores, pips, counts, last_player):
        """Rule 5: most points in the match wins (fewest pips with `blocked = "pips"`), if level fewer
        tiles, then who played last; it gets the opponent's pips, rounded, minus its own."""
        def standing(seat):
            first = -pips[seat] if options["blocked"] == "pips" else scores[seat]
            return first, -counts[seat], seat == last_player

        seat = max(range(len(pips)), key=standing)
        return seat, cls.rounded(sum(pips) - pips[seat]) - pips[seat]

    def workings(self, ended):
        """See Match. Here the pips are rounded before one's own are taken off (rules 4 and 5)."""
        left = self.pips_against(ended.side)
        return (PIPS, left), (ROUNDED, self.rounded(left)), (OWN, self.pips(ended.side))
