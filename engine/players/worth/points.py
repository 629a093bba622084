# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All Fives, Kurnik and any line game that isn't named elsewhere: points first, then to be rid of high value."""
from engine import tiles


def worths(view):
    """See engine.players.worths."""
    for move in view.moves:
        yield (view.points(move), tiles.value(move[0])), move
        yield None
