# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints what a player would play in some positions with a choice.

Arguments: a level, a game, how many play, its options as JSON, and how many positions.
"""
import json
import sys

import modules
from engine import players
from matches import positions

level, game, seats, options, count = sys.argv[1:]
for seed, match in enumerate(positions(game, json.loads(options), int(count), int(seats))):
    for move in players.load(level, seed).think(match.view(match.turn)):
        if move == players.SPARE:  # as the app does
            spared = modules.loaded("engine.players.evaluation", "engine.players.worth", "engine.players.weights")
            modules.let_go(spared)
    print(match.notation.name(move))
