# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of the table of Tien Gow."""

import pytest

from tests.tables.tricks.shown import sit


@pytest.fixture
def table(person, begin, play):
    """table("6-6", "5-5", leader=1, played="lead 5-5"): a Person at the table, their turn to act."""

    def make(*hands, played="", scores=None, **options):
        match = begin("tien_gow", *(hands + ("",) * 4)[:4], scores=scores, **options)
        if played:
            play(match, played)
        sit(person, match)
        person.wait_for_turn()
        person.wait_until_still()
        return person

    return make
