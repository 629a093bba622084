# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The names of those at the table, in the sentences that tell of them."""

import pytest

from languages import Language
from words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanations_call_everybody_by_name(language):
    """Those that are still said in English have the English names."""
    said = Language(language)
    about = {key: told for (name, key), told in said.sections.get("new_game.about", {}).items() if name == "ABOUT"}
    named = {"players.partners.": said.OTHER_NAMES[0]}  # who sits opposite at a table for four
    for key, told in about.items():
        for start, name in named.items():
            if f"{key}.".startswith(start):
                assert name in told, f"ABOUT.{key} of {language}.txt doesn't name {name}"
