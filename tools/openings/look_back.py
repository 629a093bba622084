# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The look back at a record, in place of a match that was just played."""

from __future__ import annotations

import loader
from engine import record
from judged import JudgedApp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from app import App
    from engine.match import Match
    from kinds import Steps

LEVEL = "greedy"  # whom the match was against, which no record says


def match_of(played: Any) -> Match:
    """Return the match of a record, a JSON value, over or not.

    Raises engine.record.RecordError, a ValueError that says why, if it isn't a record or has no round to show.
    """
    match = record.new_match(played)
    for _ in record.replay(match, played):
        pass
    if not match.past_rounds and not match.moves:
        raise record.RecordError("the record has no round that could be shown")
    return match


def start(app: App, match: Match, judged: Any = None) -> None:
    """Show a match in the app's review, and then the title. `judged` are the judgements of its record, if it has
    any. After the review, even if another screen is opened from it, the app has its own match again."""
    app.start("title", _look_back(app, match, judged))


def leave(app: App) -> None:
    """Let the app leave a look back or a puzzle, if it is at one."""
    if app.own:
        app.start("title")
        _puzzles().leave(app)


def _look_back(app: App, match: Match, judged: Any) -> Steps[None]:
    """Show a match in the review, then restore the app's state (generator)."""
    own = app.number, app.fair
    try:
        _puzzles().lend(app, match, level=LEVEL)
        app.number, app.fair = None, b""
        if isinstance(app, JudgedApp):
            app.kept = judged
        loader.open_screen(app, "review")  # the match before may have had fewer faces
        yield from app.play("review")
    finally:
        _puzzles().leave(app)
        app.number, app.fair = own
        if isinstance(app, JudgedApp):
            app.kept = None


def _puzzles() -> ModuleType:
    from saves import puzzles  # no tool of a record needs it

    return puzzles
