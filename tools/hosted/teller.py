# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges the person's moves in a match, a little at a time, and tells it in the review (docs/judging.md); notes in the
saves the luck, what the mistakes have cost, and some of their positions to play again. For hosts with memory for it,
see judged."""

from __future__ import annotations

from engine import history
from engine.judge import decision, families, kept
from engine.judge.decisions import rounds
from engine.judge.losses import losses_of
from engine.judge.reasons import reason
from engine.judge.review import Judging
from saves import judged
from seats import PERSON
from tables.judgement import COLOURS, colour, noted, percent, verdict, why
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from app import App
    from engine.judge.decision import Judgement
    from engine.judge.decisions import Decision
    from engine.kinds import MaybeNone
    from engine.match import Match
    from saves.judged import Judged
    from tables.review import Review

    Mistake = tuple[Decision, Judgement, tuple[str, int, int]]  # with the reason, see reasons.why

_SLICE = 24  # ms of each frame for the judging
_STEPS = 250  # of the Judging in a frame, at most: where a clock stands still in a frame, it doesn't take seconds
# By the reason of a mistake what it is one of (saves.judged.COSTS).
_COSTS = {
    "points": "points",
    "wins": "points",
    "doubles": "doubles",
    "pips": "heavy",
    "danger": "heavy",
    "reply": "replies",
    "cover": "replies",
    "stuck": "replies",
    "second": "replies",
    "third": "replies",
    "choice": "options",
    "ends": "options",
    "hold": "options",
    "numbers": "options",
    "orphans": "options",
    "next": "plans",
    "last": "plans",
    "block": "block",
}
_FAMILIES = "points", "ends"  # of the games whose positions can be played again: a move there is a single tile
_SEED = 4  # bytes of a deal that was made from a seed


class Teller:
    """Judges the person's moves in the match of an App, and tells it in a review.

    match    the match
    judging  its Judging
    is_done  whether all is judged
    told     the judgement that the review tells, in words, see in_words
    """

    def __init__(self, app: App, told: Any = None) -> None:
        """Judge the match of an App, unless a record has `told` the judgements, see engine.judge.kept."""
        self.app = app
        self.match = app.match
        self.judging = Judging(app.match, PERSON)
        self.is_done = False
        self.told: list[str] = []
        self._number = app.number
        self._told_before = told
        self._work = self._judge_all()  # what is left to judge
        self._places: dict[tuple[int, int], int] = {}  # by round and move the places of the decisions
        self._begun: dict[int, Iterator[None]] = {}  # by its place each decision that is being judged
        self._at: tuple[int, int] | MaybeNone = None  # the round and the move that the review shows

    # Judging, a little in each frame.

    def judge(self) -> None:
        """Judge for as long as a frame may take."""
        ticks, elapsed, steps = self.app.handheld.ticks(), self.app.handheld.elapsed, _STEPS
        for _ in self._work:
            steps -= 1
            if not steps or elapsed(ticks) >= _SLICE:
                break

    def _judge_all(self) -> Iterator[None]:
        """Judge everything in the match, first of all the decision that is shown (generator)."""
        judging = self.judging
        try:
            yield from judging.find()
        except ValueError:  # a round can't be played again
            self.is_done = True
            return
        self._places = {(made.round, made.move): place for place, made in enumerate(judging.decisions)}
        if kept.take(judging, self._told_before):
            self.is_done = True
            return
        while len(judging.judgements) < len(judging.decisions):
            shown = self._at
            place = self._next_place()
            for _ in self._begun.setdefault(place, judging.judge(place)):
                yield
                if self._at != shown:
                    break
        yield from judging.tell_luck()
        yield from note(self.app, judging, self.match, self._number)
        self.is_done = True

    def _next_place(self) -> int:
        """Return the place of the decision to judge next: the one that is shown, else the last one."""
        judgements = self.judging.judgements
        shown = self._places.get(self._at)
        if shown is not None and shown not in judgements:
            return shown
        return max([place for place in range(len(self.judging.decisions)) if place not in judgements])

    # Telling it in a review.

    def tell(self, review: Review) -> None:
        """Let a review tell the judgement of the move that comes next, once it is known."""
        at = review.number, review.at
        place = self._places.get(at, -1)
        judgement = self.judging.judgements.get(place)
        if not judgement:
            return
        made = self.judging.decisions[place]
        if at not in review.judged:
            review.note(noted(self.app, made, judgement))
        if not self.told:
            self.told = in_words(self.app, made, judgement)

    def look(self, review: Review) -> None:
        """Note what a review shows: the judgement of another move isn't right any more."""
        at = review.number, review.at
        if at != self._at:
            self._at, self.told = at, []

    def slips(self) -> list[int]:
        """Return the places of the slips among the decisions, a list, in the order of play."""
        return sorted([place for place, judgement in self.judging.real() if colour(judgement) in COLOURS[2:]])

    def worst_slip(self) -> str:
        """Return what the worst slip has lost as a sentence; "" without a slip."""
        losses = [self.judging.judgements[place].loss for place in self.slips()]
        words = self.app.words
        return words(names.WORST_SLIP) % percent(words, max(losses)) if losses else ""

    def go_on(self, review: Review) -> None:
        """Show the next slip; after the last one the first."""
        judging, here, slips = self.judging, (review.number, review.at), self.slips()
        after = [place for place in slips if (judging.decisions[place].round, judging.decisions[place].move) > here]
        for place in (after or slips)[:1]:
            self.show(review, place)

    def show(self, review: Review, place: int) -> None:
        """Show the decision at a place in their list."""
        made = self.judging.decisions[place]
        review.show(made.round, made.move)


def in_words(app: App, made: Decision, judgement: Judgement) -> list[str]:
    """Return a judgement as a list of texts: the person's move in notation, how good it is, and if another was better
    that one, with the reason."""
    words, name = app.words, made.view.rules.notation.name
    text = verdict(words, judgement)
    told = [", ".join(map(name, made.played)), text]
    if not decision.is_mistake(judgement):
        return told
    points = int(judgement.points + 0.5)
    if points > 0:
        told[1] = "%s, %s" % (text, words.counted(points, names.LOST_POINTS) % points)
    better, reason = words(names.BETTER_MOVE) % ", ".join(map(name, judgement.best)), why(app, made, judgement)
    return told + ["%s. %s" % (better, reason) if reason else better]


# Noting what was judged.


def note(app: App, judging: Judging, match: Match, number: int | None) -> Iterator[None]:
    """Note a match that is judged as a whole (generator, yields None as a pause). A match that isn't over isn't
    noted, nor is one without a number, which is a record's, nor the last one of that number once more."""
    saved = judged.load()
    if match.result is None or number is None or number == saved.last:
        return
    saved.last = number
    saved.add_luck(match.game, judging.changed())
    if match.family in _FAMILIES:
        yield from _note_costs(saved, judging, match)
    judged.save(app, saved)


def _note_costs(saved: Judged, judging: Judging, match: Match) -> Iterator[None]:
    """Add the mistakes of a match (generator)."""
    saved.matches += 1
    worst: dict[str, Mistake] = {}
    for place, judgement in judging.real():
        made = judging.decisions[place]
        why = reason(made, judgement) if decision.is_mistake(judgement) else None
        if why:
            cost = _cost(match, why[0])
            saved.add(cost, judgement.loss)
            if cost not in worst or worst[cost][1].loss < judgement.loss:
                worst[cost] = made, judgement, why
    for cost in sorted(worst):
        for position in _position(match, cost, *worst[cost]):
            if position:
                saved.keep(position)
            yield


def _cost(match: Match, why: str) -> str:
    """Return what a mistake with this reason is one of. The second seat after the person's may be a partner's."""
    return "partner" if why == "second" and match.side(PERSON + 2) == match.side(PERSON) else _COSTS[why]


def _position(
    match: Match, cost: str, made: Decision, judgement: Judgement, why: tuple[str, int, int]
) -> Iterator[bytes | None]:
    """Find the position of a mistake (generator). Yields None as a pause, and at the end the position as bytes, if
    it can be played again."""
    view = made.view
    module = families.of(view)
    losses: dict[object, float] = {}
    for losses in losses_of(view, judgement.key, made.move + 1):
        yield None
    for number, (other, moves) in enumerate(rounds(match)):
        if number == made.round:
            break
        for move in moves:
            other.play(move)
    _, _, deal, _ = next(history.split(other.pack_round()))
    if not losses or len(deal) != _SEED:
        return
    losses[module.key(view, made.played)] = judgement.loss
    begun, choices = other.copy(), []
    for _, move in zip(range(made.move), moves):
        if len(other.moves) > 1:
            choices.append(other.moves.index(move))
        other.play(move)
    lost = [_percent(losses[module.key(view, (move,))]) for move in other.moves]
    yield judged.position(cost, begun, deal, why[1], (bytes(lost), why[0].encode(), bytes(choices)))


def _percent(loss: float) -> int:
    """Return a loss in percent, at least 1 if there is any."""
    return max(1, int(100 * loss + 0.5)) if loss else 0
