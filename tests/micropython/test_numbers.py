# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The same number is the same match in MicroPython as in CPython: all deals, and all moves of the machine's."""

import json
import runpy
from pathlib import Path

import pytest

from figures import game_heap, micropython
from simulator import Simulator

PROGRAMS = Path(__file__).parent / "programs"
# One of each family of players, with levels that take chances.
MATCHES = [
    ("all_fives", 2, {"target": 50}, "beginner", 20261127),
    ("draw", 3, {}, "greedy", 0),
    ("kozel", 4, {}, "beginner", (1 << 30) - 1),
    ("blitz", 8, {}, "skilled", 12345),
    ("tien_gow", 4, {"rounds": 4}, "beginner", 20261128),
    ("pai_gow", 2, {}, "greedy", 7),
]


@pytest.fixture(scope="module")
def badge(tmp_path_factory):
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    drive = tmp_path_factory.mktemp("numbers")
    game_heap.make_drive(drive)
    micropython.compile_folder(PROGRAMS, drive)
    return drive


def on_cpython(*match):
    played = runpy.run_path(str(PROGRAMS / "play_number.py"))["played"]
    with Simulator(seed=5) as simulator:
        return played(simulator.start(), *match)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match[0])
def test_a_number_is_the_same_match(badge, match):
    game, seats, options, level, number = match
    told = micropython.run(badge, "play_number", game, seats, json.dumps(options), level, number, heap="4M")
    assert told.strip() == on_cpython(*match)


def test_another_number_or_another_level_is_another_match():
    game, seats, options, level, number = MATCHES[0]
    matches = [on_cpython(game, seats, options, level, number + more) for more in (0, 0, 1)]
    assert matches[0] == matches[1] != matches[2]
    assert on_cpython(game, seats, options, "greedy", number) != matches[0]
