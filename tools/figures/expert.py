# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The cost of the Expert's thinking: instructions, the pieces they come in, and memory.

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
from figures.counting import SCALE, THUMB_PER_MS

if TYPE_CHECKING:
    from engine.kinds import Options

    Place = tuple[str, str, int, Options, int]  # the arguments of thoughts_at and turns_at

POSITIONS = 1000  # of each game
HEAP = "4wM"  # room for everything that is allocated in a move

FREE = 40_000  # bytes on the badge that can be allocated from one collection to the next
COLLECTION = 22 * THUMB_PER_MS  # instructions that it takes there

# A turn, on the badge. The firmware collects the garbage after each module that it has loaded, and the game asks
# for it before and after a turn.
ALLOCATED = 29_000  # bytes, the loading of modules included
IN_BLITZ = 36_000  # with its hundreds of ways to go on
ASKED = 2
COLLECTIONS = 11  # where memory is so tight that the player is loaded in each turn

PIECE = 30 * THUMB_PER_MS  # instructions, until it yields

# The budget of a move, in instructions on the badge.
LEVELS = {"skilled": 18_000_000, "expert": 60_000_000}

TABLES = {name: [table for table in tables.every(name) if table[-1] != {"set": 9}] for name in games.NAMES}


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the cost of the Expert's thinking for each game."""
    counting.check()
    count = 1 if quick else POSITIONS
    with tempfile.TemporaryDirectory() as folder:
        micropython.make_drive(Path(folder), PROGRAMS)
        for game, places in TABLES.items():
            each: list[Place] = [(folder, *table, -(-count // len(places))) for table in places]
            yield from instructions(game, each)
            yield from weights(game, each)


def instructions(name: str, places: list[Place]) -> Iterator[Figure]:
    """Yield the instructions of a move, and of a piece of its thinking."""
    thoughts = [thought for place in places for thought in thoughts_at(*place)]
    moves = [sum(pieces) * SCALE + allocated / FREE * COLLECTION for pieces, allocated in thoughts]
    how = f"in {len(moves)} positions with a choice; x86-64 instructions, counted by Valgrind, times {SCALE}"
    collected = f"; and {COLLECTION:,} for every {FREE:,} bytes allocated"
    unit = "Thumb-2 instructions"
    yield Figure(f"{name}: a move, median", statistics.median(moves), unit, how + collected)
    yield Figure(f"{name}: a move, worst", max(moves), unit, how + collected, at_most=LEVELS["expert"])
    yield Figure(
        f"{name}: until it gives way, worst",
        max(max(pieces) for pieces, _ in thoughts) * SCALE,
        unit,
        how,
        at_most=PIECE,
    )


def weights(name: str, places: list[Place]) -> Iterator[Figure]:
    """Yield the bytes that a turn allocates, and its collections, with the loading of its modules."""
    turns = [turn for place in places for turn in turns_at(*place)]
    how = f"in {len(turns)} positions with a choice, its modules loaded in each; MicroPython's bytes, halved"
    most = IN_BLITZ if name == "blitz" else ALLOCATED
    yield Figure(f"{name}: allocated in a turn, most", max(size for size, _ in turns), "bytes", how, at_most=most)
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


def turns_at(drive: str, game: str, seats: int, options: Options, count: int) -> list[tuple[float, int]]:
    """Return turns of the Expert at some positions of a table, each as (bytes of the badge, number of modules
    loaded)."""
    told = micropython.run(drive, "weigh_thinking", game, seats, json.dumps(options), count, heap=HEAP)
    return [(int(size) / 2, int(modules)) for size, modules in map(str.split, told.splitlines())]


def thoughts_at(drive: str, game: str, seats: int, options: Options, count: int) -> list[tuple[list[int], float]]:
    """Return the cost of the Expert's thinking at each of some positions of a table: a list of the instructions of
    each piece, on this computer, and the bytes that it allocates, on the badge."""
    thoughts = []
    pieces: list[int] = []
    arguments = (game, seats, json.dumps(options), count)
    for line, instructions in counting.count(drive, "count_thinking", *arguments, heap=HEAP):
        if line == "begin":
            pieces = []
        elif line:
            thoughts.append((pieces, int(line) / 2))
        else:
            pieces.append(instructions)
    ((nothing,), _), *thoughts = thoughts
    return [([piece - nothing for piece in pieces], allocated) for pieces, allocated in thoughts]
