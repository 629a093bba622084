# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whole matches of the machine's players, for the programs beside this one."""

import gc
import sys

import engine
from engine import games, players
from engine.rng import Rng

_EVERY = 5  # of the positions with a choice: neighbours are much alike


def play(name, options, seed, seats=2, levels=("beginner", "greedy")):
    """Play a match whose deals and players are all named by `seed`.

    The levels sit in turn, and change seats from seed to seed. Yield (match, happened) after each deal, with None,
    and after each move.
    """
    match = games.load(name)(seats, options)
    rng = Rng(seed)
    sitting = [players.load(levels[(seat + seed) % len(levels)], rng.seed()) for seat in range(seats)]
    while match.result is None:
        match.deal(rng.seed())
        del sys.modules["engine.setup"], engine.setup  # as the badge does: it is loaded only to deal
        yield match, None
        while match.legal_moves():
            gc.collect()  # as the badge does before each turn: the rest is then kept together
            move = sitting[match.turn].move(match.view(match.turn))
            yield match, match.play(move)


def positions(name, options, count, seats=2):
    """Some positions with a choice, each a match, of one match after another."""
    seed = found = 0
    while True:
        for match, _ in play(name, options, seed, seats):
            if len(match.legal_moves()) > 1:
                found += 1
                if found % _EVERY == 0:
                    gc.collect()
                    yield match
                if found == count * _EVERY:
                    return
        seed += 1
