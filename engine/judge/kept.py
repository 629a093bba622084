# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judgements that are kept in a record (docs/record-format.md), so that the match isn't judged again."""

from __future__ import annotations

from . import decision, families

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .decisions import Decision
    from .review import Judging

JUDGE = 1  # raise it when decisions are judged otherwise: what an earlier judge has told isn't taken

_NUMBERS = ("loss", "error", "points", "chance")
_DECIMALS = 5
_MOST = 1000  # more than any of these numbers


def tell(judging: Judging) -> dict[str, Any]:
    """Return everything that a Judging has found in a match, as a dict for json."""
    luck = judging.luck
    return {
        "judge": JUDGE,
        "decisions": [_tell(made, judging.judgements[place]) for place, made in enumerate(judging.decisions)],
        "luck": [round(change, _DECIMALS) for change in luck.changes],
        "luck_squares": [round(square, 2 * _DECIMALS) for square in luck.errors],
    }


def _tell(made: Decision, judgement: decision.Judgement | None) -> dict[str, Any] | None:
    if not judgement:
        return None
    told: dict[str, Any] = {name: round(getattr(judgement, name), _DECIMALS) for name in _NUMBERS}
    told["best"] = list(map(made.view.rules.notation.name, judgement.best))
    told["exact"] = judgement.exact
    return told


def take(judging: Judging, told: Any) -> bool:
    """Give a Judging, which knows its decisions, the results of an earlier one of the same judge. Return whether
    they are of these decisions; otherwise nothing is changed."""
    try:
        if told["judge"] != JUDGE or len(told["decisions"]) != len(judging.decisions):
            return False
        found = [_taken(made, each) for made, each in zip(judging.decisions, told["decisions"])]
        luck, squares = [[_number(number) for number in told[name]] for name in ("luck", "luck_squares")]
        if not len(luck) == len(squares) == len(judging.luck.changes):
            return False
    except (KeyError, TypeError, ValueError):
        return False
    judging.judgements.update(enumerate(found))
    judging.luck.changes, judging.luck.errors = luck, squares
    judging.has_luck = True
    return True


def _taken(made: Decision, told: Any) -> decision.Judgement | None:
    """Return the Judgement of a decision. Raises KeyError, TypeError or ValueError if it makes no sense."""
    if told is None:
        return None
    view = made.view
    module = families.of(view)
    turns = {
        tuple(map(view.rules.notation.name, module.turn(view, candidate))): (key, candidate)
        for key, candidate in module.candidates(view).items()
    }
    key, candidate = turns[tuple(told["best"])]
    loss, error, points, chance = [_number(told[name]) for name in _NUMBERS]
    return decision.Judgement(
        module.turn(view, candidate), loss, error, points, chance, bool(told["exact"]), decision.band(loss, error), key
    )


def _number(number: Any) -> float:
    """Return a number as a float. Raises ValueError if it is none, or too large."""
    if type(number) not in (int, float) or not abs(number) < _MOST:
        raise ValueError
    return float(number)
