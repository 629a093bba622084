# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints the records of some matches, the results of their replays, and the invariants that their matches break.

Arguments: a game, how many play, its options as JSON, and seeds.
"""

import json
import sys

from engine import record
from matches import play

for seed in sys.argv[4:]:
    for match, happened in play(sys.argv[1], json.loads(sys.argv[3]), int(seed), int(sys.argv[2])):
        for broken in match.status():
            print(broken)
    text = json.dumps(record.from_match(match))
    again = record.new_match(json.loads(text))
    last = list(record.replay(again, json.loads(text)))[-1]
    print(text)
    print(json.dumps([match.scores, again.scores, last.result]))
