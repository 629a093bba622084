# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints, after each of some matches, how many bytes are live when it has gone; for MicroPython.

Arguments: a game, how many play, and how many matches.
"""
import gc
import sys

from matches import play


def tell(match, happened):
    """Nothing is told."""


for seed in range(int(sys.argv[3])):
    play(sys.argv[1], {}, seed, tell, int(sys.argv[2]))
    gc.collect()
    print(gc.mem_alloc())
