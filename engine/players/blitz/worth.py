# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move at once: the tile that is hardest to shed is worth most, and stopping least."""

from __future__ import annotations

from ..ends.worth import hardness

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...view import LineView
    from ..player import Worths


def worths(view: LineView) -> Worths:
    """See engine.players.player.worths."""
    for move in view.moves:
        tile = move[0]
        yield (0, hardness(tile) if tile else -1), move
