# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Beginner: plays like a child who knows the rules."""
from engine import tiles
from engine.players import Player


class Level(Player):
    """Lays what fits. Likes doubles, and now and then sees that a tile scores."""

    def choose(self, view):
        """See Player.think."""
        liked = self._scoring(view) if self.rng.below(3) == 0 else ()
        yield None
        if not liked and self.rng.below(2):
            liked = [move for move in view.moves if move[0] and tiles.is_double(move[0])]
        liked = liked or view.moves
        yield liked[self.rng.below(len(liked))]

    def _scoring(self, view):
        return [move for move in view.moves if view.points(move) > 0]
