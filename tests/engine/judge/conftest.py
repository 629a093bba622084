# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of the judge."""

import pytest

from engine import parsing
from engine.judge import decision


@pytest.fixture
def judge():
    """judge(match, "6-1 left", seed=1): the Judgement of that move, or of the moves of a turn."""

    def judged(match, moves, seed=1):
        played = [parsing.move_of(match, move) for move in moves.split(", ")]
        return list(decision.judge(match.view(match.turn), played, seed))[-1]

    return judged
