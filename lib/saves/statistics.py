# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The statistics: what came of the person's matches, in a row of numbers for each game and level."""
import struct

from engine import games, players
from handheld.memory import nvm
from saves.memory import Memory
from seats import PERSON

# The game and the level as one byte, by their numbers; then matches, wins, the best round, the longest run of wins,
# the run that goes on, and the sum of the margins.
_ROW = "<BHHHBBi"
_MATCHES, _WINS, _BEST, _LONGEST, _RUN, _MARGINS = range(6)
_MOST = (0xFFFF, 0xFFFF, 0xFFFF, 0xFF, 0xFF, 0x7FFFFFFF)


def load():
    """Return the rows that are kept, see unpack."""
    return unpack(Memory(nvm()).load().get("statistics", b""))


def clear():
    """Clear the statistics, and keep all else."""
    saved = Memory(nvm())
    entries = saved.load()
    entries["statistics"] = b""
    saved.save(entries)


def unpack(packed):
    """Return the rows that were packed: a dict of lists of six numbers, in the order above, by (game, level)."""
    rows = {}
    for at in range(0, len(packed) - struct.calcsize(_ROW) + 1, struct.calcsize(_ROW)):
        key, *numbers = struct.unpack_from(_ROW, packed, at)
        rows[key >> 4, key & 15] = numbers
    return rows


def pack(rows):
    """Return the rows as bytes; a number that is too big becomes the greatest that there is room for."""
    return b"".join([struct.pack(_ROW, game << 4 | level, *map(min, numbers, _MOST))
                     for (game, level), numbers in rows.items()])


def count_round(row, ahead):
    """Count a round in a row; the person was ahead in the round by `ahead` points."""
    row[_BEST] = max(row[_BEST], ahead)


def count_match(row, won, ahead):
    """Count a match in a row: whether the person `won`, and by how many points they were `ahead`."""
    row[_MATCHES] += 1
    row[_WINS] += won
    row[_RUN] = row[_RUN] + 1 if won else 0
    row[_LONGEST] = max(row[_LONGEST], row[_RUN])
    row[_MARGINS] += ahead


def count(app, packed, before):
    """Return packed statistics to which the App's round that has ended is added, and its match if that has ended,
    too; `before` are the scores before that round."""
    match = app.match
    rows = unpack(packed)
    level = 0 if match.solo else players.LEVELS.index(app.level)
    row = rows.setdefault((games.NAMES.index(match.name), level), [0] * 6)
    count_round(row, ahead(match, [now - then for now, then in zip(match.scores, before)]))
    if match.result is not None:
        won = (match.result == match.side(PERSON)) != match.penalties
        count_match(row, won, ahead(match, match.scores))
    return pack(rows)


def ahead(match, points):
    """Return by how many points the person's side is ahead of the best of the others; with penalties, of the worst
    of the others."""
    side = match.side(PERSON)
    ahead = points[side] - max(points[:side] + points[side + 1:])
    return -ahead if match.penalties else ahead
