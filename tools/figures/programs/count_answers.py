# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Starts the game on the stand-ins of the badge, and presses buttons until each is answered; for figures.answer.

The marks' lines are "nothing" for nothing at all, "start" for the first picture, and "menu" and "hand" for those
after presses there. The names of the modules that were loaded for the first picture go to the file loaded.txt.
"""
# ruff: noqa: E402
import sys

import settled
from marks import mark
from pybadge import badge

PRESSES = 12  # in each place


def slept():
    """Let the time fly."""
    badge.now += 400


def seen():
    """A picture is shown: note the first since the last press."""
    global wanted
    if wanted:
        mark(wanted)
    wanted = None


def note(going):
    """Note what is loaded before it is let go."""
    names.update(sys.modules)
    let_go(going)


def settle(module):
    """Let the app go on until a module is loaded and it waits for a press."""
    while not (app._still and module in sys.modules):
        app.step()


def press(button, line=None):
    """Press a button, and count until the next picture if there is a line for it."""
    global wanted
    badge.press(button)
    wanted = line
    if line:
        mark()
    app.step()


badge.slept = slept
badge.display.seen = seen
wanted = None
settled.settle()
mark()
mark("nothing")
wanted = "start"
import modules

names = set()
let_go = modules.let_go
modules.let_go = note
from app import App
from handheld import Handheld

app = App(Handheld())
app.step()
note(())
with open("loaded.txt", "w") as file:
    file.write("\n".join(names))
settle("scenes.title")
press("A")
settle("scenes.new_game")
for _ in range(PRESSES):
    press("DOWN", "menu")
    settle("scenes.new_game")
press("START")
settle("table.person")
for _ in range(PRESSES):
    press("RIGHT", "hand")
    settle("table.person")
