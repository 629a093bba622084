# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move at once: points first, then shedding tiles of high value."""

from __future__ import annotations

from ... import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...view import LineView
    from ..player import Worths


def worths(view: LineView) -> Worths:
    """See engine.players.player.worths."""
    for move in view.moves:
        yield (view.points(move), tiles.value(move[0])), move
        yield None
