# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The statistics: the results of the person's matches, a row of numbers for each game and level."""

from __future__ import annotations

import struct

from engine import games, players
from saves import doubles
from saves.memory import Memory, nvm
from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from app import App
    from engine.match import Match

    Rows = dict[tuple[int, int], list[int]]

# One byte for the game and the level, by number; then matches, wins, the best round, the longest run of wins, the
# current run, and the sum of the margins.
_ROW = "<BHHHBBi"
# In an entry of their own, which earlier versions don't have: that byte again, and how many of the matches were
# played with the chart.
_CHART_ROW = "<BH"
_MATCHES, _WINS, _BEST, _LONGEST, _RUN, _MARGINS, _CHARTS = range(7)
_MOST = (0xFFFF, 0xFFFF, 0xFFFF, 0xFF, 0xFF, 0x7FFFFFFF, 0xFFFF)


def load() -> Rows:
    """Return the saved rows, see unpack."""
    return unpack(Memory(nvm()).load())


def are_judged() -> bool:
    """Return whether judged matches are saved, see saves.judged."""
    return bool(Memory(nvm()).load().get("judged"))


def clear() -> None:
    """Clear the statistics, the deeds and the judged matches, and leave all other saves."""
    saved = Memory(nvm())
    entries = saved.load()
    entries.update(pack({}))
    entries["deeds"] = entries["judged"] = b""
    if "evening" in entries:  # the one that goes on stays, without the best result
        entries["evening"] = bytes(3) + entries["evening"][3:]
    saved.save(entries)


def unpack(entries: Mapping[str, bytes]) -> Rows:
    """Unpack the rows in the entries of a Memory. Return a dict by (game, level), with lists of seven numbers in
    the order above."""
    rows = {}
    for game, level, numbers in _split(_ROW, entries.get("statistics", b"")):
        rows[game, level] = numbers + [0]
    for game, level, numbers in _split(_CHART_ROW, entries.get("charts", b"")):
        if (game, level) in rows:
            rows[game, level][_CHARTS:] = numbers
    return rows


def _split(form: str, packed: bytes) -> Iterator[tuple[int, int, list[int]]]:
    """Yield each row of an entry as (game, level, numbers)."""
    for at in range(0, len(packed) - struct.calcsize(form) + 1, struct.calcsize(form)):
        key, *numbers = struct.unpack_from(form, packed, at)
        yield key >> 4, key & 15, numbers


def pack(rows: Mapping[tuple[int, int], Sequence[int]]) -> dict[str, bytes]:
    """Return the rows as entries of a Memory. A number that is too big becomes the greatest that fits."""
    packed = charts = b""
    for (game, level), numbers in rows.items():
        *row, used = map(min, numbers, _MOST)
        packed += struct.pack(_ROW, game << 4 | level, *row)
        if used:
            charts += struct.pack(_CHART_ROW, game << 4 | level, used)
    return {"statistics": packed, "charts": charts}


def count_round(row: list[int], ahead: int) -> None:
    """Count a round in a row. `ahead` is the person's lead in the round, in points."""
    row[_BEST] = max(row[_BEST], ahead)


def count_match(row: list[int], won: bool, ahead: int, charted: bool) -> None:
    """Count a match in a row. `won` says whether the person won, `ahead` is their lead, in points, and `charted`
    says whether they looked at the chart."""
    row[_MATCHES] += 1
    row[_WINS] += won
    row[_RUN] = row[_RUN] + 1 if won else 0
    row[_LONGEST] = max(row[_LONGEST], row[_RUN])
    row[_MARGINS] += ahead
    row[_CHARTS] += charted


def count(app: App, entries: dict[str, bytes], before: list[int]) -> int:
    """Add the App's finished round to the entries of a Memory, and its match if that is finished too. `before` are
    the scores before the round. Return how many matches of this game the person has won in a row against this opponent,
    if the round has won this one, else 0."""
    match = app.match
    rows = unpack(entries)
    row = _row_of(app, rows)
    count_round(row, ahead(match, [now - then for now, then in zip(match.scores, before)]))
    if match.result is not None:
        reached = doubles.reached(rows)
        count_match(row, won(match), ahead(match, match.scores), app.charted)
        app.new_doubles |= doubles.reached(rows) & ~reached
    entries.update(pack(rows))
    return row[_RUN] if match.result is not None else 0


def give_up(app: App, entries: dict[str, bytes]) -> None:
    """Add the App's match, which isn't over, to the entries of a Memory as lost. A lead in it is lost, too."""
    rows = unpack(entries)
    count_match(_row_of(app, rows), False, min(0, ahead(app.match, app.match.scores)), app.charted)
    entries.update(pack(rows))


def _row_of(app: App, rows: Rows) -> list[int]:
    """Return the row of the App's match, a new one if there is none yet."""
    match = app.match
    level = 0 if match.solo else players.LEVELS.index(app.level)
    return rows.setdefault((games.NAMES.index(match.game), level), [0] * 7)


def won(match: Match) -> bool:
    """Return whether the match is over, and the person's side has won it."""
    side = match.side(PERSON)
    return match.winner == side or match.loser not in (None, side)


def ahead(match: Match, points: list[int]) -> int:
    """Return how many points the person's side is ahead of the best other side; with penalties, how many fewer it
    has than the worst other side."""
    side = match.side(PERSON)
    ahead = points[side] - max(points[:side] + points[side + 1 :])
    return -ahead if match.penalties else ahead
