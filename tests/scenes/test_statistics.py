# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The statistics, as they are shown."""

import pytest

from drawings import GOLD
from engine import games
from saves import statistics
from saves.memory import Memory
from simulator.nvm import Nvm
from tests.reading import layers

SOLO = "pai_gow"
# Matches, wins, the best round, the longest run of wins, the run that goes on, the sum of the margins, and the
# matches with the chart.
ROWS = {
    (0, 0): [4, 4, 120, 4, 4, 401, 1],
    (0, 1): [20, 5, 65, 3, 0, -130, 0],
    (3, 2): [3, 1, 40, 1, 0, 30, 2],
    (games.NAMES.index(SOLO), 0): [2, 1, 12, 1, 1, 8, 0],
}
SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]


@pytest.fixture
def look(new_person):
    """look(rows, **options): a Person who looks at these statistics."""

    def make(rows=ROWS, **options):
        nvm = Nvm()
        Memory(nvm).save({"settings": bytes(1), "choice": b"", **statistics.pack(rows)})
        person = new_person(seed=1, nvm=nvm, **options)
        open_page(person)
        return person

    return make


def open_page(person):
    person.press("DOWN", "A")
    assert person.scene_name == "scenes.statistics"


def turn_to(person, game):
    """Turn to a game's page."""
    for _ in games.NAMES:
        if person.scene.game == game:
            return
        person.press("RIGHT")
    raise AssertionError(game)


def numbers(person):
    """The numbers of the level that is chosen, from top to bottom."""
    seen = sorted((box[1], line) for line, box in person.texts if 60 < box[1] < 117 and box[0] > 100)
    return [line for top, line in seen]


def bars(person):
    """The widths of the bars, as parts of the widest."""
    return [round(sum(filling[i] for i in range(filling.width)) / filling.width, 2) for filling in fillings(person)]


def fillings(person):
    """The bars that are shown, from top to bottom: TileGrids, whose cells are 1 where they are full."""
    gold = person.app.art.ink(GOLD)
    grids = [
        (y, grid)
        for grid, x, y in layers(person.display.root_group)
        if grid.pixel_shader is gold and getattr(grid, "tile_width", 0) == 1
    ]
    return [grid for y, grid in sorted(grids, key=lambda found: found[0])]


def test_for_each_level_a_bar_shows_the_share_that_was_won(look):
    person = look()
    assert bars(person) == [1, 0.25, 0, 0]
    assert {"All Fives", "Pip", "Gus", "Sid", "Eve", "100%", "25%"} <= set(person.read())
    assert person.read().count("–") == 2


def test_up_and_down_choose_the_level_whose_numbers_are_shown(look):
    person = look()
    assert numbers(person) == ["4/4", "120", "4", "+100", "1"]
    person.press("DOWN")
    assert numbers(person) == ["5/20", "65", "3", "-6", "0"]
    person.press("DOWN")
    assert numbers(person) == ["0/0", "0", "0", "–", "0"]
    person.press("UP", "UP", "UP")
    assert person.scene.level == 3


def test_left_and_right_choose_the_game(look):
    person = look()
    seen = []
    for _ in games.NAMES:
        seen.append(person.scene.game)
        person.press("RIGHT")
    assert seen == list(games.NAMES) and person.scene.game == games.NAMES[0]
    person.press("LEFT")
    assert person.scene.game == games.NAMES[-1]


def test_a_game_without_levels_has_one_bar_yours(look):
    person = look()
    person.press("DOWN", "DOWN")
    turn_to(person, SOLO)
    assert "Pai Gow" in person.read() and "You" in person.read() and "Gus" not in person.read()
    assert bars(person) == [0.5] and numbers(person) == ["1/2", "12", "1", "+4"]
    person.press("DOWN")
    assert person.scene.level == 0


def test_looking_changes_nothing(look):
    person = look()
    chosen = person.app.packed_choice
    person.press("RIGHT", "START")
    assert person.scene_name == "scenes.title"
    assert person.app.packed_choice == chosen and person.badge.nvm.writes == 1


def test_they_are_cleared_only_after_a_question(look):
    person = look()
    for answer in (("A",), ("B",)):
        person.press("A")
        assert "Clear the statistics of all" in " ".join(person.read())
        person.press(*answer)
        assert numbers(person)[0] == "4/4"
    person.press("A", "DOWN", "A")
    assert bars(person) == [0, 0, 0, 0] and numbers(person)[0] == "0/0"
    kept = Memory(person.badge.nvm).load()
    assert "statistics" not in kept and "settings" in kept
    writes = person.badge.nvm.writes
    person.press("A")
    assert "games?" not in " ".join(person.read()) and person.badge.nvm.writes == writes
