# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whole matches from keys files, and a picture of each scene on the way, pixel for pixel."""

import re
import subprocess
import sys

import pytest
from PIL import Image

import record_keys
from engine import games
from environment import ROOT
from keys.files import read_seed
from tests.tools import here

SLOW = pytest.mark.slow("a whole match takes up to 3 s")

FIXTURES = ROOT / "tests" / "fixtures"
KEYS = sorted((FIXTURES / "keys").glob("*.txt"))
# Before every commit a match of each game, and the longest line.
QUICK = ("all_fives", "bergen_2", "blitz_8", "draw_2_set_12", "kozel_4", "kurnik", "pai_gow", "tien_gow")

# The pictures of each game besides the choice of its match and its result.
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
    "kozel_4": LINE | {"thinking", "ghost"},
    "kurnik": LINE | {"stuck", "ghost"},
    "pai_gow": {"stake", "split", "ranking", "compared"},
    "tien_gow": {"thinking", "lead", "follow", "help", "set", "trick", "summary"},
}


def recorded_by(keys):
    """The arguments for record_keys.py that made a keys file."""
    return re.search(r"record_keys.py (.*)", keys.read_text(encoding="utf-8"))[1].split()


def test_there_are_matches_of_all_games_at_their_smallest_and_largest_tables():
    tables, quick = set(), set()
    for keys in KEYS:
        arguments = recorded_by(keys)
        chosen = dict(zip(arguments[::2], arguments[1::2]))
        fewest = games.load(chosen["--game"]).SEATS[0]
        tables.add((chosen["--game"], int(chosen.get("--seats", fewest))))
        quick |= {chosen["--game"]} if keys.stem in QUICK else set()
    assert tables == {(game, seats) for game in games.NAMES for seats in games.load(game).SEATS}
    assert quick == set(games.NAMES), "QUICK has a match of each game"


def test_there_are_pictures_of_every_scene():
    assert [keys.stem for keys in KEYS] == sorted(SCENES)
    for stem, scenes in SCENES.items():
        there = {path.stem for path in (FIXTURES / "frames" / stem).iterdir()}
        assert there == scenes | {"new-game-option", "result"}


@pytest.mark.parametrize(
    "keys", [pytest.param(keys, id=keys.stem, marks=[] if keys.stem in QUICK else [SLOW]) for keys in KEYS]
)
def test_a_match_is_recorded_as_its_keys_file_says_and_looks_as_it_should(keys):
    """From the title to the result. After a wanted change, play.py makes the pictures again, and record_keys.py the
    keys if they no longer fit. The longest takes 3 s: it has hundreds of moves."""
    folder, seen = FIXTURES / "frames" / keys.stem, {}

    def look(badge, line):
        if line.startswith("shot"):
            seen[line.removeprefix("shot ")] = badge.frame()

    recorded = record_keys.recorded(record_keys.parse(recorded_by(keys)), look)
    assert recorded + "\n" == keys.read_text(encoding="utf-8")
    for golden in folder.iterdir():
        with Image.open(golden) as wanted:
            assert wanted.size == (160, 128)
            assert wanted.tobytes() == seen[golden.stem].tobytes(), f"{golden.stem} looks different"


def test_the_tool_prints_the_keys_of_a_match_and_play_py_makes_the_same_pictures_of_them(tmp_path):
    """With several opponents: play.py does each step in the same frame."""
    keys = FIXTURES / "keys" / "bergen_4.txt"
    done = here.run("record_keys", *recorded_by(keys))
    assert (done.returncode, done.stderr, done.stdout) == (0, "", keys.read_text(encoding="utf-8"))
    command = [sys.executable, ROOT / "tools" / "play.py", "--headless", "--keys", keys, "--shots", tmp_path]
    done = subprocess.run([*command, "--seed", str(read_seed(done.stdout))], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    for golden in (FIXTURES / "frames" / keys.stem).iterdir():
        with Image.open(golden) as wanted, Image.open(tmp_path / golden.name) as seen:
            assert wanted.tobytes() == seen.tobytes(), f"{golden.stem} looks different"


def test_what_cannot_be_recorded_is_told_in_a_sentence():
    done = here.run("record_keys", "--game", "kozel", "--seats", "5")
    assert (done.returncode, done.stdout) == (1, "")
    assert "--seats can't be 5, only one of 2, 3, 4." in done.stderr and done.stderr.count("\n") == 1
