# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Explains why a move is illegal. Loaded only then."""

from __future__ import annotations

from . import moves, tiles
from .chinese_moves import BEAT, DROP, LEAD, SPLIT
from .deal_checks import is_tile
from .line import ARMS, CLOSED, FIRST
from .moves import DRAW

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .games.tien_gow import Game as TienGow
    from .kinds import Hand, Move, Tile
    from .line_match import LineMatch
    from .match import Match

_NO_TILES = "a move is a tuple of tiles and how they are played"


def illegal(match: Match, move: Any) -> str:
    """Return a clause that says why `move` isn't legal now."""
    if match.result is not None:
        return "the match is over"
    if not match.moves:
        return "no round is being played" if match.ended is None else "the round is over"
    if type(move) is not tuple or len(move) != 2:
        return "a move is a tuple of what is played and how"
    return match.why_illegal(move)


def illegal_play(match: LineMatch, move: Move) -> str:
    """Return a clause that says why a LineMatch doesn't allow `move`."""
    tile, how = move
    if tile is None:
        return _standing(match, move)
    if tile not in match.hands[match.turn]:
        return "seat %d doesn't hold that tile" % match.turn
    if match.line.tiles:
        return _joining(match, tile, how)
    if how != FIRST:
        return "the first tile of the line has no arm"
    return "seat %d has to lead %s" % (match.turn, tiles.name(match.moves[0][0]))


def _standing(match: LineMatch, move: Move) -> str:
    if match.moves[0][0] is not None:
        return "seat %d can play a tile" % match.turn
    if move == DRAW and len(match.boneyard) <= match.reserve:
        return "there is nothing to draw"
    return "seat %d has to %s" % (match.turn, moves.name(match.moves[0]))


def _joining(match: LineMatch, tile: Tile, how: object) -> str:
    if type(how) is not int or how not in ARMS:
        return "the line has begun, so the move has to name an arm"
    end = match.line.ends[how]
    word = moves.WORDS[how]
    if end == CLOSED:
        return "the arm %s isn't open" % word
    return "%s doesn't fit %s, where a %d is open" % (tiles.name(tile), word, end)


def illegal_trick(match: TienGow, move: Move) -> str:
    """Return a clause that says why Tien Gow doesn't allow `move` (docs/rules.md, section 7a)."""
    played, how = move
    if not _are_tiles(played):
        return _NO_TILES
    if not match.trick and how != LEAD:
        return "seat %d leads this trick" % match.turn
    if match.trick and how not in (BEAT, DROP):
        return "the trick has been led, so seat %d beats or drops" % match.turn
    if match.trick and len(played) != len(match.trick[0][0]):
        return "the trick is of %s, not %s" % (_tiles(len(match.trick[0][0])), _tiles(len(played)))
    if not _holds(match.hands[match.turn], played):
        return "seat %d doesn't hold %s" % (match.turn, " ".join(map(tiles.name, played)))
    if how == LEAD:
        return "these tiles are no single, pair or mixed set"
    if match.is_barred():
        return "who has won no trick yet may not win the last one with one tile"
    return "this doesn't beat %s" % " ".join(map(tiles.name, match.best()))


def illegal_split(match: Match, move: Move) -> str:
    """Return a clause that says why Pai Gow doesn't allow `move` (docs/rules.md, section 7b)."""
    played, how = move
    if not _are_tiles(played):
        return _NO_TILES
    if how != SPLIT:
        return "the move is a split"
    if len(played) != 4 or not _holds(match.hands[match.turn], played):
        return "a split is of the four tiles that seat %d holds" % match.turn
    return "the high hand may not rank below the low hand"


def _are_tiles(played: object) -> bool:
    return type(played) is tuple and all(map(is_tile, played))


def _holds(hand: Hand, played: tuple[Tile, ...]) -> bool:
    return all([hand.count(tile) >= played.count(tile) for tile in played])


def _tiles(count: int) -> str:
    return "one tile" if count == 1 else "%d tiles" % count
