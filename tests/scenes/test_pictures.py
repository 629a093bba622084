# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whole matches from keys files, and a picture of each scene on the way, pixel for pixel."""
import functools
import re
import subprocess
import sys

import pytest
from PIL import Image

from engine import games
from environment import ROOT
from simulator.headless import read_seed

FIXTURES = ROOT / "tests" / "fixtures"
KEYS = sorted((FIXTURES / "keys").glob("*.txt"))

# What is to be seen of each game besides how its match was chosen and how it ended.
LINE = {"hint", "table", "summary"}
SCENES = {
    "all_fives": LINE | {"title", "new-game", "pause", "stuck", "ghost"},
    "all_fives_expert": LINE | {"thinking", "stuck", "ghost"},
    "all_fives_set_9": LINE,
    "bergen_2": LINE | {"stuck", "ghost"},
    "bergen_4": LINE | {"stuck"},
    "blitz_4": LINE | {"go-on"},
    "blitz_8": LINE | {"go-on"},
    "draw_2": LINE | {"stuck", "ghost"},
    "draw_2_set_12": LINE | {"stuck", "ghost", "long-line", "long-line-top", "long-line-end"},
    "draw_4": LINE | {"stuck", "ghost"},
    "kozel_2": LINE | {"stuck", "ghost"},
    "kozel_4": LINE | {"thinking", "stuck", "ghost"},
    "kurnik": LINE | {"stuck", "ghost"},
    "pai_gow": {"stake", "split", "ranking", "compared"},
    "tien_gow": {"thinking", "lead", "follow", "help", "set", "trick", "summary"},
}


def play(keys, seed, shots):
    """Run a keys file as the README tells."""
    command = [sys.executable, ROOT / "tools" / "play.py", "--headless", "--keys", keys, "--shots", shots,
               "--seed", str(seed)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.fixture(scope="module")
def shots_of(tmp_path_factory):
    """shots_of(keys): the folder with the shots of a keys file, whose match is played once."""
    @functools.cache
    def play_once(keys):
        shots = tmp_path_factory.mktemp(keys.stem)
        play(keys, seed_of(keys), shots)
        return shots

    return play_once


def seed_of(keys):
    return read_seed(keys.read_text(encoding="utf-8"))


def recorded_by(keys):
    """The arguments for record_keys.py that made a keys file."""
    return re.search(r"record_keys.py (.*)", keys.read_text(encoding="utf-8"))[1].split()


def test_there_are_matches_of_all_games_at_their_smallest_and_largest_tables():
    tables = set()
    for keys in KEYS:
        arguments = recorded_by(keys)
        chosen = dict(zip(arguments[::2], arguments[1::2]))
        fewest = games.load(chosen["--game"]).SEATS[0]
        tables.add((chosen["--game"], int(chosen.get("--players", fewest))))
    assert tables == {(game, seats) for game in games.NAMES for seats in games.load(game).SEATS}


def test_there_are_pictures_of_every_scene():
    assert [keys.stem for keys in KEYS] == sorted(SCENES)
    for stem, scenes in SCENES.items():
        there = {path.stem for path in (FIXTURES / "frames" / stem).iterdir()}
        assert there == scenes | {"new-game-option", "result"}


@pytest.mark.parametrize("keys", KEYS, ids=lambda keys: keys.stem)
def test_a_match_played_by_keys_looks_as_it_should(keys, shots_of):
    """From the title to the result. After a wanted change, play.py makes the pictures anew, and
    record_keys.py the keys if they no longer fit."""
    for golden in (FIXTURES / "frames" / keys.stem).iterdir():
        with Image.open(golden) as wanted, Image.open(shots_of(keys) / golden.name) as seen:
            assert wanted.size == (160, 128)
            assert wanted.tobytes() == seen.tobytes(), f"{golden.stem} looks different"


def test_the_same_keys_and_seed_give_the_same_bytes(shots_of, tmp_path):
    play(KEYS[0], seed_of(KEYS[0]), tmp_path)
    pictures = sorted(shots_of(KEYS[0]).iterdir())
    assert pictures
    for picture in pictures:
        assert picture.read_bytes() == (tmp_path / picture.name).read_bytes()


@pytest.mark.parametrize("keys", KEYS, ids=lambda keys: keys.stem)
def test_the_keys_are_what_the_tool_records(keys):
    command = [sys.executable, ROOT / "tools" / "record_keys.py", *recorded_by(keys)]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    assert done.stdout == keys.read_text(encoding="utf-8")


@pytest.mark.parametrize("arguments, sentence", [
    (["--game", "chess"], "--game can't be chess, only one of all_fives, kurnik, "),
    (["--game", "kozel", "--players", "5"], "--players can't be 5, only one of 2, 3, 4."),
    (["--game", "kurnik", "--set", "9"], "kurnik has no choice of set."),
])
def test_what_cannot_be_recorded_is_told_in_a_sentence(arguments, sentence):
    command = [sys.executable, ROOT / "tools" / "record_keys.py", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert sentence in done.stderr and done.stderr.count("\n") == 1
