# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move at once: the tile that is hardest to shed is worth most, and stopping least."""

from engine.players.ends.worth import hardness

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.players.player import Worths
    from engine.view import LineView


def worths(view: "LineView") -> "Worths":
    """See engine.players.player.worths."""
    for move in view.moves:
        tile = move[0]
        yield (0, hardness(tile) if tile else -1), move
