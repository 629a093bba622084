# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays a line game on the stand-ins of the badge, and presses A on a tile once somebody has looked at it; for
figures.answer.

Arguments: a game, how many play, its options as JSON, and how many presses. The marks' lines are those of
`answering`, and:

    frame            a picture after the press in which nothing on the table moves yet
    slide            the first picture in which something moves: the tile, or the line that moves to fit it
    again            the tile fits several ends: instead the press that chooses one of them counts
"""

# ruff: noqa: E402
import json
import sys

import answering
from pybadge import badge

LOOK = 10  # frames that somebody looks at a tile, before the press
# A match of All Fives in which no line is laid again: that is rare, and the step then takes up to 310 ms.
NUMBER = 4


def seen():
    """A picture is shown: note it, until something moves."""
    global waiting
    if waiting:
        answering.tell("slide" if moved else "frame")
        waiting = not moved


def watch(app, duration, draw):
    """In the place of App.animate: note when something moves."""

    def drawn(part):
        global moved
        draw(part)
        moved = moved or part > 0

    return animate(app, duration, drawn)


def hear(app, name):
    """Note when the line moves to fit a tile; stands in for App.play_sound."""
    global moved
    moved = moved or name == "zoom"
    play_sound(app, name)


def wait_for_turn():
    """Run the app until it waits for a press in the person's turn, in any round, and a tile can be played."""
    while not waits():
        if app.scene != "table" or app._still and (not app.match.moves or app.match.turn == 0):
            badge.press("A")  # to go on, at the end of a round, too, to draw or to pass
        app.step()


def waits():
    """Whether the app waits for somebody who chooses a tile, and none plays itself."""
    match = app.match
    is_turn = app.scene == "table" and app._still and match.moves and match.turn == 0
    return is_turn and match.moves[0][0] and not plays_itself(match, app.settings.forced)


def press():
    """Look at the screen, and press A. Go on until something moves, or an end has to be chosen."""
    global waiting, moved
    for _ in range(LOOK):
        app.step()
    moved = False
    badge.press("A")
    waiting = True
    answering.begin()
    app.step()
    while waiting and not app._still:
        app.step()


game, seats, options, presses = sys.argv[1:]
waiting = moved = False
answering.set_up(seen, names=250)
from app import App
from handheld import Handheld
from tables.line import plays_itself

app = App(Handheld())
answering.sit_down(app, game, int(seats), json.loads(options), number=NUMBER)
app.start("table")
animate, play_sound = App.animate, App.play_sound
App.animate, App.play_sound = watch, hear
for _ in range(int(presses)):
    wait_for_turn()
    press()
    while waiting:
        answering.tell("again")
        press()
