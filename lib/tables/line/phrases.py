# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is said of the moves in a line game."""
from engine import tiles
from engine.line import FIRST
from engine.moves import DRAW, PASS


def sentence(words, happened):
    """Return two sentences for a move as for App.sentence, and their values; `words` are those of line_events."""
    move = tile, arm = happened.move
    if move == DRAW:
        return words.DREW, happened.drawn + 1
    if tile is None:
        return (words.PASSED if move == PASS else words.STOPPED,)
    name = tiles.name(tile)
    if happened.drawn:
        return words.DREW_PLAYED, happened.drawn, name
    return words.LED if arm == FIRST else words.WENT_ON if happened.laid else words.PLAYED, name
