# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Takes a move back. Loaded only when that is done."""
from engine import dealing, packed_rounds


def take_back(match, scores):
    """Bring a match to where it was before the last move of the current round: the round begins anew, and all its
    moves but the last are made again. `scores` are the scores before the round, a list.

    Raises ValueError, and changes nothing, if there is no move of a current round to take back.
    """
    if not match.moves or not match.played_by:
        raise ValueError("there is no move to take back")
    _, _, dealt, moves = next(packed_rounds.split(match.pack_round()))
    count = len(match.played_by) - 1
    match.scores[:] = scores
    hands, boneyard = dealing.deal_of(match, dealt)
    dealing.begin_round(match, dealt, hands, boneyard, match.next_leader)
    moves = match.notation.unpack(moves, match.tiles)
    for _ in range(count):
        match.play(next(moves))
