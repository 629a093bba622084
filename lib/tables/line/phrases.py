# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences about moves in a line game."""

from engine import tiles
from engine.line import FIRST
from engine.moves import DRAW, PASS
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.match import Happened


def sentence(happened: "Happened") -> "tuple[int, *tuple[int | str, ...]]":
    """Return the name of the sentence about a Happened, and the values for it, see App.sentence."""
    move = tile, arm = happened.move
    if move == DRAW:
        return names.DREW, happened.drawn + 1
    if tile is None:
        return (names.PASSED if move == PASS else names.STOPPED,)
    name = tiles.name(tile)
    if happened.drawn:
        return names.DREW_PLAYED, happened.drawn, name
    return names.LED if arm == FIRST else names.WENT_ON if happened.laid else names.PLAYED, name
