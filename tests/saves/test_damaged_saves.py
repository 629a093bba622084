# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""An unreadable save is told, and never fails."""

import random

import pytest

from saves import store
from saves.choice import Choice
from saves.memory import Memory
from simulator.nvm import Nvm, SleepMemory
from tests.saves.matches import GAMES, make_moves, start


def rewritten(nvm, **entries):
    """Another memory with other entries, and sound checks."""
    other = Nvm()
    Memory(other).save(Memory(nvm).load() | entries)
    return other


@pytest.mark.parametrize("key, note", [("match", "The saved match was lost."), ("round", "The round starts anew.")])
def test_what_is_damaged_is_told_on_the_title_and_the_console(new_person, capsys, key, note):
    person = new_person(seed=1)
    person.start_match()
    person.wait_until_still()
    person.press("START")
    entries = Memory(person.badge.nvm).load()
    nvm = rewritten(person.badge.nvm, **{key: entries[key][:-1]})
    capsys.readouterr()
    person = new_person(seed=1, nvm=nvm)
    assert note in person.read(100)
    assert capsys.readouterr().out == note + "\n"
    person.press("A", "B")
    assert note not in person.read(100) or person.scene_name != "scenes.title"


def test_what_another_program_left_is_told_and_nothing_is_lost_by_it(new_person, capsys):
    nvm = Nvm()
    nvm[0:5] = b"other"
    person = new_person(nvm=nvm)
    assert capsys.readouterr().out == "No saves of this game.\n"
    person.press("A")  # English
    assert "No saves of this game." in person.read(100)
    person.app.settings.guide = 0
    person.start_match()


def test_what_a_power_cut_within_the_erase_has_left_is_told_on_the_title_and_the_game_saves_again(new_person):
    """That may begin as a memory that was never written: then the language is asked first. Once all of it is
    erased, nothing tells it from that."""
    before = new_person(seed=1)
    start(before.app, "draw")
    make_moves(before.app, 4)
    before.app.save()
    nvm = Nvm()
    nvm[:] = b"\xff" * 20 + before.badge.nvm[20:]
    person = new_person(seed=2, nvm=nvm, first_start=True)
    assert person.app.scene == "language"
    person.press("A")
    assert person.app.scene == "title" and "Some saves were lost." in person.read(100)
    assert new_person(seed=3, nvm=nvm).app.note == ""


def mutated(data, chance):
    """Some bytes, changed as another version or a fault might have."""
    data = bytearray(data)
    kind = chance.randrange(4)
    if kind == 0 and data:
        data[chance.randrange(len(data))] = chance.randrange(256)
    elif kind == 1:
        del data[chance.randrange(len(data) + 1) :]
    elif kind == 2:
        data += chance.randbytes(chance.randint(1, 9))
    else:
        data = chance.randbytes(chance.randint(1, 80))
    return bytes(data) or b"?"


@pytest.mark.parametrize("game", GAMES)
def test_content_that_makes_no_sense_is_not_gone_on_with_and_never_fails(badge, cases, game):
    app, chance = badge.app, random.Random(game)
    start(app, game, "greedy")
    make_moves(app, 4)
    app.save()
    entries = Memory(badge.nvm).load()
    for _ in range(cases(60)):
        key = chance.choice(("match", "round", "settings", "choice", "statistics"))
        badge.nvm = Nvm()
        Memory(badge.nvm).save(entries | {key: mutated(entries.get(key, b""), chance)})
        badge.sleep_memory = SleepMemory()
        app.match, app.note = None, ""
        store.load(app)
        assert app.match or app.note
        if app.match:
            if not app.match.moves:
                app.next_deal()
            make_moves(app, 3)
            app.save()
        Choice(app.packed_choice)


def test_a_write_that_is_cut_at_any_byte_never_fails(badge):
    app = badge.app
    start(app, "draw")
    app.save()
    old = bytes(badge.nvm[:])
    make_moves(app, 8)
    app.save()
    new = bytes(badge.nvm[:])
    for cut in range(len(new.rstrip(b"\xff"))):
        for behind in (old[cut:], b"\xff" * (len(new) - cut)):
            badge.nvm = Nvm()
            badge.nvm[:] = new[:cut] + behind
            badge.sleep_memory = SleepMemory()
            app.match = None
            store.load(app)
            assert app.match is None or app.match.game == "draw"
