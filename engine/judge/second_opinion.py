# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A second opinion on a loss in a line game: the round is played on as Skilled plays, which takes much longer than
the playouts, where everybody plays like Greedy."""

from __future__ import annotations

from .. import tiles
from ..players import levels
from . import families
from .position import match_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..kinds import Move
    from ..line_match import LineMatch
    from ..players.ends import playout as ends
    from ..players.points import playout as points
    from ..rng import Rng
    from ..view import LineView
    from .chances import Chances

_DEALS = 80


class SecondOpinion:
    """Plays the rounds of a position on. Its generators yield None as a pause."""

    def __init__(self, view: LineView, chances: Chances, rng: Rng) -> None:
        self._view = view
        self._chances = chances
        self._rng = rng
        self._playout = families.of(view).Playout(view)
        self._player = levels.Skilled()

    def losses(self, better: Sequence[Move], played: Sequence[Move]) -> Iterator[float | None]:
        """Yield the win chance that is lost on each deal by the moves `played` instead of the `better` ones, both
        lists of the moves of a turn, and None as a pause."""
        yield from self._playout.prepare()
        for _ in range(_DEALS):
            while self._playout.deal(self._rng):
                yield None
            after = []
            for moves in (better, played):
                match = dealt(self._view, self._playout)
                yield from self._play_on(match, moves)
                after.append(
                    self._chances.of(match.scores, match.rounds, match.next_leader)[match.side(self._view.seat)]
                )
            yield after[0] - after[1]

    def _play_on(self, match: LineMatch, moves: Sequence[Move]) -> Iterator[None]:
        """Make these moves in a match, and play its round to the end."""
        for move in moves:
            match.play(move)
        while match.moves:
            match.play(self._player.move(match.view(match.turn)))
            yield None


def dealt(view: LineView, playout: ends.Playout | points.Playout) -> LineMatch:
    """Return a match in the position of a view, with the hands and the boneyard of a Playout's sampled deal."""
    deals, shifts = playout.deals, playout.shifts
    hands = [[tile for tile in view.tiles if mask >> shifts[tiles.index(tile)] & 1] for mask in deals.hands]
    hands[view.seat] = list(view.hand)
    return match_at(view, hands, [view.tiles[i] for i in deals.order[deals.held :]])
