# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The judgement of a match as replay.py --judge prints it: an object for each decision of a seat, and a summary."""

from collections.abc import Iterator

from engine.judge import decision, families, reasons
from engine.judge.luck import Luck
from engine.judge.review import Decision, decisions
from engine.match import Match
from judging.sentences import sentence
from matches.pairs import derive

COSTLIEST = 3


def judged(match: Match, seat: int) -> Iterator[dict[str, object]]:
    """Judge a seat's decisions in a match; yield an object for each, and last the summary."""
    luck = Luck(match, derive(0, "luck"))
    found = []
    for number, made in enumerate(decisions(match, seat, luck), 1):
        judgement = one(made, derive(0, number))
        if judgement:
            found.append((number, judgement))
            yield line(number, made, judgement)
    yield summary(match, seat, found, luck)


def one(made: Decision, seed: int) -> decision.Judgement | None:
    """Judge a Decision; None if it was none, or can't be judged."""
    judgement = None
    for judgement in decision.judge(made.view, made.played, seed):
        pass
    return judgement


def line(number: int, made: Decision, judgement: decision.Judgement) -> dict[str, object]:
    """The object that is printed for a decision."""
    notation = made.view.rules.notation
    found = {"decision": number, "round": made.round + 1, "move": made.move + 1,
             "played": ", ".join(map(notation.name, made.played)), "band": judgement.band,
             "loss": percent(judgement.loss), "error": percent(judgement.error),
             "points": round(judgement.points, 1), "chance": percent(judgement.chance), "exact": judgement.exact}
    if decision.is_mistake(judgement):
        found["better"] = ", ".join(map(notation.name, judgement.best))
        own = families.of(made.view).key(made.view, made.played)
        reason = reasons.why(made.view, judgement.key, own)
        if reason:
            found["why"] = sentence(made.view, *reason[:2])
            found["reason"], found["after_better"], found["after_played"] = reason
    return found


def summary(match: Match, seat: int, found: list[tuple[int, decision.Judgement]], luck: Luck) -> dict[str, object]:
    """The object that is printed at the end."""
    side = match.side(seat)
    mistakes = [(judgement.loss, number) for number, judgement in found if decision.is_mistake(judgement)]
    return {"seat": seat, "decisions": len(found),
            "bands": {band: [judgement.band for _, judgement in found].count(band) for band in decision.BANDS},
            "skill": percent(-sum(loss for loss, _ in mistakes)),
            "luck": percent(luck.changes[side]), "luck_error": percent(luck.errors[side] ** 0.5),
            "costliest": [number for _, number in sorted(mistakes, reverse=True)[:COSTLIEST]]}


def percent(share: float) -> float:
    """A share of 1 in percent, with one decimal."""
    return round(100 * share, 1) + 0.0
