# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays a line game on the stand-ins of the badge, and presses A on a tile once somebody has looked at it; for
figures.answer.

Arguments: a game, how many play, its options as JSON, and how many presses. The marks' lines are:

    nothing          nothing at all
    frame            a picture after the press in which nothing on the table moves yet
    slide            the first picture in which something moves: the tile, or the line that moves to fit it
    read BYTES       follows a slide: the bytes of .mpy files that were read since the press
    collected TIMES  follows that: how often garbage was collected since the press
"""

# ruff: noqa: E402
import gc
import json
import sys

import halved
import settled
import weightless
from files import bytes_of
from marks import mark
from pybadge import badge, fly

LOOK = 10  # frames that somebody looks at a tile, before the press
# A match in which no line is laid again: that is rare, and the step then takes up to 310 ms.
NUMBER = 1


def seen():
    """A picture is shown: note it, until something moves."""
    global waiting
    if waiting:
        note_collected()
        mark("slide" if moved else "frame")
        waiting = not moved
        if moved:
            mark("read %d" % bytes_of(set(sys.modules) - there))
            mark("collected %d" % collected)


def note_collected():
    """Add one to `collected` if garbage was collected since the last call: then less memory is allocated than there
    was at that time, since nothing but a collection frees any."""
    global allocated, collected
    collected += gc.mem_alloc() < allocated
    allocated = gc.mem_alloc()


def watch(app, duration, draw):
    """In the place of App.animate: note when something moves."""

    def drawn(part):
        global moved
        draw(part)
        moved = moved or part > 0

    return animate(app, duration, drawn)


def hear(app, name):
    """In the place of App.play_sound: note when the line moves to fit a tile."""
    global moved
    moved = moved or name == "zoom"
    play_sound(app, name)


def begin(name, seats, options):
    """Sit down at the table of a game."""
    from engine.setup import chosen
    from saves.choice import Choice

    choice = Choice()
    choice.set_game(name)
    choice.seats = seats
    choice.options = chosen(choice.rules, seats, options)
    choice.number = NUMBER
    choice.start(app)


def wait_for_turn():
    """Let the app go on until it waits for a press in the person's turn, in whatever round, and a tile can be
    played."""
    while not waits():
        if app.scene != "table" or app._still and app.match.moves and app.match.turn == 0:
            badge.press("A")  # to go on, to draw or to pass
        app.step()


def waits():
    """Whether the app waits for somebody who chooses a tile."""
    match = app.match
    return app.scene == "table" and app._still and match.moves and match.turn == 0 and match.legal_moves()[0][0]


def press():
    """Look at the screen, and press A; go on until something moves, or until there is an end to be chosen."""
    global waiting, moved, collected, allocated
    for _ in range(LOOK):
        app.step()
    moved, collected = False, 0
    there.clear()
    there.update(sys.modules)
    badge.press("A")
    waiting = True
    allocated = gc.mem_alloc()
    mark()
    app.step()
    while waiting and not app._still:
        app.step()


game, seats, options, presses = sys.argv[1:]
weightless.take_place(badge.display)
badge.slept = fly
badge.display.seen = seen
waiting = moved = False
collected = allocated = 0
there = set()
settled.settle()
halved.take_place()
mark()
mark("nothing")
import loader
from app import App
from handheld import Handheld

app = App(Handheld())
with loader.guest():
    begin(game, int(seats), json.loads(options))
app.start("table")
animate, play_sound = App.animate, App.play_sound
App.animate, App.play_sound = watch, hear
for _ in range(int(presses)):
    wait_for_turn()
    press()
    while waiting:  # the tile fits several ends: the press that chooses one of them counts
        press()
