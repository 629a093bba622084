# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a split at once: the best is the one that the banker would make."""

from __future__ import annotations

from ...games.pai_gow import house_way

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...view import View
    from ..player import Worths


def worths(view: View) -> Worths:
    """See engine.players.player.worths."""
    yield None
    high, low = house_way(view.hand)
    for move in view.moves:
        yield (move[0] == high + low,), move
