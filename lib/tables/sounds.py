# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sounds, and the lights, when somebody scores and when a round is over."""

from __future__ import annotations

from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.match import Match
    from handheld import Handheld

_NOTE = 5  # points
_MOST = 5
_STAY = 1000  # ms


def prefix(ours: bool) -> str:
    """Return the prefix of the names of the sounds for points, ours or others'."""
    return "" if ours else "their_"


def points(handheld: Handheld, gained: int, ours: bool) -> None:
    """Start a sound with a note for each five points, up to five notes, and show as many lights."""
    notes = max(1, min(_MOST, gained // _NOTE))
    handheld.speaker.play("%spoints%d" % (prefix(ours), notes))
    handheld.lights.show(0, notes, ours, _STAY)


def winner(match: Match) -> int | None:
    """Return the side that has won the round, or the match in mid-round; None if nobody has."""
    return match.ended.side if match.ended else match.winner


def end(handheld: Handheld, match: Match) -> None:
    """Start the sound for the end of a round, or of a match that was won in mid-round, unless nobody has won it."""
    side = winner(match)
    if side is not None:
        handheld.speaker.play("round_won" if side == match.side(PERSON) else "round_lost")
