# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Lets a player think in some positions, in MicroPython. Prints the most bytes that are live meanwhile beyond those
before, and how many stay of all its thinking.

Arguments: a level, a game, how many play, its options as JSON, and how many positions.
"""

import gc
import json
import sys

from engine import players
from matches import positions


def live():
    """The bytes that are live now."""
    gc.collect()
    return gc.mem_alloc()


def think(match):
    """Let the player think, and note how much is live meanwhile."""
    global most
    before = live()
    for _ in thinker.think(match.view(match.turn)):
        most = max(most, live() - before)


level, game, seats, options, count = sys.argv[1:]
thinker = players.load(level)
ready = False
most = stay = 0
for match in positions(game, json.loads(options), int(count), int(seats)):
    if not ready:  # everything that is loaded for it is there from now on
        think(match)
        most = 0
        ready = True
    before = live()
    think(match)
    stay += live() - before
print(most, stay)
