# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays short matches one after another on the stand-ins of the badge; for figures.game_heap.

Arguments: a game, how many play, its options as JSON, the buttons that are pressed in turn, such as "A" or
"SELECT,A", and how many matches. After each of them the bytes are printed that are live then.
"""

import gc
import json
import sys

import settled
from pybadge import badge, fly

from app import App
from engine.setup import chosen
from handheld import Handheld
from saves.choice import Choice

# Made before the first match: else the firmware's next pool of names, which have a figure of their own, looks like
# growth if it comes in a later one.
NAMES = 64


def start(app, game, seats, options):
    """Begin the first match, from which the title goes on."""
    choice = Choice()
    choice.set_game(game)
    choice.seats = seats
    choice.level = "beginner"
    choice.options = chosen(choice.rules, seats, options)
    choice.start(app)


game, seats, options, buttons, count = sys.argv[1:]
buttons = buttons.split(",")
badge.slept = fly
settled.settle()
app = App(Handheld())
start(app, game, int(seats), json.loads(options))
for i in range(NAMES):
    getattr(app, "name%d" % i, None)
match = None
done = pushed = 0
while done < int(count):
    if app._still:  # it waits, or leaves a moment to look
        if app.match is not match and "scenes.result" in sys.modules:
            match = app.match
            done += 1
            gc.collect()
            print(gc.mem_alloc())
        badge.press(buttons[pushed % len(buttons)])
        pushed += 1
    app.step()
