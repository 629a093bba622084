# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints everything that happens in some matches.

Arguments: a game, how many play, its options as JSON, the levels that sit in turn, with commas between, and seeds.
"""

import json
import sys

from matches import play


def tell(match, happened):
    """Print a line on a deal or a move."""
    if happened is None:
        print("deal", match.hands, match.boneyard, match.leader)
        return
    ended = happened.ended and tuple(happened.ended)
    print(happened.seat, match.name(happened.move), happened.points, match.scores, ended, happened.result)
    if hasattr(match, "line"):
        print(match.line.count())


name, seats, options, levels, *seeds = sys.argv[1:]
for seed in seeds:
    for match, happened in play(name, json.loads(options), int(seed), int(seats), levels.split(",")):
        tell(match, happened)
