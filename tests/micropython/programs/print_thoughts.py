# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints what a player would play in some positions with a choice.

Arguments: a level, a game, how many play, its options as JSON, and how many positions.
"""
import json
import sys

from engine import players
from matches import positions

level, game, seats, options, count = sys.argv[1:]
for seed, match in enumerate(positions(game, json.loads(options), int(count), int(seats))):
    for move in players.load(level, seed).think(match.view(match.turn)):
        pass
    print(match.notation.name(move))
