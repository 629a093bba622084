# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays a line game on the stand-ins of the badge, and counts from one look at the buttons to the next, wherever
START leads to the pause; then presses START; for figures.answer.

Arguments: a game, how many play, its options as JSON, their level, and how many turns of the person's. The marks'
lines are those of `collected`, and:

    nothing          nothing at all
    look             a look at the buttons, since the one before
    read BYTES       follows that: the bytes of .mpy files that were read since then
    shown PICTURES   follows that: how many pictures were shown since then
    answer           the first picture of the pause, since the look that has found START pressed
"""

# ruff: noqa: E402
import json
import sys

import collected
import halved
import settled
import weightless
from files import bytes_of, loaded_since, note_modules, room_for_modules
from marks import mark
from pybadge import badge, fly

NUMBER = 1  # of the match


def seen():
    """A picture is shown."""
    global pictures
    pictures += 1
    if app and app._presses[:1] == [START]:
        mark("answer")


def note(going):
    """Note which modules were read before they are unloaded."""
    read.extend([name for name in going if name in sys.modules and name not in there])
    there.difference_update(going)
    let_go(going)


def look(app):
    """Note the look, unless START didn't lead to the pause at the one before; stands in for App.pressed."""
    global leads, pictures
    if leads and app.leads:
        mark("look")
        mark("read %d" % bytes_of(read + loaded_since(there)))
        collected.tell()
        mark("shown %d" % pictures)
    leads = app.leads
    read.clear()
    note_modules(there)
    pictures = 0
    collected.begin()
    mark()
    return pressed(app)


def begin(name, seats, options, level):
    """Sit down at the table of a game."""
    from engine.setup import chosen
    from saves.choice import Choice

    choice = Choice()
    choice.set_game(name)
    choice.seats = seats
    choice.options = chosen(choice.rules, seats, options)
    choice.level = level
    choice.number = NUMBER
    choice.start(app)


def go_on():
    """Let the app go on until it waits for a press."""
    app.step()
    while not app._still:
        app.step()


game, seats, options, level, turns = sys.argv[1:]
weightless.take_place(badge.display)
badge.slept = fly
badge.display.seen = seen
app, leads, pictures = None, "", 0
read, there = [], room_for_modules()
settled.settle()
halved.take_place()
collected.take_place()
mark()
mark("nothing")
import loader
from app import App
from handheld import Handheld
from handheld.buttons import START

let_go = loader.unload
loader.unload = note
app = App(Handheld())
with loader.guest():
    begin(game, int(seats), json.loads(options), level)
pressed, App.pressed = App.pressed, look
app.start("table")
for _ in range(int(turns)):
    go_on()
    badge.press("A")
go_on()
badge.press("START")
go_on()
