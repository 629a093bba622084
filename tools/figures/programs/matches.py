# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whole matches of the machine's players, for the programs beside this one."""
import gc

from engine import games, players
from engine.rng import Rng


def play(name, options, seed, tell, seats=2):
    """Play a match whose deals and players are all named by `seed`, and return it.

    Beginner and Greedy sit in turn, and change seats from seed to seed. `tell(match, happened)` is called
    after each deal, with None, and after each move.
    """
    match = games.load(name)(seats, options)
    rng = Rng(seed)
    sitting = [players.load(players.LEVELS[(seat + seed) % 2], rng.seed()) for seat in range(seats)]
    while match.result is None:
        match.deal(rng.seed())
        tell(match, None)
        while match.legal_moves():
            gc.collect()  # as the badge does before each turn: what is left is then kept together
            for move in sitting[match.turn].think(match.view(match.turn)):
                pass
            tell(match, match.play(move))
    return match
