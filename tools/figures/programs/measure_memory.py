# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints the bytes live before the engine is loaded, and the most that are live in a match, in MicroPython.

Arguments: a game, how many play, its options as JSON, and a seed. Where "loose" is added, nothing is printed and
nothing collected after a move: for finding how small the heap can be.
"""
import gc
import json
import sys

gc.collect()
before = most = gc.mem_alloc()

from matches import play  # noqa: E402


def tell(match, happened):
    """Note how much is live."""
    global most
    gc.collect()
    most = max(most, gc.mem_alloc())


def ignore(match, happened):
    """Nothing is noted."""


name, seats, options, seed = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]), int(sys.argv[4])
if "loose" in sys.argv:
    play(name, options, seed, ignore, seats)
else:
    play(name, options, seed, tell, seats)
    print(before, most)
