# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The record of the match that an app plays, and its result as a text that gives nothing of the deals away."""

from engine import fairness, history, record
from engine.judge import kept
from judged import JudgedApp
from saves.statistics import ahead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from app import App
    from engine.match import Match

# A square for each round, in colours that the colour-blind tell apart.
_TIED, _WON, _LOST = "\u2b1c", "\U0001f7e6", "\U0001f7e7"
_FORGOTTEN = "\u2026"
_MINUS = "\u2212"


def match_of(app: "App") -> "Match | None":
    """Return the person's match, which waits while a puzzle is shown, if there is one."""
    return app.puzzle[-1][0] if app.puzzle else app.match


def record_of(app: "App") -> "dict[str, Any]":
    """Return the record of the person's match, with its number if that was given, and otherwise with the code of
    its deals, and all that the code is made of once the match is over; and with the judgements, if all are made.
    There has to be a match. Raises ValueError as record.from_match does."""
    match: "Match" = match_of(app)  # type: ignore[assignment]  # there is one
    told = record.from_match(match)
    if app.fair:
        told["fair"] = fair = fairness.tell(app.fair, app.number)  # type: ignore[arg-type]  # that match has one
        if match.result is None:
            told["fair"] = {"code": fair["code"]}
    elif app.number is not None:
        told["deal"] = app.number
    if isinstance(app, JudgedApp) and app.teller and app.teller.match is match and app.teller.judging.has_luck:
        told["judged"] = kept.tell(app.teller.judging)
    return told


def result_of(app: "App") -> str:
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
