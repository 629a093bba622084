# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The names of those at the table, in the sentences that tell of them."""
import pytest

import text


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_explanations_call_everybody_by_name(language):
    menus, about = text.load(language, "menus"), text.load(language, "new_game").ABOUT
    assert menus.OTHERS[0] in about["players"]["partners"]  # who sits opposite at a table for four
    for level, (_, name) in menus.LEVELS.items():
        assert name in about["level"][level]
