# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The same number is the same match in MicroPython as in CPython: all deals, and all moves of the machine's."""

import json
import runpy
from pathlib import Path

import pytest

from figures import micropython
from simulator import Simulator

PROGRAMS = Path(__file__).parent / "programs"
# One of each family of players, with levels that take chances.
MATCHES = [
    ("kozel", 4, {}, "beginner", (1 << 30) - 1),
    ("blitz", 8, {}, "skilled", 12345),
    ("pai_gow", 2, {}, "greedy", 7),
]


def on_cpython(*match):
    played = runpy.run_path(str(PROGRAMS / "play_number.py"))["played"]
    with Simulator(seed=5) as simulator:
        return played(simulator.start(), *match)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match[0])
def test_a_number_is_the_same_match(badge, match):
    game, seats, options, level, number = match
    told = micropython.run(badge, "play_number", game, seats, json.dumps(options), level, number, heap="4M")
    assert told.strip() == on_cpython(*match)
