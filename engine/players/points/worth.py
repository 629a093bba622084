# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move is worth at once: points first, then getting rid of tiles of high value."""
from engine import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.view import LineView


def worths(view: "LineView") -> "Iterator":
    """See engine.players.player.worths."""
    for move in view.moves:
        yield (view.points(move), tiles.value(move[0])), move
        yield None
