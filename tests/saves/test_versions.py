# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Saves of an earlier version are read; those of another version or program stay as they are.

When the format changes, the version in `saves.writing` changes, too; the images of the version before stay in
tests/fixtures/saves/, where `tests.saves.images` has put them, and those of the new one are made.
"""

import json

import pytest

from environment import ROOT
from handheld.speaker import ALL, NONE
from saves.memory import KEYS, Memory
from simulator import Simulator
from simulator.nvm import NVM, Nvm
from tests.saves.images import told
from tests.saves.matches import make_moves

FOLDER = ROOT / "tests" / "fixtures" / "saves"
IMAGES = sorted(FOLDER.glob("*/*.bin"))
ENTRIES = {"settings": b"\x01", "statistics": bytes(13), "match": b"m" * 300}
NOT_BEFORE = {"number": None, "fair": ""}  # what a match of versions 2 and 3 lacks
# The options that these games lacked up to version 4: those of their matches stay as they were played, and a new match
# has the usual ones. The target of Blitz was there, but the usual one was another.
OPTIONS_BEFORE = {"bergen": {"target": 10}, "pai_gow": {"rounds": 0}}
USUAL_NOW = {"bergen": {"target": 10}, "pai_gow": {"rounds": 12}, "blitz": {"target": 300}}
LAST_BEFORE = 4
TOMORROW = b"BY\x7f" + bytes(range(256)) * 4
OTHERS = [TOMORROW, b"BY\x01\x02\x00abcd", b"another program"]


def filled(start, size=NVM):
    """An Nvm that begins with these bytes."""
    nvm = Nvm(size=size)
    nvm[0 : len(start)] = start
    return nvm


def saved(entries, start=b""):
    """The bytes of another badge once these entries are saved in it."""
    nvm = filled(start)
    Memory(nvm).save(entries)
    return bytes(nvm[:])


def test_there_are_images_of_every_version_that_was_in_use():
    version = saved({})[2]
    assert {path.parent.name for path in IMAGES} == set(map(str, range(2, version + 1)))
    assert all(path.read_bytes().startswith(b"BY" + bytes([int(path.parent.name)])) for path in IMAGES)


@pytest.mark.parametrize("path", IMAGES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_save_of_each_version_brings_back_all_that_is_in_it(path):
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    with Simulator(seed=2, nvm=filled(path.read_bytes())) as badge:
        app = badge.start()
        found = told(app)
        kept = expected["settings"]
        if type(kept["sound"]) is bool:  # there was only on and off
            kept["sound"] = ALL if kept["sound"] else NONE
        expected["settings"] = found["settings"] | kept  # later versions have more of them
        if int(path.parent.name) <= LAST_BEFORE:
            game = path.stem
            expected["match"][3] |= OPTIONS_BEFORE.get(game, {})
            expected["choice"][3] |= USUAL_NOW.get(game, {})
        assert found == NOT_BEFORE | expected and app.note == ""
        make_moves(app, 5)
        app.save()
        assert app.note == ""


@pytest.mark.parametrize(
    "path", [path for path in IMAGES if path.parent.name == str(saved({})[2])], ids=lambda path: path.stem
)
def test_what_is_saved_today_is_of_the_format_that_its_version_names(path):
    """If this fails, the format has changed, and so must the version."""
    nvm = filled(path.read_bytes())
    with Simulator(seed=2, nvm=nvm) as badge:
        badge.start().save()
    assert nvm[:] == filled(path.read_bytes())[:]


@pytest.mark.parametrize("start", OTHERS)
def test_what_others_have_saved_stays_beside_what_is_saved(start):
    nvm = filled(start)
    assert Memory(nvm).load() == {}
    for entries in (ENTRIES, ENTRIES | {"match": b"n" * 400}):
        assert Memory(nvm).save(entries) == []
        again = Memory(nvm)
        assert (again.load(), again.faults) == (entries, [])
    assert nvm[0 : len(start)] == start and nvm.writes == 3


@pytest.mark.parametrize("start, size", [(TOMORROW * 5, NVM), (TOMORROW, 1500), (b"another program" * 400, NVM)])
def test_where_there_is_no_room_beside_others_nothing_is_written(start, size):
    nvm = filled(start, size)
    before = bytes(nvm[:])
    assert Memory(nvm).save(dict.fromkeys(KEYS, b"x")) == list(KEYS)
    assert bytes(nvm[:]) == before


def test_a_player_with_saves_of_tomorrow_is_told_once_and_plays_on_without_losing_them(new_person, capsys):
    nvm = filled(TOMORROW)
    person = new_person(nvm=nvm)
    person.press("A")  # English
    assert "Unknown saves are kept." in person.read(100)
    person.app.settings.guide = 0
    person.start_match()
    person.wait_until_still()
    person.press("START")
    assert nvm[0 : len(TOMORROW)] == TOMORROW
    capsys.readouterr()
    again = new_person(nvm=nvm)
    assert again.app.match.pack_round() == person.app.match.pack_round() and again.app.note == ""
    assert capsys.readouterr().out == ""
