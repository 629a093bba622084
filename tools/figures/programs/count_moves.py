# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays random matches of All Fives; for figures.opcodes.

Arguments: how many matches. With "marked", each move is made between two marks (figures.counting), of which the
second is "end", and so is nothing at all first; else the bytes that each move allocates are printed.
"""
import gc
import sys

from marks import mark

from engine.games.all_fives import Game
from engine.rng import Rng


def make(match, chance):
    """One engine move: find out what is legal, choose by chance, and play."""
    legal = match.legal_moves()
    return match.play(legal[chance % len(legal)])


def make_marked(match, chance):
    """The same between two marks."""
    mark()
    make(match, chance)
    mark("end")


def make_measured(match, chance):
    """The same, and the bytes that it allocates printed."""
    before = gc.mem_alloc()
    make(match, chance)
    print(gc.mem_alloc() - before)


marked = "marked" in sys.argv
rng = Rng(1)
gc.disable()
if marked:
    mark()
    mark("end")
for _ in range(int(sys.argv[1])):
    match = Game()
    while match.result is None:
        match.deal(rng.seed())
        while match.legal_moves():
            chance = rng.below(1 << 14)
            gc.collect()
            if marked:
                make_marked(match, chance)
            else:
                make_measured(match, chance)
