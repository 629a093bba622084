# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints, after each of some matches, how many bytes are live when it has gone; for MicroPython.

Arguments: a game, how many play, and how many matches.
"""

import gc
import sys

from matches import play


def play_out(name, seats, seed):
    """Play a match, and leave nothing of it."""
    for _ in play(name, {}, seed, seats):
        pass


for seed in range(int(sys.argv[3])):
    play_out(sys.argv[1], int(sys.argv[2]), seed)
    gc.collect()
    print(gc.mem_alloc())
