# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Greedy: takes the most points at once and never looks ahead."""
from engine import tiles
from engine.players import Player


class Level(Player):
    """Most points now; of equal moves the tile of higher value, and of those the first found."""

    def choose(self, view):
        """See Player.think."""
        best = best_key = None
        for move in view.moves:
            tile = move[0]
            key = view.points(move), tiles.value(tile) if tile else -1  # never stops while a tile fits
            if best is None or key > best_key:
                best, best_key = move, key
            yield None
        yield best
