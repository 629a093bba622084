# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A judgement of the person's move in words."""

from __future__ import annotations

from drawings import GOLD_LIGHT, RED_LIGHT, WHITE
from engine.judge import decision
from engine.judge.reasons import reason
from tables import hint, room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from app import App
    from engine.judge.decision import Judgement
    from engine.judge.decisions import Decision
    from engine.kinds import Move
    from tables.review import Noted
    from words.words import Words

COLOURS = WHITE, WHITE, GOLD_LIGHT, RED_LIGHT  # of the bands
_EXACT = 10  # %, from which on a loss has no decimal


def colour(judgement: Judgement) -> int:
    """Return the colour of a judgement's band."""
    return COLOURS[decision.BANDS.index(judgement.band)]


def percent(words: Words, share: float) -> str:
    """Return a share of 1 in percent as a text, without a sign: below 10 % with a decimal."""
    tenths = int(abs(share) * 1000 + 0.5)
    if tenths >= 10 * _EXACT:
        return str((tenths + 5) // 10)
    return "%d%s%d" % (tenths // 10, words(names.POINT), tenths % 10)


def verdict(words: Words, judgement: Judgement) -> str:
    """Return the band of a move and what it lost as a text."""
    text = words.forms(names.BANDS)[decision.BANDS.index(judgement.band)]
    if not decision.is_mistake(judgement):
        return text
    return words(names.LOSS) % (text, percent(words, judgement.loss))


def noted(app: App, made: Decision, judgement: Judgement) -> Noted:
    """Return what a review tells of a decision: its judgement in words, the colour of that, the better moves, the
    points of the first, and why it is better."""
    text = verdict(app.words, judgement)
    if decision.is_mistake(judgement) and room_of(made.view.rules.game) == "pai_gow":
        # There the better split lies in place of the person's own.
        text = app.words(names.BETTER_MOVE) % ("+%s%%" % percent(app.words, judgement.loss))
    moves, points = better(made, judgement)
    return text, colour(judgement), moves, points, why(app, made, judgement)


def why(app: App, made: Decision, judgement: Judgement) -> str:
    """Return in the words of the hints why the better move is better; "" if it isn't, or nothing tells."""
    found = reason(made, judgement) if decision.is_mistake(judgement) else None
    return hint.sentence(app, *found[:2]) if found else ""


def better(made: Decision, judgement: Judgement) -> tuple[Sequence[Move], int]:
    """Return the better moves, in Blitz of the rest of the turn, and the points of the first; none if no other is
    better."""
    if not decision.is_mistake(judgement):
        return (), 0
    first = judgement.best[0]
    scores = room_of(made.view.rules.game) == "line" and first[0]
    return judgement.best, made.view.points(first) if scores else 0
