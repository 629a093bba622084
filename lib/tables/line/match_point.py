# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Says which sides may end the match in this round; once a round for each side."""

from __future__ import annotations

from drawings import GOLD, RED_LIGHT
from tables.line.hud import score
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from app import App
    from engine.line_match import LineMatch
    from kinds import Steps
    from tables.line import Table

LOOK = 1000  # ms to read the sentence; cut short by a press
_HEAR = 250  # ms until the sound of points is over; the same
_PART = 5  # a side is near the end if it lacks at most a fifth of the target: a round often brings that


def is_near(match: LineMatch, side: int, less: int = 0) -> bool:
    """Return whether a side is near the end, or was near it with `less` fewer points."""
    return (match.target() - match.scores[side] + less) * _PART <= match.target()


def say(app: App, match: LineMatch, table: Table, sides: Iterable[int]) -> bool:
    """Say on a Table which of `sides` are near the end of a match. Return whether any is."""
    near = [side for side in sides if is_near(match, side)]
    if not near:
        return False
    if match.penalties:
        side = max(near, key=lambda side: match.scores[side])
        table.status.say("%s: %s!" % (app.side_name(side), score(match, side)), RED_LIGHT)
    else:
        said = app.sentence(near[0], names.NEAR) if len(near) == 1 else app.words(names.SEVERAL)
        table.status.say(said, GOLD)
    app.play_sound("match_point")
    return True


def say_new(app: App, match: LineMatch, table: Table, side: int, points: int) -> Steps[None]:
    """Say so if the `points` that a side has just scored in play have brought it near the end (generator)."""
    if match.moves and is_near(match, side) and not is_near(match, side, points):
        yield from app.pause(_HEAR)
        say(app, match, table, (side,))
        yield from app.pause(LOOK)
