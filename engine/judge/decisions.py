# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Goes through a match, and finds the decisions in it."""

from __future__ import annotations

from collections import namedtuple

from .. import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..kinds import Move
    from ..match import Match

# A decision:
#   round   the number of the round, from 0
#   move    the number of the move in the round, from 0
#   view    the View of the seat before the move
#   played  a list of the move; in Blitz of the rest of the turn
Decision = namedtuple("Decision", ("round", "move", "view", "played"))


def rounds(match: Match) -> Iterator[tuple[Match, Iterator[Move]]]:
    """Yield the rounds that a match knows, also an unfinished one, each as (another match at the round's beginning,
    an iterator over its moves). Play the moves in that match before asking for the next round."""
    scores = match.scores_before
    for other, moves in history.replay(match):
        yield other, moves
        scores = other.scores
    if match.moves:
        leader, stake, dealt, packed = next(history.split(match.pack_round()))
        yield (
            history.begun(match, scores, match.rounds, leader, stake, dealt),
            match.notation.unpack(packed, match.tiles),
        )


def decisions(match: Match, seat: int) -> Iterator[Decision]:
    """Yield each Decision of a seat in a match."""
    for number, (other, moves) in enumerate(rounds(match)):
        begun = None  # the first decision of a turn of Blitz, which goes on
        for at, move in enumerate(moves):
            if begun:
                begun.played.append(move)
            elif other.turn == seat and len(other.moves) > 1:
                begun = Decision(number, at, other.view(seat), [move])
            other.play(move)
            if begun and not (other.laid and other.turn == seat and other.moves):
                yield begun
                begun = None
