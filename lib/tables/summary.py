# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the summaries of rounds share: their foot, and where it leads."""
from drawings import BUTTON_A, ICON, WHITE
from handheld.buttons import START, A


def show_next(app, group):
    """Put what comes after this round into the Group of a page."""
    art = app.art
    text = app.say.NEXT_ROUND if app.match.result is None else app.say.RESULT
    x = art.wide - len(text) * art.small.width - ICON - 5
    art.icon(group, BUTTON_A, x, art.high - 11)
    art.label(group, art.small, WHITE, len(text), x + ICON + 2, art.high - 11, text=text)


def wait(app):
    """A generator: wait for A, or for START and the way out of the pause; returns the scene that comes next."""
    button = left_to = None
    while button != A and not left_to:
        button = yield from app.press()
        if button == START:
            left_to = yield from app.halt()
    return left_to or app.match_scene()
