# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Machine instructions for one engine move in MicroPython: finding the legal moves, and playing one.

Allocation is what costs, so the bytes that each move allocates are found first, for all moves of random
matches of All Fives. Then the instructions of those in the middle and of the hungriest are counted one by
one, since that is slow. Without garbage collections.
"""

import statistics
import tempfile
from pathlib import Path

import mpy
from figures import PROGRAMS, Figure, Unavailable, stepping

HEAP = "8wM"

# Thumb-2 instructions on the badge for once around each loop of programs/count_basics.py.
THUMB = (234, 454, 691, 1293, 1092, 3066, 514)
TIMES = 4  # by how many the two counts of a loop differ
THUMB_PER_MS = 60_000  # about, on the badge


def measure(quick):
    """Yield what a move allocates, and the instructions that it takes here and, estimated, on the badge."""
    if not mpy.available():
        raise Unavailable(mpy.MISSING)
    matches, sample = (2, 1) if quick else (20, 3)
    with tempfile.TemporaryDirectory() as drive:
        mpy.make_drive(Path(drive), PROGRAMS)
        allocated = [int(line) for line in mpy.run(drive, "count_moves", matches, heap=HEAP).split()]
        how = f"of the {len(allocated)} moves of {matches} random matches; halved, as words are on the badge"
        yield Figure("allocated by a move, median", statistics.median(allocated) / 2, "bytes", how)
        yield Figure("allocated by a move, most", max(allocated) / 2, "bytes", how)

        stepping.check()
        scales = sorted(basic_scales(drive))
        order = sorted(range(len(allocated)), key=allocated.__getitem__)
        middle = len(order) // 2
        usual = statistics.median(count_moves(drive, matches, order[middle:middle + sample]))
        yield from instructions("median", usual, f"median of {sample} that allocate the median", scales)
        worst = max(count_moves(drive, matches, order[-sample:]))
        yield from instructions("worst", worst, f"most of {sample} that allocate most", scales)


def instructions(name, count, how, scales):
    """Yield the instructions of a move here, and on the badge by the median of `scales`."""
    yield Figure(f"a move, {name}, on this computer", count, "x86-64 instructions",
                 f"counted one by one; {how}")
    scale = statistics.median(scales)
    yield Figure(f"a move, {name}, on the badge, about", count * scale, "Thumb-2 instructions",
                 f"the count above times {scale:.1f}, since loops whose cost on the badge is known take"
                 f" {scales[0]:.1f} to {scales[-1]:.1f} times as many there; that is about"
                 f" {count * scale / THUMB_PER_MS:.0f} ms")


def basic_scales(drive):
    """For each loop of THUMB, how many times as many instructions it takes on the badge as here."""
    counts = stepping.count(mpy.command("count_basics", heap=HEAP), mpy.surroundings(), drive)
    return [thumb * TIMES / (more - few) for thumb, few, more in zip(THUMB, counts[::2], counts[1::2])]


def count_moves(drive, matches, numbers):
    """The instructions of the moves of these numbers."""
    command = mpy.command("count_moves", matches, *numbers, heap=HEAP)
    nothing, *counts = stepping.count(command, mpy.surroundings(), drive)
    return [count - nothing for count in counts]
