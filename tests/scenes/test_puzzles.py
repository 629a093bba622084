# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a puzzle."""

from puzzling import packing
from saves.memory import Memory
from simulator.nvm import Nvm

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
