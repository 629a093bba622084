# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Perft: the exact number of move sequences of each length from fixed deals.

Each line of tests/fixtures/perft.jsonl is a deal, named by its number or spelt out in tiles, with the moves that were
made before, and `counts`. These are, for each number of moves from 1 on: the sequences, the sum that their last moves
added to the scores (in Tien Gow, to seat 0's), and how many of them ended the round. The numbers were found by another,
naive program that was written from the rules alone: where one differs, a rule is broken.
"""

import json
from itertools import takewhile

import pytest

from engine import games
from environment import ROOT

DEALS = list(map(json.loads, (ROOT / "tests" / "fixtures" / "perft.jsonl").read_text(encoding="utf-8").splitlines()))


def perft(match, most, points_of=sum):
    """For each number of moves from 1 to `most`: the sequences of that length, the sum that their last moves added
    to `points_of(scores)`, and how many ended the round."""
    found = [[0, 0, 0] for _ in range(most)]
    count_from(match, found, points_of)
    return found


def count_from(match, found, points_of):
    """Add the results of each next move to the first of `found`, and those of the moves that follow to the
    others."""
    counts, *rest = found
    for move in match.legal_moves():
        after = match.copy()
        after.play(move)
        counts[0] += 1
        counts[1] += points_of(after.scores) - points_of(match.scores)
        counts[2] += not after.legal_moves()
        if rest:
            count_from(after, rest, points_of)


@pytest.mark.parametrize("dealt", DEALS, ids=lambda dealt: dealt["game"])
def test_perft(begin, play, cases, dealt):
    """Before every commit not as deep: the longest sequences are most of them all."""
    if "deal" in dealt:
        match = games.load(dealt["game"])(dealt["seats"], dealt["options"])
        match.deal(dealt["deal"])
    else:
        known = {key: dealt[key] for key in ("scores", "boneyard") if key in dealt}
        match = begin(dealt["game"], *dealt["hands"], leader=dealt["leader"], **known, **dealt.get("options", {}))
        if dealt["moves"]:
            play(match, dealt["moves"])
    points_of = (lambda scores: scores[0]) if dealt["game"] == "tien_gow" else sum
    counts = list(takewhile(lambda count: count[0] <= cases(15_000), dealt["counts"]))
    assert perft(match, len(counts), points_of) == counts
