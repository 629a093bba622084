# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints where each tile of some random rounds lies on the badge's table, after each that is laid.

Arguments: a game, its options as JSON, and seeds.
"""

import gc
import json
import sys

import tables.line.anew  # noqa: F401  # now, while the table of names can grow: later no piece is large enough
from engine import games
from engine.rng import Rng
from tables.line.layout import Layout


def lay_round(name, options, seed):
    """Play a round whose deal and moves are all named by `seed`, on a table of 160 by 82 px."""
    match = games.load(name)(2, options)
    layout = Layout(160, 82, (9, 7), match.line.has_spinner, match.tiles[-1][0])
    rng = Rng(seed)
    match.deal(rng.seed())
    while match.legal_moves():
        tile, arm = match.legal_moves()[rng.below(len(match.legal_moves()))]
        match.play((tile, arm))
        if tile is not None:
            print(layout.add(tile, arm), layout.half, layout.spots)


for seed in sys.argv[3:]:
    gc.collect()  # as the game does before each round
    lay_round(sys.argv[1], json.loads(sys.argv[2]), int(seed))
