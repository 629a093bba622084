# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move at once: points first, then shedding tiles of high value."""

from engine import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.players.player import Worths
    from engine.view import LineView


def worths(view: "LineView") -> "Worths":
    """See engine.players.player.worths."""
    for move in view.moves:
        yield (view.points(move), tiles.value(move[0])), move
        yield None
