# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The highlights of a finished match."""

from __future__ import annotations

from engine import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.kinds import MaybeNone, Tile
    from engine.match import Match

    Most = tuple[int, int | MaybeNone]  # a number, and the side that has it; 0 and None until there is one


class Highlights:
    """The best move, round and run of wins in the rounds that have been looked through.

    play   the points of the best move, its seat and its tile
    round  the most points (or penalties) that a side got in one round, and the side
    run    the most rounds in a row that one side has won, and the side
    rounds the number of rounds that have been looked through
    """

    def __init__(self) -> None:
        self.play: tuple[int, int | MaybeNone, Tile | MaybeNone] = 0, None, None
        self.round: Most = 0, None
        self.run: Most = 0, None
        self.rounds = 0
        self._running: Most = 0, None  # the current run

    def look_through(self, match: Match) -> Iterator[None]:
        """Play the finished rounds of a match again (generator, yields after each move). Stop early at a round that
        can't be played again, or when memory runs out."""
        try:
            for played, moves in history.replay(match):
                before = played.scores[:]
                for move in moves:
                    happened = played.play(move)
                    if happened.points > self.play[0]:
                        self.play = happened.points, happened.seat, move[0]
                    yield
                self._count_round(played, before)
        except (ValueError, MemoryError):
            pass

    def _count_round(self, played: Match, before: list[int]) -> None:
        self.rounds += 1
        gains = [now - then for now, then in zip(played.scores, before)]
        if max(gains) > self.round[0]:
            self.round = max(gains), gains.index(max(gains))
        winner = played.ended.side if played.ended else played.winner  # no end: the match was won in mid-round
        length, side = self._running
        self._running = (length + 1 if winner == side else 1) * (winner is not None), winner
        if self._running[0] > self.run[0]:
            self.run = self._running
