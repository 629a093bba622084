# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The game in a folder of a drive, where another program starts it: it finds its files there, and its pause leads
back to that program."""

import runpy
import shutil
import sys
from types import SimpleNamespace

import pytest

from app import App
from environment import ROOT
from saves import settings
from simulator.badge import PowerOff
from simulator.headless import Headless
from words import LANGUAGES

LEAVE = "Leave the game"


@pytest.fixture
def paused(new_person):
    """paused(launched, board="pybadge"): a Person in the pause of a match."""
    def make(launched, **board):
        person = new_person(**board)
        person.app.launched = launched
        person.start_match()
        person.wait_for_turn()
        person.wait_until_still()
        person.press("START")
        assert person.app.scene == "pause"
        return person

    return make


def test_the_pause_of_a_game_that_was_launched_leads_back_and_the_match_is_kept(paused, new_person):
    person = paused(True)
    assert LEAVE in person.read()
    dealt = person.app.deal_seed
    person.badge.next_code_file = "/games/boneyard/code.py"
    with pytest.raises(PowerOff):
        person.press("UP", "A")
    assert person.badge.next_code_file is None  # so the drive's own program comes next
    assert new_person(nvm=person.badge.nvm).app.deal_seed == dealt


def test_a_game_that_nothing_has_launched_can_only_be_quit_to_the_title(paused):
    person = paused(False)
    assert LEAVE not in person.read()
    person.press("UP", "A")
    assert person.app.scene == "title"


@pytest.mark.parametrize("one_hand", [False, True])
@pytest.mark.parametrize("size", [(160, 128), (128, 128), (160, 120), (240, 240)], ids=str)
def test_such_a_pause_is_laid_out_in_every_language(new_person, midway, check, size, one_hand):
    person = new_person(size=size)
    person.take_match(midway("draw", "6-5", "5-4", "3-3"))
    person.app.launched = True
    settings.choose(person.app, "one_hand", one_hand)
    for language in LANGUAGES:
        settings.choose(person.app, "language", language)
        person.app.start("pause")
        person.wait(0.1)
        assert len(person.scene.menu._lines) == 7 + one_hand
        check(person.badge, language)


def test_it_runs_in_a_folder_and_a_failure_starts_it_again_there(tmp_path, monkeypatch, capsys):
    """A drive whose root has a file main.py of another program."""
    folder = tmp_path / "games" / "boneyard"
    for name in ("lib", "engine", "fonts", "sprites"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "code.py", folder)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    device = vars(sys.implementation) | {"name": "circuitpython", "version": (10, 3, 0)}

    def fail(app, handheld):
        raise ValueError("no tiles")

    monkeypatch.setattr(App, "__init__", fail)
    badge = Headless([("wait", 1), ("press", "B"), ("wait", 5)], None, 0)
    with badge, monkeypatch.context() as patch, pytest.raises(PowerOff):
        patch.setattr(sys, "implementation", SimpleNamespace(**device))
        runpy.run_path(str(folder / "code.py"), run_name="__main__")
    assert badge.next_code_file == f"{folder}/code.py"
    assert f"{folder}/lib" in sys.path
    assert "no tiles" in capsys.readouterr().out
