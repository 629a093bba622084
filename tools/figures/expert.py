# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The cost of thinking for the machine's better players: instructions, the pieces they come in, and live memory.

Counted in MicroPython, at positions with a choice, from matches at the tables of each game, the largest among them.
When garbage is collected depends on what else the heap holds. So collections aren't counted; instead the time that
one takes on the badge is added to a move for every FREE bytes that it allocates. Sets of 55 tiles are left out:
masks of them are small ints on a computer of 64 bits, but not on the badge. Those of 91 tiles are big ones on both.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from engine import games
from figures import PROGRAMS, Figure, counting, micropython, tables
from figures.counting import THUMB_PER_MS, basic_scales

if TYPE_CHECKING:
    from engine.kinds import Options

    Place = tuple[str, str, str, int, Options, int]  # the arguments of thoughts_at and memory_at

POSITIONS = 1000  # of each game
HEAP = "4wM"  # room for everything that is allocated in a move

FREE = 40_000  # bytes on the badge that can be allocated from one collection to the next
COLLECTION = 22 * THUMB_PER_MS  # instructions that it takes there

# A turn, on the badge. The firmware collects the garbage after each module that it has loaded, and the game asks
# for it before and after a turn.
ALLOCATED = 32_500  # bytes, the loading of modules included
ASKED = 2
COLLECTIONS = 12

LIVE = 12 * 1024  # bytes, while it thinks
PIECE = 30 * THUMB_PER_MS  # instructions, until it yields

# The budget of a move, in instructions on the badge.
LEVELS = {"skilled": 18_000_000, "expert": 60_000_000}

TABLES = {name: [table for table in tables.every(name) if table[-1] != {"set": 9}] for name in games.NAMES}


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the cost of thinking for each level and game."""
    counting.check()
    count = 1 if quick else POSITIONS
    with tempfile.TemporaryDirectory() as folder:
        micropython.make_drive(Path(folder), PROGRAMS)
        scale = statistics.median(basic_scales(folder))
        for level, most in LEVELS.items():
            for game, places in TABLES.items():
                each = [(folder, level, *table, -(-count // len(places))) for table in places]
                yield from instructions(f"{level}, {game}", each, scale, most)
                yield from memory(f"{level}, {game}", each)
                if level == "expert":
                    yield from weights(f"{level}, {game}", each)


def instructions(name: str, places: list[Place], scale: float, most: float) -> Iterator[Figure]:
    """Yield the instructions of a move, and of a piece of its thinking."""
    thoughts = [thought for place in places for thought in thoughts_at(*place)]
    moves = [sum(pieces) * scale + allocated / FREE * COLLECTION for pieces, allocated in thoughts]
    how = (
        f"of {len(moves)} positions with a choice; x86-64 instructions, counted by Valgrind, times {scale:.2f},"
        " see figures/counting.py"
    )
    collected = f"; and {COLLECTION:,} for every {FREE:,} bytes allocated"
    unit = "Thumb-2 instructions"
    yield Figure(f"{name}: a move, median", statistics.median(moves), unit, f"the median {how}{collected}")
    yield Figure(f"{name}: a move, worst", max(moves), unit, f"the most {how}{collected}", at_most=most)
    yield Figure(
        f"{name}: until it gives way, worst",
        max(max(pieces) for pieces, _ in thoughts) * scale,
        unit,
        f"the most from its start to its first yield, or from one to the next, {how}",
        at_most=PIECE,
    )


def weights(name: str, places: list[Place]) -> Iterator[Figure]:
    """Yield the bytes that a turn allocates, and its collections, with the loading of its modules."""
    turns = [turn for place in places for turn in turns_at(*place)]
    how = f"in {len(turns)} positions with a choice, its modules loaded in each; MicroPython's bytes, halved"
    yield Figure(
        f"{name}: allocated in a turn, most",
        max(size for size, _ in turns),
        "bytes",
        f"the most {how}",
        at_most=ALLOCATED,
    )
    yield Figure(
        f"{name}: collections in a turn, most",
        max(collections(*turn) for turn in turns),
        "collections",
        f"one for each module, {ASKED} that are asked for, and one for every {FREE:,} bytes, {how}",
        at_most=COLLECTIONS,
    )


def collections(size: float, modules: int) -> int:
    """Return how many collections there are in a turn that allocates that many bytes and loads that many modules."""
    return ASKED + modules + int(size // FREE)


def turns_at(drive: str, level: str, game: str, seats: int, options: Options, count: int) -> list[tuple[float, int]]:
    """Return turns of the Expert at some positions of a table, each as (bytes of the badge, number of modules
    loaded)."""
    told = micropython.run(drive, "weigh_thinking", game, seats, json.dumps(options), count, heap=HEAP)
    return [(int(size) / 2, int(modules)) for size, modules in map(str.split, told.splitlines())]


def thoughts_at(
    drive: str, level: str, game: str, seats: int, options: Options, count: int
) -> list[tuple[list[int], float]]:
    """Return the cost of a player's thinking at each of some positions of a table: a list of the instructions of
    each piece, on this computer, and the bytes that it allocates, on the badge."""
    thoughts = []
    pieces: list[int] = []
    arguments = (level, game, seats, json.dumps(options), count)
    for line, instructions in counting.count(drive, "count_thinking", *arguments, heap=HEAP):
        if line == "begin":
            pieces = []
        elif line:
            thoughts.append((pieces, int(line) / 2))
        else:
            pieces.append(instructions)
    ((nothing,), _), *thoughts = thoughts
    return [([piece - nothing for piece in pieces], allocated) for pieces, allocated in thoughts]


def memory(name: str, places: list[Place]) -> Iterator[Figure]:
    """Yield the bytes that are live while a player thinks, and those that stay."""
    live, stay = zip(*[memory_at(*place) for place in places])
    count = len(places) * places[0][-1]
    yield Figure(
        f"{name}: live while it thinks, most",
        max(live) / 2,
        "bytes",
        f"beyond what was live before, whenever it gives way, in {count} positions; halved, as words are on the badge",
        at_most=LIVE,
    )
    yield Figure(
        f"{name}: live afterwards",
        sum(stay) / 2,
        "bytes",
        "what stays of all those moves, once the modules for them are loaded",
        at_most=0,
    )


def memory_at(drive: str, level: str, game: str, seats: int, options: Options, count: int) -> Iterator[int]:
    """The most bytes that are live while a player thinks at some positions of a table, and those that stay."""
    told = micropython.run(drive, "measure_thinking", level, game, seats, json.dumps(options), count)
    return map(int, told.split())
