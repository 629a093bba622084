# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A hint: what Skilled would do in the person's place, and why."""
from app import PERSON, table_of
from engine import players

_OTHERS = ("stuck", "second", "third")  # reasons that are about the seats that follow: their names are said


def choose(table, _):
    """See scenes.table."""
    found = yield from ask(table.app)
    if not found:
        table.status.say("")
    return "person", found or ()


def ask(app):
    """A generator: the move and the reason for it in words; None after a press."""
    match = app.match
    hint = yield from app.think(players.hint(match.view(PERSON)))
    if not hint:
        return None
    move, reason, amount = hint
    if reason in _OTHERS:
        seat = 1 + _OTHERS.index(reason)
        reason = "partner" if match.side(seat) == match.side(PERSON) else "stuck"
        amount = app.names[seat]
    say = app.words("hint_" + table_of(match))
    text = say.HINTS[reason]
    if type(text) is tuple:
        text = text[app.say.plural(amount)]
    return move, text % amount if "%" in text else text
