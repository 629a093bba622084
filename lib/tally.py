# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The statistics: what came of the person's matches, in a row of numbers for each game and level."""
import struct

# The game and the level as one byte, by their numbers; then matches, wins, the best round, the longest run of wins,
# the run that goes on, and the sum of the margins.
_ROW = "<BHHHBBi"
_MATCHES, _WINS, _BEST, _LONGEST, _RUN, _MARGINS = range(6)
_MOST = (0xFFFF, 0xFFFF, 0xFFFF, 0xFF, 0xFF, 0x7FFFFFFF)


def unpack(packed):
    """The rows that were packed: a dict of lists of six numbers, in the order above, by (game, level)."""
    rows = {}
    for at in range(0, len(packed) - struct.calcsize(_ROW) + 1, struct.calcsize(_ROW)):
        key, *numbers = struct.unpack_from(_ROW, packed, at)
        rows[key >> 4, key & 15] = numbers
    return rows


def pack(rows):
    """The rows as bytes; what is too big is kept as the most that there is room for."""
    return b"".join([struct.pack(_ROW, game << 4 | level, *map(min, numbers, _MOST))
                     for (game, level), numbers in rows.items()])


def count_round(row, ahead):
    """Count a round in a row; the person was `ahead` in it by so many points."""
    row[_BEST] = max(row[_BEST], ahead)


def count_match(row, won, ahead):
    """Count a match in a row, which the person won or not, and was `ahead` in by so many points."""
    row[_MATCHES] += 1
    row[_WINS] += won
    row[_RUN] = row[_RUN] + 1 if won else 0
    row[_LONGEST] = max(row[_LONGEST], row[_RUN])
    row[_MARGINS] += ahead
