# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The games in MicroPython do what they do in CPython, within the badge's memory and without leaking any."""

import json
import re

import pytest

from drive import compiler
from engine import games, players
from environment import ROOT
from figures import micropython

HEAP = "40wK"
# Lines of 91 tiles beside their layouts, which belongs to no budget of the engine's.
LAYOUT_HEAP = "48wK"
# Records of whole matches, which can be of hundreds of rounds, are made on a computer, or a round at a time.
RECORD_HEAP = "4wM"

# Each at its largest table.
LARGEST = [
    ("all_fives", 2, {}), ("all_fives", 2, {"set": 12}), ("kurnik", 2, {"ends": 4}), ("draw", 2, {"set": 12}),
    ("draw", 4, {"set": 9}), ("draw", 4, {"set": 12}), ("kozel", 4, {}), ("bergen", 4, {}), ("blitz", 8, {}),
    ("tien_gow", 4, {}), ("pai_gow", 2, {}),
]
ALLOWED = {game: {key: allowed for key, _, allowed in games.load(game).OPTIONS} for game in games.NAMES}
POSITIONS = 4

SEEDS = range(6)
MATCHES = 50

GAMES = [
    ("all_fives", 2, {"target": target, "lead": lead, "blocked": blocked, "set": top})
    for lead in ("winner", "highest")
    for blocked in ("points", "pips")
    for target in (50, 100, 500)
    for top in (6, 9, 12)
] + [
    ("kurnik", 2, {"target": target, "ends": ends})
    for target in (100, 250, 500)
    for ends in (2, 4)
] + [
    ("draw", seats, {"target": target, "set": top})
    for seats in (2, 4)
    for target in (100, 500)
    for top in (6, 9, 12)
] + [
    (game, seats, {})
    for game, tables in (("kozel", (2, 3, 4)), ("bergen", (2, 3, 4)), ("blitz", (4, 5, 6, 7, 8)), ("pai_gow", (2,)))
    for seats in tables
] + [
    ("tien_gow", 4, {"rounds": rounds}) for rounds in (4, 8, 12)
]
ORDINARY = [(game, seats, options) for game, seats, options in GAMES if options.get("target", 100) == 100]

MODULES = [".".join(path.relative_to(ROOT).with_suffix("").parts)
           for folder in ("engine", "lib") for path in sorted((ROOT / folder).rglob("*.py"))]

# What only the badge has: a module of lib/ that needs one of these is for the simulator to test.
OF_THE_BADGE = ("adafruit_imageload", "bitmaptools", "board", "displayio", "keypad", "microcontroller",
                "supervisor", "vectorio")


def module_name(name):
    """What the program imports a module as: lib/ itself is in its path."""
    return name.removeprefix("lib.").removesuffix(".__init__")


def named(value):
    """A game, its options or a heap, as a test's id shows it."""
    return " ".join(f"{key}={value[key]}" for key in value) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=named)
def test_same_seeds_same_matches(drive, in_cpython, game, seats, options):
    arguments = (game, seats, json.dumps(options), "beginner,greedy", *SEEDS)
    there = micropython.run(drive, "print_moves", *arguments, heap=HEAP)
    assert there.count("deal") >= len(SEEDS)
    assert there.splitlines() == in_cpython("print_moves", *arguments).splitlines()


@pytest.mark.parametrize(("game", "seats", "options"), LARGEST, ids=named)
@pytest.mark.parametrize("level", players.LEVELS)
def test_a_player_plays_the_same_move(drive, in_cpython, level, game, seats, options):
    arguments = (level, game, seats, json.dumps(options), POSITIONS)
    there = micropython.run(drive, "print_thoughts", *arguments, heap=HEAP).splitlines()
    assert len(there) == POSITIONS
    assert there == in_cpython("print_thoughts", *arguments).splitlines()


@pytest.mark.parametrize(("game", "seats", "options"), LARGEST, ids=named)
def test_the_strongest_player_fits(drive, game, seats, options):
    short = {key: least for key, least in (("target", 50), ("rounds", 4)) if least in ALLOWED[game].get(key, ())}
    arguments = (game, seats, json.dumps({**options, **short}), players.LEVELS[-1], 1)
    assert micropython.run(drive, "print_moves", *arguments, heap=HEAP).count("deal") > 0


@pytest.mark.parametrize(("game", "seats", "options"), ORDINARY, ids=named)
def test_same_seeds_same_records(drive, in_cpython, game, seats, options):
    arguments = (game, seats, json.dumps(options), *SEEDS)
    there = micropython.run(drive, "print_records", *arguments, heap=RECORD_HEAP).splitlines()
    here = in_cpython("print_records", *arguments).splitlines()
    assert len(there) == 2 * len(SEEDS)
    there, here = [list(map(json.loads, lines)) for lines in (there, here)]
    assert there == here
    for scores, replayed, side in there[1::2]:
        assert scores == replayed and side in range(seats)


@pytest.mark.parametrize(("game", "options", "heap"), [
    ("all_fives", {}, HEAP), ("kurnik", {}, HEAP), ("kurnik", {"ends": 4}, HEAP), ("draw", {"set": 9}, HEAP),
    ("all_fives", {"set": 12}, LAYOUT_HEAP),
], ids=named)
def test_same_line_same_layout(drive, in_cpython, game, options, heap):
    arguments = (game, json.dumps(options), *range(8 if "set" in options else 20))
    there = micropython.run(drive, "print_layouts", *arguments, heap=heap)
    assert there.count("True 9 [") > 20
    assert there.splitlines() == in_cpython("print_layouts", *arguments).splitlines()


@pytest.mark.parametrize(("game", "seats"), [("all_fives", 2), ("kurnik", 2), ("draw", 4), ("kozel", 4),
                                             ("bergen", 4), ("blitz", 8), ("tien_gow", 4), ("pai_gow", 2)])
def test_nothing_grows_from_match_to_match(drive, game, seats):
    printed = micropython.run(drive, "print_live_bytes", game, seats, MATCHES, heap=HEAP)
    live = [int(line) for line in printed.split()]
    assert len(live) == MATCHES
    assert live[-1] <= live[0]


@pytest.mark.parametrize("name", MODULES)
def test_module_imports(drive, name):
    try:
        micropython.run(drive, "import_module", module_name(name), heap="64wK")
    except micropython.Failed as failed:
        missing = re.search(r"no module named '(\w+)", str(failed))
        if name.startswith("engine") or not missing or missing[1] not in OF_THE_BADGE:
            raise


@pytest.mark.parametrize("name", ["bisect", "dataclasses", "enum", "functools", "hashlib", "heapq",
                                  "itertools", "typing"])
def test_what_the_badge_has_not_is_not_there(drive, name):
    with pytest.raises(micropython.Failed, match=f"ImportError: no module named '{name}'"):
        micropython.run(drive, "import_module", name)


def test_heap_is_bounded(drive):
    with pytest.raises(micropython.Failed, match="MemoryError"):
        micropython.run(drive, "print_moves", "all_fives", 2, "{}", "greedy", 1, heap="12wK")


def test_a_private_number_takes_no_name_on_the_badge(tmp_path):
    path = tmp_path / "numbers.py"
    path.write_text("_STEP = 1_000  # ms\n_MASK = 0xFF\n_TEXT = 'a'\nOPEN = 3\n"
                    "def f():\n    _OWN = 5\n    return _STEP + _MASK + _OWN\n", encoding="utf-8")
    code = compiler.compiled(path)
    assert b"_STEP" not in code and b"_MASK" not in code
    assert b"_TEXT" in code and b"OPEN" in code
    (tmp_path / "use_numbers.py").write_text("import numbers\nprint(numbers.f())\n", encoding="utf-8")
    (tmp_path / "numbers.mpy").write_bytes(code)
    path.unlink()
    assert micropython.run(tmp_path, "use_numbers") == "1260\n"


def test_no_module_asks_for_a_private_number_of_another():
    asked = re.compile(r"\b\w+\._[A-Z][A-Z0-9_]*\b|^\s*from .* import .*\b_[A-Z][A-Z0-9_]*\b", re.MULTILINE)
    for folder in ("engine", "lib"):
        for path in (ROOT / folder).rglob("*.py"):
            assert not asked.findall(path.read_text(encoding="utf-8")), path


def test_compiler_words_are_kept(tmp_path):
    broken = tmp_path / "broken.py"
    broken.write_text("def f(:\n", encoding="utf-8")
    with pytest.raises(compiler.Failed, match="SyntaxError"):
        compiler.compiled(broken)
