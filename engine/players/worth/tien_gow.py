# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tien Gow: tricks count by the points that they save, less what the tiles are good for later.

So sets lead before single tiles, and the weak before the strong, which are kept for the last trick; what beats
is the lowest that does, and no tile is torn from several combinations for a trick; the lowest is dropped.
"""
from engine import chinese
from engine.chinese_moves import DROP
from engine.games.tien_gow import combination

_POINT = 20  # what a point is worth, where the rank of a civil tile is 0 to 10, and of a military one 3 to 9
_TOGETHER = 3  # and what it is to a tile to make a combination with another one in the hand


def worths(view):
    """See engine.players.worths."""
    good_for = _good_for(chinese.arrange(view.hand))
    yield None
    for move in view.moves:
        tiles, how = move
        worth = -sum([good_for[tile] for tile in tiles])
        if how != DROP:  # the first trick saves a point more (rules.md, section 7a.5)
            worth += _POINT * (len(tiles) + (not view.tricks[view.seat]))
        yield (worth,), move


def _good_for(hand):
    """How good each tile of a hand, arranged, is for later tricks; a dict."""
    good_for = {tile: chinese.rank(tile) + 10 * chinese.is_civil(tile) for tile in hand}
    for i, one in enumerate(hand):
        for other in hand[:i]:
            if combination((other, one)):
                good_for[one] += _TOGETHER
                good_for[other] += _TOGETHER
    return good_for
