# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Starts the game on the stand-ins of the badge, and presses buttons until each is answered; for figures.answer.

The marks' lines are those of `answering`, and:

    start           the first picture
    menu, hand      the first picture after a press there
    screen FROM TO  the first picture of another screen, or of another page of the same one
    words FROM TO   each further picture until all is written, if at first only a bar or a cloth is seen; to a new
                    table each until the first tile is dealt
    undo            the first picture after B, while the machine thinks
"""

# ruff: noqa: E402
import sys

import answering
from pybadge import badge

PRESSES = 12  # in each place
TURNS = 9  # pages of the help
STEPS = 10  # moves of the look back, from the end of a match
RANKINGS = ("tien_gow", "B"), ("pai_gow", "UP")  # games with a ranking of hands, and the button that leads to it
# Screens that are answered before all of their text is there.
PAGES = "review", "new_game", "statistics", "options", "pause", "help", "help_chosen", "ranking"
SHUFFLE = 33  # ms from one picture of shuffled tiles to the next, at least, see lib/answer.py
LOOK = 30  # frames that somebody looks at a screen, before the next press


def seen():
    """Note a picture, if it belongs to the last press: all do until everything is written."""
    global wanted
    if wanted:
        answering.tell(wanted)
        kind, *screens = wanted.split()
        goes_on = screens and (not is_there(*screens) if screens[1] == "table" else screens[1] in PAGES)
        wanted = "words %s %s" % tuple(screens) if goes_on else None


def is_there(before, table):
    """Return whether the table is shown. After the choice of a new match, its first tile has to be dealt, too."""
    return not app.art.spread and (before != "new_game" or "tables.line.deal" in sys.modules)


def pass_time():
    """Let time go by, so that animations go on; stands in for loader.meanwhile."""
    badge.now += SHUFFLE
    meanwhile()


def settle(module):
    """Let the app go on until a module is loaded and it waits for a press."""
    while not (app._still and module in sys.modules):
        app.step()


def settle_in_turn():
    """Run the app until it waits for a press in the person's turn, in any round, and has found the place of the
    chosen tile. It does that at once here, while it takes 8 ms of a frame on the badge."""
    while not (app.scene == "table" and app._still and app.match.moves and app.match.turn == 0):
        if app.scene != "table":
            badge.press("A")
        app.step()
    for _ in range(LOOK):
        app.step()


def press(button, line=None, step=True):
    """Press a button, and count until the next picture if there is a line for it. Without a `step` the app goes on
    by itself."""
    global wanted
    badge.press(button)
    wanted = line
    answering.begin()
    if step:
        app.step()


def take_back():
    """Lay tiles until the machine thinks about its next tile, and press B as soon as it does."""

    def interrupted(app, thoughts, stop=None, show=None):
        App.think = think
        press("B", "undo", step=False)
        return think(app, thoughts, stop, show)

    think = App.think
    App.think = interrupted
    while App.think is interrupted:
        settle_in_turn()
        press("A")
    settle_in_turn()


def visit(button, name):
    """Look at the screen that is shown, and press a button that leads to another, which has that name."""
    for _ in range(LOOK):
        app.step()
    press(button, "screen %s %s" % (app.scene, name))
    go_on(name)


def go_on(name):
    """Let the app go on until the screen of that name waits for a press."""
    global wanted
    while app.scene != name or not app._still:
        app.step()
    wanted = None


def turn_pages():
    """Turn the pages of the help that is shown, until the first comes again."""
    first = app.scene
    for _ in range(TURNS):
        for _ in range(LOOK):
            app.step()
        press("RIGHT", "screen %s %s" % (first, first))
        go_on(first)


def leave():
    """Show the title. A table or a review has no memory for another match, and in the game none begins there."""
    app.start("title")
    go_on("title")


def look_up(game, button):
    """Look at the whole ranking of hands, to which a button at the table of a game leads."""
    from saves import choice

    leave()
    chosen = choice.last_choice(app)
    chosen.set_game(game)
    chosen.start(app)
    app.start("table")
    while not (app.scene == "table" and app._still and app.match.turn == 0 and not getattr(app.match, "trick", None)):
        if app._still and (app.match.turn == 0 or app.scene != "table"):
            badge.press("A")  # where the person can beat a lead, the button drops tiles instead
        app.step()
    visit(button, "ranking")
    visit("A", "ranking")
    visit("A", "table")


def look_back():
    """Review a match of All Fives that is played in no time: each seat makes its first legal move."""
    from engine import games
    from saves import choice

    leave()
    match = games.load("all_fives")(2, {"target": 50})
    while match.result is None:
        if not match.moves:
            match.deal(match.rounds)
        match.play(match.legal_moves()[0])
    choice.sit_down(app, match, "greedy")
    app.start("review")
    go_on("review")
    for _ in range(LOOK):
        app.step()  # which lays the line


wanted = None
answering.set_up(seen)
answering.begin()
wanted = "start"
import loader
from app import App
from handheld import Handheld

app = App(Handheld())
meanwhile, loader.meanwhile = loader.meanwhile, pass_time
app.step()
settle("scenes.title")
for downs, name in ((0, "new_game"), (1, "statistics"), (2, "options")):
    for _ in range(downs):
        press("DOWN")
    visit("A", name)
    if name == "new_game":
        visit("SELECT", "help_chosen")
        turn_pages()
        visit("B", name)
    visit("B", "title")
press("A")
settle("scenes.new_game")
for _ in range(PRESSES):
    press("DOWN", "menu")
    settle("scenes.new_game")
visit("START", "table")
settle_in_turn()
for button, name in (
    ("START", "pause"),
    ("A", "table"),
    ("START", "pause"),
    ("DOWN", ""),
    ("A", "help"),
    ("B", "pause"),
    ("A", "table"),
    ("START", "pause"),
    ("UP", ""),
    ("A", "title"),
    ("A", "table"),
):
    if name:
        visit(button, name)
    else:
        press(button)
settle_in_turn()
for _ in range(PRESSES):
    press("RIGHT", "hand")
    settle_in_turn()
take_back()
look_back()
for button in ["LEFT"] * STEPS + ["RIGHT"] * STEPS:
    press(button, "screen review review")
    go_on("review")
for game, button in RANKINGS:
    look_up(game, button)
