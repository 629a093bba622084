# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The foot of a summary: what A goes on to."""
from art import BUTTON_A, ICON, WHITE
from handheld.buttons import START, A


def show(app, group):
    """Put what comes after this round into a group."""
    art = app.art
    text = app.say.NEXT_ROUND if app.match.result is None else app.say.RESULT
    x = art.width - len(text) * art.small.width - ICON - 5
    art.icon(group, BUTTON_A, x, art.height - 11)
    art.label(group, art.small, WHITE, len(text), x + ICON + 2, art.height - 11, text=text)


def wait(app):
    """A generator: wait for A or START; returns the scene that comes next."""
    while (yield from app.press()) not in (A, START):
        pass
    return app.match.scene if app.match.result is None else "result"
