# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The tours: keys files that lead through every screen, and none leaves anything on another. Whether there is
memory for them is tested in tests/micropython."""

from pathlib import Path

import pytest

import scenes
from figures.game_heap import TOURS
from keys.files import follow, read_seed
from simulator import Simulator

ROOMS = ("blitz_8", "pai_gow", "tien_gow")  # a tour of each kind of table, the shortest
OTHERS = ("all_fives_set_9", "draw_3_set_12")  # with four arms, and with the longest line and several seats
FIRST = "A\nA\nA\n"  # from the first start to the table
PUZZLE = "UP\nA\nwait 3\nRIGHT\nA\nwait 1\nA\nwait 4\nB\nwait 1\n"  # solves the first one
SET = "UP\nUP\nA\nwait 1\n"
EVENING = "UP\nUP\nUP\nA\nwait 1\n"
LESSON = "A\nwait 1\nSELECT\nwait 1\nA\nwait 1\n"  # from the first page of the help
# From the first turn of a match to another match in its place.
GIVE_UP = "A\nSTART\nwait 5\nA\nwait 3\nSTART\nwait 1\nDOWN\nDOWN\nA\nwait 1\nSTART\nwait 1\nDOWN\nA\nwait 2\n"
FAILED = "trouble"  # the screen that comes when the game fails
CHART = "chart"  # to get there, SELECT is held down, which no keys file can; see test_chart.py
LEAVE = "leave"  # only of a game that another program has started
JUDGE = "judge"  # after SELECT in a review; see test_judge.py
JUDGEMENT = "judgement"  # only on hosts that judge moves; see test_judged.py


def shown(keys, **options):
    """The names of the screens that are shown on the way of a keys file, given its text, and the last of them."""
    names = set()
    with Simulator(seed=read_seed(keys), **options) as badge:
        app = badge.start()
        badge.step()
        names.add(app.scene)
        follow(badge, keys, lambda: names.add(app.scene))
        return names, app.scene


def visited(tour):
    """The screens that a tour leads through, from the title to the result and through all others."""
    names, last = shown((TOURS / f"{tour}.txt").read_text(encoding="utf-8"))
    assert last == "result" and {"help", "help_chosen", "statistics", "options", "review"} <= names
    return names


def test_a_tour_of_each_room_and_a_first_start_lead_through_every_screen(nothing_left):
    """5 s: each of their frames is compared with a full repaint."""
    seen, _ = shown(FIRST, first_start=True)
    assert {"language", "table"} <= seen
    puzzles, last = shown(PUZZLE)
    assert last == "puzzles" and "table" in puzzles
    seen |= puzzles
    for keys, screen in (SET, "the_set"), (EVENING, "evening"), (LESSON, "lesson"):
        names, last = shown(keys)
        assert last == screen
        seen |= names
    given_up, last = shown(GIVE_UP)
    assert last == "table"
    seen |= given_up
    for room in ROOMS:
        seen |= visited(room)
    there = {
        path.stem
        for path in Path(scenes.__path__[0]).glob("*.py")
        if "\nclass Scene" in path.read_text(encoding="utf-8")
    }
    assert seen == there - {FAILED, CHART, LEAVE, JUDGE, JUDGEMENT} | {"table", "summary", "review", "ranking"}


@pytest.mark.slow("up to 5 s each, for the same reason")
@pytest.mark.parametrize("tour", OTHERS)
def test_the_other_tours_leave_nothing_on_the_screen_either(nothing_left, tour):
    visited(tour)
