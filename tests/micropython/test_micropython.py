# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The games in MicroPython play as in CPython, within the badge's memory and without leaking any."""

import json
import re

import pytest

from drive import contents
from engine import players
from environment import ROOT
from figures import micropython

HEAP = "40wK"
# Lines of 55 or 91 tiles beside their layouts, which belong to no budget of the engine's.
LAYOUT_HEAP = "48wK"

# Each at its largest table.
LARGEST = [
    ("all_fives", 2, {"set": 12}),
    ("kurnik", 2, {"ends": 4}),
    ("draw", 4, {"set": 12}),
    ("kozel", 4, {}),
    ("bergen", 4, {}),
    ("blitz", 8, {}),
    ("tien_gow", 4, {}),
    ("pai_gow", 2, {}),
]
POSITIONS = 4

SEEDS = 2  # of matches; before every commit one
MATCHES = 5

# Of each game one, and of the options that change how it is played each value.
GAMES = [
    ("all_fives", 2, {"target": 50, "lead": "winner", "blocked": "points", "set": 12}),
    ("all_fives", 2, {"target": 100, "lead": "highest", "blocked": "pips", "set": 9}),
    ("kurnik", 2, {"target": 250, "ends": 2}),
    ("draw", 3, {"target": 100, "set": 9}),
    ("kozel", 4, {}),
    ("bergen", 3, {}),
    ("blitz", 8, {}),
    ("tien_gow", 4, {"rounds": 4}),
    ("pai_gow", 2, {}),
]


MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for folder in ("engine", "lib")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not path.relative_to(ROOT).as_posix().startswith(contents.FOR_HOSTS)
]

# Modules that only the badge has: a module of lib/ that needs one of them is tested in the simulator.
OF_THE_BADGE = "bitmaptools", "board", "displayio", "keypad", "microcontroller", "supervisor", "vectorio"


def module_name(name):
    """The name by which the program imports a module: lib/ itself is in its path."""
    return name.removeprefix("lib.").removesuffix(".__init__")


def named(value):
    """A game, its options or a heap, as a test's id shows it."""
    return " ".join(f"{key}={value[key]}" for key in value) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=named)
def test_same_seeds_same_matches(drive, in_cpython, cases, game, seats, options):
    arguments = (game, seats, json.dumps(options), "beginner,greedy", *range(cases(SEEDS)))
    there = micropython.run(drive, "print_moves", *arguments, heap=HEAP)
    assert there.count("deal") > 0
    assert there.splitlines() == in_cpython("print_moves", *arguments).splitlines()


@pytest.mark.parametrize(("game", "seats", "options"), LARGEST, ids=named)
def test_a_player_plays_the_same_move(drive, in_cpython, game, seats, options):
    arguments = (",".join(players.LEVELS), game, seats, json.dumps(options), POSITIONS)
    there = micropython.run(drive, "print_thoughts", *arguments, heap=HEAP).splitlines()
    assert len(there) == POSITIONS * len(players.LEVELS)
    assert there == in_cpython("print_thoughts", *arguments).splitlines()


@pytest.mark.parametrize(
    ("game", "options", "heap"),
    [
        ("all_fives", {}, HEAP),
        ("kurnik", {"ends": 4}, HEAP),
        ("all_fives", {"set": 12}, LAYOUT_HEAP),
    ],
    ids=named,
)
def test_same_line_same_layout(drive, in_cpython, game, options, heap):
    arguments = (game, json.dumps(options), *range(8 if "set" in options else 20))
    there = micropython.run(drive, "print_layouts", *arguments, heap=heap)
    assert there.count("True 9 [") > 20
    assert there.splitlines() == in_cpython("print_layouts", *arguments).splitlines()


@pytest.mark.parametrize(("game", "seats"), [("all_fives", 2), ("draw", 4), ("tien_gow", 4), ("pai_gow", 2)])
def test_nothing_grows_from_match_to_match(drive, game, seats):
    printed = micropython.run(drive, "print_live_bytes", game, seats, MATCHES, heap=HEAP)
    live = [int(line) for line in printed.split()]
    assert len(live) == MATCHES
    assert live[-1] <= live[0]


@pytest.mark.parametrize(("game", "seats"), [("all_fives", 2), ("kozel", 4), ("tien_gow", 4)])
def test_a_badge_judges_as_a_pc_with_its_budget(drive, in_cpython, game, seats):
    """Half a second each. Without a budget the page judges as a PC does: tests/tools/browser/test_records.py."""
    arguments = game, seats, 3, 20000
    there = micropython.run(drive, "print_judgements", *arguments).splitlines()
    assert len(there) == 3 and there == in_cpython("print_judgements", *arguments).splitlines()


def test_every_module_imports_on_its_own(drive):
    told = micropython.run(drive, "import_module", *map(module_name, MODULES), heap="64wK").splitlines()
    assert [line.split(":")[0] for line in told] == [module_name(name) for name in MODULES]
    for name, line in zip(MODULES, told):
        missing = re.search(r"ImportError: no module named '(\w+)'", line)
        assert line.endswith(": imported") or (
            not name.startswith("engine") and missing and missing[1] in OF_THE_BADGE
        ), line
