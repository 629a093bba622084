# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A hint: the move that Skilled would make in the person's place, and the reason."""

from __future__ import annotations

from seats import PERSON
from tables import room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from app import App
    from engine.kinds import Move
    from kinds import Steps

_OTHERS = ("stuck", "second", "third")  # these reasons are about the seats that follow, and name them
_HINTS = {"line": names.LINE_HINTS, "tricks": names.TRICKS_HINTS, "pai_gow": names.PAI_GOW_HINTS}


def ask(app: App) -> Steps[tuple[Move, str] | None]:
    """Find the move to hint at (generator). Return it and the reason for it in words, or None after a press."""
    from engine.players import hints  # the caller unloads it

    hint = yield from app.think(hints.find(app.match.view(PERSON)))
    return (hint[0], sentence(app, *hint[1:])) if hint else None


def sentence(app: App, reason: str, amount: Any) -> str:
    """Return in words why a move of the person is good: the name of a feature of the evaluation, and its number."""
    match, words = app.match, app.words
    if reason in _OTHERS:
        seat = 1 + _OTHERS.index(reason)
        reason = "partner" if match.side(seat) == match.side(PERSON) else "stuck"
        amount = app.names[seat]
    name = _HINTS[room_of(match.game)]
    own = "%s.%s" % (reason, match.game)
    if words(name, own):  # in the words of this game
        reason = own
    text = words.counted(amount, name, reason) if type(amount) is int else words(name, reason)
    return text % amount if "%" in text else text
