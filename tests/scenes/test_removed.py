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


def test_the_sign_beside_the_ghost_leaves_nothing(person, midway):
    person.sit_down(midway("all_fives", "5-5", "5-0 6-4", "3-3 3-1"))
    person.press("A")
    person.press("RIGHT", "B")


@pytest.mark.parametrize("size", [(160, 128), (320, 240)], ids=str)
def test_a_match_leaves_nothing(new_person, size):
    """With its ghosts, signs and arrows, the hands, the summaries and the result; on a large screen, too, where
    each px is four pixels."""
    person = new_person(seed=1, size=size)
    person.start_match()
    person.play(rounds=1, buttons=("A", "A", "A", "RIGHT", "LEFT", "UP", "DOWN", "SELECT", "B"))
