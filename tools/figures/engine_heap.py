# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The heap of the engine alone in MicroPython, both opponents and a whole match included.

It is counted on a computer of 64 bits, and halved: everything that MicroPython allocates is made of machine words,
and the badge's have 32 bits.
"""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from engine import games
from figures import PROGRAMS, Figure, Unavailable, micropython, tables

if TYPE_CHECKING:
    from figures.tables import Table

# KB of a heap.
LEAST, MOST = 8, 128  # surely too small for a match, and surely large enough
HEAP = 40  # the budget


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the live bytes in a match of each game, and the smallest heap in which it can be played."""
    if not micropython.available():
        raise Unavailable(micropython.MISSING)
    seeds = range(1 if quick else 5)
    with tempfile.TemporaryDirectory() as folder:
        micropython.make_drive(Path(folder), PROGRAMS)
        for game, seats, options in largest():
            title = tables.title(game, seats, options)
            arguments = (game, seats, json.dumps(options))
            live = max(live_bytes(folder, *arguments, seed) for seed in seeds)
            heap = max(smallest_heap(folder, *arguments, seed) for seed in seeds)
            yield Figure(
                f"{title}: live at the most",
                live,
                "bytes",
                "the most that was allocated after any move, once collected, without what was there"
                f" before the engine; in {len(seeds)} matches of Beginner against Greedy",
            )
            yield Figure(
                f"{title}: smallest heap",
                heap,
                "KB",
                "the least N for `micropython -X heapsize=NwK` in which each of the same matches is"
                " played to its end; it also holds the program that plays them",
                at_most=HEAP,
            )


def largest() -> "Iterator[Table]":
    """Yield each game with the most players, and with the last of its variants, too: (game, seats, options)."""
    for name in games.NAMES:
        for options in (tables.variants(name)[0], *tables.variants(name)[1:][-1:]):
            yield name, games.load(name).SEATS[1], options


def live_bytes(drive: Path | str, *arguments: object) -> int:
    """The most bytes that are live in a match, as on the badge."""
    before, most = map(int, micropython.run(drive, "measure_engine", *arguments).split())
    return (most - before) // 2


def smallest_heap(drive: Path | str, *arguments: object) -> int:
    """The smallest heap, in KB, in which a match can be played."""
    failing, passing = LEAST, MOST
    while passing - failing > 1:
        middle = (failing + passing) // 2
        if fits(drive, middle, *arguments):
            passing = middle
        else:
            failing = middle
    return passing


def fits(drive: Path | str, heap: int, *arguments: object) -> bool:
    try:
        micropython.run(drive, "measure_engine", *arguments, "loose", heap=f"{heap}wK")
    except micropython.Failed as failed:
        if "MemoryError" not in str(failed):
            raise
        return False
    return True
