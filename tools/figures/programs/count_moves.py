# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays random matches of All Fives; for figures.opcodes.

Arguments: how many matches, and the numbers of some moves, from 0, which are made between two marks
(figures.stepping), as is nothing at all first. With no numbers, prints how many bytes each move allocates.
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
    mark()


def make_measured(match, chance):
    """The same, and the bytes that it allocates printed."""
    gc.collect()
    before = gc.mem_alloc()
    make(match, chance)
    print(gc.mem_alloc() - before)


matches = int(sys.argv[1])
marked = [int(number) for number in sys.argv[2:]]
rng = Rng(1)
number = 0
gc.disable()
if marked:
    mark()
    mark()
for _ in range(matches):
    match = Game()
    while match.result is None:
        match.deal(rng.seed())
        while match.legal_moves():
            chance = rng.below(1 << 14)
            if number in marked:
                make_marked(match, chance)
            elif marked:
                make(match, chance)
            else:
                make_measured(match, chance)
            number += 1
    gc.collect()
