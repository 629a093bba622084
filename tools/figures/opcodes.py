# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Machine instructions for one engine move in MicroPython: finding the legal moves, and playing one.

Allocation costs most, so the bytes that each move allocates are counted, too. Nothing is collected meanwhile.
"""

import statistics
import tempfile
from pathlib import Path

from figures import PROGRAMS, Figure, counting, micropython

HEAP = "8wM"

# Thumb-2 instructions on the badge for once around each loop of programs/count_basics.py.
THUMB = (234, 454, 691, 1293, 1092, 3066, 514)
TIMES = 100  # the difference between the two counts of a loop; with many more, allocation takes longer and longer
THUMB_PER_MS = 60_000  # about, on the badge


def measure(quick):
    """Yield what a move allocates, and the instructions that it takes here and, estimated, on the badge."""
    counting.check()
    matches = 2 if quick else 20
    with tempfile.TemporaryDirectory() as drive:
        micropython.make_drive(Path(drive), PROGRAMS)
        allocated = [int(line) for line in micropython.run(drive, "count_moves", matches, heap=HEAP).split()]
        how = f"of the {len(allocated)} moves of {matches} random matches"
        halved = f"{how}; halved, as words are on the badge"
        yield Figure("allocated by a move, median", statistics.median(allocated) / 2, "bytes", halved)
        yield Figure("allocated by a move, most", max(allocated) / 2, "bytes", halved)

        scales = sorted(basic_scales(drive))
        nothing, *counts = ends(drive, "count_moves", matches, "marked")
        for name, find in (("median", statistics.median), ("worst", max)):
            yield from instructions(name, find(counts) - nothing, how, scales)


def instructions(name, count, how, scales):
    """Yield the instructions of a move here, and on the badge by the median of `scales`."""
    yield Figure(f"a move, {name}, on this computer", count, "x86-64 instructions", f"counted by Valgrind; {how}")
    scale = statistics.median(scales)
    yield Figure(f"a move, {name}, on the badge, about", count * scale, "Thumb-2 instructions",
                 f"the count above times {scale:.2f}, since loops whose cost on the badge is known take"
                 f" {scales[0]:.2f} to {scales[-1]:.2f} times as many there; that is about"
                 f" {count * scale / THUMB_PER_MS:.0f} ms")


def basic_scales(drive):
    """For each loop of THUMB, how many times as many instructions it takes on the badge as here."""
    counts = ends(drive, "count_basics")
    return [thumb * TIMES / (more - few) for thumb, few, more in zip(THUMB, counts[::2], counts[1::2])]


def ends(drive, program, *arguments):
    """The instructions of each stretch of a program whose mark is "end"."""
    return [count for line, count in counting.count(drive, program, *arguments, heap=HEAP) if line == "end"]
