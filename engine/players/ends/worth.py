# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move at once: points first, then shedding pips and doubles, and covering opponents' ends.

A double is the hardest tile to shed. The seat that laid the tile at an end can often play there again, so a move is
worth more at an opponent's end than at one's own or a partner's.
"""

from __future__ import annotations

from ... import tiles
from ...line import FIRST
from ..lines.belief import laid_by

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...kinds import Tile
    from ...view import LineView
    from ..player import Worths

# In pips.
_DOUBLE = 6  # how much harder a double is to shed
_COVER = 6  # the worth of covering an opponent's end


def worths(view: LineView) -> Worths:
    """See engine.players.player.worths."""
    laid = laid_by(view)
    yield None
    for move in view.moves:
        tile, how = move
        worth = hardness(tile)
        if how != FIRST and (laid[how] - view.seat) % len(view.scores):  # an opponent's end
            worth += _COVER
        yield (view.points(move), worth), move


def hardness(tile: Tile) -> int:
    """Return how hard a tile is to shed later, in pips."""
    return tiles.value(tile) + _DOUBLE * tiles.is_double(tile)
