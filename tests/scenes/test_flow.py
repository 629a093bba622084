# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The way from scene to scene, and the data that are kept on it."""

import gc
import random
import sys
import weakref

import pytest

import loader
from engine import games
from tests.reading import assert_apart, laid

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


def start_blitz(person):
    """Start a match of Blitz, and leave it for the title."""
    person.press("A")
    person.choose("game", "blitz")
    person.press("START")
    match = person.app.match
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    return match


def loaded_parts(person):
    """The modules that the match is made of, but for the players and the options: these are loaded when one thinks,
    and when a match begins."""
    names = [name for name in person.app.match_modules if not name.startswith(("engine.players", "engine.setup"))]
    return {name: sys.modules[name] for name in names}


def test_nothing_that_the_match_is_made_of_is_loaded_twice(person):
    """Turning through all games in between would else leave it in memory a second time."""
    match = start_blitz(person)
    made_of = loaded_parts(person)
    assert made_of.keys() >= {"engine.games.blitz", "engine.line_match", "engine.line", "engine.moves"}
    for buttons in ("DOWN", "A"), ("DOWN", "DOWN", "A"):  # a new game, the statistics
        person.press(*buttons)
        person.press(*["DOWN"] * (person.scene_name == "scenes.new_game"), *["RIGHT"] * len(games.NAMES), "B")
        assert person.scene_name == "scenes.title"
    person.press("A")
    assert person.app.match is match
    assert {name: sys.modules.get(name) for name in made_of} == made_of


def test_a_new_match_lets_go_of_all_that_only_the_old_one_was_made_of(person):
    start_blitz(person)
    person.press("DOWN", "A")
    person.choose("game", "tien_gow")
    person.press("START")
    assert person.app.match.game == "tien_gow"
    assert not {"engine.games.blitz", "engine.line_match", "engine.line", "engine.moves"} & set(sys.modules)
    assert {"engine.games.tien_gow", "engine.chinese"} <= set(person.app.match_modules)


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


def assert_tidy(person):
    """On the table every tile is where it can be seen whole, and none lies over another."""
    if person.scene_name != "tables.line.scene" or person.doing != "press":
        return
    board, hand = person.scene.table.board, person.scene.table.hand
    assert len(laid(board)) == len(person.app.match.line.tiles)
    assert_apart([box(grid, board.half) for grid in laid(board)], board.width, board.height)
    assert_apart([box(grid, hand.half) for grid in hand.group], 160, hand.height)


def box(grid, half):
    wide, high = (half, 2 * half) if grid.transpose_xy else (2 * half, half)
    return grid.x, grid.y, grid.x + wide, grid.y + high


def play_to_result(person, buttons):
    """Press the buttons that `buttons` yields until a match is over; returns how many rounds its summaries
    showed."""
    summaries = []
    for button in buttons:
        if person.scene_name == "scenes.result":
            return len(summaries)
        if person.scene_name == "tables.line.summary":
            if person.scene not in summaries:
                summaries.append(person.scene)
            person.press("A")
        elif person.scene_name == "tables.line.scene":
            person.press(button)
        else:
            person.step()  # between two scenes
        assert person.app.match.status() == []
        assert_tidy(person)
    raise AssertionError("the match didn't end")


def any_buttons(seed, count=6000):
    chance = random.Random(seed)
    for _ in range(count):
        yield chance.choice(("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN", "SELECT", "B"))


# Two before every commit.
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=SLOW) for seed in (2, 3))])
def test_whole_matches_played_with_any_buttons(new_person, seed):
    person = new_person(seed=seed)
    person.press("A")
    if seed % 2:
        person.press("DOWN", "RIGHT", "UP")
    person.press("START")
    summaries = play_to_result(person, any_buttons(seed))
    match = person.app.match
    ended_in_round = match.ended is None
    assert summaries == match.rounds - ended_in_round
    assert match.result is not None and max(match.scores) >= 100


def test_a_rematch_is_that_even_if_something_else_was_chosen_on_the_way(person):
    person.start_match()
    person.press("START", "DOWN", "DOWN", "A", "DOWN", "RIGHT", "DOWN", "RIGHT", "B")
    assert games.NAMES[person.app.packed_choice[0]] == "kurnik"
    person.press("A")  # go on
    person.app.match.scores[:] = 95, 95
    play_to_result(person, any_buttons(1))
    person.wait(1)
    person.press("UP", "A")
    assert (person.app.match.game, person.app.names[1]) == ("all_fives", "Gus")


def test_a_press_that_cuts_the_result_short_does_not_choose(person):
    person.start_match()
    person.app.match.scores[:] = 95, 95
    play_to_result(person, any_buttons(1))
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


def test_the_pause_shows_the_seed_that_names_the_deal(person):
    person.start_match()
    first = person.app.match
    match = games.load("all_fives")(2)
    match.deal(person.app.deal_seed)
    assert first.pack_round()[:7] == match.pack_round()[:7]


@pytest.mark.parametrize("path", ["sprites/tiles13.bmp", "sprites/logo2.bmp", "fonts/prose.txt", "fonts/prose.bmp"])
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
