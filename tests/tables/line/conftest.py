# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of the table of line games."""

import pytest


@pytest.fixture
def table(person, begin, play):
    """table("6-1 6-2", "5-5", played="6-1, 5-1 right", ...): a Person at the table, their turn to act."""

    def make(*hands, played="", **options):
        match = begin("kurnik", *hands, **options)
        if played:
            play(match, played)
        person.sit_down(match)
        person.wait_for_turn()
        person.wait_until_still()
        return person

    return make
