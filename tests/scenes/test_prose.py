# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Screens that one reads: nothing is cut off, and nothing lies over anything else, as wide as their letters are."""

import sys


def test_what_writes_is_let_go_with_the_screens_that_need_it(person):
    person.start_match()
    assert not any(name.startswith("adafruit_display_text") for name in sys.modules)
    assert "words.prose" not in sys.modules
