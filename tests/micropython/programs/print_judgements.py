# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges some decisions of a match of the Beginner with itself, and prints the judgements.

Arguments: the game's name, its seats, the number of decisions, and the budget of each.
"""

import sys

from engine import games, players
from engine.judge import decision, families, reasons
from engine.rng import Rng

name, seats, count, budget = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
rng = Rng(5)
match = games.load(name)(seats)
player = players.load("beginner", rng.seed())
while count and match.result is None:
    match.deal(rng.seed())
    while match.moves and count:
        view = match.view(match.turn)
        move = player.move(view)
        found = None
        if len(view.moves) > 1:
            for found in decision.judge(view, [move], 3, budget):
                pass
        if found:
            count -= 1
            own = families.of(view).key(view, (move,))
            print(
                move, found.best, found.band, "%.3f %.3f" % (found.loss, found.error), reasons.why(view, found.key, own)
            )
        match.play(move)
