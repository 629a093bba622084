# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The cases that the guide explains at the table of Tien Gow, see tables.guide."""

from __future__ import annotations

from engine import chinese
from engine.chinese_moves import BEAT, LEAD
from seats import PERSON
from tables.tricks.trick import LADDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.tien_gow import Game
    from engine.kinds import Tile
    from kinds import Box
    from tables.tricks.scene import Scene

_FEW = 4  # tiles in the hand
_FREE = 4  # tricks that cost nothing; for more the winner pays

# The parts: the Trick, the Hand, the highest tile of it (W), a set in it (S), all rows (B), the banker's row (K), the
# person's own (Y).
NOTES = "beat:TH drop:TH lead_tricks:H barred:TH count:T kinds:TH banker:kT sets:Hs last:HwT pay:yT paid:yT"


def arisen(scene: Scene) -> tuple[object, ...]:
    """Return for each of NOTES whether the table shows its case: in the person's turn, or after a round."""
    match = scene.match
    if match.ended:
        won = match.ended.side == PERSON
        return (False,) * 9 + (not won, won and max(match.tricks[PERSON + 1 :]) <= _FREE)
    moves, trick = match.moves, match.trick
    can_beat, barred = moves[0][1] == BEAT, bool(trick) and match.is_barred()
    return (
        can_beat,
        trick and not can_beat and not barred,
        not trick,
        barred,
        trick and len(trick[0][0]) > 1,
        trick and len(trick[0][0]) == 1,
        True,
        _set(match),
        len(match.hands[PERSON]) <= _FEW,
        False,
        False,
    )


def _set(match: Game) -> tuple[Tile, ...]:
    """Return one of the smallest mixed sets that may lead, or ()."""
    sets = [played for played, how in match.moves if how == LEAD and len(set(map(chinese.is_civil, played))) > 1]
    return (sorted(sets, key=len) + [()])[0]


def values(scene: Scene) -> tuple[object, ...]:
    """Return the person's tricks, and the sum that makes their payment."""
    match = scene.match
    tricks = match.tricks[PERSON]
    paid = "4-%d" % tricks if tricks else "5"
    if match.leader in (PERSON, match.winning):
        paid = "2×(%s)" % paid if tricks else "2×5"
    return tricks, "%s=%d" % (paid, -match.ended.points[PERSON]) if len(paid) > 1 else paid


def rows(scene: Scene) -> list[tuple[int, int]]:
    """Return the rows that a note should cover as a whole or not at all: those of the seats, what beats the trick,
    the line of text, and the hand."""
    table = scene.table
    bar, rung, hand = table.bar, table.trick.rung, table.hand.group.y + table.hand.top
    seats = [(bar.pitch * i, bar.pitch * (i + 1) - 1) for i in range(4)]
    return seats + [(rung, rung + LADDER), (table.tray, hand), (hand, scene.app.art.height)]


def boxes(scene: Scene, part: str) -> list[Box]:
    """Return the boxes of a part of the table on the screen, a list."""
    table, art = scene.table, scene.app.art
    bar, trick = table.bar, table.trick
    if part == "T":
        return [(trick.left, 0, art.width - trick.left, trick.height - 1)]
    if part == "H":
        top = table.hand.group.y + table.hand.top
        return [(0, top, art.width, art.height - top)]
    if part in "SW":
        hand, half = table.hand, table.hand.half
        places = [hand.place(hand.tiles.index(tile)) for tile in (_set(scene.match) if part == "S" else hand.tiles[:1])]
        return [(hand.group.x + x, hand.group.y + y, half, 2 * half) for x, y in places]
    if part == "B":
        return [(0, 0, bar.width, bar.height)]
    return [(1, bar.pitch * (scene.match.leader if part == "K" else PERSON), bar.width - 1, bar.pitch)]
