# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of the table of Pai Gow."""

import pytest

from engine import games
from tests.tables.pai_gow.shown import MINE, SEEN, THEIRS


@pytest.fixture
def new_table(person):
    """new_table(scores=(100, 100), person=person): a Person who is asked for the stake of the first round."""

    def make(scores=(100, 100), person=person):
        match = games.load("pai_gow")()
        match.scores = list(scores)
        match.stake = min(match.stake, match.stakes()[-1])
        person.sit_down(match)
        person.wait(SEEN)
        return person

    return make


@pytest.fixture
def table(person, begin):
    """table("6-6 6-3 5-2 4-2", "1-1 5-3 6-1 4-3", stake=25): a Person who holds these against the banker's."""

    def make(hand=MINE, bankers=THEIRS, stake=10, person=person, **options):
        match = begin("pai_gow", hand, bankers, stake=stake, **options)
        person.sit_down(match)
        person.wait(SEEN)
        return person

    return make
