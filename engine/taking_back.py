# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Takes a move back. Loaded only when one is."""
from engine import packed_rounds


def take_back(match, scores):
    """Take a match to where it was before the last move of the round that is being played: the round begins anew,
    and all moves but that one are made again. `scores` are those before the round, a list.

    Raises ValueError, and changes nothing, where no move of a round that goes on can be taken back.
    """
    if not match.moves or not match.by:
        raise ValueError("there is no move to take back")
    _, stake, dealt, moves = next(packed_rounds.split(match.pack_round()))
    before = packed_rounds.begun(match, scores, match.rounds, match.next_leader, stake, dealt)
    moves = match.notation.unpack(moves, match.tiles)
    for _ in match.by[1:]:
        before.play(next(moves))
    before.over, before.before = match.over, match.before  # which only the match itself knows
    for name, value in before.__dict__.items():
        setattr(match, name, value)
