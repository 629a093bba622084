# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays a line game on the stand-ins of the badge, and counts from one look at the buttons to the next, wherever
START leads to the pause; then presses START; for figures.answer.

Arguments: a game, how many play, its options as JSON, their level, and how many turns of the person's. The marks'
lines are those of `answering`, and:

    look PICTURES    a look at the buttons, and how many pictures were shown since the one before
    answer           the first picture of the pause, since the look that has found START pressed
"""

# ruff: noqa: E402
import json
import sys

import answering
from pybadge import badge

NUMBER = 1  # of the match


def seen():
    """A picture is shown."""
    global pictures
    pictures += 1
    if app and app._presses[:1] == [START]:
        answering.tell("answer")


def look(app):
    """Note the look, unless START didn't lead to the pause at the one before; stands in for App.pressed."""
    global leads, pictures
    if leads and app.leads:
        answering.tell("look %d" % pictures)
    leads, pictures = app.leads, 0
    answering.begin()
    return pressed(app)


def go_on():
    """Let the app go on until it waits for a press."""
    app.step()
    while not app._still:
        app.step()


game, seats, options, level, turns = sys.argv[1:]
app, leads, pictures = None, "", 0
answering.set_up(seen)
from app import App
from handheld import FRAME, Handheld
from handheld.buttons import START

app = App(Handheld())
elapsed = app.handheld.elapsed
# While the machine thinks, time goes by as on the badge: the buttons are looked at after each of its thoughts.
app.handheld.elapsed = lambda since: max(FRAME, elapsed(since))
answering.sit_down(app, game, int(seats), json.loads(options), level, NUMBER)
pressed, App.pressed = App.pressed, look
app.start("table")
for _ in range(int(turns)):
    go_on()
    badge.press("A")
go_on()
badge.press("START")
go_on()
