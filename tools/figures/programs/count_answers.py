# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Starts the game on the stand-ins of the badge, and presses buttons until each is answered; for figures.answer.

The marks' lines are "nothing" for nothing at all, "start" for the first picture, "menu" and "hand" for those after
presses there, and "slide" for the first picture in which a tile moves after A was pressed on it; "read" if a
module was loaded between that press and that picture. The names of the modules that were loaded for the first
picture go to the file loaded.txt.
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
    """A picture is shown: note the first since the last press, or the first in which a tile moves."""
    global wanted
    if wanted == "slide" and not moved:
        return
    if wanted:
        mark(wanted)
    wanted = None


def watch(app, duration, draw):
    """In the place of App.animate: note when something moves."""
    def drawn(part):
        global moved
        draw(part)
        moved = moved or part > 0

    return animate(app, duration, drawn)


def note(going):
    """Note what is loaded before it is let go."""
    names.update(sys.modules)
    let_go(going)


def settle(module):
    """Let the app go on until a module is loaded and it waits for a press."""
    while not (app._still and module in sys.modules):
        app.step()


def settle_in_turn():
    """Let the app go on until it waits for a press in the person's turn, in whatever round."""
    while not (app.scene == "table" and app._still and app.match.moves and app.match.turn == 0):
        if app.scene != "table":
            badge.press("A")
        app.step()


def press(button, line=None):
    """Press a button, and count until the next picture if there is a line for it."""
    global wanted, moved
    moved = False
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
settle_in_turn()
for _ in range(PRESSES):
    press("RIGHT", "hand")
    settle_in_turn()
animate = App.animate
App.animate = watch
for _ in range(PRESSES):
    settle_in_turn()
    while not app.match.legal_moves()[0][0]:  # there is but to draw, or to pass
        press("A")
        settle_in_turn()
    loaded = len(sys.modules)
    press("A", "slide")
    while wanted:
        if app._still:  # the tile fits several ends: the press that chooses one of them counts
            press("A", "slide")
        else:
            app.step()
    if len(sys.modules) != loaded:
        mark("read")
