# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The way of a press: which files of lib/ and engine/ the press of A that lays a tile passes through, as
docs/architecture.md tells them."""
import re
import sys

import pytest

from environment import ROOT
from simulator import Simulator

MOST = 12
FRAMES = 200  # that a move takes, at the most
SEEN = 0.5  # s that a screen has been seen in, so that A counts
LIST = re.compile(r"^\d+\. `(lib/[^`]+)`", re.M)
NAMED = re.compile(r"`((?:lib|engine)/[\w/]+(?:\.py|/))`")  # a file, or a folder for all that is in it
BELOW = "In the engine", "Every press"  # how the paragraphs begin that name the other files


def files_run(badge, button):
    """Press a button, and return the files of lib/ and engine/ of which anything runs until the tile lies."""
    seen = set()

    def note(frame, event, what):
        if event == "call":
            seen.add(frame.f_code.co_filename)

    badge.press(button)
    moves = len(badge.app.match.played_by)
    sys.setprofile(note)
    try:
        for _ in range(FRAMES):
            badge.step()
            if len(badge.app.match.played_by) > moves and "show" not in badge.flow:
                break
            if "_choose_end" in badge.flow and badge.doing == "press":  # the tile fits several
                badge.run(SEEN)
                badge.press(button)
    finally:
        sys.setprofile(None)
    paths = {path.removeprefix(f"{ROOT}/") for path in seen}
    return {path for path in paths if path.startswith(("lib/", "engine/"))}


@pytest.fixture
def section():
    """What docs/architecture.md tells of the way of a press."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return text.partition("## The way of a press")[2].partition("\n## ")[0]


def test_the_way_of_a_press_is_as_it_is_told(section):
    listed = LIST.findall(section)
    below = [name for part in section.split("\n\n") if part.startswith(BELOW) for name in NAMED.findall(part)]
    with Simulator(seed=1) as badge:
        badge.start()
        badge.run(0.5)
        for button in ("A", "A"):
            badge.press(button)
            badge.run(1)
        match = badge.app.match
        while match.turn or badge.doing != "press" or not match.legal_moves()[0][0]:
            badge.step()
        badge.run(SEEN)
        passed = files_run(badge, "A")
    folders = tuple(name for name in below if name.endswith("/"))
    told = {*listed, *below}.difference(folders)
    assert sorted(path for path in passed if not path.startswith(folders)) == sorted(told)
    assert all(any(path.startswith(folder) for path in passed) for folder in folders)
    assert len(listed) <= MOST
    assert sum(path.startswith("lib/tables/line/") for path in listed) > len(listed) / 2
