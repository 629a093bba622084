# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A hint: what Skilled would do in the person's place, and why."""
from seats import PERSON
from tables import room_of

_OTHERS = ("stuck", "second", "third")  # reasons that are about the seats that follow: their names are said


def ask(app):
    """A generator: the move and the reason for it in words; None after a press."""
    from engine import players  # which are let go while another screen is shown

    match = app.match
    hint = yield from app.think(players.hint(match.view(PERSON)))
    if not hint:
        return None
    move, reason, amount = hint
    if reason in _OTHERS:
        seat = 1 + _OTHERS.index(reason)
        reason = "partner" if match.side(seat) == match.side(PERSON) else "stuck"
        amount = app.names[seat]
    words = app.words(room_of(match.name) + "_hint")
    text = words.HINTS[reason]
    if type(text) is tuple:
        text = text[app.say.plural(amount)]
    return move, text % amount if "%" in text else text
