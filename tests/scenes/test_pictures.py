# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whole matches from keys files, and a picture of each scene on the way, pixel for pixel."""
import re
import subprocess
import sys

import pytest
from PIL import Image

from environment import ROOT

FIXTURES = ROOT / "tests" / "fixtures"
KEYS = sorted((FIXTURES / "keys").glob("*.txt"))
SCENES = {"title", "new-game", "new-game-option", "pause", "table", "ghost", "stuck", "summary", "result"}


def play(keys, seed, shots):
    """Run a keys file as the README tells."""
    command = [sys.executable, ROOT / "tools" / "play.py", "--headless", "--keys", keys, "--shots", shots,
               "--seed", str(seed)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def seed_of(keys):
    return int(re.search(r"--seed (\d+)", keys.read_text(encoding="utf-8"))[1])


def test_there_are_pictures_of_every_scene_in_both_games():
    assert [keys.stem for keys in KEYS] == ["all_fives", "kurnik"]
    for keys in KEYS:
        assert {path.stem for path in (FIXTURES / "frames" / keys.stem).iterdir()} == SCENES


@pytest.mark.parametrize("keys", KEYS, ids=lambda keys: keys.stem)
def test_a_match_played_by_keys_looks_as_it_should(keys, tmp_path):
    """From the title to the result. After a wanted change, play.py makes the pictures anew, and
    record_keys.py the keys if they no longer fit."""
    play(keys, seed_of(keys), tmp_path)
    for golden in (FIXTURES / "frames" / keys.stem).iterdir():
        with Image.open(golden) as wanted, Image.open(tmp_path / golden.name) as seen:
            assert wanted.size == (160, 128)
            assert wanted.tobytes() == seen.tobytes(), f"{golden.stem} looks different"


def test_the_same_keys_and_seed_give_the_same_bytes(tmp_path):
    for folder in ("one", "two"):
        play(KEYS[0], seed_of(KEYS[0]), tmp_path / folder)
    pictures = sorted((tmp_path / "one").iterdir())
    assert pictures
    for picture in pictures:
        assert picture.read_bytes() == (tmp_path / "two" / picture.name).read_bytes()


def test_the_keys_are_what_the_tool_records():
    for keys in KEYS:
        command = [sys.executable, ROOT / "tools" / "record_keys.py", "--game", keys.stem, "--seed", seed_of(keys)]
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        assert done.stdout == keys.read_text(encoding="utf-8")
