# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow, played with the buttons: the ways out, whole matches, and the repainted pixels."""

import random

import pytest

from tests.reading import assert_apart
from tests.tables.pai_gow.shown import BAR, BEST, DEALT, KEYS, NINES, OWN, WATCHED, face_down, mine, said

SLOW = pytest.mark.slow("a match takes 1 s, and one proves it")

# The ways out.


@pytest.mark.parametrize("presses", [(), ("A", "DOWN", "DOWN")])
@pytest.mark.painted
def test_up_shows_the_ranking_and_any_button_leads_back(new_table, presses):
    person = new_table()
    person.press(*presses)
    person.wait(DEALT)
    scene, picture = person.scene, person.badge.frame()
    person.press("UP")
    assert person.scene_name == "tables.pai_gow.ranking"
    assert "Supreme pair" in person.read()
    person.press("B")
    assert person.scene is scene, "it isn't made anew, so it is back at once"
    assert person.badge.frame().tobytes() == picture.tobytes()


def test_the_ranking_shows_the_civil_tiles_in_their_order(new_table):
    person = new_table()
    person.press("UP")
    sheets, _ = person.app.art.chinese
    grids = [grid for grid in person.scene.page if getattr(grid, "bitmap", None) in sheets.values()]
    halves = ["4-2", "2-1"] + "6-6 1-1 4-4 3-1 5-5 3-3 2-2 6-5 6-4 6-1 5-1".split()
    assert [(grid[0], grid[1]) for grid in grids] == [
        (2 * 8, 2 * 8 + 1) if name == "6-6" else (2 * int(name[0]), 2 * int(name[2]) + 1) for name in halves
    ]
    assert all(grid.transpose_xy for grid in grids), "all of them standing"


@pytest.mark.parametrize("wait", [0, 0.5, 1.5, WATCHED])
def test_a_press_of_start_in_the_comparison_leads_to_the_pause(table, wait):
    person = table()
    person.press("A")
    person.wait(wait)
    person.press("START")
    person.wait(0.5)
    assert person.scene_name == "scenes.pause"
    assert person.app.match.ended


def test_a_match_that_was_left_can_be_gone_on_with_from_the_title(table):
    person = table(stake=25)
    hands = person.app.match.hands
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    assert not person.app.art.chinese
    person.press("A")
    person.wait(0.3)
    assert person.app.match.hands is hands
    assert person.read(*BAR) == ["Banker 100"] and person.read(*OWN) == ["You 100", "25"]
    assert mine(person) == ["6-3 6-6", "4-2 5-2"] and face_down(person) == 4


def test_a_match_that_was_left_over_shows_its_result_when_gone_on_with(table):
    person = table(BEST, NINES, stake=25, scores=(175, 25))
    person.press("A")
    person.wait(WATCHED)
    person.press("START", "UP", "A", "A")
    person.wait(0.3)
    assert person.scene_name == "scenes.result"


def test_the_match_ends_when_one_has_nothing_left(table):
    person = table(NINES, BEST, stake=25, scores=(25, 175))
    person.press("A")
    person.wait(WATCHED)
    assert person.read(*BAR) == ["Banker 200"] and person.read(*OWN) == ["You 0", "25"]
    assert "result" in person.read(*KEYS)
    person.press("A")
    person.wait(1)
    assert person.scene_name == "scenes.result"
    assert "Banker wins" in person.read()
    person.press("A")  # a rematch
    person.wait(0.3)
    assert person.scene_name == "tables.pai_gow.scene"
    assert person.read(*BAR) == ["Banker 100"] and person.read(*OWN) == ["You 100", "5", "10", "25"]


def assert_legible(person):
    """All texts lie on the screen, and none over another, but for the points that fly over them."""
    width, height = person.display.width, person.display.height
    boxes = [box for text, box in person.texts if not text.startswith("+") and box[1] < height]
    assert_apart(boxes, width, height)


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=SLOW)])
def test_a_match_is_played_by_buttons_to_its_result(new_person, new_table, seed):
    person = new_table((185, 15), person=new_person(seed=seed))
    chance = random.Random(seed)
    screens, layers = set(), set()
    for _ in range(4000):
        if person.scene_name == "scenes.result":
            break
        person.press(chance.choice(["A", "A", "A", "LEFT", "RIGHT", "SELECT", "UP", "DOWN", "B"]))
        screens.add(person.scene_name)
        assert_legible(person)
        if said(person).startswith(("You", "Push")) and person.doing == "press":
            layers.add(len(person.scene.table.page))
    assert person.scene_name == "scenes.result"
    assert sorted(person.app.match.scores) == [0, 200]
    assert "tables.pai_gow.ranking" in screens
    assert len(layers) == 1  # nothing is left of a round


@pytest.mark.parametrize("width, height", [(240, 240), (240, 135), (320, 240)])
def test_a_larger_screen_shows_all_of_it(new_person, new_table, width, height):
    person = new_table(person=new_person(seed=1, size=(width, height)))
    for button in ("A", "SELECT", "A", "UP", "B"):
        person.press(button)
        person.wait(1)
        assert_legible(person)
    assert person.scene_name == "tables.pai_gow.scene"


# The repainted pixels.


def test_nothing_is_repainted_or_refreshed_while_nothing_happens(table):
    person = table()
    before = person.display.refreshes, person.display.pixels
    person.wait(2)
    assert (person.display.refreshes, person.display.pixels) == before


def test_the_whole_screen_is_not_repainted_in_play(new_table):
    person = new_table()
    before = person.display.full_repaints
    for _ in range(3):
        person.press("A")
        person.wait(DEALT)
        person.press("RIGHT", "SELECT", "A")
        person.wait(WATCHED)
    assert person.app.match.rounds == 3
    assert person.display.full_repaints == before
