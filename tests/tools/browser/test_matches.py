# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whole matches in a real browser: they are played, and their frames are those of the simulator."""

import io
import runpy

import pytest
from PIL import Image, ImageChops

from browser import visit
from environment import ROOT
from keys.files import read_keys, read_seed
from simulator.badge import PowerOff
from simulator.headless import Headless
from tests.tools.browser.visits import SLOW

KEYS = ROOT / "tests" / "fixtures" / "keys"
# How many frames the game does in half a second.
COUNT = """async () => {
    const frames = boneyard.program.frames = [];
    await new Promise((resolve) => setTimeout(resolve, 500));
    return frames.length;
}"""


@SLOW
def test_the_game_goes_on_by_itself_and_stands_still_while_nobody_sees_the_page(visiting, until):
    visited = visiting().open()
    visited.begin(virtual=False)
    while visited.ask("scene") != "table":
        visited.page.keyboard.press("Enter")  # one that comes too early is dropped
        visited.page.wait_for_timeout(200)
    hide = """(hidden) => {
        Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    visited.page.evaluate(hide, True)
    before = visited.page.evaluate(COUNT)
    assert visited.page.evaluate(COUNT) == before == 0
    visited.page.evaluate(hide, False)
    until(visited.page, "boneyard.program.frames.length > 5")


def simulated(text, folder, **options):
    """The shots that the simulator takes in following the text of a keys file, by their names."""
    badge = Headless(read_keys(text), folder, read_seed(text), **options)
    with pytest.raises(PowerOff), badge:
        runpy.run_path(str(ROOT / "code.py"), run_name="__main__")
    return {path.stem: Image.open(path).convert("RGB") for path in folder.glob("*.png")}


def assert_same_frames(visited, folder, text, **options):
    shots = visit.follow(visited.open().page, text, **options)
    expected = simulated(text, folder, **options)
    assert expected.keys() == shots.keys() and expected
    for name, picture in expected.items():
        shot = Image.open(io.BytesIO(shots[name])).convert("RGB")
        assert ImageChops.difference(shot, picture).getbbox() is None, name


def beginning(name, shots):
    """A keys file up to some shots."""
    text = (KEYS / f"{name}.txt").read_text(encoding="utf-8")
    return "shot ".join(text.split("shot ")[:shots]) + "shot last\n"


def test_frames_are_those_of_the_simulator(visiting, tmp_path):
    assert_same_frames(visiting(), tmp_path, beginning("all_fives", 6))


@SLOW
@pytest.mark.parametrize("board", ["pimoroni_picosystem", "pimoroni_explorer2350", "tinycircuits_thumby_color"])
def test_frames_on_other_boards_are_those_of_the_simulator(visiting, tmp_path, board):
    """Of another size, with keys that are held, and with a screen smaller than a page."""
    assert_same_frames(visiting(), tmp_path, beginning("all_fives", 6), board=board)


@SLOW
@pytest.mark.parametrize("name", ["blitz_8", "tien_gow"])
def test_frames_of_whole_matches_are_those_of_the_simulator(visiting, tmp_path, name):
    assert_same_frames(visiting(), tmp_path, (KEYS / f"{name}.txt").read_text(encoding="utf-8"))
