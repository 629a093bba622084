# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a puzzle."""

import pytest

from drawings import HEAD
from puzzling import packing
from puzzling.entries import TASKS
from saves import settings
from saves.memory import Memory
from simulator.nvm import Nvm
from tests.person import match_of
from words import LANGUAGES, names

ALL = packing.load(packing.FOLDER)
EASY = sum(entry["grade"] == "easy" for entry in ALL)


def open_list(person):
    person.app.start("puzzles")
    person.wait_for_scene("puzzles")


def with_solved(*numbers):
    """An Nvm of somebody who has solved the puzzles of these numbers, from 0."""
    bits = sum(1 << number for number in numbers)
    nvm = Nvm()
    Memory(nvm).save({"settings": b"\0", "puzzles": bits.to_bytes(-(-len(ALL) // 8), "little")})
    return nvm


def chosen(person):
    """The number of the chosen puzzle, from 0."""
    return person.scene.shown[person.scene.at]


def cells(person):
    """The pictures in the cells of the page."""
    grid = person.scene.cells
    return [grid[i] for i in range(len(person.scene.shown))]


def test_the_title_leads_to_the_next_puzzle_and_that_to_the_list(new_person):
    person = new_person(nvm=with_solved(0, 1, 3))
    assert "Puzzle 3" in person.read()
    person.press("UP", "A")
    assert person.scene_name == "tables.line.puzzle" and person.app.puzzle[0] == 2
    person.wait(0.5)
    person.press("START")
    person.wait(0.5)
    assert person.scene_name == "scenes.puzzles" and chosen(person) == 2


def test_where_all_are_solved_the_title_leads_to_the_list(new_person):
    person = new_person(nvm=with_solved(*range(len(ALL))))
    assert "Puzzles" in person.read()
    person.press("UP", "A")
    assert person.scene_name == "scenes.puzzles"


def test_b_and_start_lead_back_to_the_title(person):
    for button in "B", "START":
        open_list(person)
        person.press(button)
        assert person.scene_name == "scenes.title"


def test_it_opens_at_the_first_puzzle_that_is_not_solved(new_person):
    person = new_person(nvm=with_solved(0, 1, 3))
    open_list(person)
    assert chosen(person) == 2
    assert cells(person)[:5] == [2, 2, 1, 2, 1]
    assert {"Puzzles", "Easy", f"3/{EASY}", "3: Draw"} <= set(person.read())


def test_what_the_chosen_one_asks_is_told_as_on_its_table(person):
    open_list(person)
    asked = person.app.words.forms(names.TASKS)
    for _ in range(12):
        entry = ALL[chosen(person)]
        assert asked[TASKS.index(entry["task"])].replace("%d", str(entry["amount"])) in person.read()
        person.press("RIGHT")


def test_a_solved_one_is_said_to_be(new_person):
    person = new_person(nvm=with_solved(0))
    open_list(person)
    person.press("LEFT")
    assert chosen(person) == 0 and "1: All Fives, solved" in person.read()


def test_the_arrows_go_through_all_grades_and_round(person):
    open_list(person)
    person.press("LEFT")
    assert chosen(person) == len(ALL) - 1 and "Hard" in person.read()
    person.press("RIGHT")
    assert chosen(person) == 0 and "Easy" in person.read()
    person.press("DOWN")
    assert chosen(person) == person.scene.across
    person.press("UP")
    seen = [chosen(person)]
    for _ in range(-(-len(ALL) // person.scene.across)):
        person.press("DOWN")
        seen.append(chosen(person))
    assert {ALL[number]["grade"] for number in seen} == {"easy", "medium", "hard"}


def test_where_all_are_solved_it_opens_all_the_same(new_person):
    person = new_person(nvm=with_solved(*range(len(ALL))))
    open_list(person)
    assert chosen(person) == 0 and f"{EASY}/{EASY}" in person.read()


def test_a_opens_the_chosen_one_and_the_own_match_goes_on_afterwards(person):
    match = match_of("all_fives_match")
    person.take_match(match)
    person.app.start("title")
    person.step()
    person.press("UP", "A")
    person.wait(0.5)
    person.press("START")
    person.wait(0.5)
    person.press("RIGHT", "A")
    assert person.scene_name == "tables.line.puzzle" and person.app.puzzle[0] == 1
    person.wait(0.5)
    person.press("START")
    person.wait(0.5)
    assert person.scene_name == "scenes.puzzles" and chosen(person) == 1
    assert person.app.match is match
    person.press("B")
    assert person.scene.next[0] == person.app.match_scene()


@pytest.mark.parametrize("size", [(128, 128), (240, 240)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_read_in_every_language_and_size(new_person, language, size):
    person = new_person(nvm=with_solved(*range(EASY)), size=size)
    settings.choose(person.app, "language", language)
    person.app.start("puzzles")
    person.wait(1)
    for button in "LEFT", "RIGHT", "LEFT", "UP", "UP", "UP", "UP":
        person.assert_laid_out()
        scene = person.scene
        bottom = scene.cells.y + -(-len(scene.shown) // scene.across) * scene.cells.tile_height
        page = (person.app.art.height - person.app.art.page_height) // 2
        told = [box for said, box in person.texts if said.startswith(f"{chosen(person) + 1}: ")]
        assert HEAD < scene.cells.y and page + bottom <= told[0][1]
        person.press(button)


def test_a_step_repaints_little(person):
    open_list(person)
    for button in "RIGHT", "RIGHT", "DOWN", "LEFT":
        person.wait_until_still()
        before = person.display.pixels
        person.press(button)
        assert person.display.pixels - before < 3000
