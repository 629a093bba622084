# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds of Tien Gow. Each function returns whether the person has done one in a finished round."""

from __future__ import annotations

from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.tien_gow import Game


def _every_trick(match: Game) -> bool:
    return match.tricks[PERSON] == match.tiles_each()


def _first_trick_last(match: Game) -> bool:
    """Wins the round with a first trick. The rules bar that with a single tile."""
    return match.winning == PERSON and match.tricks[PERSON] == len(match.trick[0][0])


DEEDS = {"every_trick": _every_trick, "first_trick_last": _first_trick_last}
