# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Checks a given deal, or the state of a match to restore. Loaded only then."""

from __future__ import annotations

from . import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    from .kinds import Hand, Tile
    from .match import Match

    Item = TypeVar("Item")

_MANY = 30_000  # rounds or points: more than any match has, and they fit in a save


def check_given(
    match: Match, hands: list[Hand], boneyard: Sequence[Tile], leader: int | None
) -> tuple[list[Hand], Hand]:
    """Check the arguments of Match.start_round. Return the hands and the boneyard as lists."""
    hands = [_known(match, hand, "a hand") for hand in _list(hands, "the hands")]
    boneyard = _known(match, boneyard, "the boneyard")
    _check_deal(match, hands, boneyard)
    if match.leader_by_lot() and not _is_number(leader, 0, match.seats - 1):
        raise ValueError("the leader is left to chance here, so it has to be named: a seat")
    return hands, boneyard


def check_state(match: Match, scores: Sequence[int], rounds: int, leader: int) -> None:
    """Raise ValueError, saying why, if a match can't be restored to this state."""
    if match.rounds or match.played_by or match.moves:
        raise ValueError("only a match before its first deal can be restored")
    numbers = [_is_number(score, -_MANY, _MANY) for score in _list(scores, "the scores")]
    if numbers != [True] * len(match.scores):
        raise ValueError("the scores are %d numbers, not %r" % (len(match.scores), scores))
    if not _is_number(rounds, 0, _MANY):
        raise ValueError("%r can't be how many rounds are over" % (rounds,))
    if not _is_number(leader, 0, match.seats - 1):
        raise ValueError("the leader is a seat of 0 to %d, not %r" % (match.seats - 1, leader))
    if not match.can_stand_at(scores):
        raise ValueError("%s never stands at %s" % (match.game, ":".join(map(str, scores))))


def check_next(match: Match, stake: int | None, dealt: bytes | None) -> int:
    """Return the stake of the next round of a match with its restored scores: `stake`, or if that is None the
    match's own, lowered if a side has less, unless the match is over. Raises ValueError, saying why, if the round
    can't have that stake or deal."""
    if dealt is not None:
        if match.find_result() is not None:
            raise ValueError("the match is over, so nothing can be dealt")
        check_dealt(match, dealt)
    stakes = match.stakes()
    if stake is None:
        return max([each for each in stakes if each <= match.stake] or [match.stake])
    if type(stake) is not int or stake not in (stakes or (match.stake,)):
        raise ValueError("the stake can't be %r" % (stake,))
    return stake


def check_dealt(match: Match, dealt: bytes) -> None:
    """Raise ValueError, saying why, if `dealt` isn't a deal of the match in the form of history.split."""
    if type(dealt) is not bytes:
        raise ValueError("the deal is bytes, not %r" % (dealt,))
    if len(dealt) == 4:
        if dealt[0] >= 1 << 6:
            raise ValueError("a deal's number has 30 bits")
    elif len(dealt) != (len(match.tiles) if match.has_boneyard else match.seats * match.tiles_each()):
        raise ValueError("%d tiles are no deal" % len(dealt))
    elif max(dealt) >= len(match.tiles):
        raise ValueError("there is no tile of number %d" % max(dealt))
    else:
        stock = [match.tiles[i] for i in dealt]
        for tile in stock:
            if stock.count(tile) > match.tiles.count(tile):
                raise ValueError("%s is dealt too often" % tiles.name(tile))


def _check_deal(match: Match, hands: list[Hand], boneyard: Hand) -> None:
    """Raise ValueError, saying why, if these tiles can't be a deal of the match."""
    if len(hands) != match.seats:
        raise ValueError("there are %d hands for %d seats" % (len(hands), match.seats))
    each = match.tiles_each()
    for seat, hand in enumerate(hands):
        if len(hand) != each:
            raise ValueError("the hand of seat %d has %d tiles, not %d" % (seat, len(hand), each))
    if boneyard and not match.has_boneyard:
        raise ValueError("%s has no boneyard" % match.game)
    missing = list(match.tiles)
    for tile in sum(hands, boneyard):
        if tile not in missing:
            raise ValueError(
                "%s is there %s" % (tiles.name(tile), "twice" if match.tiles.count(tile) == 1 else "three times")
            )
        missing.remove(tile)
    if missing and match.has_boneyard:
        raise ValueError("%s is missing" % ", ".join(map(tiles.name, missing)))


def _known(match: Match, stock: Sequence[Tile], what: str) -> Hand:
    """Return the tiles of `stock` as a list. Raise ValueError if one isn't in the set."""
    for tile in _list(stock, what):
        if not is_tile(tile):
            raise ValueError("%r is no tile; a tile is a tuple of two numbers" % (tile,))
        if tile not in match.tiles:
            raise ValueError("%s is not in the set" % tiles.name(tile))
    return list(stock)


def is_tile(thing: object) -> bool:
    """Return whether `thing` is a tuple of two ints, like a tile."""
    return type(thing) is tuple and len(thing) == 2 and all([type(half) is int for half in thing])


def _list(thing: Sequence[Item], what: str) -> Sequence[Item]:
    if type(thing) not in (list, tuple):
        raise ValueError("%s has to be a list, not %r" % (what, thing))
    return thing


def _is_number(thing: object, least: int, most: int) -> bool:
    return type(thing) is int and least <= thing <= most
