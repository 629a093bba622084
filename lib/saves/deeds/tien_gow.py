# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds of Tien Gow. Each function returns whether the person has done one in a finished round."""

from __future__ import annotations

from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.tien_gow import Game


_FAR = 20  # points


def _far_ahead(match: Game) -> bool:
    """Wins the match far ahead of all others."""
    return match.winner == PERSON and match.scores[PERSON] - sorted(match.scores)[-2] >= _FAR


def _first_trick_last(match: Game) -> bool:
    """Wins the round with a first trick. The rules bar that with a single tile."""
    return match.winning == PERSON and match.tricks[PERSON] == len(match.trick[0][0])


DEEDS = {"far_ahead": _far_ahead, "first_trick_last": _first_trick_last}
