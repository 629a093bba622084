# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is said of a move in a line game."""
from engine import tiles
from engine.line import START as LEAD
from engine.moves import DRAW, PASS


def words(say, move, drawn=0, laid=0):
    """Two sentences as for App.told, and their values. `drawn` and `laid` are how many tiles the seat has drawn and
    laid in this turn, with a draw but without a play."""
    tile, arm = move
    if move == DRAW:
        return say.DREW, drawn
    if tile is None:
        return (say.PASSED if move == PASS else say.STOPPED,)
    name = tiles.name(tile)
    if drawn:
        return say.DREW_PLAYED, drawn, name
    return say.LED if arm == LEAD else say.WENT_ON if laid else say.PLAYED, name
