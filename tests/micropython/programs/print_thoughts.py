# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints the moves of players in some positions with a choice.

Arguments: their levels, with commas between, a game, how many play, its options as JSON, and how many positions.
"""

import gc
import json
import sys

from engine import players
from matches import positions

levels, game, seats, options, count = sys.argv[1:]
for seed, match in enumerate(positions(game, json.loads(options), int(count), int(seats))):
    for level in levels.split(","):
        gc.collect()  # as the badge does before each turn
        move = players.load(level, seed).move(match.view(match.turn))
        print(match.name(move))
