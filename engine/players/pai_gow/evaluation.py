# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Evaluates the chance that each hand of a split beats the banker's in Pai Gow (docs/rules.md, section 7b).

The average gain of a split is about the sum of both chances, less 1: exactly that if they were independent.
"""

from __future__ import annotations

from ...games.pai_gow import rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kinds import Tile
    from ...view import View
    from ..player import Features

# high  the probability that the high hand beats the banker's, in parts of 1020
# low   the same for the low hand
FEATURES = "high low"

# Of 255 high hands of the banker, and of 255 low ones, how many rank below 0, 32, 64 ... 512: counted over all
# hands of four tiles, split by the house way. In lists, as weights are.
_STEP = 32
BELOW_HIGH = bytes([0, 0, 0, 0, 0, 1, 3, 8, 15, 24, 34, 63, 90, 125, 183, 213, 255])
BELOW_LOW = bytes([0, 27, 46, 53, 67, 77, 102, 120, 143, 162, 181, 205, 224, 238, 249, 254, 255])


def features(view: View) -> Features:
    """Yield (features, move), with the features in the order of FEATURES, and None as a pause."""
    for move in view.moves:
        tiles, how = move
        yield None
        yield (_chance(BELOW_HIGH, tiles[:2]), _chance(BELOW_LOW, tiles[2:])), move


def _chance(below: bytes, pair: Sequence[Tile]) -> int:
    """Return the probability that a hand of two tiles beats the banker's, in parts of 1020, by a table above."""
    step, part = divmod(rank(pair), _STEP)
    return (below[step] * (_STEP - part) + below[step + 1] * part) // (_STEP >> 2)
