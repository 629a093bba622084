# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bergen (rules.md, section 5)."""
from engine import tiles
from engine.line import LEFT, RIGHT
from engine.match import BLOCKED, DOMINO, Match, RoundEnd


def _lead(tile):
    """Rule 1: the lowest double leads, or else the tile of least value, ties by the smaller larger half."""
    high, low = tile
    return high == low, -high - low, -high


class Game(Match):
    """Points for two ends that show the same number."""

    name = "bergen"
    SEATS = (2, 4)
    OPTIONS = ()
    reserve = 2

    def tiles_each(self):
        """Six for two or three players, five for four."""
        return 5 if self.seats == 4 else 6

    def target(self):
        """15 points for two players, 10 for more."""
        return 15 if self.seats == 2 else 10

    def opening(self):
        """Rule 1, every round."""
        return self.holder(_lead)

    @staticmethod
    def points_in_play(line):
        """Rule 1: leading a double scores 2. Rule 2: ends with the same number score 3 if one of the two
        end tiles is a double, else 2."""
        if len(line.tiles) == 1:
            return 2 if tiles.is_double(line.tiles[0][0]) else 0
        if line.ends[LEFT] != line.ends[RIGHT]:
            return 0
        return 3 if any(tiles.is_double(line.end_tile(arm)) for arm in (LEFT, RIGHT)) else 2

    def may_draw(self):
        """Rule 3: one tile a turn."""
        return not self.drawn and super().may_draw()

    def score_domino(self, seat):
        """Rule 4."""
        return RoundEnd(DOMINO, seat, 2)

    def score_blocked(self):
        """Rule 4: who holds no double, of several the one with the fewest pips; or else who holds the lowest
        double. If that is level, nobody."""
        def standing(seat):
            doubles = [tile for tile in self.hands[seat] if tiles.is_double(tile)]
            return (1, min(doubles)) if doubles else (0, self.pips(seat))

        standings = [standing(seat) for seat in range(self.seats)]
        best = min(standings)
        if standings.count(best) > 1:
            return RoundEnd(BLOCKED, None, 0)
        return RoundEnd(BLOCKED, standings.index(best), 2)
