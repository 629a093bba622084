# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The way from scene to scene, and the data that are kept on it."""

import gc
import sys
import weakref

import pytest

import loader
from engine import games

SLOW = pytest.mark.slow("each is a match of hundreds of presses")


def test_a_first_time_player_is_in_a_game_after_three_presses_of_a(person):
    person.press("A", "A", "A")
    assert person.scene_name == "tables.line.scene"
    assert person.app.match.moves


def test_the_title_offers_to_go_on_only_with_a_match(person):
    assert person.scene.next == ["new_game", "statistics", "options", "evening", "the_set", "puzzles"]
    person.start_match()
    person.wait_until_still()
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    assert person.scene.next == ["table", "new_game", "statistics", "options", "evening", "the_set", "puzzles"]


def test_what_is_let_go_is_held_by_nobody(person):
    """Each class of a module that was loaded for a while is gone with it."""
    gone, let_go = {}, loader.unload
    loader.unload = lambda names: (gone.update(classes_of(names)), let_go(names))
    try:
        person.start_match()
        person.press("START", "UP", "A", "A")  # through the pause to another game
        person.press("UP", "UP", "UP", "RIGHT", "RIGHT", "START")
        for _ in range(20):
            person.press("A")
            person.wait(0.5)
    finally:
        loader.unload = let_go
    gc.collect()
    held = {name for name, reference in gone.items() if reference() and name.partition(":")[0] not in sys.modules}
    assert {name.partition(":")[0] for name in gone} >= {"scenes.title", "scenes.new_game", "scenes.pause"}
    assert not held


def classes_of(names):
    """A weak reference to each class that some modules define, by "module:class"."""
    return {
        f"{name}:{key}": weakref.ref(value)
        for name in names
        if name in sys.modules
        for key, value in vars(sys.modules[name]).items()
        if getattr(value, "__module__", "") == name and isinstance(value, type)
    }


def play_to_result(person):
    person.app.match.scores[:] = 95, 95
    person.play(rounds=100, buttons=("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN", "SELECT", "B"))


def test_a_rematch_is_that_even_if_something_else_was_chosen_on_the_way(person):
    person.start_match()
    person.press("START", "DOWN", "DOWN", "A", "DOWN", "RIGHT", "DOWN", "RIGHT", "B")
    assert games.NAMES[person.app.packed_choice[0]] == "kurnik"
    person.press("A")  # go on
    play_to_result(person)
    person.wait(1)
    person.press("UP", "A")
    assert (person.app.match.game, person.app.names[1]) == ("all_fives", "Gus")


def test_a_press_that_cuts_the_result_short_does_not_choose(person):
    person.start_match()
    play_to_result(person)
    person.badge.press("A")
    person.wait(1)
    assert person.scene_name == "scenes.result"


def test_the_machine_is_handed_a_view_and_nothing_else(person, monkeypatch):
    from engine.players.player import Player

    handed = []

    class Spy(Player):
        def think(self, view):
            handed.append(view)
            yield view.moves[0]

    monkeypatch.setattr(person.app, "player", lambda seat: Spy())
    person.start_match()
    for _ in range(20):
        person.press("A")
    # The module of that class is unloaded after each move.
    assert handed and {str(type(view)) for view in handed} == {"<class 'engine.view.LineView'>"}
    assert {view.seat for view in handed} == {1}


@pytest.mark.parametrize("path", ["sprites/tiles13.bmp", "fonts/prose.txt"])
def test_a_missing_or_damaged_file_is_one_clear_sentence(new_person, tmp_path, monkeypatch, path):
    import shutil

    from app import App
    from handheld import Trouble
    from simulator.badge import ROOT

    person = new_person(seed=1)
    for folder in ("sprites", "fonts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.chdir(tmp_path)
    for damage in (b"BM then nothing", None):
        if damage is None:
            (tmp_path / path).unlink()
        elif path.endswith("bmp"):
            (tmp_path / path).write_bytes(damage)
        else:
            continue
        with pytest.raises(Trouble, match=f"^{path}$"):
            person.badge.app = App(person.app.handheld)
            person.badge.step()
            person.badge.step()
