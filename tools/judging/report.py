# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The judgement of a match as replay.py --judge prints it: an object for each decision of a seat, and a summary.

A decision (docs/judging.md) has these keys:

decision     its number, which is also the seed of its deals
round, move  where it is in the record, both counted from 1
played       the move, or the moves of a turn of Blitz
band         best, fine, loose or costly
loss, error  the win chance lost, and its standard error, both in %
points       the points lost in this round, compared with the others
chance       the win chance after the played move, in %
exact        whether no tile was hidden
better       the better move or turn, after a mistake
why          the reason, as in hints; left out if Skilled's evaluation gives none
reason, after_better, after_played  the feature behind `why`, and its value after each move

The summary has `skill`, `luck` and its standard error `luck_error` (too small in Bergen, where the ways to play on
differ little), `bands` with the number of decisions in each, and `costliest`, the numbers of the three worst.
"""

from collections.abc import Iterator
from functools import cache

import languages
from engine.judge import decision
from engine.judge.decisions import Decision
from engine.judge.reasons import reason
from engine.judge.review import Judging
from engine.match import Match
from engine.view import View

_SECTIONS = {"tien_gow": "TRICKS_HINTS", "pai_gow": "PAI_GOW_HINTS"}  # and LINE_HINTS
_NEXT = ("stuck", "second", "third")  # reasons about the seats that follow


def judged(match: Match, seat: int) -> Iterator[dict[str, object]]:
    """Judge a seat's decisions in a match; yield an object for each, and last the summary."""
    judging = Judging(match, seat)
    for _ in judging.find():
        pass
    for place, made in enumerate(judging.decisions):
        for _ in judging.judge(place):
            pass
        judgement = judging.judgements[place]
        if judgement:
            yield line(place + 1, made, judgement)
    for _ in judging.tell_luck():
        pass
    yield summary(seat, judging)


def line(number: int, made: Decision, judgement: decision.Judgement) -> dict[str, object]:
    """The object that is printed for a decision."""
    notation = made.view.rules.notation
    found = {
        "decision": number,
        "round": made.round + 1,
        "move": made.move + 1,
        "played": ", ".join(map(notation.name, made.played)),
        "band": judgement.band,
        "loss": percent(judgement.loss),
        "error": percent(judgement.error),
        "points": round(judgement.points, 1),
        "chance": percent(judgement.chance),
        "exact": judgement.exact,
    }
    if decision.is_mistake(judgement):
        found["better"] = ", ".join(map(notation.name, judgement.best))
        why = reason(made, judgement)
        if why:
            found["why"] = sentence(made.view, *why[:2])
            found["reason"], found["after_better"], found["after_played"] = why
    return found


def summary(seat: int, judging: Judging) -> dict[str, object]:
    """The object that is printed at the end."""
    bands = [judgement.band for _, judgement in judging.real()]
    return {
        "seat": seat,
        "decisions": len(bands),
        "bands": {band: bands.count(band) for band in decision.BANDS},
        "skill": percent(judging.skill()),
        "luck": percent(judging.changed()),
        "luck_error": percent(judging.error()),
        "costliest": [place + 1 for place in judging.costliest()],
    }


def percent(share: float) -> float:
    """A share of 1 in percent, with one decimal."""
    return round(100 * share, 1) + 0.0


def sentence(view: View, reason: str, amount: int) -> str:
    """Return why a move is better, in the words of the English hints: the sentence for a reason and its number."""
    whose = ""
    if reason in _NEXT:
        seat = (view.seat + 1 + _NEXT.index(reason)) % len(view.counts)
        reason = "stuck" if (seat - view.seat) % len(view.scores) else "partner"
        whose = f"Seat {seat}"
    section, own = _SECTIONS.get(view.rules.family, "LINE_HINTS"), f"{reason}.{view.rules.game}"
    words = _words()
    one, *several = (words.get((section, own)) or words[section, reason]).split(languages.BETWEEN)
    text = (several[-1] if several and amount != 1 else one).strip()
    return text % (whose or amount) if "%" in text else text


@cache
def _words() -> dict[tuple[str, str | None], str]:
    return {
        name: text
        for section in languages.Language(languages.ENGLISH).sections.values()
        for name, text in section.items()
    }
