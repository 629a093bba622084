# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The tours: keys files that lead through every screen, and none leaves anything on another. Whether there is
memory for them is tested in tests/micropython."""
from pathlib import Path

import scenes
from figures.game import TOURS
from simulator import Simulator
from simulator.headless import read_seed

FIRST = "A\nA\nA\n"  # from the first start to the table
FAILED = "trouble"  # the screen that comes when the game fails


def shown(keys, **options):
    """The names of the screens that are shown on the way of a keys file, given its text, and the last of them."""
    names = set()
    with Simulator(seed=read_seed(keys), **options) as badge:
        app = badge.start()
        badge.step()
        names.add(app.scene)
        badge.follow(keys, lambda: names.add(app.scene))
        return names, app.scene


def test_the_tours_and_a_first_start_lead_through_every_screen(nothing_left):
    seen, _ = shown(FIRST, first_start=True)
    assert {"language", "table"} <= seen
    for path in sorted(TOURS.glob("*.txt")):
        names, last = shown(path.read_text(encoding="utf-8"))
        assert last == "result" and {"help", "help_chosen", "statistics", "options", "review"} <= names, path.stem
        seen |= names
    there = {path.stem for path in Path(scenes.__path__[0]).glob("*.py")
             if "\nclass Scene" in path.read_text(encoding="utf-8")}
    assert seen == there - {FAILED} | {"table", "summary", "review", "ranking"}
