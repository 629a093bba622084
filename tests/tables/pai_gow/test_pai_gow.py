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


@pytest.mark.parametrize("wait", [0.5, WATCHED])
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


def test_a_match_is_played_by_buttons_to_its_result(new_table):
    person = new_table((190, 10))
    chance = random.Random(1)
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


# The repainted pixels.
