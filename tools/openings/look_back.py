# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The look back at a record, in place of a match that was just played."""

from engine import record
from judged import JudgedApp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from app import App
    from engine.match import Match
    from kinds import Steps

LEVEL = "greedy"  # whom the match was against, which no record says


def match_of(played: "Any") -> "Match":
    """Return the match of a record, a JSON value, over or not.

    Raises engine.record.RecordError, a ValueError that says why, if it isn't a record or has no round to show.
    """
    match = record.new_match(played)
    for _ in record.replay(match, played):
        pass
    if not match.past_rounds and not match.moves:
        raise record.RecordError("the record has no round that could be shown")
    return match


def start(app: "App", match: "Match", level: str = LEVEL, judged: "Any" = None) -> None:
    """Let the app look back at a match, and then show its title. `judged` is that of its record, if it has one.

    Once the look back ends, even if the app is led elsewhere, its own match is as it was.
    """
    app.start("title", _look_back(app, match, level, judged))


def leave(app: "App") -> None:
    """Let the app leave a look back or a puzzle, if it is at one."""
    if app.scene == "review" or app.puzzle:
        from saves import puzzles  # no tool of a record needs it

        app.start("title")
        puzzles.leave(app)


def _look_back(app: "App", match: "Match", level: str, judged: "Any") -> "Steps[None]":
    """Show a match in the review, then restore the app's state (generator)."""
    from saves.choice import name_seats

    own = app.match, app.level, app.names, app.number, app.fair
    try:
        app.match, app.level = match, level
        app.number, app.fair = None, b""
        if isinstance(app, JudgedApp):
            app.kept = judged
        app.art.set_top(match.tiles[-1][0])
        name_seats(app)
        yield from app.play("review")
    finally:
        app.match, app.level, app.names, app.number, app.fair = own
        if isinstance(app, JudgedApp):
            app.kept = None
        if app.match:
            app.art.set_top(app.match.tiles[-1][0])
