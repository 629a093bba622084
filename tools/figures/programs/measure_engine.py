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

name, seats, options, seed = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]), int(sys.argv[4])
for _ in play(name, options, seed, seats):
    if "loose" not in sys.argv:
        gc.collect()
        most = max(most, gc.mem_alloc())
if "loose" not in sys.argv:
    print(before, most)
