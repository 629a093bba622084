# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""In the first match of a game a hint is offered when the person waits for long."""

import pytest

from engine import games
from saves import notes

OFFER = "SELECT: hint"
MORE = notes.bit("more")  # a note that is still to come, but not due


@pytest.fixture
def waiting(new_person, midway):
    """waiting(guide=...): a person who has the turn at a table of All Fives, with no note due."""

    def make(guide=MORE, line="6-4", hand="6-5 4-1"):
        person = new_person(seed=1)
        person.app.settings.guide = guide
        person.sit_down(midway("all_fives", line, hand, "3-3 3-0", boneyard="0-0 1-0 2-0"))
        person.wait(1)
        return person

    return make


def offered(person):
    return OFFER in person.read()


def test_a_hint_is_offered_after_eight_seconds_once_and_without_a_sound(waiting):
    person = waiting()
    person.wait(6.5)
    assert not offered(person)
    sounds = []
    person.app.handheld.speaker.play = sounds.append
    person.wait(2)
    assert offered(person) and sounds == []
    person.press("SELECT")
    person.wait(1)
    assert not offered(person)  # but the hint itself
    person.wait(10)
    assert not offered(person)


def test_a_press_puts_the_offer_off(waiting):
    person = waiting()
    person.wait(6)
    person.press("RIGHT")
    person.wait(6)
    assert not offered(person)
    person.wait(3)
    assert offered(person)


@pytest.mark.parametrize(
    "options",
    [
        {"guide": 0},
        {"guide": notes.bit("stake")},  # of another game
        {"hand": "5-5 5-1"},  # nothing fits: there is no choice
    ],
)
def test_no_hint_is_offered_once_the_guide_is_skipped_or_without_a_choice(waiting, options):
    person = waiting(**options)
    person.wait(10)
    assert not offered(person)


def test_a_hint_is_offered_in_tien_gow(new_person):
    person = new_person(seed=1)
    person.app.settings.guide = notes.bit("paid")
    rules = games.load("tien_gow")
    person.sit_down(rules(4))
    person.wait_until_still()
    person.wait_for_turn()
    person.wait(1)
    assert OFFER not in person.read()
    person.wait(9)
    assert OFFER in person.read()
