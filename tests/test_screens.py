# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The modules that are loaded during a menu are those of the next screen: nothing is read after the
press, and nothing is loaded in vain."""

import sys

import pytest

import loader
from engine import games
from tests.person import FRAME, match_of

LOOK = 3  # s, in which all is loaded: a module a frame
FRAMES = 400  # at most until a screen is there
OURS = ("engine", "chinese_tiles", "scenes", "saves", "tables", "words", "adafruit_display_text")
# Modules that are read for a moment and go at once, to keep the match or to bring it back; and those that are there
# only in the person's turn, or while a move is shown.
MOMENT = (
    "saves",
    "tables.line.ends",
    "tables.line.input",
    "tables.line.animation",
    "tables.line.phrases",
    "tables.line.markers",
    "tables.sounds",
)


class Reads:
    """Put first among those who find modules: notes which of ours are looked for, since they aren't loaded."""

    def __init__(self):
        self.names = []

    def find_spec(self, name, path, target=None):
        if name.startswith(OURS) and not name.startswith(MOMENT):
            self.names.append(name)

    def modules(self):
        """Those that were found, as a set; a folder's own `__init__` is empty."""
        return {name for name in self.names if name in sys.modules and not hasattr(sys.modules[name], "__path__")}


@pytest.fixture
def reads(monkeypatch):
    reads = Reads()
    monkeypatch.setattr(sys, "meta_path", [reads, *sys.meta_path])
    return reads


def open_screen(person, button, name):
    """Press a button, and wait until the screen of that name waits for a press, or a table can be seen."""
    person.badge.press(button)
    for _ in range(FRAMES):
        person.step()
        if person.app.scene == name and (name == "table" or person.doing == "press"):
            return
    raise AssertionError(f"{button} doesn't lead to {name}, but to {person.app.scene}")


def go(person, way, reads=None):
    """Go a way of steps, each some buttons and the screen that the last one leads to; look for long before that."""
    for step in way.split(", "):
        *moves, button, name = step.split()
        for move in moves:
            person.press(move)
        person.wait(LOOK)
        if reads:
            reads.names.clear()
        open_screen(person, button, name)


def sit_down(person, game, seats, deal=5):
    """Have a match of a game, which the title goes on with."""
    match = games.load(game)(seats)
    match.deal(18 if game == "blitz" else deal)  # which gives the person a turn
    person.take_match(match)
    person.app.start("title")
    person.step()


@pytest.mark.parametrize(
    "way",
    [
        "A new_game, B title",
        "DOWN A statistics, B title",
        "DOWN DOWN A options, UP A house_rules",
        "A new_game, SELECT help_chosen, B new_game",
    ],
)
def test_nothing_is_read_after_a_press_in_a_menu(person, reads, way):
    go(person, way, reads)
    assert reads.modules() == set()


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("blitz", 8), ("tien_gow", 4), ("pai_gow", 2)])
def test_nothing_is_read_on_the_way_back_to_a_table(person, reads, game, seats):
    sit_down(person, game, seats)
    go(person, "A table, START pause, DOWN A help, B pause, A table", reads)
    assert reads.modules() == set()


@pytest.mark.parametrize("game, seats, way", [("kozel", 4, "DOWN DOWN A new_game"), ("tien_gow", 4, "UP A title")])
def test_nothing_is_read_after_a_press_in_the_pause(person, reads, game, seats, way):
    sit_down(person, game, seats)
    go(person, "A table, START pause, " + way, reads)
    assert reads.modules() == set()


@pytest.mark.parametrize("game, seats, moves", [("draw", 2, ()), ("kozel", 4, ("DOWN",)), ("pai_gow", 2, ("UP",))])
def test_a_frame_reads_one_module_at_the_most(person, reads, game, seats, moves):
    """Each stands in the list behind those that it imports."""
    sit_down(person, game, seats)
    person.wait(0.1)
    person.press(*moves)
    read = set()
    for _ in range(round(LOOK / FRAME)):
        reads.names.clear()
        person.step()
        names = reads.modules()
        assert len(names) <= 1
        read.update(names)
    assert read


@pytest.mark.parametrize("game", ["all_fives_match", "pai_gow_match"])
def test_what_a_look_back_is_made_of_stays_and_no_more_of_the_tables_is_read(person, reads, game):
    """There is no memory to load it beside the result: so exactly the modules that it doesn't need have to be
    unloaded."""
    person.take_match(match_of(game))
    person.app.start("result")
    person.wait(LOOK)
    person.press("DOWN")
    reads.names.clear()
    open_screen(person, "A", "review")
    listed = set(loader.module("screens").modules_of(person.app, "review"))
    # Pai Gow's does without the first; the others are loaded once they are needed.
    gone = {"tables.hud", "tables.line.arrows", "tables.line.markers", "tables.line.moods"}
    assert listed - sys.modules.keys() <= gone
    guests = {
        "engine.history",
        "engine.setup",
        "engine.deal_checks",
        "tables.line.table",
        "tables.line.layout",
        "tables.line.arms",
        "tables.line.space",
    }
    assert {name for name in reads.modules() if name.startswith(("tables", "engine"))} <= listed | guests
