# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The doubles of the Set that follow from the statistics: a first match, and each opponent beaten in every game in
which they play."""

from __future__ import annotations

from engine import games, players

TYPE_CHECKING = False
if TYPE_CHECKING:
    from saves.statistics import Rows

COUNT = 7
PUZZLES, EVENING = 5, 6  # the doubles for the puzzles and for an evening, which don't belong to the statistics
_WINS = 1  # its place in a row of the statistics
_SOLO = "pai_gow"  # only the banker plays against the person


def steps(rows: Rows) -> list[tuple[int, int]]:
    """Return for each double from 0-0 to 6-6 how far it is in the statistics' rows, and how far it has to get: a list
    of (steps, all steps). Those for the PUZZLES are 0 of 1."""
    against = [i for i, name in enumerate(games.NAMES) if name != _SOLO]
    found = [(min(1, sum([row[0] for row in rows.values()])), 1)]
    for level in range(len(players.LEVELS)):
        beaten = [game for game in against if rows.get((game, level), (0,) * 7)[_WINS]]
        found.append((len(beaten), len(against)))
    return found + [(0, 1), (0, 1)]


def reached(rows: Rows) -> int:
    """Return which doubles are reached, a bit for each."""
    return sum([(done == every) << i for i, (done, every) in enumerate(steps(rows))])
