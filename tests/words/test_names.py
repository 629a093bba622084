# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The names of those at the table, in the sentences that tell of them."""
import pytest

from languages import Language
from words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanations_call_everybody_by_name(language):
    said, about = Language(language), Language(language).ABOUT
    assert said.OTHER_NAMES[0] in about["players.partners"]  # who sits opposite at a table for four
    for level, (_, name) in said.LEVELS.items():
        assert all(name in told for key, told in about.items() if f"{key}.".startswith(f"level.{level}."))
