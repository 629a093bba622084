# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The games in MicroPython play as in CPython, within the badge's memory and without leaking any."""

import json
import re

import pytest

from drive import compiler, contents
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
    ("all_fives", 2, {}),
    ("all_fives", 2, {"set": 12}),
    ("kurnik", 2, {"ends": 4}),
    ("draw", 2, {"set": 12}),
    ("draw", 4, {"set": 9}),
    ("draw", 4, {"set": 12}),
    ("kozel", 4, {}),
    ("bergen", 4, {}),
    ("blitz", 8, {}),
    ("tien_gow", 4, {}),
    ("pai_gow", 2, {}),
]
ALLOWED = {game: {key: allowed for key, _, allowed in games.load(game).OPTIONS} for game in games.NAMES}
POSITIONS = 4

SEEDS = range(6)
MATCHES = 50

# Each number of seats and each value of each option of each game is in one of them at least.
GAMES = [
    ("all_fives", 2, {"target": 50, "lead": "winner", "blocked": "points", "set": 12}),
    ("all_fives", 2, {"target": 100, "lead": "highest", "blocked": "pips", "set": 9}),
    ("all_fives", 2, {"target": 500, "lead": "winner", "blocked": "pips", "set": 6}),
    ("kurnik", 2, {"target": 100, "ends": 4}),
    ("kurnik", 2, {"target": 250, "ends": 2}),
    ("kurnik", 2, {"target": 500, "ends": 2}),
    ("draw", 2, {"target": 100, "set": 12}),
    ("draw", 3, {"target": 100, "set": 9}),
    ("draw", 4, {"target": 500, "set": 6}),
    *((game, seats, {}) for game in ("kozel", "bergen") for seats in (2, 3, 4)),
    *(("blitz", seats, {}) for seats in (4, 5, 6, 7, 8)),
    *(("tien_gow", 4, {"rounds": rounds}) for rounds in (4, 8, 12)),
    ("pai_gow", 2, {}),
]

# All others.
COMBINATIONS = [
    table
    for table in [
        ("all_fives", 2, {"target": target, "lead": lead, "blocked": blocked, "set": top})
        for lead in ("winner", "highest")
        for blocked in ("points", "pips")
        for target in (50, 100, 500)
        for top in (6, 9, 12)
    ]
    + [("kurnik", 2, {"target": target, "ends": ends}) for target in (100, 250, 500) for ends in (2, 4)]
    + [
        ("draw", seats, {"target": target, "set": top})
        for seats in (2, 3, 4)
        for target in (100, 500)
        for top in (6, 9, 12)
    ]
    if table not in GAMES
]

# A match each whose record is made; the games with short ones at their largest tables.
RECORDS = [
    ("all_fives", 2, {}),
    ("kurnik", 2, {"ends": 4}),
    ("draw", 2, {}),
    ("kozel", 4, {}),
    ("bergen", 4, {}),
    ("blitz", 8, {}),
    ("tien_gow", 4, {"rounds": 4}),
    ("pai_gow", 2, {}),
]
ORDINARY = [
    (game, seats, options) for game, seats, options in GAMES + COMBINATIONS if options.get("target", 100) == 100
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
def test_same_seeds_same_matches(drive, in_cpython, game, seats, options):
    assert_same_matches(drive, in_cpython, game, seats, options, SEEDS[:1])


@pytest.mark.slow("half a minute in all")
@pytest.mark.parametrize(("game", "seats", "options"), GAMES + COMBINATIONS, ids=named)
def test_same_seeds_same_matches_with_any_options(drive, in_cpython, game, seats, options):
    assert_same_matches(drive, in_cpython, game, seats, options, SEEDS[1:])


def assert_same_matches(drive, in_cpython, game, seats, options, seeds):
    arguments = (game, seats, json.dumps(options), "beginner,greedy", *seeds)
    there = micropython.run(drive, "print_moves", *arguments, heap=HEAP)
    assert there.count("deal") >= len(seeds)
    assert there.splitlines() == in_cpython("print_moves", *arguments).splitlines()


@pytest.mark.parametrize(("game", "seats", "options"), LARGEST, ids=named)
def test_a_player_plays_the_same_move(drive, in_cpython, game, seats, options):
    arguments = (",".join(players.LEVELS), game, seats, json.dumps(options), POSITIONS)
    there = micropython.run(drive, "print_thoughts", *arguments, heap=HEAP).splitlines()
    assert len(there) == POSITIONS * len(players.LEVELS)
    assert there == in_cpython("print_thoughts", *arguments).splitlines()


@pytest.mark.slow("up to 3 s each: it plays whole matches, after the few positions of the test before this one")
@pytest.mark.parametrize(("game", "seats", "options"), LARGEST, ids=named)
def test_the_strongest_player_fits(drive, game, seats, options):
    short = {key: least for key, least in (("target", 50), ("rounds", 4)) if least in ALLOWED[game].get(key, ())}
    arguments = (game, seats, json.dumps({**options, **short}), players.LEVELS[-1], 1)
    assert micropython.run(drive, "print_moves", *arguments, heap=HEAP).count("deal") > 0


@pytest.mark.parametrize(("game", "seats", "options"), RECORDS, ids=named)
def test_same_seeds_same_records(drive, in_cpython, game, seats, options):
    assert_same_records(drive, in_cpython, game, seats, options, SEEDS[:1])


@pytest.mark.slow("a quarter of a minute in all")
@pytest.mark.parametrize(("game", "seats", "options"), ORDINARY, ids=named)
def test_same_seeds_same_records_with_any_options(drive, in_cpython, game, seats, options):
    """Of two of the matches above, since only the records are new here."""
    assert_same_records(drive, in_cpython, game, seats, options, SEEDS[1:3])


def assert_same_records(drive, in_cpython, game, seats, options, seeds):
    arguments = (game, seats, json.dumps(options), *seeds)
    there = micropython.run(drive, "print_records", *arguments, heap=RECORD_HEAP).splitlines()
    here = in_cpython("print_records", *arguments).splitlines()
    assert len(there) == 2 * len(seeds)
    there, here = [list(map(json.loads, lines)) for lines in (there, here)]
    assert there == here
    for scores, replayed, side in there[1::2]:
        assert scores == replayed and side in range(seats)


@pytest.mark.parametrize(
    ("game", "options", "heap"),
    [
        ("all_fives", {}, HEAP),
        ("kurnik", {}, HEAP),
        ("kurnik", {"ends": 4}, HEAP),
        ("draw", {"set": 9}, HEAP),
        ("all_fives", {"set": 12}, LAYOUT_HEAP),
    ],
    ids=named,
)
def test_same_line_same_layout(drive, in_cpython, game, options, heap):
    arguments = (game, json.dumps(options), *range(8 if "set" in options else 20))
    there = micropython.run(drive, "print_layouts", *arguments, heap=heap)
    assert there.count("True 9 [") > 20
    assert there.splitlines() == in_cpython("print_layouts", *arguments).splitlines()


TABLES = pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("all_fives", 2),
        ("kurnik", 2),
        ("draw", 4),
        ("kozel", 4),
        ("bergen", 4),
        ("blitz", 8),
        ("tien_gow", 4),
        ("pai_gow", 2),
    ],
)


@TABLES
def test_nothing_grows_from_match_to_match(drive, game, seats):
    assert_nothing_grows(drive, game, seats, MATCHES // 10)


@pytest.mark.slow("up to 4 s each")
@TABLES
def test_nothing_grows_in_many_matches(drive, game, seats):
    assert_nothing_grows(drive, game, seats, MATCHES)


def assert_nothing_grows(drive, game, seats, matches):
    printed = micropython.run(drive, "print_live_bytes", game, seats, matches, heap=HEAP)
    live = [int(line) for line in printed.split()]
    assert len(live) == matches
    assert live[-1] <= live[0]


@pytest.mark.parametrize(("game", "seats"), [("all_fives", 2), ("kozel", 4), ("bergen", 3), ("tien_gow", 4)])
def test_a_badge_judges_as_a_pc_with_its_budget(drive, in_cpython, game, seats):
    """Half a second each. Without a budget the page judges as a PC does: tests/tools/browser/test_records.py."""
    arguments = game, seats, 3, 20000
    there = micropython.run(drive, "print_judgements", *arguments).splitlines()
    assert len(there) == 3 and there == in_cpython("print_judgements", *arguments).splitlines()


def test_every_module_imports_on_its_own(drive):
    told = micropython.run(drive, "import_module", *map(module_name, MODULES), heap="64wK").splitlines()
    assert [line.split(":")[0] for line in told] == [module_name(name) for name in MODULES]
    for name, line in zip(MODULES, told):
        missing = re.search(r"ImportError: (\w+) is a module of the firmware", line)
        assert line.endswith(": imported") or (
            not name.startswith("engine") and missing and missing[1] in OF_THE_BADGE
        ), line


def test_what_the_badge_has_not_is_not_there(drive):
    absent = ["bisect", "dataclasses", "enum", "functools", "hashlib", "heapq", "itertools", "typing"]
    told = micropython.run(drive, "import_module", *absent).splitlines()
    assert told == [f"{name}: ImportError: no module named '{name}'" for name in absent]


def test_heap_is_bounded(drive):
    with pytest.raises(micropython.Failed, match="MemoryError"):
        micropython.run(drive, "print_moves", "all_fives", 2, "{}", "greedy", 1, heap="12wK")


def test_a_private_number_takes_no_name_on_the_badge(tmp_path):
    path = tmp_path / "numbers.py"
    path.write_text(
        "_STEP = 1_000  # ms\n_MASK = 0xFF\n_TEXT = 'a'\nOPEN = 3\n"
        "def f():\n    _OWN = 5\n    return _STEP + _MASK + _OWN\n",
        encoding="utf-8",
    )
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
