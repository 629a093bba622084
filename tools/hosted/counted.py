# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a round has ended, as lines for players who don't see it; spoken.py tells them. A seat or a side is named by
WHO, "" for the person.

left WHO TILES PIPS           the tiles that are left in a hand
counted TEXT                  a sum that makes the points, or a sentence on it
gained WHO GAIN SCORE         the points that a side has got, and those that it has now
together NAMES GAIN SCORE     the same of a side of several seats
paid WHO TRICKS SUM SCORE     in Tien Gow the tricks of a seat, the sum that makes its payment, and its points now
earned WHO TRICKS SUM SCORE   the same of the seat that is paid
compared WHICH MINE BANKERS BETTER HIGHER LOWER  in Pai Gow the high hands, 0, or the low ones, 1; whose is better, or
                              why, see told.js; the tiles that decide, "" if none does
stands MINE BANKERS           the points of both
"""

from __future__ import annotations

from engine import tiles
from moved import listed
from seats import PERSON
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from app import App
    from engine.kinds import Tile
    from tables.pai_gow.table import Table as PaiGowTable
    from tables.tricks.summary import Scene as TricksSummary
    from words.words import Words

    Line = tuple[Any, ...]

    Pair = tuple[Tile, ...]


def who(app: App, seat: int) -> str:
    """Return the name of a seat, "" for the person's."""
    return "" if seat == PERSON else app.names[seat]


def left(app: App) -> list[Line]:
    """Return the lines on the tiles that are left in the hands."""
    return [
        ("left", who(app, seat), listed(hand), sum(map(tiles.value, hand)))
        for seat, hand in enumerate(app.match.hands)
        if hand
    ]


def of_line(app: Any) -> list[Line]:
    """Return the lines on a finished round of a line game: how it has ended, the hands, the sums, and what each side
    has got."""
    from tables.line.account import acts, heading
    from tables.line.summary_scores import gained

    match = app.match
    seats = [seat for seat, hand in enumerate(match.hands) if hand or match.seats > 2]
    told = "".join(["".join(pieces) for _, pieces in acts(app, seats)])
    lines: list[Line] = [("text", heading(app, match))] + left(app)
    if match.penalties:
        lines.append(("counted", app.words(names.SCORING, "%s.%s" % (match.game, match.ended.how))))
    several = len(match.scores) < match.seats
    if not several:  # else the hands tell it
        lines += [("counted", text.strip().rstrip(":")) for text in told.split("\n") if text.strip()]
    for side, score in enumerate(match.scores):
        name = app.side_name(side) if several else who(app, side)
        lines.append(("together" if several else "gained", name, gained(match, side), score))
    return lines


def of_tricks(app: App, scene: TricksSummary) -> list[Line]:
    """Return the lines on a finished round of Tien Gow: the tricks of each seat, and what it pays or gets."""
    match = scene.match
    gains = match.ended.points
    return [
        (
            "earned" if seat == match.ended.side else "paid",
            who(app, seat),
            match.tricks[seat],
            _equation(scene.sum_of(seat), gains[seat] if seat == match.ended.side else -gains[seat]),
            match.scores[seat],
        )
        for seat in range(match.seats)
    ]


def _equation(working: str, result: int) -> str:
    return working if working == str(result) else "%s=%d" % (working, result)


# Pai Gow.


def told_hand(words: Words, pair: Pair) -> str:
    """Return the tiles of a hand of Pai Gow, and what they make."""
    from engine.games.pai_gow import WONG, hand_class
    from tables.pai_gow.phrases import describe

    made = describe(pair, words, lambda text: True)
    is_pair = hand_class(pair) > WONG
    return "%s = %s" % (listed(pair), ("%s %s" if is_pair else "%s (%s)") % made)


def compared(words: Words, table: PaiGowTable) -> list[Line]:
    """Return the lines on the hands of both sides that lie face up."""
    lines: list[Line] = []
    for which, (own, other) in enumerate(zip(table.mine, table.bankers)):
        mine: Any = own.tiles
        bankers: Any = other.tiles
        if None not in mine + bankers:
            lines.append(
                ("compared", which, told_hand(words, mine), told_hand(words, bankers)) + _better(mine, bankers)
            )
    return lines


def _better(mine: Pair, bankers: Pair) -> tuple[str, str, str]:
    """Return whose hand is better, or why, and the tiles that decide."""
    from engine.games.pai_gow import hand_class, is_better, rank, single

    if hand_class(mine) != hand_class(bankers):
        return ("yours" if is_better(mine, bankers) else "banker"), "", ""
    if hand_class(mine) == 0:
        return "nothing", "", ""
    if rank(mine) == rank(bankers):
        return "level", "", ""
    decide = [tiles.name(max(pair, key=single)) for pair in (mine, bankers)]
    if is_better(mine, bankers):
        return "tile_yours", decide[0], decide[1]
    return "tile_banker", decide[1], decide[0]
