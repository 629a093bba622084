# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Names the invariants that a match breaks. Used by tests and tools; the badge never loads it."""

from __future__ import annotations

from .chinese_moves import DROP
from .line import FIRST, Line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .games.tien_gow import Game as TienGow
    from .line_match import LineMatch
    from .match import Match

TILE_MISSING = "a tile is missing"
TILE_TWICE = "a tile is there too often"
TILE_STRANGE = "a tile is not of the set"
JOINT = "a joint doesn't match"
LINE = "the line isn't what its tiles make"
PLAYED = "what lies on the table isn't what was played"
TURN = "the turn is no seat's"
MOVES = "the moves aren't the legal ones"
ROUND = "the round should be over, or should not"
RESULT = "the match should be over, or should not"
TRICK = "the trick isn't what was played"
TRICKS = "the tricks won aren't those of the tiles played"
PAYMENTS = "the payments don't sum to zero"
STAKE = "the stake is more than somebody has"


def broken(match: Match) -> list[str]:
    """Return the names of the invariants of all games that `match` breaks, as a list: empty for a sound match."""
    return list(_tiles(match)) + list(_play(match))


def _tiles(match: Match) -> Iterator[str]:
    if not match._dealt:
        return
    stock = match.boneyard + match.laid_down()
    for hand in match.hands:
        stock = stock + hand
    missing = [tile for tile in match.tiles if stock.count(tile) < match.tiles.count(tile)]
    if missing:
        yield TILE_MISSING
    if any(stock.count(tile) > match.tiles.count(tile) for tile in match.tiles):
        yield TILE_TWICE
    if any(tile not in match.tiles for tile in stock):
        yield TILE_STRANGE


def _play(match: Match) -> Iterator[str]:
    if match.turn not in range(match.seats):
        yield TURN
        return
    if match.moves and match.moves != match.find_moves():
        yield MOVES
    over = match.ended is not None or match.result is not None
    if over and match.moves or not over and not match.moves and match._dealt:
        yield ROUND
    if match.result != match.find_result():
        yield RESULT


def broken_line(match: LineMatch) -> list[str]:
    """Return the names of the invariants of line games that `match` breaks, as a list."""
    return list(_line(match))


def _line(match: LineMatch) -> Iterator[str]:
    line = match.line
    if [move for move in match.played if move[0] is not None] != line.plays():
        yield PLAYED
    again = Line(line.has_spinner)
    for tile, arm in line.plays():
        first = not again.tiles
        if first != (arm == FIRST) or not first and again.ends[arm] not in tile:
            yield JOINT
            return
        again.add(tile, arm)
    if (line.ends, line.pips, line.spinner) != (again.ends, again.pips, again.spinner):
        yield LINE


def broken_tricks(match: TienGow) -> list[str]:
    """Return the names of the invariants of Tien Gow that `match` breaks, as a list (docs/rules.md, section 7a)."""
    found = []
    played = list(zip(match.played_by, match.played))
    trick = played[len(played) - len(match.trick) :]
    if [move for seat, move in trick] != match.trick:
        found.append(TRICK)
    elif trick and match.winning != [seat for seat, move in trick if move[1] != DROP][-1]:
        found.append(TRICK)
    under_way = sum(len(move[0]) for seat, move in trick) if match.moves else 0
    if match.seats * sum(match.tricks) + under_way != len(match.laid_down()):
        found.append(TRICKS)
    if sum(match.scores):
        found.append(PAYMENTS)
    return found


def broken_stakes(match: Match) -> list[str]:
    """Return the names of the invariants of Pai Gow that `match` breaks, as a list (docs/rules.md, section 7b)."""
    found = []
    if sum(match.scores) != 200 or min(match.scores) < 0:
        found.append(PAYMENTS)
    if match.moves and match.stake not in match.stakes():
        found.append(STAKE)
    return found
