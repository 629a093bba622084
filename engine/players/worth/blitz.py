# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz: one tile after another, the one that is hardest to shed first; to stop is worth least."""
from engine.players.worth.ends import hardness


def worths(view):
    """See engine.players.worths."""
    for move in view.moves:
        tile = move[0]
        yield (0, hardness(tile) if tile else -1), move
