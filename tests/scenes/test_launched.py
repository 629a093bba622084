# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The game in a folder of a drive, where another program starts it: it finds its files there, and its pause leads
back to that program."""

import os
import runpy
import shutil
import sys
from types import SimpleNamespace

import pytest

from app import App
from environment import ROOT
from simulator.badge import PowerOff
from simulator.headless import Headless

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


@pytest.mark.parametrize(
    ("file", "folder", "launched"),
    [
        ("/code.py", "/", False),
        ("/games/boneyard/code.py", "/games/boneyard", True),
        ("games/boneyard/code.py", "/games/boneyard", True),
    ],
)
def test_a_game_that_starts_by_itself_is_not_launched(monkeypatch, file, folder, launched):
    """CircuitPython 10 only puts a path after the folder's, and so calls the root "/." after chdir(".")."""
    here = ["/"]
    monkeypatch.setattr(os, "chdir", lambda path: here.append(path if path[0] == "/" else here[-1] + path))
    monkeypatch.setattr(os, "getcwd", lambda: here[-1])
    monkeypatch.setattr(sys, "path", sys.path.copy())
    enter = runpy.run_path(str(ROOT / "code.py"), run_name="boneyard")["enter"]
    enter.__globals__["__file__"] = file
    assert enter() == launched
    assert here[-1] == folder
    assert (f"{folder}/lib" in sys.path) == launched


def test_the_pause_of_a_game_that_was_launched_leads_back_and_the_match_is_kept(paused, new_person):
    person = paused(True)
    assert LEAVE in person.read()
    dealt = person.app.deal_seed
    person.badge.next_code_file = "/games/boneyard/code.py"
    with pytest.raises(PowerOff):
        person.press("UP", "A")
    assert person.badge.next_code_file is None  # so the drive's own program comes next
    assert new_person(nvm=person.badge.nvm).app.deal_seed == dealt


def test_the_way_back_begins_in_the_root(paused, monkeypatch):
    """In any other folder CircuitPython 10 refuses the program None: it looks for a file without a name there."""
    person = paused(True)
    monkeypatch.chdir(ROOT)  # undone at the end
    went = []
    monkeypatch.setattr(person.badge, "set_next_code_file", lambda path: went.append((path, os.getcwd())))
    with pytest.raises(PowerOff):
        person.press("UP", "A")
    assert went == [(None, os.path.abspath(os.sep))]


def test_it_runs_in_a_folder_and_a_failure_starts_it_again_there(tmp_path, monkeypatch, capsys):
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
