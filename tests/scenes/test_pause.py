# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pause, with all lines that it can have."""

import pytest

from saves import settings
from words import LANGUAGES


@pytest.mark.parametrize("launched", [False, True])
@pytest.mark.parametrize("one_hand", [False, True])
@pytest.mark.parametrize("size", [(240, 240), (128, 128)], ids=str)
def test_it_is_laid_out_in_every_language(new_person, midway, check, size, one_hand, launched):
    """One line leads to the deals. With one hand SELECT can't be held down, so a line leads to the chart. One leads
    out of a game that another program has launched."""
    person = new_person(size=size)
    person.take_match(midway("draw", "6-5", "5-4", "3-3"))
    person.app.launched = launched
    settings.choose(person.app, "one_hand", one_hand)
    for language in LANGUAGES:
        settings.choose(person.app, "language", language)
        person.app.start("pause")
        person.wait(0.1)
        assert len(person.scene.menu._lines) == 7 + one_hand + launched
        check(person.badge, language)
