# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Goes through a match, finds the decisions in it, and judges them."""
from collections import namedtuple

from engine import history
from engine.judge import decision, families, reasons
from engine.judge.chances import Chances
from engine.judge.luck import Luck

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.judge.decision import Judgement
    from engine.kinds import Move
    from engine.match import Match

# A decision:
#   round   the number of the round, from 0
#   move    the number of the move in the round, from 0
#   view    the View of the seat before the move
#   played  a list of the move; in Blitz of the rest of the turn
Decision = namedtuple("Decision", ("round", "move", "view", "played"))

_MOST = 3  # decisions that are told as the costliest


def rounds(match: "Match") -> "Iterator[tuple[Match, list[Move]]]":
    """Yield the rounds that a match knows, also an unfinished one, each as (another match at the round's beginning,
    its moves). Play the moves in that match before asking for the next round."""
    scores = match.scores_before
    for other, moves in history.replay(match):
        yield other, moves
        scores = other.scores
    if match.moves:
        leader, stake, dealt, packed = next(history.split(match.pack_round()))
        yield (history.begun(match, scores, match.rounds, leader, stake, dealt),
               list(match.notation.unpack(packed, match.tiles)))


def decisions(match: "Match", seat: int) -> "Iterator[Decision]":
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

    def __init__(self, match: "Match", seat: int) -> None:
        self._match = match
        self._seat = seat
        self._side = match.side(seat)
        self.decisions: "list[Decision]" = []
        self.judgements: "dict[int, Judgement | None]" = {}
        self.starts: list[float] = []
        self.first = 0
        self.luck = Luck(match, 0)
        self.has_luck = False

    def find(self) -> "Iterator[None]":
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

    def judge(self, place: int) -> "Iterator[None]":
        """Judge the decision at a place in their list (generator)."""
        made = self.decisions[place]
        judgement = None
        for judgement in decision.judge(made.view, made.played, place + 1):
            yield None
        self.judgements[place] = judgement

    def tell_luck(self) -> "Iterator[None]":
        """Add up the luck of all deals and draws (generator)."""
        for other, moves in rounds(self._match):
            yield from self.luck.begin(other)
            for move in moves:
                yield from self.luck.follow(other, move)
                other.play(move)
        self.has_luck = True

    def real(self) -> "list[tuple[int, Judgement]]":
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
        return self.luck.errors[self._side] ** 0.5  # type: ignore[no-any-return]  # it is never below 0

    def _losses(self) -> "list[tuple[float, int]]":
        return [(judgement.loss, place) for place, judgement in self.real() if decision.is_mistake(judgement)]


def reason(made: Decision, judgement: "Judgement") -> "tuple[str, int, int] | None":
    """Return why the better move of a mistake is better, see reasons.why."""
    return reasons.why(made.view, judgement.key, families.of(made.view).key(made.view, made.played))
