# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is said of the moves in a line game."""
from engine import tiles
from engine.line import FIRST
from engine.moves import DRAW, PASS


def sentence(words, move, drawn=0, laid=0):
    """Return two sentences as for App.sentence, and their values; `words` are those of line_events. `drawn` and
    `laid` are how many tiles the seat has drawn and laid in this turn, counting this draw but not this play."""
    tile, arm = move
    if move == DRAW:
        return words.DREW, drawn
    if tile is None:
        return (words.PASSED if move == PASS else words.STOPPED,)
    name = tiles.name(tile)
    if drawn:
        return words.DREW_PLAYED, drawn, name
    return words.LED if arm == FIRST else words.WENT_ON if laid else words.PLAYED, name
