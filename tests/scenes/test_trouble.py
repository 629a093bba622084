# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""An error that stops the game is told in full on every screen."""
import pytest

from handheld import Damaged
from words import LANGUAGES, names

ERRORS = (
    MemoryError(), OSError(28, "No space left on device"), ImportError("no module named 'tables.line.scene'"),
    ValueError("list index out of range"),
    FileNotFoundError(2, "lib/tables/line/scene.mpy: No such file or directory"),
    Damaged("fonts/characters.txt"),
)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("size", [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)], ids=str)
def test_all_of_it_is_on_the_screen_in_every_language(new_person, size, error):
    from scenes import trouble

    person = new_person(seed=1, size=size)
    screen, art = person.app.handheld.screen, person.app.art
    for language in LANGUAGES:
        person.app.words.speak(language)
        say = person.app.words
        sentences = [*trouble.describe(error, "tables.line", say), say(names.KEPT), say(names.PRESS)]
        trouble.show(person.app.handheld, sentences)
        grids = list(person.display.root_group)
        assert all(grid.y + grid.tile_height <= screen.height + 1 for grid in grids)  # a letter's last row is empty
        assert all(grid.x + grid.width * grid.tile_width <= screen.width for grid in grids)
        shown = "".join(art.tiny.characters[grid[i]] for grid in grids for i in range(grid.width))
        assert shown.replace(" ", "") == "".join(sentences).replace(" ", ""), language


@pytest.mark.parametrize("size", [(128, 128), (240, 240)], ids=str)
def test_the_path_of_a_file_is_broken_behind_a_slash(new_person, size):
    from scenes import trouble

    person = new_person(seed=1, size=size)
    trouble.show(person.app.handheld, ["(/lib/tables/line/scene.mpy)"])
    art = person.app.art
    assert ["".join(art.tiny.characters[grid[i]] for i in range(grid.width)).rstrip()
            for grid in person.display.root_group] == ["(/lib/tables/line/", "scene.mpy)"]
