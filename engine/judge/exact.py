# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Exact search, where no tile is hidden any more: the chance to win a match for two after a move, if both play the
round to its end as well as can be."""

from __future__ import annotations

from .position import match_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import TypeGuard, TypeVar

    from ..kinds import Move
    from ..line_match import LineMatch
    from ..view import LineView, View
    from .chances import Chances

    _Result = TypeVar("_Result")
    _Search = Generator[None, None, _Result]

MOST = 60000  # positions that are searched for a move, if nothing else is said
_PAUSE = 16  # positions from one pause to the next


class TooLong(Exception):
    """There are more positions than are searched for a move."""


def is_open(view: View) -> TypeGuard[LineView]:
    """Return whether no tile is hidden from the seat of a view."""
    return len(view.counts) == 2 and view.rules.has_boneyard and not view.boneyard


class Search:
    """Searches from the position of a view that is_open. Its generators yield None as a pause, and return what they
    have found."""

    def __init__(self, view: LineView, chances: Chances, most: int = 0) -> None:
        self._side = view.seat
        self._chances = chances
        self._most = most or MOST
        seen = view.line.tiles + list(view.hand)
        hands = [[tile for tile in view.tiles if tile not in seen] for _ in view.counts]
        hands[view.seat] = list(view.hand)
        self._match = match_at(view, hands, [])

    def value(self, move: Move, low: float = 0.0) -> _Search[float]:
        """Find the chance to win after a move, or any number up to `low` if it isn't higher. Raises TooLong."""
        self._left = self._most
        return (yield from self._after(self._match, move, low, 1.0))

    def points(self, move: Move) -> _Search[int]:
        """Find the points that the seat gains on the other after a move, if both play for the chance to win.
        Raises TooLong."""
        self._left = self._most
        match = self._match.copy()
        before = match.scores[:]
        match.play(move)
        while match.moves:
            match.play((yield from self._best(match)))
        gains = [now - earlier for now, earlier in zip(match.scores, before)]
        gain = gains[self._side] - gains[1 - self._side]
        return -gain if match.penalties else gain

    def _best(self, match: LineMatch) -> _Search[Move]:
        sign = 1 if match.turn == self._side else -1
        if len(match.moves) == 1:
            return match.moves[0]
        values = []
        for move in match.moves:
            values.append(sign * (yield from self._after(match, move, 0.0, 1.0)))
        return match.moves[values.index(max(values))]

    def _after(self, match: LineMatch, move: Move, low: float, high: float) -> _Search[float]:
        """Find the value of a move: exact between `low` and `high`, else only on the same side of both."""
        match = match.copy()
        match.play(move)
        self._left -= 1
        if not self._left % _PAUSE:
            yield None
        if not self._left:
            raise TooLong
        while len(match.moves) == 1:
            match.play(match.moves[0])
        if not match.moves:
            return self._chances.of(match.scores, match.rounds, match.next_leader)[self._side]
        ours = match.turn == self._side
        for move in match.moves:
            if low >= high:
                break
            value = yield from self._after(match, move, low, high)
            if ours:
                low = max(low, value)
            else:
                high = min(high, value)
        return low if ours else high
