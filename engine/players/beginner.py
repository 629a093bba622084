# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Beginner: plays like a child who knows the rules."""
from engine.players import Player, worths


class Level(Player):
    """Plays by chance. Likes doubles and pairs, and now and then sees what is plainly good."""

    def choose(self, view):
        """See Player.think."""
        liked = []
        if self.rng.below(3) == 0:
            for found in worths(view):
                if not found:
                    yield None
                elif found[0][0] > 0:
                    liked.append(found[1])
        yield None
        if not liked and self.rng.below(2):
            liked = [move for move in view.moves if _is_twofold(move[0])]
        liked = liked or view.moves
        yield liked[self.rng.below(len(liked))]


def _is_twofold(played):
    """Whether what is played, a tile or some Chinese ones, starts with two that are alike."""
    return played and played[:1] == played[1:2]
