# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The record of an app's match, and its result as a text that doesn't tell anything about the deals."""

from __future__ import annotations

from engine import fairness, history, record
from engine.judge import kept
from judged import JudgedApp
from saves.statistics import ahead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from app import App
    from engine.kinds import MaybeNone
    from engine.match import Match

# A square for each round, in colours that the colour-blind tell apart.
_TIED, _WON, _LOST = "\u2b1c", "\U0001f7e6", "\U0001f7e7"
_FORGOTTEN = "\u2026"
_MINUS = "\u2212"


def match_of(app: App) -> Match | MaybeNone:
    """Return the person's match, which waits while a puzzle is shown, if there is one."""
    return app.own_match if app.puzzle else app.match


def record_of(app: App) -> dict[str, Any]:
    """Return the record of the person's match, with its number if the person gave it, otherwise with the code of its
    deals, and once the match is over with everything that the code is made of. It includes the judgements if they
    are complete. There has to be a match. Raises ValueError as record.from_match does."""
    match = match_of(app)
    told = record.from_match(match)
    if app.fair:
        told["fair"] = fair = fairness.tell(app.fair, app.number)
        if match.result is None:
            told["fair"] = {"code": fair["code"]}
    elif app.number is not None:
        told["deal"] = app.number
    if isinstance(app, JudgedApp) and app.teller and app.teller.match is match and app.teller.judging.has_luck:
        told["judged"] = kept.tell(app.teller.judging)
    return told


def evening_result(app: App) -> str | None:
    """Return the result of the last evening, if it is over: a square for each stop, the lives and the score."""
    from saves import evening

    ended = evening.load()
    if not ended.has_begun or ended.goes_on:
        return None
    squares = "".join([_WON if points else _LOST for points in ended.points])
    return "%s %s\u2605%d" % (squares, "\U0001f56f" * ended.lives, ended.score())


def result_of(app: App) -> str:
    """Return the result of the App's match, which is over: a square for each round that it knows, and the margin."""
    match = app.match
    squares = ""
    count = 0
    for played, moves in history.replay(match):
        before = played.scores[:]
        for move in moves:
            played.play(move)
        lead = ahead(played, [now - then for now, then in zip(played.scores, before)])
        squares += _WON if lead > 0 else _LOST if lead < 0 else _TIED
        count += 1
    if count < match.rounds:
        squares = _FORGOTTEN + squares
    margin = ahead(match, match.scores)
    return "%s %s%d" % (squares, "+" if margin > 0 else _MINUS if margin < 0 else "", abs(margin))
