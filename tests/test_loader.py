# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The one rule for modules: a screen's stay until it is left; a guest's are unloaded at its end."""

import sys

import pytest

import loader

AWAY = {
    f"tables.line.{name}"
    for name in ("space", "arms", "layout", "animation", "phrases", "draw", "arrows", "markers", "ends", "input")
}


def at_table(person):
    """Bring a person to the table of a line game, and load all modules that its screen lists."""
    person.start_match()
    person.wait_for_turn()
    for name in AWAY:
        loader.module(name)
    return person


def test_a_guest_is_unloaded_at_its_end(person):
    at_table(person)
    assert "tables.line.deal" not in sys.modules
    with loader.guest():
        from tables.line import deal

        assert sys.modules["tables.line.deal"] is deal
    assert "tables.line.deal" not in sys.modules


def test_a_module_that_the_screen_lists_stays_even_if_a_guest_imports_it(person):
    at_table(person)
    loader.unload(["tables.line.phrases"])
    with loader.guest():
        loader.module("tables.line.phrases")
    assert "tables.line.phrases" in sys.modules


def test_a_guest_that_needs_their_memory_drops_the_objects_and_unloads_the_modules_that_are_away(person):
    dropped = []
    at_table(person)
    with loader.guest(lambda: dropped.append(AWAY <= sys.modules.keys())):
        assert not AWAY & sys.modules.keys()
    assert dropped == [True], "the objects go before their modules"


@pytest.fixture
def is_tight(monkeypatch):
    """No memory is free."""
    monkeypatch.setattr(loader, "free", lambda: 0)


@pytest.fixture
def collected(person, is_tight, monkeypatch):
    """What a table does from now on, a list: "drop" where a guest needs the memory of its modules, and the name of
    the function that collects the garbage."""
    done = []
    scene = type(at_table(person).scene)
    drop, collect = scene.drop, loader.collect
    monkeypatch.setattr(scene, "drop", lambda self: (done.append("drop"), drop(self)))
    monkeypatch.setattr(loader, "collect", lambda: (done.append(sys._getframe(1).f_code.co_name), collect()))
    return done


def test_what_such_a_guest_unloads_is_collected_where_the_stack_is_shallow(person, collected):
    """Deeper in it, the firmware takes words that were left there for pointers: to the modules of the layout, 9,500
    bytes, or to the generator of the person's choice, 15,000."""
    person.press("SELECT")
    while not person.app.match.turn:
        person.press("A")
    person.wait_for_turn()
    after = [done for before, done in zip(collected, collected[1:]) if before == "drop"]
    assert len(after) == 2, "a hint, and a save with the machine's player"
    assert after == ["step"] * 2


PLAYER = {"engine.players.player", "engine.view"}


def turns(person):
    """Play until the machine has thought, and the person chooses again."""
    while not person.app.match.turn:
        person.press("A")
    person.wait_for_turn()


def test_with_enough_memory_the_player_and_the_modules_of_the_table_stay(person):
    turns(at_table(person))
    loader.unload_away()
    assert PLAYER | {"tables.line.layout", "tables.line.input"} <= sys.modules.keys()
    with loader.guest(lambda: None):
        assert not PLAYER & sys.modules.keys(), "another guest needs the memory of all"


def test_with_less_the_player_and_the_layout_stay(person, monkeypatch):
    at_table(person)
    few = iter([0])  # bytes, when the next turn begins
    monkeypatch.setattr(loader, "free", lambda: next(few, 1 << 30))
    turns(person)
    loader.unload_away()
    assert PLAYER | {"tables.line.layout"} <= sys.modules.keys()
    assert "tables.line.input" not in sys.modules


def test_with_even_less_only_the_layout_stays(person, monkeypatch):
    at_table(person)
    few = iter([0, 0])
    monkeypatch.setattr(loader, "free", lambda: next(few, 1 << 30))
    turns(person)
    assert not PLAYER & sys.modules.keys()
    with loader.regular(lambda: None) as dropped:
        assert not dropped
        assert "tables.line.layout" in sys.modules


def test_where_it_is_tight_they_make_room_for_each_other_until_the_screen_is_left(person, is_tight):
    turns(at_table(person))
    assert loader.level == 3
    assert not PLAYER & sys.modules.keys()


def test_the_modules_that_are_needed_soon_are_loaded_again_in_steps(person):
    at_table(person)
    with loader.guest(lambda: None):
        pass
    seen = [set(sys.modules) & AWAY for _ in loader.load_again()]
    assert [len(names) for names in seen] == [1, 2, 3, 4]
    assert seen[-1] == {f"tables.line.{name}" for name in ("space", "arms", "layout", "animation")}
    assert list(loader.load_again()) == []
