# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The position that a seat sees in a line game, as a match that can be played on."""

from __future__ import annotations

from ..moves import DONE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..kinds import Hand
    from ..line_match import LineMatch
    from ..view import LineView


def match_at(view: LineView, hands: list[Hand], boneyard: Hand) -> LineMatch:
    """Return a match in the position of a view of the seat to move. `hands` are the tiles of all seats, a list for
    each, and `boneyard` those of the boneyard in drawing order: the match keeps these lists."""
    match = view.rules(len(view.counts), view.options)
    match.scores[:] = view.scores
    match.rounds = view.rounds
    match.leader = match.next_leader = view.leader
    match.hands = hands
    match.boneyard = boneyard
    match.line = view.line.copy()
    match.turn = view.turn
    match.drawn = view.drawn
    match.laid = int(len(view.moves) > 1 and DONE in view.moves)  # it only counts whether a tile was laid
    match.played_by[:] = view.played_by
    for seat, move in view.history():
        match.notation.pack(match._played, move)
        match.last_move = move
        if move[0]:
            match.last_player = seat
    match.moves = list(view.moves)
    return match
