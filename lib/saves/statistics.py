# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The statistics: the results of the person's matches, a row of numbers for each game and level."""
import struct

from engine import games, players
from handheld.memory import nvm
from saves.memory import Memory
from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app import App
    from engine.match import Match

# One byte for the game and the level, by number; then matches, wins, the best round, the longest run of wins, the
# current run, and the sum of the margins.
_ROW = "<BHHHBBi"
_MATCHES, _WINS, _BEST, _LONGEST, _RUN, _MARGINS = range(6)
_MOST = (0xFFFF, 0xFFFF, 0xFFFF, 0xFF, 0xFF, 0x7FFFFFFF)


def load() -> dict[tuple[int, int], list[int]]:
    """Return the saved rows, see unpack."""
    return unpack(Memory(nvm()).load().get("statistics", b""))


def clear() -> None:
    """Clear the statistics, and leave all other saves."""
    saved = Memory(nvm())
    entries = saved.load()
    entries["statistics"] = b""
    saved.save(entries)


def unpack(packed: bytes) -> dict[tuple[int, int], list[int]]:
    """Unpack rows. Return a dict by (game, level), with lists of six numbers in the order above."""
    rows = {}
    for at in range(0, len(packed) - struct.calcsize(_ROW) + 1, struct.calcsize(_ROW)):
        key, *numbers = struct.unpack_from(_ROW, packed, at)
        rows[key >> 4, key & 15] = numbers
    return rows


def pack(rows: "Mapping[tuple[int, int], Sequence[int]]") -> bytes:
    """Return the rows as bytes. A number that is too big becomes the greatest that fits."""
    return b"".join([struct.pack(_ROW, game << 4 | level, *map(min, numbers, _MOST))
                     for (game, level), numbers in rows.items()])


def count_round(row: list[int], ahead: int) -> None:
    """Count a round in a row. `ahead` is the person's lead in the round, in points."""
    row[_BEST] = max(row[_BEST], ahead)


def count_match(row: list[int], won: bool, ahead: int) -> None:
    """Count a match in a row. `won` says whether the person won; `ahead` is their lead, in points."""
    row[_MATCHES] += 1
    row[_WINS] += won
    row[_RUN] = row[_RUN] + 1 if won else 0
    row[_LONGEST] = max(row[_LONGEST], row[_RUN])
    row[_MARGINS] += ahead


def count(app: "App", packed: bytes, before: list[int]) -> bytes:
    """Return packed statistics with the App's finished round added, and its match if that is finished too. `before`
    are the scores before the round."""
    match = app.match
    rows = unpack(packed)
    level = 0 if match.solo else players.LEVELS.index(app.level)
    row = rows.setdefault((games.NAMES.index(match.name), level), [0] * 6)
    count_round(row, ahead(match, [now - then for now, then in zip(match.scores, before)]))
    if match.result is not None:
        won = (match.result == match.side(PERSON)) != match.penalties
        count_match(row, won, ahead(match, match.scores))
    return pack(rows)


def ahead(match: "Match", points: list[int]) -> int:
    """Return how many points the person's side is ahead of the best other side; with penalties, how many fewer it
    has than the worst other side."""
    side = match.side(PERSON)
    ahead = points[side] - max(points[:side] + points[side + 1:])
    return -ahead if match.penalties else ahead
