# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The worth of a move at once: the points that its trick saves, less the later use of its tiles.

So sets lead before single tiles, and weak ones before strong ones, which are kept for the last trick. The lowest
tiles that win beat a trick, but no tile of several combinations does. The lowest tiles are dropped.
"""

from __future__ import annotations

from ... import chinese
from ...chinese_moves import DROP
from ...games.tien_gow import combination

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kinds import Tile
    from ...trick_view import TrickView
    from ..player import Worths

_POINT = 20  # the worth of a point, where the rank of a civil tile is 0 to 10, and of a military tile 3 to 9
_TOGETHER = 3  # the extra worth of a tile that makes a combination with another tile of the hand


def worths(view: TrickView) -> Worths:
    """See engine.players.player.worths."""
    good_for = _good_for(chinese.arrange(view.hand))
    yield None
    for move in view.moves:
        tiles, how = move
        worth = -sum([good_for[tile] for tile in tiles])
        if how != DROP:  # the first trick saves a point more (docs/rules.md, section 7a.5)
            worth += _POINT * (len(tiles) + (not view.tricks[view.seat]))
        yield (worth,), move


def _good_for(hand: Sequence[Tile]) -> dict[Tile, int]:
    """Return the use of each tile of an arranged hand for later tricks, a dict."""
    good_for = {tile: chinese.rank(tile) + 10 * chinese.is_civil(tile) for tile in hand}
    for i, one in enumerate(hand):
        for other in hand[:i]:
            if combination((other, one)):
                good_for[one] += _TOGETHER
                good_for[other] += _TOGETHER
    return good_for
