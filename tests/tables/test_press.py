# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The way of a press: which files of lib/ the press of A that lays a tile passes through, as
docs/architecture.md lists them."""
import re
import sys

import pytest

from environment import ROOT
from simulator import Simulator

MOST = 12
FRAMES = 200  # that a move takes, at the most
SEEN = 0.5  # s that a screen has been seen in, so that A counts
LIST = re.compile(r"^\d+\. `(lib/[^`]+)`", re.M)


def files_run(badge, button):
    """Press a button, and return the files of lib/ whose functions run until the tile lies, without those that run
    in every frame: the handheld, and the app itself."""
    seen = set()

    def note(frame, event, what):
        if event == "call" and frame.f_code.co_name not in ("__init__", "<module>"):
            seen.add(frame.f_code.co_filename)

    badge.press(button)
    moves = len(badge.app.match.by)
    sys.setprofile(note)
    try:
        for _ in range(FRAMES):
            badge.step()
            if len(badge.app.match.by) > moves and "make" not in badge.flow:
                break
            if "_choose_end" in badge.flow and badge.doing == "press":  # the tile fits several
                badge.run(SEEN)
                badge.press(button)
    finally:
        sys.setprofile(None)
    paths = {path.removeprefix(f"{ROOT}/") for path in seen}
    return {path for path in paths if path.startswith("lib/")}


@pytest.fixture
def listed():
    """The files that docs/architecture.md lists for the way of a press."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("## The way of a press")[2].partition("\n## ")[0]
    return LIST.findall(section)


def test_the_way_of_a_press_is_as_it_is_told(listed):
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
    beside = {"lib/app.py", "lib/art.py", "lib/modules.py", "lib/text/__init__.py", "lib/text/label.py"}
    always = {path for path in passed if path.startswith(("lib/handheld/", "lib/storage/"))}
    assert sorted(passed - always - beside) == sorted(listed)
    assert len(listed) <= MOST
    assert sum(path.startswith("lib/tables/line/") for path in listed) > len(listed) / 2
