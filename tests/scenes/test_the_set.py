# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The screen of the Set."""

import pytest

from drawings import CHECK
from engine import tiles
from saves import statistics
from saves.memory import Memory
from simulator.nvm import Nvm
from tests.reading import layers

ROWS = {(0, 0): [4, 4, 120, 4, 4, 401, 1]}
DONE = b"\x05\x20"  # 1-0 and 2-1, and 6-5
INDEXES = {tile: i for i, tile in enumerate(tiles.make_set())}


@pytest.fixture
def look(new_person):
    """look(done): a Person who looks at the Set, after having done these deeds."""

    def make(done=DONE, rows=ROWS):
        nvm = Nvm()
        Memory(nvm).save({"settings": bytes(1), **statistics.pack(rows), "deeds": done})
        person = new_person(seed=1, nvm=nvm)
        person.app.start("the_set")
        person.wait(0.5)
        return person

    return make


def palettes(person):
    """The palette of each tile, by the index of the tile."""
    art, half = person.app.art, person.scene.half
    sheet = id(art.tiles[half])
    return [
        grid.pixel_shader for grid, _, _ in layers(person.display.root_group) if id(getattr(grid, "bitmap", 0)) == sheet
    ]


def test_the_title_leads_to_it_and_says_how_many_are_won_and_b_and_start_lead_back(look):
    person = look()
    for button in "B", "START":
        person.press(button)
        assert person.scene_name == "scenes.title" and "The Set 4/28" in person.read()
        person.scene.menu.choose(person.scene.next.index("the_set"))
        person.press("A")
        assert person.scene_name == "scenes.the_set"


def test_what_is_won_is_ivory_a_double_gold_and_all_else_dark(look):
    person = look()
    art, shown = person.app.art, palettes(person)
    assert len(shown) == 28
    won = {tile: shown[INDEXES[tile]] for tile in ((0, 0), (1, 0), (2, 1), (6, 5))}
    assert won == {(0, 0): art.chosen, (1, 0): art.plain, (2, 1): art.plain, (6, 5): art.plain}
    assert sum(palette in (art.plain, art.chosen) for palette in shown) == 4


def test_the_tray_tells_the_goal_and_how_far_it_is(look):
    person = look()
    assert person.scene.at == INDEXES[1, 1]
    assert {"The Set", "4", "/28", "Pip", "1/7", "Win at least one match against this"} <= set(person.read())
    assert not [box for box in person.icons(CHECK) if box[1] < 128]


def test_a_goal_that_is_reached_has_a_check_mark(look):
    person = look()
    person.press("LEFT")
    assert "Self-reliant" in person.read() and [box for box in person.icons(CHECK) if box[1] < 128]


def test_the_arrows_move_over_the_triangle_and_round(look):
    person = look()
    tour = [
        ("LEFT", (1, 0)),
        ("LEFT", (0, 0)),
        ("LEFT", (6, 6)),
        ("UP", (5, 5)),
        ("DOWN", (6, 5)),
        ("RIGHT", (6, 6)),
        ("RIGHT", (0, 0)),
        ("UP", (6, 0)),
        ("DOWN", (0, 0)),
        ("DOWN", (1, 0)),
    ]
    for button, tile in tour:
        person.press(button)
        assert person.scene.at == INDEXES[tile]


@pytest.mark.painted
def test_moving_the_cursor_leaves_nothing_behind(look, nothing_left):
    person = look()
    for button in "RIGHT", "DOWN", "DOWN", "LEFT", "UP":
        person.press(button)


MANY = b"\xff\x0f"  # the bits of twelve deeds


def test_a_leads_to_the_cloths_and_backs_that_are_won_and_b_from_there_back(look):
    person = look(MANY)
    assert person.scene.goals.cloths() == 3 and {"A: cloth", "next at 16"} <= set(person.read())
    person.press("A")
    assert person.scene_name == "scenes.options" and person.scene.rows[person.scene.menu.chosen] == "cloth"
    person.press("A", "B")
    assert person.scene_name == "scenes.the_set" and person.app.settings.cloth == 1
    person.press("B")
    assert person.scene_name == "scenes.title"


def test_before_the_first_four_tiles_a_changes_nothing_and_they_are_told(look):
    person = look(b"\x01", rows={})
    assert person.scene.goals.count() < 4 and "cloth at 4" in person.read()
    person.press("A")
    assert person.scene_name == "scenes.the_set"


def test_in_high_contrast_there_are_no_cloths(look):
    person = look(MANY)
    person.app.settings.theme = "contrast"
    person.app.start("the_set")
    person.wait(0.5)
    person.press("A")
    assert person.scene_name == "scenes.the_set" and "A: cloth" not in person.read()


def test_a_long_name_keeps_off_the_tiles_and_the_frame_around_one(look):
    person = look(MANY)
    person.app.words.speak("bg")
    person.app.start("the_set")
    person.wait(0.5)
    ((left, top, _, bottom),) = [box for said, box in person.texts if said == "Комплектът"]
    for goal in range(28):
        x, y = person.scene.place(goal)
        half = person.scene.half
        assert left > x + 2 * half + 1 or bottom <= y or top >= y + half
