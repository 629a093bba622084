# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads rounds that Match.pack_round has packed."""
from engine.dealing import deal_of


def split(packed):
    """Yield the rounds one after another, each as (leader, stake, dealt, moves), the last two as bytes."""
    at = 0
    while at < len(packed):
        leader, stake, count = packed[at:at + 3]
        moves = at + 5 + count
        end = moves + int.from_bytes(packed[moves - 2:moves], "big")
        yield leader, stake, packed[at + 3:moves - 2], packed[moves:end]
        at = end


def unpack(match, packed):
    """Yield the rounds of a match one after another, each as (leader, stake, hands, boneyard, moves)."""
    for leader, stake, dealt, moves in split(packed):
        hands, boneyard = deal_of(match, dealt)
        yield leader, stake, hands, boneyard, list(match.notation.unpack(moves, match.tiles))


def begun(match, scores, number, leader, stake, dealt):
    """Return another match of the same kind at the beginning of a round, with `number` rounds before it; the last
    three arguments are as `split` yields them."""
    other = match.another()
    other.restore(scores, number, leader, stake, dealt)
    return other


def replay(match):
    """Yield the rounds that are over and that a match still knows, each as (another match at the round's beginning,
    its moves). The caller plays the moves there before asking for the next round."""
    pieces = match.past_rounds
    number = match.rounds - sum([len(list(split(piece))) for piece in pieces])
    scores = match.scores_before
    for piece in pieces:
        for leader, stake, dealt, packed in split(piece):
            other = begun(match, scores, number, leader, stake, dealt)
            yield other, list(match.notation.unpack(packed, match.tiles))
            scores = other.scores
            number += 1
