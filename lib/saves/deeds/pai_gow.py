# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds of Pai Gow. Each function returns whether the person has done one in a finished round."""

from __future__ import annotations

from engine import chinese
from engine.games.pai_gow import BANKER, GONG, WONG, hand_class
from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.pai_gow import Game, Split


_RICH = 125  # points that the person then has: 25 more than at the start
_FAR = 100  # points


def _winning_split(match: Game) -> Split | None:
    """Return the person's (high hand, low hand) if both beat the banker's and make them rich, else None."""
    if not match.ended or match.ended.side != PERSON or match.scores[PERSON] < _RICH:
        return None
    tiles, _ = match.last_move
    return tiles[:2], tiles[2:]


def _gong_or_wong(match: Game) -> bool:
    return any([hand_class(hand) in (GONG, WONG) for hand in _winning_split(match) or ()])


def _splitting_a_pair(match: Game) -> bool:
    """Wins with a tile of a pair in each hand."""
    hands = _winning_split(match)
    return hands is not None and any([chinese.is_pair((one, other)) for one in hands[0] for other in hands[1]])


def _far_ahead(match: Game) -> bool:
    """Wins the match far ahead of the banker."""
    return match.winner == PERSON and match.scores[PERSON] - match.scores[BANKER] >= _FAR


DEEDS = {"gong_or_wong": _gong_or_wong, "splitting_a_pair": _splitting_a_pair, "far_ahead": _far_ahead}
