# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz (rules.md, section 6)."""
from engine.line_match import LineMatch


class Game(LineMatch):
    """A turn is as many tiles as one likes and can play. Scored as draw dominoes."""

    name = "blitz"
    worth = "blitz"
    SEATS = (4, 8)

    def tiles_each(self):
        """Seven for four players, down to three for eight."""
        return (7, 5, 4, 4, 3)[self.seats - 4]

    def opening(self):
        """Rule 1: the tile of least value leads every round, ties by the smaller larger half."""
        return self.holder(lambda tile: (-sum(tile), -tile[0]))

    def goes_on(self, seat):
        """Rule 2: the turn goes on as long as a tile fits. Rule 3: a tile that fits after drawing ends it."""
        return not self.drawn and bool(self.plays(seat))
