# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads rounds that Match.pack_round has packed, and takes a move back. Loaded only then."""

from __future__ import annotations

from .setup import begin_round, deal_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .kinds import Hand, Move
    from .match import Match


def split(packed: bytes) -> Iterator[tuple[int, int, bytes, bytes]]:
    """Yield the rounds one after another, each as (leader, stake, dealt, moves), the last two as bytes."""
    at = 0
    while at < len(packed):
        leader, stake, count = packed[at : at + 3]
        moves = at + 5 + count
        end = moves + int.from_bytes(packed[moves - 2 : moves], "big")
        yield leader, stake, packed[at + 3 : moves - 2], packed[moves:end]
        at = end


def unpack(match: Match, packed: bytes) -> Iterator[tuple[int, int, list[Hand], Hand, list[Move]]]:
    """Yield the rounds of a match one after another, each as (leader, stake, hands, boneyard, moves)."""
    for leader, stake, dealt, moves in split(packed):
        hands, boneyard = deal_of(match, dealt)
        yield leader, stake, hands, boneyard, list(match.notation.unpack(moves, match.tiles))


def begun(match: Match, scores: list[int], number: int, leader: int, stake: int, dealt: bytes) -> Match:
    """Return another match of the same kind at the beginning of a round, after `number` others. The last three
    arguments come from `split`. Nothing is checked, since a match has packed them: the checks would be one more
    module to load, and a review has little memory."""
    other = match.another()
    other.scores[:] = scores
    other.rounds, other.next_leader, other.stake = number, leader, stake
    begin_round(other, dealt, *deal_of(other, dealt), leader)
    return other


def replay(match: Match) -> Iterator[tuple[Match, Iterator[Move]]]:
    """Yield the finished rounds that a match knows, each as (another match at the round's beginning, an iterator
    over its moves: a list of them can be too large a piece of memory for the badge). Play the moves in that match
    before asking for the next round."""
    pieces = match.past_rounds
    number = match.rounds - sum([len(list(split(piece))) for piece in pieces])
    scores = match.scores_before
    for piece in pieces:
        for leader, stake, dealt, packed in split(piece):
            other = begun(match, scores, number, leader, stake, dealt)
            yield other, match.notation.unpack(packed, match.tiles)
            scores = other.scores
            number += 1


def take_back(match: Match, scores: list[int]) -> None:
    """Take back the last move of a match's current round: begin the round again, and play all moves but the last.
    `scores` are the scores before the round, a list.

    Raises ValueError, and changes nothing, if there is no move of a current round to take back.
    """
    if not match.moves or not match.played_by:
        raise ValueError("there is no move to take back")
    moves: bytes | Iterator[Move]
    _, _, dealt, moves = next(split(match.pack_round()))
    count = len(match.played_by) - 1
    match.scores[:] = scores
    begin_round(match, dealt, *deal_of(match, dealt), match.next_leader)
    moves = match.notation.unpack(moves, match.tiles)
    for _ in range(count):
        match.play(next(moves))
