# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Lets the Expert think in some positions, with a mark after each piece of it; for figures.expert.

Arguments: a game, how many play, its options as JSON, and how many positions. Before each of them, and
before a first piece of nothing at all, the mark's line is "begin"; after it, it is the bytes that were allocated.
Nothing is collected meanwhile.
"""

import gc
import json
import sys

from marks import mark

from engine import players
from matches import positions

game, seats, options, count = sys.argv[1:]
thinker = players.load("expert")
mark("begin")
mark()
mark("0")
gc.disable()
ready = False
for match in positions(game, json.loads(options), int(count), int(seats)):
    if not ready:  # everything that is loaded for it is there from now on
        thinker.move(match.view(match.turn))
        ready = True
    gc.collect()
    before = gc.mem_alloc()
    mark("begin")
    for _ in thinker.think(match.view(match.turn)):
        mark()
    mark(str(gc.mem_alloc() - before))
