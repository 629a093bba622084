# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Things that are taken off the screen leave nothing there, although the badge repaints only the places of a
removed Group's TileGrids, and passes over shapes of vectorio."""

import pytest

pytestmark = pytest.mark.usefixtures("nothing_left")


def test_a_note_of_the_guide_leaves_nothing(new_person):
    person = new_person(seed=1, first_start=True)
    person.press("A", "A", "A")
    for _ in range(1000):
        if "explain" in person.badge.flow:
            break
        person.step()
    else:
        raise AssertionError("the guide has nothing to say")
    person.wait(0.2)
    before = person.display.refreshes
    person.press("A")
    assert person.display.refreshes > before


def test_a_match_leaves_nothing_on_a_large_screen(new_person):
    """Where each px is four pixels; test_tours.py has the usual one."""
    person = new_person(seed=1, size=(320, 240))
    person.start_match()
    person.play(rounds=1, buttons=("A", "A", "A", "RIGHT", "LEFT", "UP", "DOWN", "SELECT", "B"))
