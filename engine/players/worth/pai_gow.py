# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow: the hand is split as the banker would split it."""
from engine.games.pai_gow import house_way


def worths(view):
    """See engine.players.worths."""
    yield None
    high, low = house_way(view.hand)
    for move in view.moves:
        yield (move[0] == high + low,), move
