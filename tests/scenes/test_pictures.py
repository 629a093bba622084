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
SHORTEST = min(KEYS, key=lambda keys: keys.stat().st_size)
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


def play(keys, seed, shots):
    """Run a keys file as the README tells."""
    command = [
        sys.executable,
        ROOT / "tools" / "play.py",
        "--headless",
        "--keys",
        keys,
        "--shots",
        shots,
        "--seed",
        str(seed),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def seed_of(keys):
    return read_seed(keys.read_text(encoding="utf-8"))


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


def test_the_keys_lead_play_py_to_the_same_pictures(tmp_path):
    """A keys file is played by other code than that which recorded it, and each time alike."""
    play(SHORTEST, seed_of(SHORTEST), tmp_path)
    for golden in (FIXTURES / "frames" / SHORTEST.stem).iterdir():
        with Image.open(golden) as wanted, Image.open(tmp_path / golden.name) as seen:
            assert wanted.tobytes() == seen.tobytes(), f"{golden.stem} looks different"


@pytest.mark.parametrize(
    "table", ["--game bergen --seats 4 --seed 3", pytest.param("--game draw --seats 4 --seed 4", marks=SLOW)]
)
def test_what_is_recorded_looks_the_same_when_it_is_played(table, tmp_path):
    """Every shot of a match with several opponents: play.py does each step in the same frame."""
    seen = {}

    def look(badge, line):
        if line.startswith("shot"):
            seen[line.removeprefix("shot ")] = badge.frame()

    options = record_keys.parse(table.split())
    (tmp_path / "keys.txt").write_text(record_keys.recorded(options, look) + "\n", encoding="utf-8")
    play(tmp_path / "keys.txt", options.seed, tmp_path)
    assert set(seen) == {path.stem for path in tmp_path.glob("*.png")}
    for name, frame in seen.items():
        with Image.open(tmp_path / f"{name}.png") as shot:
            assert shot.tobytes() == frame.tobytes(), name


def test_no_button_is_pressed_before_the_last_one_was_taken():
    """In this match the person looks along a line that goes on beyond the table, and then lays a tile: the line
    still moves when A is pressed, and it is another's turn before the next press."""
    arguments = "--game draw --seats 4 --set 12 --level expert --seed 6".split()
    recorded = record_keys.recorded(record_keys.parse(arguments))
    assert "\nshot long-line-end\n" in recorded and recorded.endswith("\nshot result")


def test_the_tool_prints_what_it_records():
    done = here.run("record_keys", *recorded_by(SHORTEST))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == SHORTEST.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--game", "chess"], "--game can't be chess, only one of all_fives, kurnik, "),
        (["--game", "kozel", "--seats", "5"], "--seats can't be 5, only one of 2, 3, 4."),
        (["--game", "kurnik", "--set", "9"], "kurnik has no choice of set."),
    ],
)
def test_what_cannot_be_recorded_is_told_in_a_sentence(arguments, sentence):
    done = here.run("record_keys", *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert sentence in done.stderr and done.stderr.count("\n") == 1
