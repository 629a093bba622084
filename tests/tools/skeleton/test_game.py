# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/new_game.py: the skeleton of a game can be played at once, by players and by buttons."""

import shutil
import subprocess
import sys

import pytest

from cli import Fault
from environment import ROOT, VENV
from skeleton import game
from skeleton.lacks import lacks

CHANGED = sorted({path for path, _, _ in game.ADDED})


@pytest.fixture
def bare(tmp_path):
    """A folder with the files that the skeleton changes, and with no others."""
    for path in CHANGED:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    for path in game.NEW:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    return tmp_path


def texts(folder):
    return {path: path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file()}


def test_the_rules_and_the_words_are_no_longer_missing(bare):
    written = game.write("threes", "Threes", bare)
    assert len(written) == len(CHANGED) + len(game.NEW)
    told = "\n".join(lacks("threes", bare))
    for there in "class Game", "NAMES", "GAMES.", "ABOUT.", "[help.", "PAGES":
        assert there not in told
    assert "lacks weights of its own: python3 tools/train.py threes" in told


@pytest.mark.parametrize("name", ["draw"])
def test_a_name_that_is_taken_is_refused_and_nothing_changes(bare, name):
    (bare / f"engine/games/{name}.py").write_text("", encoding="utf-8")
    before = texts(bare)
    with pytest.raises(Fault, match=f"^engine/games/{name}.py is there already: choose another name.$"):
        game.write(name, "Threes", bare)
    assert texts(bare) == before


def test_a_file_that_it_does_not_know_is_told_and_nothing_changes(bare):
    (bare / "lib/words/names.py").write_text("LANGUAGE = 0\n", encoding="utf-8")
    before = texts(bare)
    with pytest.raises(Fault, match=r"^lib/words/names\.py isn't as this tool knows it: write it by hand"):
        game.write("threes", "Threes", bare)
    assert texts(bare) == before


@pytest.fixture
def copy(tmp_path):
    """A copy of the project, with the skeleton of a game."""
    target = tmp_path / "boneyard"
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(".*", "build", "shots", "__pycache__"))
    (target / VENV.name).symlink_to(VENV)
    assert "Threes lacks:" in start(target, "tools/new_game.py", "threes")
    return target


def start(folder, *command):
    done = subprocess.run([sys.executable, *command], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow("a match is played by its buttons, which takes 10 s")
def test_it_can_be_played_in_every_way(copy):
    assert " passed" in start(copy, "-m", "pytest", "-q", "tests/engine/games/test_threes.py")
    assert '"game": "threes"' in start(copy, "tools/replay.py", "--deal", "5", "--game", "threes")
    assert "none broke an invariant" in start(copy, "tools/soak.py", "--game", "threes", "--matches", "20")
    assert "won by A" in start(
        copy, "tools/arena.py", "skilled", "expert", "--game", "threes", "--matches", "2", "--jobs", "1"
    )
    assert "shot result" in start(copy, "tools/record_keys.py", "--game", "threes")


@pytest.mark.parametrize("name", ["two words"])
def test_a_name_that_is_none_is_refused(name):
    done = subprocess.run([sys.executable, ROOT / "tools" / "new_game.py", name], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert f"takes small letters, such as all_fives, not {name}" in done.stderr
