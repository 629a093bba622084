# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Goes through a match, and judges the decisions in it."""

from __future__ import annotations

from . import decision
from .chances import Chances
from .decisions import Decision, decisions, rounds
from .luck import Luck

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..kinds import MaybeNone
    from ..match import Match
    from .decision import Judgement

_MOST = 3  # decisions that are told as the costliest


class Judging:
    """Judges a seat's decisions in a match, and its luck, a little in each step: all generators yield None as a
    pause.

    decisions   its Decisions, a list, once they are found
    judgements  by the place in that list the Judgement of each decision that has been judged; None if it was none,
                or can't be judged
    starts      the chance to win, 0 to 1, before each round and, if the match is over, at its end, a list
    first       the number of rounds that the match has forgotten
    luck        the Luck of the match
    has_luck    whether all of it has been told
    """

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._side = match.side(seat)
        self.decisions: list[Decision] = []
        self.judgements: dict[int, Judgement | MaybeNone] = {}
        self.starts: list[float] = []
        self.first = 0
        self.luck = Luck(match, 0)
        self.has_luck = False

    def find(self) -> Iterator[None]:
        """Find all decisions, and the chances before the rounds (generator)."""
        chances = Chances(self._match)
        for made in decisions(self._match, self._seat):
            self.decisions.append(made)
            yield None
        for other, moves in rounds(self._match):
            self.starts.append(chances.at(other)[self._side])
            for move in moves:
                other.play(move)
            yield None
        self.first = self._match.rounds + bool(self._match.moves) - len(self.starts)
        if self._match.result is not None:
            self.starts.append(chances.of(self._match.scores, self._match.rounds)[self._side])

    def judge(self, place: int) -> Iterator[None]:
        """Judge the decision at a place in their list (generator)."""
        made = self.decisions[place]
        judgement = None
        for judgement in decision.judge(made.view, made.played, place + 1):
            yield None
        self.judgements[place] = judgement

    def tell_luck(self) -> Iterator[None]:
        """Add up the luck of all deals and draws (generator)."""
        for other, moves in rounds(self._match):
            yield from self.luck.begin(other)
            for move in moves:
                yield from self.luck.follow(other, move)
                other.play(move)
        self.has_luck = True

    def real(self) -> list[tuple[int, Judgement]]:
        """Return the judgements so far that aren't None, each with its place, in the order of the match."""
        return [(place, judgement) for place, judgement in sorted(self.judgements.items()) if judgement]

    def costliest(self) -> list[int]:
        """Return the places of the _MOST decisions with the greatest losses, of those that are mistakes, the
        costliest first."""
        return [place for _, place in sorted(self._losses(), reverse=True)[:_MOST]]

    def skill(self) -> float:
        """Return the win chance that all mistakes so far have lost, as a number below 0, or 0."""
        return -sum([loss for loss, _ in self._losses()])

    def changed(self) -> float:
        """Return the luck of the seat's side so far, a change of its win chance."""
        return self.luck.changes[self._side]

    def error(self) -> float:
        """Return the standard error of that luck."""
        return self.luck.errors[self._side] ** 0.5

    def _losses(self) -> list[tuple[float, int]]:
        return [(judgement.loss, place) for place, judgement in self.real() if decision.is_mistake(judgement)]
