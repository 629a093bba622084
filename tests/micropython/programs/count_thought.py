# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Lets a player think in one position, with a mark after each piece of it, for figures.counting; the last mark's
line is the bytes that were allocated. Nothing is collected meanwhile.

Arguments: a level, a game, how many play, its options as JSON, the deal's seed, and a file with the moves, with
commas between.
"""

import gc
import json
import sys

from marks import mark

from engine import games, players

level, game, seats, options, seed, path = sys.argv[1:]
match = games.load(game)(int(seats), json.loads(options))
match.deal(int(seed))
with open(path) as file:  # an argument can't be as long
    for name in file.read().split(", "):
        match.play(match.parse(name))
view = match.view(match.turn)
thinker = players.load(level)
thinker.move(view)  # everything that is loaded for it is there from now on
gc.collect()
gc.disable()
before = gc.mem_alloc()
mark("begin")
mark("nothing")
for _ in thinker.think(view):
    mark()
mark(str(gc.mem_alloc() - before))
