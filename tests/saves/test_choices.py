# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the person has chosen survives a reset at once, before the game has saved it in the NVM."""

import pytest

from saves import notes, settings
from simulator.nvm import Nvm
from tests.saves.test_saves import damaged


@pytest.fixture
def reset(new_person):
    """reset(person): the Person after the badge's reset button was pressed."""
    return lambda person: new_person(seed=2, nvm=person.badge.nvm, sleep_memory=person.badge.sleep_memory)


def guided_to_a_note(new_person):
    """A person in the first match, who reads the guide's first note."""
    person = new_person(seed=1, nvm=Nvm(), first_start=True)
    person.press("A")
    person.start_match()
    for _ in range(2000):
        if person.scene.note and person.doing == "press":
            return person
        person.step()
    raise AssertionError("no note came")


@pytest.mark.parametrize("sleeps", [True, False], ids=["reset", "power off"])
def test_the_guide_that_was_skipped_does_not_come_back(new_person, reset, sleeps):
    person = guided_to_a_note(new_person)
    person.press("B")
    person.wait(0.5)
    again = reset(person) if sleeps else new_person(seed=2, nvm=person.badge.nvm)
    assert not again.app.settings.guide & notes.of_game("all_fives")
    again.press("A")
    again.wait_until_still()
    assert again.scene_name == "tables.line.scene" and not again.scene.guided


def test_an_option_survives_a_reset_before_the_options_are_left_and_wears_nothing_out(person, reset):
    person.app.start("options")
    person.wait_for_scene("options")
    writes, sound = person.badge.nvm.writes, person.app.settings.sound
    person.press("DOWN", "RIGHT", "DOWN", "RIGHT")
    person.wait(0.5)
    assert person.app.scene == "options" and person.badge.nvm.writes == writes
    again = reset(person).app
    assert (again.settings.sound, again.settings.lights) == (person.app.settings.sound, False)
    assert again.settings.sound != sound


@pytest.mark.parametrize("buttons", [[], ["SELECT"]], ids=["there", "in its help"])
def test_the_choice_of_a_new_match_survives_a_reset_before_it_is_left(person, reset, buttons):
    person.press("A")
    person.choose("game", "kozel")
    person.choose("players", 3)
    person.press(*buttons)
    person.wait(0.5)
    again = reset(person)
    again.press("A")
    assert (again.scene.choice.game, again.scene.choice.seats) == ("kozel", 3)


def test_the_newest_settings_are_taken_from_the_nvm_where_the_others_are_damaged(person, new_person):
    settings.choose(person.app, "speed", 0)
    person.app.save()
    settings.choose(person.app, "speed", 1)
    person.app.remember()
    badge = person.badge
    again = new_person(seed=2, nvm=badge.nvm, sleep_memory=damaged(badge.sleep_memory, "settings")).app
    assert (again.settings.speed, again.note) == (0, "The settings were lost.")


def test_until_a_language_was_chosen_no_settings_are_kept(new_person):
    """Those that a host offers may not be the person's."""
    person = new_person(seed=1, nvm=Nvm(), first_start=True)
    settings.choose(person.app, "language", "hu")
    person.wait(0.5)
    again = new_person(seed=2, nvm=person.badge.nvm, sleep_memory=person.badge.sleep_memory, first_start=True)
    assert again.app.scene == "language"
