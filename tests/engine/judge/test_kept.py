# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judgements that are kept in a record."""

import json

import pytest

from engine.judge import decision, families, kept
from engine.judge.review import Judging
from tests.person import match_of

MATCHES = (
    "all_fives_match",
    "blitz_match",
    "tien_gow_match",
    "pai_gow_match",
)


def found(match):
    """A Judging of a match that has found its decisions."""
    judging = Judging(match, 0)
    for _ in judging.find():
        pass
    return judging


def judged(match, count=6):
    """A Judging of a match whose first decisions are judged somehow, and all others can't be."""
    judging = found(match)
    for place, made in enumerate(judging.decisions):
        judging.judgements[place] = None
        if place < count:
            module = families.of(made.view)
            key, best = list(module.candidates(made.view).items())[-1]
            loss = 0.031 * place
            judging.judgements[place] = decision.Judgement(
                module.turn(made.view, best), loss, 0.01, -1.5, 0.25, place == 1, decision.band(loss, 0.01), key
            )
    judging.luck.changes[0], judging.luck.errors[0] = 0.25, 0.0009
    judging.has_luck = True
    return judging


@pytest.mark.parametrize("name", MATCHES)
def test_what_is_told_is_taken_as_it_was(name):
    before = judged(match_of(name))
    told = json.loads(json.dumps(kept.tell(before)))
    after = found(match_of(name))
    assert kept.take(after, told) and after.has_luck
    assert after.judgements == before.judgements and after.costliest() == before.costliest()
    assert (after.changed(), after.error()) == (before.changed(), before.error())


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told.update(judge=kept.JUDGE + 1),
        lambda told: told["decisions"].pop(),
        lambda told: told["decisions"][0].update(best=["6-6 up"]),
        lambda told: told["decisions"][0].update(loss="0.1"),
        lambda told: told["decisions"][0].update(loss=float("nan")),
        lambda told: told["decisions"][0].pop("error"),
        lambda told: told["luck"].append(0),
        lambda told: told.update(luck_squares=None),
    ],
)
def test_what_makes_no_sense_is_not_taken_and_changes_nothing(change):
    told = kept.tell(judged(match_of("kozel_partners")))
    change(told)
    judging = found(match_of("kozel_partners"))
    assert not kept.take(judging, told)
    assert not judging.judgements and not judging.has_luck and judging.changed() == 0


@pytest.mark.parametrize("told", [None, {}])
def test_nor_is_anything_else(told):
    assert not kept.take(found(match_of("kozel_partners")), told)
