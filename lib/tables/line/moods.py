# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The moods of the opponents in a line game, which their faces show."""

from __future__ import annotations

from drawings import CALM, GLAD, SAD
from engine.moves import DRAW, PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from displayio import TileGrid

    from engine.line_match import LineMatch
    from engine.match import Happened

_MANY = 10  # points of another side that make an opponent sad


def mood(match: LineMatch, seat: int, happened: Happened) -> int | None:
    """Return the mood of an opponent after a Happened, or None if it stays as it is. It tells nothing that only the
    opponent knows."""
    ended = happened.ended
    winner = ended.side if ended else match.winner
    if ended or winner is not None:
        return CALM if winner is None else GLAD if winner == match.side(seat) else SAD
    if happened.points and match.side(happened.seat) == match.side(seat):
        return GLAD
    if happened.points >= _MANY:
        return SAD
    if happened.seat == seat:
        return SAD if happened.move in (DRAW, PASS) else CALM
    return None


def show(match: LineMatch, faces: Iterable[tuple[int, TileGrid]], happened: Happened | None = None) -> None:
    """Show the moods after a Happened on `faces`, see BarForTwo; without one, calm all of them."""
    for seat, face in faces:
        now = mood(match, seat, happened) if happened else CALM
        if now is not None and face[0] != now:
            face[0] = now
