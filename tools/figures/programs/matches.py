# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whole matches of the two opponents, for the programs beside this one."""
from engine import games, players
from engine.rng import Rng


def play(name, options, seed, tell):
    """Play a match whose deals and players are all named by `seed`, and return it.

    Beginner and Greedy change seats from seed to seed. `tell(match, happened)` is called after each
    deal, with None, and after each move.
    """
    match = games.load(name)(2, options)
    rng = Rng(seed)
    seats = [players.load(players.LEVELS[(seat + seed) % 2], rng.seed()) for seat in range(2)]
    while match.result is None:
        match.deal(rng.seed())
        tell(match, None)
        while match.legal_moves():
            for move in seats[match.turn].think(match.view(match.turn)):
                pass
            tell(match, match.play(move))
    return match
