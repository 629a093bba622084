# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints the bytes live before the engine is loaded, and the most that are live in a match, in MicroPython.

Arguments: a game, its options as JSON, and a seed. Where "loose" is added, nothing is printed and nothing
collected but as the heap needs it: for finding how small the heap can be.
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


name, options, seed = sys.argv[1], json.loads(sys.argv[2]), int(sys.argv[3])
if "loose" in sys.argv:
    play(name, options, seed, ignore)
else:
    play(name, options, seed, tell)
    print(before, most)
